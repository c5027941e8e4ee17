import type { RefObject } from "react";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import type { Task } from "#domain/task/task.ts";
import { mayEdit } from "../edit/may-edit.ts";
import type { EditEnd } from "../edit/text-editor.tsx";
import type { OwnFields } from "../model/own-fields.ts";
import type { TableField } from "#client/parts/plan/table/table-fields.ts";
import { keyOfLine, type TableLine } from "../model/table-lines.ts";
import type { GridFocus } from "./use-grid-place.ts";

/** The cell that is being edited. */
export interface EditedCell {
  /** The line of its task, which may stand on several. */
  readonly line: string | number;
  readonly taskId: number;
  readonly field: TableField;
  /** What was typed to begin with. */
  readonly typed: string | undefined;
}

interface GridEdit {
  /** Which cell is edited is known outside, so that the grid is not taken away from under it. */
  readonly onEdited: (edited: EditedCell | undefined) => void;
  readonly grid: RefObject<HTMLElement | null>;
  readonly focus: GridFocus;
  readonly own: OwnFields;
  readonly rightsOf: (task: Task) => TaskRights;
  readonly onComplete: (task: Task) => void;
}

const steps = {
  here: [0, 0],
  away: [0, 0],
  down: [1, 0],
  right: [0, 1],
  left: [0, -1],
} as const satisfies Record<EditEnd, readonly [number, number]>;

/** One cell at a time is edited; done or not is changed at once, without anything opening. */
export function useGridEdit({ onEdited, grid, focus, own, rightsOf, onComplete }: GridEdit) {
  const begin = (line: TableLine, field: TableField, typed?: string) => {
    if (line.kind === "group") return;
    const { task } = line.row;
    if (!mayEdit(field, rightsOf(task), own)) return;
    if (field === "status" && task.flowItemId === 0) onComplete(task);
    else onEdited({ line: keyOfLine(line), taskId: task.id, field, typed });
  };
  const end = (how: EditEnd) => {
    onEdited(undefined);
    if (how === "away") return;
    const [down, right] = steps[how];
    const { row, column } = focus.place;
    if (how !== "here") focus.moveTo({ row: row + down, column: column + right });
    grid.current?.focus({ preventScroll: true });
  };
  return { begin, end };
}
