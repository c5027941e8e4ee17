/** What a column of a sheet can say of a task, in the order of a template. */
export const TASK_COLUMNS = [
  "name",
  "desc",
  "column",
  "state",
  "owner",
  "assist",
  "start",
  "end",
  "priority",
  "tags",
  "parent",
  "checklist",
  "done",
] as const;
export type TaskColumn = (typeof TASK_COLUMNS)[number];

/** What a person calls each of them. */
export type TaskColumnLabels = Readonly<Record<TaskColumn, string>>;

export function isTaskColumn(path: string): path is TaskColumn {
  return (TASK_COLUMNS as readonly string[]).includes(path);
}

/** Those that a plan has: without a workflow there are no states. */
export function columnsOfPlan(hasFlow: boolean): readonly TaskColumn[] {
  return TASK_COLUMNS.filter((column) => hasFlow || column !== "state");
}
