import type { BoardCard, BoardColumn } from "#client/data/queries/board.ts";
import type { Column } from "#domain/column/column.ts";
import { byRank } from "#domain/by-rank.ts";
import { progressOf } from "#domain/task/progress-of.ts";
import type { Times } from "#domain/task/task-times.ts";
import { timesOf } from "#domain/task/task-times.ts";
import type { Task } from "#domain/task/task.ts";

/** A column over its tasks. */
export interface GroupLine {
  readonly kind: "group";
  readonly key: string;
  readonly column: Column;
  /** From the first start to the last end; undefined where nothing has a time. */
  readonly times: Times | undefined;
  readonly percent: number;
  readonly folded: boolean;
}

/** A task, or a subtask below it. */
export interface TaskLine {
  readonly kind: "task";
  readonly key: string;
  readonly task: Task;
  /** The task that it is a part of. */
  readonly main: Task | undefined;
  /** How much of it is done; undefined where nothing says so. */
  readonly percent: number | undefined;
  /** It has subtasks, and they are folded away; undefined where it has none. */
  readonly folded: boolean | undefined;
}

export type GanttLine = GroupLine | TaskLine;

interface LineSettings {
  readonly shown: readonly BoardColumn[];
  readonly subtasks: ReadonlyMap<number, readonly Task[]>;
  /** Keys of what is folded. */
  readonly folded: ReadonlySet<string>;
}

/** Columns, their tasks and the subtasks of these, as far as they are unfolded; columns without any are left out. */
export function ganttLines({ shown, subtasks, folded }: LineSettings): GanttLine[] {
  return shown
    .filter(({ cards }) => cards.length > 0)
    .flatMap(({ column, cards }): GanttLine[] => {
      const key = `column:${column.id}`;
      const tasks = cards.map(({ task }) => task);
      const { total, complete } = progressOf(tasks);
      const percent = total > 0 ? Math.round((complete / total) * 100) : 0;
      const isFolded = folded.has(key);
      const group: GroupLine = {
        kind: "group",
        key,
        column,
        times: spanOf(tasks),
        percent,
        folded: isFolded,
      };
      return isFolded
        ? [group]
        : [group, ...cards.flatMap((card) => familyOf(card, subtasks, folded))];
    });
}

function familyOf(
  card: BoardCard,
  subtasks: LineSettings["subtasks"],
  folded: ReadonlySet<string>,
): TaskLine[] {
  const { task } = card;
  const key = `task:${task.id}`;
  const below = subtasks.get(task.id) ?? [];
  const isFolded = below.length > 0 ? folded.has(key) : undefined;
  const line: TaskLine = {
    kind: "task",
    key,
    task,
    main: undefined,
    percent: percentOf(card),
    folded: isFolded,
  };
  if (isFolded !== false) return [line];
  return [
    line,
    ...below.toSorted(byRank).map((subtask): TaskLine => ({
      kind: "task",
      key: `task:${subtask.id}`,
      task: subtask,
      main: task,
      percent: subtask.completeTime > 0 ? 100 : undefined,
      folded: undefined,
    })),
  ];
}

/** By subtasks, where there are some, else by the checklist. */
export function percentOf({ task, subNum, subComplete }: BoardCard): number | undefined {
  if (task.completeTime > 0) return 100;
  const [done, all] = subNum > 0 ? [subComplete, subNum] : [task.checkDone, task.checkNum];
  return all > 0 ? Math.round((done / all) * 100) : undefined;
}

function spanOf(tasks: readonly Task[]): Times | undefined {
  const timed = tasks.filter(({ endTime }) => endTime > 0).map(timesOf);
  if (timed.length === 0) return undefined;
  return [Math.min(...timed.map(([start]) => start)), Math.max(...timed.map(([, end]) => end))];
}
