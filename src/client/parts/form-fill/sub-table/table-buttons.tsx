import { Button, Group } from "@mantine/core";
import { IconListCheck, IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import { useShownForm } from "../store/form-context.ts";
import { pickedModel } from "#domain/form/graph/related-models.ts";
import { footerButtons, type RowButton } from "./row-buttons.ts";
import type { RowEdits } from "./use-row-edits.ts";

const PickDialog = late(async () => (await import("./pick-dialog.tsx")).PickDialog);

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
  const { recordsOf } = useShownForm();
  const [picking, setPicking] = useState<RowButton>();
  const records = picking && recordsOf(pickedModel(picking.source));
  return (
    <>
      <Group gap="xs">
        {footerButtons(node).map((button) => {
          const { name, label, source } = button;
          if (name === "add") {
            return (
              <Button
                key={name}
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
                key={name}
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
              key={name}
              {...look}
              leftSection={<IconListCheck size="1rem" aria-hidden />}
              disabled={recordsOf(pickedModel(source)) === undefined}
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
            records={records}
            onPick={(picked) => edits.addPicked(picked, picking.source)}
            onClose={() => setPicking(undefined)}
          />
        </Opening>
      )}
    </>
  );
}

const look = { size: "compact-sm", variant: "subtle" } as const;
