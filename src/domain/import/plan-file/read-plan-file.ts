import { failure, type Result, success } from "#base/result.ts";
import { PLAN_FILE_FORMAT, type PlanFile, planFileShape } from "../../export/plan-file-shape.ts";
import { areSound, type FieldDefinition, optionIdAt } from "../../field/field-definition.ts";
import { valueOfField } from "../../field/field-value.ts";
import { entryRulesOf } from "../../flow/entry-rules.ts";
import type { BoardImport, ImportLink, ImportTask } from "../board-import.ts";
import { fittingLinks } from "../fitting-links.ts";
import { baselinesOf, partsOf, timesOf, unknownRights, withinTimes } from "./read-file-parts.ts";
import { createImportNotes } from "../import-notes.ts";
import { endKey, keyAt, keysOf } from "./file-keys.ts";
import { importRefusal, type ImportRefusal } from "../import-refusal.ts";
import { IMPORT_TASKS_MAX } from "../import-limits.ts";

/** Whether a JSON value says of itself that it is a plan of ours. */
export function isPlanFile(json: unknown): boolean {
  return (
    typeof json === "object" &&
    json !== null &&
    "format" in json &&
    json.format === PLAN_FILE_FORMAT
  );
}

/** A plan that was exported as a file, as the parts of a plan. */
export function readPlanFile(json: unknown): Result<BoardImport, ImportRefusal> {
  const parsed = planFileShape.safeParse(json);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path ?? [];
    return failure(importRefusal("import/wrong-value", { path: pathText(path) }));
  }
  const file = parsed.data;
  if (file.columns.length === 0)
    return failure(importRefusal("import/empty-board", { name: file.name }));
  const tasks = file.tasks.slice(0, IMPORT_TASKS_MAX);
  const { read, over } = withinTimes(tasks.map((task, at) => taskOf(task, at, file)));
  const notes = createImportNotes();
  const { links, left } = fittingLinks(linksOf(file), read, notes);
  const baselines = baselinesOf(file, read);
  const leftOut = [
    { what: "cards" as const, count: file.tasks.length - tasks.length },
    { what: "links" as const, count: left },
    { what: "timeRecords" as const, count: over },
    { what: "emptyBaselines" as const, count: (file.baselines ?? []).length - baselines.length },
    { what: "rights" as const, count: unknownRights(file) },
  ];
  return success({
    name: file.name,
    desc: file.desc,
    columns: file.columns.map((column, at) => ({ ...column, key: keyAt("column", at) })),
    tags: file.tags.map((tag, at) => ({ ...tag, key: keyAt("tag", at) })),
    ...(file.fields && areSound(file.fields) && { fields: file.fields }),
    states: statesOf(file),
    members: file.people.map(({ name, email }, at) => ({
      key: keyAt("person", at),
      name,
      username: email,
    })),
    tasks: read,
    ...(links.length > 0 && { links }),
    ...(baselines.length > 0 && { baselines }),
    ...partsOf(file),
    leftOut: leftOut.filter(({ count }) => count > 0),
    notes: notes.list(),
  });
}

function statesOf({ states, people, columns }: PlanFile): NonNullable<BoardImport["states"]> {
  return states.map((state, at) => ({
    key: keyAt("state", at),
    name: state.name,
    status: state.status,
    outcome: state.outcome,
    turnKeys: keysOf("state", state.turns, states),
    memberKeys: keysOf("person", state.people, people),
    autoAssign: state.autoAssign,
    userLimit: state.userLimit,
    ...entryRulesOf(state),
    columnKey: keysOf("column", [state.column], columns)[0] ?? "",
  }));
}

function taskOf(
  task: PlanFile["tasks"][number],
  at: number,
  { people, states, tags, columns, fields }: PlanFile,
): ImportTask {
  const own = ({
    priority,
    estimate = 0,
    owners,
    assistants,
    state,
    fields: said = [],
    times = [],
  }: PlanFile["tasks"][number]["subtasks"][number]) => {
    const [stateKey] = keysOf("state", [state], states);
    return {
      priority,
      ...(estimate > 0 && { estimate }),
      memberKeys: keysOf("person", owners, people),
      assistantKeys: keysOf("person", assistants, people),
      ...(stateKey !== undefined && { stateKey }),
      ...(times.length > 0 && { times: timesOf(times, people) }),
      ...(said.length > 0 && { fields: said.flatMap((one) => valueOf(one, fields ?? [], people)) }),
    };
  };
  return {
    ...own(task),
    key: keyAt("task", at),
    columnKey: keysOf("column", [task.column], columns)[0] ?? keyAt("column", 0),
    name: task.name,
    // Somebody may have given it subtasks by hand.
    ...(task.milestone === 1 && task.subtasks.length === 0 && { milestone: task.milestone }),
    ...(task.isPrivate === 1 && { isPrivate: task.isPrivate }),
    ...(task.shownTo && { shownToKeys: keysOf("person", task.shownTo, people) }),
    content: "",
    html: task.content,
    color: task.color,
    tagKeys: keysOf("tag", task.tags, tags),
    startTime: task.startTime,
    endTime: task.endTime,
    completeTime: task.completeTime,
    archivedTime: task.archivedTime,
    checks: task.checklist,
    subtasks: task.subtasks.map((subtask, place) => ({
      ...own(subtask),
      key: endKey({ task: at, subtask: place }),
      name: subtask.name,
      color: subtask.color,
      startTime: subtask.startTime,
      endTime: subtask.endTime,
      completeTime: subtask.completeTime,
    })),
    comments: [],
  };
}

/** What waits for what, by the keys of tasks and subtasks; places where nothing is are told by the keys that are known. */
function linksOf({ links = [] }: PlanFile): ImportLink[] {
  return links.map(({ from, to, ...link }) => ({
    ...link,
    fromKey: endKey(from),
    toKey: endKey(to),
  }));
}

type Said = NonNullable<PlanFile["tasks"][number]["fields"]>[number];

/** What a task says in a field, where it can say so: somebody may have written the file by hand. */
function valueOf(
  { field: at, value }: Said,
  fields: readonly FieldDefinition[],
  people: PlanFile["people"],
): NonNullable<ImportTask["fields"]> {
  const field = fields[at];
  if (!field) return [];
  const places = value.split(",").map(Number);
  if (field.kind === "person")
    return [{ field: at, value: "", memberKeys: keysOf("person", places, people) }];
  const options = field.options.map((option, place) => ({ ...option, id: optionIdAt(place) }));
  const given = field.kind === "choice" ? places.map(optionIdAt).join(",") : value;
  const read = valueOfField({ ...field, options }, given);
  return read === undefined || read === "" ? [] : [{ field: at, value: read }];
}

function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}
