import type { TableField } from "#client/parts/plan/table/table-fields.ts";
import type { TableLine } from "../model/table-lines.ts";
import type { TableSettings } from "#client/parts/plan/table/table-settings.ts";
import type { SelectedRows } from "#client/ui/row-selection/use-selected-rows.ts";
import type { GridFocus } from "./use-grid-place.ts";

/** What keys and presses do in the grid. */
export interface GridActs {
  readonly lines: readonly TableLine[];
  readonly settings: TableSettings;
  readonly focus: GridFocus;
  readonly selected: SelectedRows;
  readonly onSettings: (change: Partial<TableSettings>) => void;
  readonly onFold: (line: TableLine) => void;
  readonly onOpenTask: (taskId: number) => void;
  /** Opens a cell to be changed, where the person may; `typed` is what they began with. */
  readonly onEdit: (line: TableLine, field: TableField, typed?: string) => void;
}
