import type { BoardImport } from "./board-import.ts";

/** How many of each kind come along. */
export type ImportCounts = Readonly<
  Record<
    "columns" | "tasks" | "archived" | "subtasks" | "comments" | "due" | "fields" | "links",
    number
  >
> &
  Partial<OwnCounts>;

/** What only plans of ours bring; of what there is none nothing is said. */
type OwnCounts = Readonly<
  Record<"times" | "baselines" | "automations" | "views" | "templates" | "rights", number>
>;

/** Counts what of a read board comes into the plan; `archived` tasks are among the tasks. */
export function countImport({
  columns,
  tasks,
  fields = [],
  links = [],
  baselines = [],
  parts = {},
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
    ...Object.fromEntries(
      Object.entries(ownCounts({ tasks, baselines, parts })).filter(([, count]) => count > 0),
    ),
  };
}

function ownCounts({
  tasks,
  baselines = [],
  parts: { automations = [], views = [], templates = [], rights = {} } = {},
}: Pick<BoardImport, "tasks" | "baselines" | "parts">): OwnCounts {
  const times = tasks
    .flatMap((task) => [task, ...task.subtasks])
    .flatMap((task) => task.times ?? []);
  return {
    times: times.length,
    baselines: baselines.length,
    automations: automations.length,
    views: views.length,
    templates: templates.length,
    rights: Object.keys(rights).length,
  };
}
