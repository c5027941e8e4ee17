import { flowNameOf } from "../../flow/flow-fields.ts";
import type { Id } from "../../id.ts";
import { repeatRuleShape } from "../repeat/repeat-rule.ts";
import { visibilityOf } from "../private/visibility.ts";
import type { Task } from "../task.ts";
import { sameTimes, timesOf } from "../task-times.ts";
import type { StepDetail, StepKind, TaskPart } from "./task-step.ts";

/** A step without who did it, and when. */
export interface FieldStep {
  readonly kind: StepKind;
  readonly detail: StepDetail;
}

type Look = (before: Task, after: Task) => FieldStep | undefined;

/** What became of the fields of a task, in the order in which they are told. */
export function fieldSteps(before: Task, after: Task): FieldStep[] {
  const looks = after.parentId > 0 ? ofAll : [...ofMain, ...ofAll];
  return [...looks.flatMap((look) => look(before, after) ?? []), ...valueSteps(before, after)];
}

/** A subtask goes where its task goes: it has no place of its own. */
const ofMain: readonly Look[] = [
  ({ planId: fromId }, { planId: toId }) =>
    fromId === toId ? undefined : { kind: "plan", detail: { fromId, toId } },
  ({ planId, columnId: fromId }, { planId: isIn, columnId: toId }) =>
    planId !== isIn || fromId === toId ? undefined : { kind: "column", detail: { fromId, toId } },
  (before, after) => {
    const [fromId, toId] = [visibilityOf(before), visibilityOf(after)];
    return fromId === toId ? undefined : { kind: "visibility", detail: { fromId, toId } };
  },
  (before, after) => {
    if (before.archivedTime > 0 === after.archivedTime > 0) return undefined;
    return { kind: after.archivedTime > 0 ? "archive" : "restore", detail: {} };
  },
];

const ofAll: readonly Look[] = [
  ({ name: from }, { name: to }) =>
    from === to ? undefined : { kind: "name", detail: { from, to } },
  stateStep,
  (before, after) => {
    const [fromTimes, toTimes] = [timesOf(before), timesOf(after)];
    return sameTimes(fromTimes, toTimes)
      ? undefined
      : { kind: "times", detail: { fromTimes, toTimes } };
  },
  peopleStep,
  tagsStep,
  ({ priority: fromId }, { priority: toId }) =>
    fromId === toId ? undefined : { kind: "priority", detail: { fromId, toId } },
  ({ color: from }, { color: to }) =>
    from === to ? undefined : { kind: "color", detail: { from, to } },
  ({ milestone: from }, { milestone: toId }) =>
    from === toId ? undefined : { kind: "milestone", detail: { toId } },
  (before, after) => {
    const [from, to] = [ruleOf(before), ruleOf(after)];
    return from === to ? undefined : { kind: "repeat", detail: { toId: to === "" ? 0 : 1 } };
  },
  (before, after) =>
    JSON.stringify(before.reminders) === JSON.stringify(after.reminders)
      ? undefined
      : { kind: "reminders", detail: { toId: after.reminders.length } },
];

/** A task that comes into a state is done or open by it: that is no step of its own. */
function stateStep(before: Task, after: Task): FieldStep | undefined {
  const [fromId, toId] = [before.flowItemId, after.flowItemId];
  if (fromId !== toId) {
    const [from, to] = [flowNameOf(before), flowNameOf(after)];
    return { kind: "state", detail: { fromId, toId, from, to } };
  }
  if (before.completeTime > 0 === after.completeTime > 0) return undefined;
  return { kind: after.completeTime > 0 ? "complete" : "reopen", detail: {} };
}

function peopleStep(before: Task, after: Task): FieldStep | undefined {
  const ids = new Set([...before.taskUser, ...after.taskUser].map(({ userId }) => userId));
  const people = [...ids].flatMap((userId) => {
    const [from, to] = [partOf(before, userId), partOf(after, userId)];
    return from === to ? [] : [{ userId, from, to }];
  });
  return people.length > 0 ? { kind: "people", detail: { people } } : undefined;
}

/** The part that somebody has in a task. */
export function partOf({ taskUser }: Pick<Task, "taskUser">, userId: Id): TaskPart {
  return taskUser.find((entry) => entry.userId === userId)?.owner ?? -1;
}

/** The names of tags are not in the row: whoever writes the step down looks them up. */
function tagsStep({ tagIds: before }: Task, { tagIds: after }: Task): FieldStep | undefined {
  const came = after.filter((id) => !before.includes(id));
  const went = before.filter((id) => !after.includes(id));
  if (came.length + went.length === 0) return undefined;
  const told = (added: boolean) => (id: Id) => ({ id, name: "", added });
  return { kind: "tags", detail: { tags: [...came.map(told(true)), ...went.map(told(false))] } };
}

/** As with tags, whoever writes it down looks up what the fields are. */
function valueSteps({ fields: before }: Task, { fields: after }: Task): FieldStep[] {
  if (before === after) return [];
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...ids].flatMap((id): FieldStep[] => {
    const [from = "", to = ""] = [before[id], after[id]];
    if (from === to) return [];
    const unknown = { planId: 0, name: "", kind: "text", unit: "", options: [] } as const;
    return [
      { kind: "field", detail: { field: { ...unknown, id: Number(id), options: [], from, to } } },
    ];
  });
}

/** What people chose of a rule; that it goes on by itself is nobody's step. */
function ruleOf({ repeat }: Task): string {
  if (!repeat) return "";
  const fields = Object.keys(repeatRuleShape.shape) as (keyof typeof repeat)[];
  return JSON.stringify(fields.map((field) => repeat[field]));
}
