import type { Id } from "../../id.ts";
import { sameTimes, timesOf } from "../task-times.ts";
import type { Task } from "../task.ts";
import { partOf } from "./field-steps.ts";
import type { StepDetail, StepKind, TaskStep } from "./task-step.ts";

/** Which right undoing asks for. */
export type UndoRight = "change" | "complete" | "move" | "archive" | "schedule";

/** An ordinary command that takes a step back. */
export type Undo = { readonly right: UndoRight } & (
  | { readonly command: "task.edit"; readonly args: { readonly id: Id } & Readonly<Edit> }
  | {
      readonly command: "task.move";
      readonly args: { readonly taskId: Id; readonly planId: Id; readonly columnId: Id };
    }
  | {
      readonly command: "task.archive";
      readonly args: { readonly taskId: Id; readonly type: "add" | "recovery" };
    }
);

interface Edit {
  name?: string;
  color?: Task["color"];
  priority?: Task["priority"];
  milestone?: Task["milestone"];
  times?: [number, number];
  timesWere?: [number, number];
  flowItemId?: Id;
  flowItemWas?: Id;
  completeTime?: number;
  completeWas?: number;
  addOwner?: Id[];
  removeOwner?: Id[];
  addAssist?: Id[];
  removeAssist?: Id[];
  addTag?: Id[];
  removeTag?: Id[];
  fields?: { id: Id; value: string }[];
}

/**
 * What takes a step back, for as long as what it did still stands; undefined where it does not, or where nothing can
 * take it back. `now` is epoch ms.
 */
export function undoOf(
  { kind, detail }: Pick<TaskStep, "kind" | "detail">,
  task: Task,
  now: number,
): Undo | undefined {
  const { id: taskId, planId, archivedTime } = task;
  if (archivedTime > 0 && kind !== "archive") return undefined;
  if (kind === "archive" || kind === "restore") {
    if (kind === "archive" && archivedTime === 0) return undefined;
    const type = kind === "archive" ? "recovery" : "add";
    return { right: "archive", command: "task.archive", args: { taskId, type } };
  }
  if (kind === "column") {
    const { fromId = 0, toId } = detail;
    if (task.columnId !== toId || fromId === 0) return undefined;
    return { right: "move", command: "task.move", args: { taskId, planId, columnId: fromId } };
  }
  const edit = undoingEdits[kind]?.(detail, task, now);
  if (!edit) return undefined;
  return { right: rightFor(kind, edit), command: "task.edit", args: { id: taskId, ...edit } };
}

function rightFor(kind: StepKind, edit: Edit): UndoRight {
  if (kind === "state" || "completeTime" in edit) return "complete";
  return "times" in edit ? "schedule" : "change";
}

type Undoing = (detail: StepDetail, task: Task, now: number) => Edit | undefined;

/** The edits that take steps back, by their kinds; where there is a workflow, its states say what is done. */
const undoingEdits: Partial<Record<StepKind, Undoing>> = {
  name: ({ from, to }, { name }) => (from && name === to ? { name: from } : undefined),
  color: ({ from, to }, { color }) => (color === to ? { color: from as Task["color"] } : undefined),
  priority: ({ fromId, toId }, { priority }) =>
    priority === toId ? { priority: fromId as Task["priority"] } : undefined,
  milestone: ({ toId }, { milestone }) =>
    milestone === toId ? { milestone: milestone === 1 ? 0 : 1 } : undefined,
  times: ({ fromTimes, toTimes }, task) =>
    fromTimes && toTimes && sameTimes(timesOf(task), toTimes)
      ? { times: fromTimes, timesWere: toTimes }
      : undefined,
  state: ({ fromId = 0, toId }, { flowItemId }) =>
    fromId > 0 && flowItemId === toId ? { flowItemId: fromId, flowItemWas: flowItemId } : undefined,
  complete: (_detail, { flowItemId, completeTime }) =>
    flowItemId === 0 && completeTime > 0
      ? { completeTime: 0, completeWas: completeTime }
      : undefined,
  reopen: (_detail, { flowItemId, completeTime }, now) =>
    flowItemId === 0 && completeTime === 0 ? { completeTime: now } : undefined,
  people: ({ people = [] }, task) => undoingPeople(people, task),
  tags: ({ tags = [] }, task) => undoingTags(tags, task),
  field: ({ field }, { planId, fields }) =>
    field?.planId === planId && (fields[field.id] ?? "") === field.to
      ? { fields: [{ id: field.id, value: field.from }] }
      : undefined,
};

function undoingPeople(people: NonNullable<StepDetail["people"]>, task: Task): Edit | undefined {
  if (people.some(({ userId, to }) => partOf(task, userId) !== to)) return undefined;
  const idsOf = (is: (one: (typeof people)[number]) => boolean) =>
    people.filter(is).map(({ userId }) => userId);
  // An owner becomes an assistant by going and coming: each of the two is named.
  return whereAny({
    addOwner: idsOf(({ from }) => from === 1),
    removeOwner: idsOf(({ from, to }) => to === 1 && from < 1),
    addAssist: idsOf(({ from }) => from === 0),
    removeAssist: idsOf(({ from, to }) => to === 0 && from < 0),
  });
}

function undoingTags(tags: NonNullable<StepDetail["tags"]>, task: Task): Edit | undefined {
  const stands = tags.every(({ id, added }) => task.tagIds.includes(id) === added);
  if (!stands) return undefined;
  return whereAny({
    addTag: tags.filter(({ added }) => !added).map(({ id }) => id),
    removeTag: tags.filter(({ added }) => added).map(({ id }) => id),
  });
}

/** The lists that name somebody; undefined where none does. */
function whereAny(lists: Readonly<Record<string, Id[]>>): Edit | undefined {
  const named = Object.entries(lists).filter(([, ids]) => ids.length > 0);
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}
