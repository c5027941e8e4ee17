import type { ReactNode } from "react";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import type { Task } from "#domain/task/task.ts";
import type { EditEnd } from "../edit/text-editor.tsx";
import type { TableLine } from "../model/table-lines.ts";
import type { TableSettings } from "#client/parts/plan/table/table-settings.ts";
import type { SelectedRows } from "#client/ui/row-selection/use-selected-rows.ts";
import type { CellWords } from "../words/use-cell-words.ts";
import type { EditedCell } from "./use-grid-edit.ts";

/** What a grid of tasks is given: its lines, how they are set up, and what is done with them. */
export interface GridProps {
  readonly planId: number;
  readonly name: string;
  readonly lines: readonly TableLine[];
  readonly settings: TableSettings;
  readonly words: CellWords;
  readonly selected: SelectedRows;
  readonly taskCount: number;
  readonly selectedTaskId: number | undefined;
  readonly rightsOf: (task: Task) => TaskRights;
  readonly onSettings: (change: Partial<TableSettings>) => void;
  readonly onFold: (line: TableLine) => void;
  readonly onOpenTask: (taskId: number) => void;
  readonly onComplete: (task: Task) => void;
  /** The cell that is being edited. */
  readonly edited: EditedCell | undefined;
  readonly onEdited: (edited: EditedCell | undefined) => void;
  readonly renderEditor: (task: Task, cell: EditedCell, onEnd: (end: EditEnd) => void) => ReactNode;
}
