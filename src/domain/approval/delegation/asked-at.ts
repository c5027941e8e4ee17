import type { Actor } from "../../command.ts";
import type { Id } from "../../id.ts";
import { list, type Reading } from "../../reading.ts";
import type { Approval } from "../approval.ts";
import type { StepRun, StepTask } from "../state/approval-state.ts";
import { askedNow } from "../state/standing.ts";
import { readDeputies } from "./read-deputies.ts";

type Asking = Pick<Actor, "userId" | "arrivedAt">;

/**
 * What somebody is asked at this moment: their own word, or that of who is away still. Who stands in is only looked after some time
 * after that has ended; until then the request names them, and nothing of it is theirs to decide or to fill in any more.
 */
export function* askedAt(
  approval: Pick<Approval, "status" | "runs" | "round" | "formId">,
  { userId, arrivedAt: now }: Asking,
): Reading<{ readonly run: StepRun; readonly task: StepTask } | undefined> {
  const asked = askedNow(approval, userId);
  if (!asked) return undefined;
  return (yield* speaksFor(asked.task, approval.formId, userId, now)) ? asked : undefined;
}

/** Whether somebody has this word. A browser may not know of it, where they stand in for who stands in: then the server says. */
function* speaksFor(
  { userId: absentId }: StepTask,
  formId: Id,
  userId: Id,
  now: number,
): Reading<boolean> {
  if (absentId === userId) return true;
  if ((yield* list("delegation", { userId: absentId })).length === 0) return true;
  return (yield* readDeputies([absentId], formId, now)).get(absentId) === userId;
}
