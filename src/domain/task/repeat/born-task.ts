import type { Actor, Change } from "../../command.ts";
import { dateOf } from "../../form/calendar/civil.ts";
import { civilAt, dayAt, momentOf, type Zone } from "../../form/calendar/zone.ts";
import { type Id, joinKey, mintId } from "../../id.ts";
import { get, list, type Reading } from "../../reading.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { copyTaskChanges } from "../copy/copied-task.ts";
import type { Task } from "../task.ts";
import { hasTimes, NO_TIMES, type Times } from "../task-times.ts";
import { hasReachedCount } from "./next-birth.ts";
import { nextOccurrence, zoneOf } from "./next-occurrence.ts";
import type { Repeat } from "./repeat-rule.ts";

/** Milliseconds after which nobody wants to be reminded any more. */
const TOLD_LATE = 3_600_000;

type Repeating = Task & { readonly repeat: Repeat };

/** Ids of one range that each task of a rule may use: its own and those of all that it brings along. */
const IDS_EACH = 1_024;

/**
 * The next task of a rule, which comes at `moment` (epoch ms) and takes the rule over. Its ids follow from the rule's
 * range and its number, so that however often it is tried there is one.
 */
export function* bornTaskChanges(
  task: Repeating,
  moment: number,
  now: number,
): Reading<
  { readonly task: Task; readonly changes: readonly Change[] } | { readonly refusal: Refusal }
> {
  const { planId } = task;
  const plan = yield* get("plan", planId);
  if (!plan || plan.archivedTime > 0) return { refusal: parameterError("plan.archived") };
  const repeat = { ...task.repeat, userId: yield* carrierOf(task.repeat, planId) };
  const number = repeat.number + 1;
  const column = yield* get("column", repeat.columnId);
  const actor: Actor = { userId: repeat.userId, isAdmin: false, now, arrivedAt: now };
  const copied = yield* copyTaskChanges(
    task,
    {
      nextId: idsOf(repeat.range, number),
      columnId: column?.planId === planId ? column.id : task.columnId,
      times: timesAt(repeat, moment),
      timesOf: movedAlong(task, moment),
      repeat: goesOn({ ...repeat, number }, moment),
      // What was to be told before it came is told as it comes, unless that is long ago.
      remindAfter: now - moment < TOLD_LATE ? 0 : now,
    },
    actor,
  );
  if ("refusal" in copied) return copied;
  const passedOn: Change = { entity: "task", action: "update", put: { ...task, repeat: null } };
  return { task: copied.task, changes: [...copied.changes, passedOn] };
}

/** In whose name a rule goes on: of whoever made it, and once they have left the plan of whose plan it is. */
function* carrierOf({ userId }: Repeat, planId: Id): Reading<Id> {
  const maker = yield* get("planUser", joinKey(planId, userId));
  if (maker) return userId;
  const members = yield* list("planUser", { planId });
  return members.find(({ owner }) => owner === 1)?.userId ?? userId;
}

/** The task whose next one could not come at `moment`: its rule goes on as if it had. */
export function withoutBirth(task: Repeating, moment: number): Task {
  const { repeat } = task;
  return { ...task, repeat: goesOn({ ...repeat, number: repeat.number + 1 }, moment) };
}

/** The rule in its newest task; null where that is the last one. */
function goesOn(repeat: Repeat, moment: number): Repeat | null {
  if (hasReachedCount(repeat)) return null;
  if (repeat.after === "completion") return repeat;
  const nextTime = nextOccurrence(repeat, repeat.firstStart, moment);
  return nextTime === undefined ? null : { ...repeat, nextTime };
}

function idsOf(range: number, number: number): () => number {
  let used = 0;
  return () => {
    used += 1;
    return mintId(range, number * IDS_EACH + used);
  };
}

function timesAt(repeat: Repeat, moment: number): Times {
  if (repeat.firstEnd === 0) return NO_TIMES;
  const zone = zoneOf(repeat);
  const days = dayAt(moment, zone) - dayAt(repeat.firstStart, zone);
  // An hour that is not there may move the start behind the end.
  return [moment, Math.max(moment + 1, daysLater(repeat.firstEnd, days, zone))];
}

/** Times of subtasks keep their place in the task's. */
function movedAlong(
  task: Repeating,
  moment: number,
): (one: Pick<Task, "startTime" | "endTime">) => Times {
  const zone = zoneOf(task.repeat);
  const days = dayAt(moment, zone) - dayAt(task.startTime, zone);
  return (one) =>
    hasTimes(one) && hasTimes(task)
      ? [daysLater(one.startTime, days, zone), daysLater(one.endTime, days, zone)]
      : NO_TIMES;
}

/** The same time of day so many days later, by the clock on the wall. */
function daysLater(time: number, days: number, zone: Zone): number {
  return momentOf({ ...civilAt(time, zone), ...dateOf(dayAt(time, zone) + days) }, zone);
}
