import { memo } from "react";
import { isSameCard } from "#client/parts/task/same-card.ts";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import type { Task } from "#domain/task/task.ts";
import type { ReactNode } from "react";
import { mayEdit } from "../edit/may-edit.ts";
import type { TableField } from "#client/parts/plan/table/table-fields.ts";
import type { TableRow } from "../model/table-row.ts";
import type { ShownField } from "#client/parts/plan/table/table-settings.ts";
import type { CellWords } from "../words/use-cell-words.ts";
import { cellId } from "./cell-id.ts";
import { CellView } from "./cell-view.tsx";
import classes from "./grid.module.css";

export interface TaskLineProps {
  readonly gridId: string;
  /** What names its line: the task, and the group where it stands in several. */
  readonly lineKey: string | number;
  readonly row: TableRow;
  readonly index: number;
  /** From the top of the table, pixels. */
  readonly start: number;
  /** How deep it lies below the heads of groups. */
  readonly level: 1 | 2 | undefined;
  readonly fields: readonly ShownField[];
  readonly words: CellWords;
  readonly rights: TaskRights;
  readonly selected: boolean;
  /** Its task is open beside the table. */
  readonly current: boolean;
  /** The cell in which the focus is, by its place; -1 = in none of them. */
  readonly active: number;
  /** Cells that are marked to be copied: from the first to the last of them. */
  readonly markedFrom: number;
  readonly markedTo: number;
  readonly editing: TableField | undefined;
  readonly editor: ReactNode;
  readonly onComplete: (task: Task) => void;
}

/** One task of the table. */
export const TaskLine = memo(function TaskLine(props: TaskLineProps) {
  const { gridId, lineKey, row, index, start, level, fields, words, rights, selected } = props;
  const { current, active, markedFrom, markedTo, editing, editor, onComplete } = props;
  const { task } = row;
  const cell = (place: number) => ({
    id: cellId(gridId, lineKey, place),
    "aria-colindex": place + 1,
    "data-cell": place,
    "data-active": active === place || undefined,
    "data-marked": (place >= markedFrom && place <= markedTo) || undefined,
  });
  return (
    <tr
      className={classes.row}
      style={{ transform: `translateY(${start}px)` }}
      aria-rowindex={index + 2}
      aria-level={level}
      aria-selected={selected}
      aria-current={current || undefined}
      data-line={index}
      data-task={task.id}
      data-done={task.completeTime > 0 || undefined}
    >
      <td {...cell(0)} className={classes.select}>
        <input
          type="checkbox"
          tabIndex={-1}
          readOnly
          data-select
          checked={selected}
          aria-label={words.selectTask(task.name)}
        />
      </td>
      {fields.map(({ field }, place) => (
        <td
          key={field}
          {...cell(place + 1)}
          className={classes.cell}
          data-field={field}
          data-editing={editing === field || undefined}
          data-fixed={!mayEdit(field, rights, words.own) || undefined}
        >
          {editing === field && field === "name" ? (
            editor
          ) : (
            <CellView
              field={field}
              row={row}
              words={words}
              mayComplete={rights.complete}
              onComplete={onComplete}
            />
          )}
          {editing === field && field !== "name" && editor}
        </td>
      ))}
    </tr>
  );
}, isSameLine);

function isSameLine(before: TaskLineProps, after: TaskLineProps): boolean {
  const { row: was, rights: _was, ...restBefore } = before;
  const { row, rights: _is, ...rest } = after;
  const names = Object.keys(rest) as (keyof typeof rest)[];
  return (
    before.rights.change === after.rights.change &&
    before.rights.schedule === after.rights.schedule &&
    before.rights.complete === after.rights.complete &&
    before.rights.move === after.rights.move &&
    (was === row ||
      (isSameCard(was, row) &&
        was.task.startTime === row.task.startTime &&
        was.column.name === row.column.name)) &&
    names.every((name) => restBefore[name] === rest[name])
  );
}
