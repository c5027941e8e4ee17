import type { Actor } from "../command.ts";
import { type Id, joinKey } from "../id.ts";
import { get, type Reading } from "../reading.ts";
import { dialogGone, type Refusal } from "../refusal.ts";
import type { Dialog } from "./dialog.ts";
import type { DialogUser } from "./dialog-user.ts";

/** A dialog as somebody who may use it sees it; me is undefined for a plan member who has not taken part yet. */
export interface Participation {
  readonly dialog: Dialog;
  readonly me: DialogUser | undefined;
}

/** In a plan its members may use the chat, elsewhere those who take part. */
export function* dialogOfMember(
  dialogId: Id,
  actor: Actor,
): Reading<{ ok: true; value: Participation } | { ok: false; refusal: Refusal }> {
  const dialog = yield* get("dialog", dialogId);
  const me = yield* get("dialogUser", joinKey(dialogId, actor.userId));
  if (!dialog) return { ok: false, refusal: dialogGone(dialogId) };
  const member =
    dialog.planId > 0 ? yield* get("planUser", joinKey(dialog.planId, actor.userId)) : me;
  if (!member) return { ok: false, refusal: dialogGone(dialogId) };
  return { ok: true, value: { dialog, me } };
}
