import type { BoardImport } from "./board-import.ts";

/** How many of each kind come along. */
export type ImportCounts = Readonly<
  Record<
    "columns" | "tasks" | "archived" | "subtasks" | "comments" | "due" | "fields" | "links",
    number
  >
>;

/** Counts what of a read board comes into the plan; `archived` tasks are among the tasks. */
export function countImport({
  columns,
  tasks,
  fields = [],
  links = [],
}: BoardImport): ImportCounts {
  return {
    columns: columns.length,
    tasks: tasks.length,
    archived: tasks.filter((task) => task.archivedTime > 0).length,
    subtasks: tasks.reduce((sum, task) => sum + task.subtasks.length, 0),
    comments: tasks.reduce((sum, task) => sum + task.comments.length, 0),
    due: tasks.filter((task) => task.endTime > 0).length,
    fields: fields.length,
    links: links.length,
  };
}
