import type { TFunction } from "i18next";
import type { Task } from "#domain/task/task.ts";

/** What the mark of a task is called: what a press does to it. */
export function markLabel(
  t: TFunction<"task">,
  { name, completeTime, flowItemId }: Pick<Task, "name" | "completeTime" | "flowItemId">,
): string {
  if (flowItemId > 0) return t("stateOf", { name });
  return t(completeTime > 0 ? "reopenNamed" : "completeNamed", { name });
}
