import type { ImportedLines } from "../../form/import-text/import-lines.ts";
import { PLAN_TAGS_MAX, SUBTASKS_MAX } from "../../limits.ts";
import { headingText } from "../sheet/import-grid.ts";
import { personFinder } from "./people-in-cells.ts";
import { readTask } from "./read-task.ts";
import type { SheetSetting } from "./sheet-of-plan.ts";
import type { ReadTask, SheetParent } from "./sheet-task.ts";
import { type TaskCells, taskCells } from "./task-cells.ts";

interface Line {
  readonly cells: TaskCells;
  /** By which subtasks find it. */
  readonly key: string;
  readonly parentKey: string;
}

/** The tasks of a sheet, each with what hinders it from coming in. */
export function readSheetTasks(
  records: readonly Pick<ImportedLines, "lines" | "texts">[],
  setting: SheetSetting,
): ReadTask[] {
  const find = personFinder(setting.plan.people);
  const lines = records.map(({ texts }): Line => {
    const cells = taskCells(texts.cells);
    return {
      cells,
      key: headingText(cells.text("name")),
      parentKey: headingText(cells.text("parent")),
    };
  });
  const read = lines.map(({ cells }) => readTask(cells, setting, find));
  const parentOf = parentFinder(lines, setting);
  const parents = lines.map((line, at) => parentOf(line, at));
  refuseFullParents(lines, parents, setting);
  refuseTooManyTags(lines, read, setting);
  for (const [at, parent] of parents.entries()) {
    if (!parent || !("at" in parent)) continue;
    const above = lines[parent.at]?.cells;
    if (read[parent.at]?.completeTime && !read[at]?.completeTime)
      above?.wrong("done", "import.subtasksOpen", { name: read[at]?.name ?? "" });
  }
  // A subtask comes with its task or not at all.
  for (const [at, parent] of parents.entries()) {
    const hasProblems = parent && "at" in parent && lines[parent.at]?.cells.problems.length;
    if (hasProblems)
      lines[at]?.cells.wrong("parent", "import.parentWrong", { name: read[parent.at]?.name ?? "" });
  }
  const columnOf = (parent: SheetParent) =>
    "at" in parent
      ? read[parent.at]?.columnId
      : setting.plan.mains.find(({ id }) => id === parent.id)?.columnId;
  return read.flatMap((task, at): ReadTask[] => {
    const [line, record, parent] = [lines[at], records[at], parents[at]];
    if (!line || !record) return [];
    // Subtasks stand with their task.
    const columnId = (parent && columnOf(parent)) ?? task.columnId;
    const { problems } = line.cells;
    return [{ lines: record.lines, task: { ...task, columnId, parent }, problems }];
  });
}

/** Finds the task that a subtask names: the nearest of that name above it, below it, or in the plan. */
function parentFinder(lines: readonly Line[], { plan }: SheetSetting) {
  const inSheet = Map.groupBy(lines.keys(), (at) => lines[at]?.key ?? "");
  const inPlan = Map.groupBy(plan.mains, ({ name }) => headingText(name));
  return ({ cells, parentKey }: Line, at: number): SheetParent | undefined => {
    if (parentKey === "") return undefined;
    const name = cells.text("parent");
    for (const column of ["desc", "tags", "checklist"] as const)
      if (cells.text(column) !== "") cells.wrong(column, "import.notInSubtask");
    const places = (inSheet.get(parentKey) ?? []).filter((place) => place !== at);
    const mains = places.filter((place) => lines[place]?.parentKey === "");
    const place = mains.findLast((other) => other < at) ?? mains[0];
    if (place !== undefined) return { at: place };
    if (places.length > 0) return cells.wrong("parent", "import.parentIsSubtask", { name });
    const [main, another] = inPlan.get(parentKey) ?? [];
    if (main && !another) return { id: main.id };
    return cells.wrong("parent", main ? "import.parentTwice" : "import.parentUnknown", { name });
  };
}

function refuseFullParents(
  lines: readonly Line[],
  parents: readonly (SheetParent | undefined)[],
  { plan }: SheetSetting,
): void {
  const standing = new Map(plan.mains.map(({ id, subtasks }) => [`id ${id}`, subtasks]));
  for (const [at, parent] of parents.entries()) {
    if (!parent) continue;
    const key = "at" in parent ? `at ${parent.at}` : `id ${parent.id}`;
    const count = (standing.get(key) ?? 0) + 1;
    standing.set(key, count);
    if (count > SUBTASKS_MAX)
      lines[at]?.cells.wrong("parent", "task.subtasksMax", { count: SUBTASKS_MAX });
  }
}

/** Tags that the plan does not have are made, as long as it may have more. */
function refuseTooManyTags(
  lines: readonly Line[],
  read: readonly { readonly tags: readonly string[] }[],
  { plan }: SheetSetting,
): void {
  const known = new Set(plan.tags.map(({ name }) => headingText(name)));
  for (const [at, { tags }] of read.entries()) {
    const added = tags.map(headingText).filter((tag) => !known.has(tag));
    if (known.size + added.length > PLAN_TAGS_MAX && added.length > 0)
      lines[at]?.cells.wrong("tags", "tag.max", { count: PLAN_TAGS_MAX });
    else for (const tag of added) known.add(tag);
  }
}
