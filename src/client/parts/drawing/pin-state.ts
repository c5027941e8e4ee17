import type { TellMark } from "#client/parts/task/state/state-mark.ts";
import type { Task } from "#domain/task/task.ts";

/** How a pin is drawn: late before all else, then by how far the task is. */
export const PIN_STATES = ["late", "half", "most", "open", "done"] as const;
export type PinState = (typeof PIN_STATES)[number];

/** The state of a pin: that of its task, and whether it is late at a moment. */
export function pinStateOf(
  task: Pick<Task, "endTime" | "completeTime" | "flowItemId" | "flowItemStatus" | "cancelled">,
  tellMark: TellMark,
  now: number,
): PinState {
  const mark = tellMark(task);
  if (mark === "done" || mark === "cancelled") return "done";
  if (task.endTime > 0 && task.endTime < now) return "late";
  return mark === "start" ? "open" : mark;
}
