import { Checkbox } from "@mantine/core";
import { IconCopy, IconTrash } from "@tabler/icons-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { FormField } from "../form-field.tsx";
import classes from "./sub-table.module.css";
import { alignOf } from "./shown-columns.ts";
import type { RowButton } from "./row-buttons.ts";
import type { RowEdits } from "./use-row-edits.ts";

interface GridRowProps {
  readonly rowId: string;
  /** Its place, counted from 1. */
  readonly row: number;
  readonly columns: readonly FormPiece[];
  readonly buttons: readonly RowButton[];
  readonly edits: RowEdits;
  readonly canEdit: boolean;
  readonly selected: boolean;
  readonly onSelect: (rowId: string, isOn: boolean) => void;
  /** Learns how high it is, where only some rows are in the page. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
}

/** One row of a sub-table; draws itself anew only when something of its frame changes, its cells see to themselves. */
export const GridRow = memo(function GridRow({
  rowId,
  row,
  columns,
  buttons,
  edits,
  canEdit,
  ...rest
}: GridRowProps) {
  const { t } = useTranslation("form-fill");
  const { selected, onSelect, measure } = rest;
  return (
    <tr ref={measure} data-index={row - 1} aria-rowindex={row + 1} className={classes.row}>
      {canEdit && (
        <td>
          <Checkbox
            size="xs"
            aria-label={t("selectRow", { row })}
            checked={selected}
            onChange={(event) => onSelect(rowId, event.currentTarget.checked)}
          />
        </td>
      )}
      <td className={classes.number}>{row}</td>
      {columns.map((column) => (
        <td key={column.path} data-align={alignOf(column)}>
          <FormField piece={column} rowId={rowId} row={row} inCell />
        </td>
      ))}
      {canEdit && (
        <td className={classes.actions}>
          <RowActions rowId={rowId} row={row} buttons={buttons} edits={edits} />
        </td>
      )}
    </tr>
  );
});

interface RowActionsProps extends Pick<GridRowProps, "rowId" | "row" | "buttons" | "edits"> {
  /** Called when the row is gone. */
  readonly onGone?: () => void;
}

/** What can be done with one row. */
export function RowActions({ rowId, row, buttons, edits, onGone }: RowActionsProps) {
  const { t } = useTranslation("form-fill");
  const remove = async (asks: boolean) => {
    if (await edits.remove([rowId], asks)) onGone?.();
  };
  return buttons.map(({ name, label, asks }) => {
    if (name === "copy") {
      const words = label || t("copyRow", { row });
      return (
        <IconButton
          key={name}
          icon={IconCopy}
          size="sm"
          label={words}
          onClick={() => edits.copy(rowId)}
        />
      );
    }
    if (name !== "remove") return null;
    const words = label || t("removeRow", { row });
    return (
      <IconButton
        key={name}
        icon={IconTrash}
        size="sm"
        label={words}
        onClick={() => void remove(asks)}
      />
    );
  });
}
