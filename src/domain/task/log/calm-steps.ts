import { ONE_WRITING } from "./log-limits.ts";
import type { TaskStep } from "./task-step.ts";

/** Steps, the newest first, where what one person wrote into a description within a short time is the newest of them. */
export function calmSteps(steps: readonly TaskStep[]): TaskStep[] {
  return steps.filter((step, index) => {
    const newer = steps[index - 1];
    const goesOn =
      step.kind === "description" &&
      newer?.kind === "description" &&
      newer.userId === step.userId &&
      newer.at - step.at < ONE_WRITING;
    return !goesOn;
  });
}
