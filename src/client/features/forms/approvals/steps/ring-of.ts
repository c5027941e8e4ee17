import type { StepRun } from "#domain/approval/state/approval-state.ts";

/** How a step is marked: agreed to, refused, asked now, or settled without a word. */
export function ringOf({ tasks, endTime }: Pick<StepRun, "tasks" | "endTime">) {
  if (endTime === 0) return "now";
  if (tasks.some(({ status }) => status === 2 || status === 6)) return "refused";
  const isAgreed = tasks.length === 0 || tasks.some(({ status }) => status === 1);
  return isAgreed ? "done" : "later";
}
