import { isOver } from "../approval/state/decided.ts";
import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import { get, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { dialogOfMember, type Participation } from "./can-use-dialog.ts";
import type { Dialog } from "./dialog.ts";
import { refuseByRules, type Saying } from "./rules/refuse-by-rules.ts";

/** A dialog in which somebody may say something, now or later. */
export function* dialogToWriteIn(
  dialogId: Id,
  actor: Actor,
  saying: Saying = {},
): Reading<{ ok: true; value: Participation } | { ok: false; refusal: Refusal }> {
  const found = yield* dialogOfMember(dialogId, actor);
  if (!found.ok) return found;
  const closed = yield* refuseClosed(found.value.dialog);
  const refusal = closed ?? (yield* refuseByRules(found.value, actor, saying));
  return refusal ? { ok: false, refusal } : found;
}

/** What was said about a request stays as it was once that is over, or gone. */
export function* refuseClosed({
  groupType,
  linkId,
}: Pick<Dialog, "groupType" | "linkId">): Reading<Refusal | undefined> {
  if (groupType !== "approval") return undefined;
  const approval = yield* get("approval", linkId);
  return !approval || isOver(approval) ? dialogClosed : undefined;
}

export const dialogClosed = parameterError("dialog.closed");
