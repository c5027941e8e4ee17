import type { Actor } from "../../command.ts";
import {
  civilAt,
  dayAt,
  namedZone,
  startOfDayNumber,
  type Zone,
} from "../../form/calendar/zone.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import type { Task } from "../task.ts";
import { hasTimes, sameTimes, timesOf } from "../task-times.ts";
import { hasReachedCount } from "./next-birth.ts";
import { nextOccurrence, weekdayOf } from "./next-occurrence.ts";
import type { Repeat, RepeatRule } from "./repeat-rule.ts";

/** A rule that somebody gives a task, or takes from it. */
export interface RepeatChange {
  readonly repeat?: RepeatRule | null | undefined;
  /** Which one the task was when they looked, 0 = it had no rule. */
  readonly repeatWas?: number | undefined;
}

/** The task with its rule; the number of those that came so far stays, and what lies in the past is not made up for. */
export function setRepeat(
  { repeat: rule, repeatWas }: RepeatChange,
  actor: Pick<Actor, "userId" | "now">,
  task: Task,
): { readonly task: Task } | { readonly refusal: Refusal } {
  if (rule === undefined) return { task };
  const before = task.repeat;
  const number = before?.number ?? 0;
  // The next one has come meanwhile and has the rule now: here it would make a second one.
  if (repeatWas !== undefined && repeatWas !== number)
    return { refusal: parameterError("task.repeatPassedOn") };
  if (rule === null) return { task: { ...task, repeat: null } };
  if (task.parentId > 0) return { refusal: parameterError("task.repeatSubtask") };
  const zone = namedZone(rule.timeZone);
  if (!zone) return { refusal: parameterError("task.timeZoneUnknown") };
  const firstStart = hasTimes(task)
    ? task.startTime
    : startOfDayNumber(dayAt(actor.now, zone), zone);
  const repeat: Repeat = {
    ...settled(rule, firstStart, zone),
    userId: actor.userId,
    columnId: task.columnId,
    firstStart,
    firstEnd: task.endTime,
    nextTime: 0,
    number: number || 1,
    range: before?.range ?? 0,
  };
  const next = nextOccurrence(repeat, firstStart, Math.max(firstStart, actor.now));
  if (next === undefined || hasReachedCount(repeat))
    return { refusal: parameterError("task.repeatOver") };
  const nextTime = rule.after === "start" ? next : 0;
  return { task: { ...task, repeat: { ...repeat, nextTime } } };
}

/** The rule of a task goes by its new times. One that has come due and is not there yet still comes. */
export function repeatFollowsTimes(before: Task, task: Task, now: number): Task {
  const { repeat } = task;
  if (!repeat || sameTimes(timesOf(before), timesOf(task))) return task;
  if (!hasTimes(task)) return { ...task, repeat: { ...repeat, firstEnd: 0 } };
  const { startTime, endTime } = task;
  const isDue = repeat.nextTime > 0 && repeat.nextTime <= now;
  const next = isDue
    ? repeat.nextTime
    : nextOccurrence(repeat, startTime, Math.max(startTime, now));
  const nextTime = repeat.after === "start" ? (next ?? 0) : 0;
  return { ...task, repeat: { ...repeat, firstStart: startTime, firstEnd: endTime, nextTime } };
}

/** The rule with the days that it leaves to its first start; reckoned from completion, that day says them each time. */
function settled(rule: RepeatRule, firstStart: number, zone: Zone): RepeatRule {
  const weekdays = [...new Set(rule.weekdays)].toSorted((left, right) => left - right);
  if (rule.after === "completion") return { ...rule, weekdays };
  const { month, day } = civilAt(firstStart, zone);
  return {
    ...rule,
    weekdays: weekdays.length > 0 ? weekdays : [weekdayOf(dayAt(firstStart, zone))],
    month: rule.month || month,
    monthDay: rule.monthDay || day,
  };
}
