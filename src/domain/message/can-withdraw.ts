import type { Actor } from "../command.ts";
import { joinKey } from "../id.ts";
import { WITHDRAW_WITHIN } from "../limits.ts";
import { isLeader } from "../plan/can-change-plan.ts";
import type { PlanUser } from "../plan/plan-user.ts";
import { get, type Reading } from "../reading.ts";
import { noAccess, parameterError, type Refusal } from "../refusal.ts";
import { administers } from "../user/administrators.ts";
import type { Dialog } from "../dialog/dialog.ts";
import type { User } from "../user/user.ts";
import type { MessageParticipation } from "./can-use-message.ts";

/** Somebody who takes part in a dialog, as far as it says whose messages they may take away. */
export interface Moderator {
  readonly user: User | undefined;
  /** Their membership in the dialog's plan, where it has one. */
  readonly member: PlanUser | undefined;
}

/** Whose messages but their own somebody may take away, at any time: administrators everywhere, leaders where they lead. */
export function moderates(
  dialog: Pick<Dialog, "groupType" | "ownerId">,
  { user, member }: Moderator,
): boolean {
  const leads = dialog.groupType === "user" ? dialog.ownerId === user?.id : isLeader(member);
  return leads || administers(user);
}

/** Refuses whoever may not take the message away. */
export function* refuseWithdrawal(
  { message, dialog }: MessageParticipation,
  actor: Actor,
): Reading<Refusal | undefined> {
  const isAuthor = message.userId === actor.userId;
  const isInTime = actor.now - message.createTime <= WITHDRAW_WITHIN;
  // What is gone already is as its author wants it.
  if (isAuthor && (isInTime || message.withdrawTime > 0)) return undefined;
  const user = yield* get("user", actor.userId);
  const member =
    dialog.planId > 0 ? yield* get("planUser", joinKey(dialog.planId, actor.userId)) : undefined;
  if (moderates(dialog, { user, member })) return undefined;
  return isAuthor ? parameterError("message.withdrawLate") : noAccess("message.authorOnly");
}
