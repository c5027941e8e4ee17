import { remindersFollowTimes } from "./remind/change-reminders.ts";
import { repeatFollowsTimes } from "./repeat/set-repeat.ts";
import type { Task } from "./task.ts";

/** What is reckoned from a task's times goes by the new ones. */
export function timesFollowed(before: Task, task: Task, now: number): Task {
  return remindersFollowTimes(before, repeatFollowsTimes(before, task, now), now);
}
