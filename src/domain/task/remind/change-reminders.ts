import { REMINDERS_MAX } from "./reminder-limits.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import type { Task } from "../task.ts";
import { sameTimes, timesOf } from "../task-times.ts";
import { nextReminder } from "./next-reminder.ts";
import { type Reminder, sameReminder } from "./reminder.ts";

/** Reminders that come to a task and go from it: sets travel as additions and removals, so that two edits add up. */
export interface ReminderChange {
  readonly addReminder?: readonly Reminder[] | undefined;
  readonly removeReminder?: readonly Reminder[] | undefined;
}

/** The task with its reminders after the change. */
export function changeReminders(
  { addReminder = [], removeReminder = [] }: ReminderChange,
  now: number,
  task: Task,
): { readonly task: Task } | { readonly refusal: Refusal } {
  const left = task.reminders.filter(
    (one) => !removeReminder.some((gone) => sameReminder(one, gone)),
  );
  const reminders = [...left];
  for (const { edge, minutes } of addReminder) {
    const added = { edge, minutes };
    if (!reminders.some((one) => sameReminder(one, added))) reminders.push(added);
  }
  if (reminders.length === task.reminders.length && left.length === task.reminders.length)
    return { task };
  if (reminders.length > Math.max(REMINDERS_MAX, task.reminders.length))
    return { refusal: parameterError("task.remindersMax", { count: REMINDERS_MAX }) };
  const changed = { ...task, reminders };
  return { task: { ...changed, remindTime: nextReminder(changed, now) } };
}

/** Reminders go by the task's new times; what would have been told before now is not. */
export function remindersFollowTimes(before: Task, task: Task, now: number): Task {
  if (sameTimes(timesOf(before), timesOf(task))) return task;
  return { ...task, remindTime: nextReminder(task, now) };
}
