import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { randomId } from "#client/platform/random-id.ts";
import { mayWrite } from "#domain/form/permissions/field-rights.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import { useShownForm } from "../store/form-context.ts";
import { pickedEdits } from "./picked-edits.ts";

/** What a person does with the rows of a sub-table (seed 001 section 4). */
export interface RowEdits {
  /** A row with nothing in it but defaults; its id. */
  readonly add: () => string;
  readonly copy: (rowId: string) => void;
  /** Answers whether they went. */
  readonly remove: (rowIds: readonly string[], asks: boolean) => Promise<boolean>;
  /** Rows for records that were picked; those that are there already are skipped, and that is said. */
  readonly addPicked: (picked: readonly JsonObject[], button: JsonObject) => void;
}

export function useRowEdits(table: string): RowEdits {
  const { t } = useTranslation("form-fill");
  const { store } = useShownForm();
  return useMemo(
    () => ({
      add() {
        const rowId = randomId();
        store.apply({ type: "addRow", table, rowId });
        return rowId;
      },
      copy: (rowId) => store.apply({ type: "copyRow", table, rowId, copyId: randomId() }),
      async remove(rowIds, asks) {
        const question = { title: t("prompt"), message: t("removeForGood") };
        const isSure =
          !asks || (await confirm({ ...question, confirmLabel: t("remove"), danger: true }));
        if (isSure) store.apply({ type: "removeRows", table, rowIds });
        return isSure;
      },
      addPicked(picked, button) {
        const { rights } = store.filling;
        const { edits, skipped } = pickedEdits(store.state, picked, {
          table,
          button,
          newRowId: randomId,
          mayFill: (column) => !rights || mayWrite(rights, `${table}.${column}`),
        });
        for (const edit of edits) store.apply(edit);
        if (skipped > 0) showToast({ message: t("rowsSkipped", { count: skipped }) });
      },
    }),
    [store, table, t],
  );
}
