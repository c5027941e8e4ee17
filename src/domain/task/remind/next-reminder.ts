import type { Task } from "../task.ts";
import { hasTimes } from "../task-times.ts";

type Reminding = Pick<Task, "startTime" | "endTime" | "reminders">;

const MINUTE = 60_000;

/** When the first reminder of a task falls due that does so later than `after`, epoch ms; 0 = there is none. */
export function nextReminder(task: Reminding, after: number): number {
  if (!hasTimes(task)) return 0;
  const moments = task.reminders
    .map(
      ({ edge, minutes }) => (edge === "start" ? task.startTime : task.endTime) - minutes * MINUTE,
    )
    .filter((moment) => moment > after);
  return moments.length > 0 ? Math.min(...moments) : 0;
}
