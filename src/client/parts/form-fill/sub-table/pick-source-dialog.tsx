import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { KnownInterface } from "#client/data/queries/choices/interfaces.ts";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { readPickSettings } from "#domain/form/edit/pick-rows.ts";
import { buttonRequest } from "#domain/form/graph/button-request.ts";
import { type JsonObject, listOf, objectOf, textOf } from "#domain/form/json/json.ts";
import { pageSize, shownColumns } from "../rows/asked-rows.ts";
import { RowPicker } from "../rows/row-picker.tsx";
import { RowsDialog } from "../rows/rows-dialog.tsx";
import { useShownForm } from "../store/form-context.ts";

interface PickSourceDialogProps {
  readonly known: KnownInterface;
  readonly button: JsonObject;
  readonly onPick: (rows: readonly JsonObject[]) => void;
  readonly onClose: () => void;
}

/** Rows of a data interface to make rows of, several at once. */
export function PickSourceDialog({ known, button, onPick, onClose }: PickSourceDialogProps) {
  const { t } = useTranslation("form-fill");
  const { store } = useShownForm();
  // As it was opened it stays, also where a phone is turned.
  const isPhoneNow = useIsPhone();
  const [isPhone] = useState(isPhoneNow);
  const [request] = useState(() => buttonRequest(store.state, button));
  const said = objectOf(button["actionConfig"]);
  return (
    <RowsDialog
      title={textOf(said["popupTitle"]) || t("selectData")}
      width={textOf(said["popupWidth"]) || "800px"}
      isSide={said["popupType"] === "drawer" && !isPhone}
      isWhole={isPhone}
      onClose={onClose}
    >
      <RowPicker
        known={known}
        columns={shownColumns({ columnOptions: listOf(said["columnOptions"]) }, known.of)}
        idColumn={keyColumn(known, button)}
        several
        size={pageSize({
          hasPage: said["hasPage"] === true,
          ...(typeof said["pageSize"] === "number" && { pageSize: said["pageSize"] }),
        })}
        request={request}
        chosen={[]}
        isLow={false}
        onConfirm={(picked) =>
          onPick(picked.map(({ row }) => row).filter((row) => row !== undefined))
        }
        onClose={onClose}
      />
    </RowsDialog>
  );
}

/** The column by which rows are told apart: that of the cell by which they are known in the sub-table, else their first. */
function keyColumn({ of }: KnownInterface, button: JsonObject): string {
  if (of.kind === "query") return "id";
  const { storage, cells } = readPickSettings(button);
  const from = cells.find(({ column }) => column === storage)?.from;
  if (from && "column" in from) return from.column;
  return of.columns[0]?.field ?? "id";
}
