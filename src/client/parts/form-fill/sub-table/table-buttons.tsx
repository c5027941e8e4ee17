import { Button, Group } from "@mantine/core";
import { IconListCheck, IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import { useShownForm } from "../store/form-context.ts";
import { pickedInterface } from "#domain/form/graph/related-interfaces.ts";
import { pickedModel } from "#domain/form/graph/related-models.ts";
import { type JsonObject, objectOf, textOf } from "#domain/form/json/json.ts";
import { footerButtons, type RowButton } from "./row-buttons.ts";
import type { RowEdits } from "./use-row-edits.ts";

const PickDialog = late(async () => (await import("./pick-dialog.tsx")).PickDialog);
const PickSourceDialog = late(
  async () => (await import("./pick-source-dialog.tsx")).PickSourceDialog,
);

interface TableButtonsProps {
  readonly node: FormNode;
  readonly edits: RowEdits;
  readonly selected: readonly string[];
  /** A row came that somebody will fill in now. */
  readonly onAdded: (rowId: string) => void;
}

/** What is done with the rows of a sub-table as a whole. */
export function TableButtons({ node, edits, selected, onAdded }: TableButtonsProps) {
  const { t } = useTranslation("form-fill");
  const { recordsOf, interfaceOf } = useShownForm();
  const [picking, setPicking] = useState<RowButton>();
  const sourceOf = ({ source }: RowButton) => {
    const model = pickedModel(source);
    if (model === "") return { known: interfaceOf(pickedInterface(source)) };
    return { records: recordsOf(model) };
  };
  const { records, known } = picking ? sourceOf(picking) : {};
  const pick = (rows: readonly JsonObject[]) => {
    if (picking) edits.addPicked(rows, picking.source);
  };
  const close = () => setPicking(undefined);
  return (
    <>
      <Group gap="xs">
        {footerButtons(node).map((button) => {
          const { key, name, label } = button;
          if (name === "add") {
            return (
              <Button
                key={key}
                {...look}
                leftSection={<IconPlus size="1rem" aria-hidden />}
                onClick={() => onAdded(edits.add())}
              >
                {label || t("addRow")}
              </Button>
            );
          }
          if (name === "batchRemove") {
            return (
              <Button
                key={key}
                {...look}
                leftSection={<IconTrash size="1rem" aria-hidden />}
                disabled={selected.length === 0}
                onClick={() => void edits.remove(selected, true)}
              >
                {label || t("removeSelected")}
              </Button>
            );
          }
          return (
            <Button
              key={key}
              {...look}
              leftSection={<IconListCheck size="1rem" aria-hidden />}
              disabled={Object.values(sourceOf(button)).every((each) => each === undefined)}
              onClick={() => setPicking(button)}
            >
              {label || t("pickRows")}
            </Button>
          );
        })}
      </Group>
      {picking && records && (
        <Opening>
          <PickDialog
            title={textOf(objectOf(picking.source["actionConfig"])["popupTitle"])}
            records={records}
            onPick={(picked) => pick(picked.map(({ id, row }) => ({ ...row, id })))}
            onClose={close}
          />
        </Opening>
      )}
      {picking && known && (
        <Opening>
          <PickSourceDialog known={known} button={picking.source} onPick={pick} onClose={close} />
        </Opening>
      )}
    </>
  );
}

const look = { size: "compact-sm", variant: "subtle" } as const;
