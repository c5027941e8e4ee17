import type { Actor } from "../command.ts";
import { type Id, joinKey } from "../id.ts";
import { isLeader } from "../plan/plan-role.ts";
import { get, type Reading } from "../reading.ts";
import { noAccess, parameterError, type Refusal } from "../refusal.ts";
import { dialogOfMember } from "./can-use-dialog.ts";
import type { Dialog } from "./dialog.ts";

type Led =
  | { readonly ok: true; readonly dialog: Dialog }
  | { readonly ok: false; readonly refusal: Refusal };

/** An ordinary group for whoever leads it; the chats of plans and tasks go by these. */
export function* ordinaryGroupOfLeader(dialogId: Id, actor: Actor): Reading<Led> {
  const found = yield* dialogOfMember(dialogId, actor);
  if (!found.ok) return found;
  const { dialog } = found.value;
  if (dialog.groupType !== "user")
    return { ok: false, refusal: parameterError("dialog.ordinaryOnly") };
  if (dialog.ownerId !== actor.userId) return { ok: false, refusal: noAccess("dialog.ownerOnly") };
  return { ok: true, dialog };
}

/** Refuses whoever leads neither the group nor the plan whose chat it is. */
export function* refuseUnlessLed(dialog: Dialog, actor: Actor): Reading<Refusal | undefined> {
  if (dialog.type === "user") return parameterError("dialog.ordinaryOnly");
  if (dialog.planId === 0)
    return dialog.ownerId === actor.userId ? undefined : noAccess("dialog.ownerOnly");
  const member = yield* get("planUser", joinKey(dialog.planId, actor.userId));
  return member && isLeader(member) ? undefined : noAccess("plan.leaderOnly");
}
