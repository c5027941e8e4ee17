import type { Task } from "../task.ts";
import { nextReminder } from "./next-reminder.ts";

/**
 * The task of which reminders have come due by now. However many they are, its people are told once: what was missed
 * while no server ran says the same. Of what is done or put away nobody is reminded.
 */
export function remindedTask(task: Task, now: number): Task {
  const isTold = task.completeTime === 0 && task.archivedTime === 0;
  return {
    ...task,
    remindTime: nextReminder(task, now),
    remindedTime: isTold ? Math.max(now, task.remindedTime + 1) : task.remindedTime,
  };
}
