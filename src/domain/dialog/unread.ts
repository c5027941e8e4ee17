import type { Dialog } from "./dialog.ts";
import type { DialogSetting } from "./dialog-setting.ts";
import type { DialogUser } from "./dialog-user.ts";

/** Messages the person has not read. Who has not taken part has nothing unread. */
export function unreadOf(dialog: Pick<Dialog, "lastPosition">, me: DialogUser | undefined): number {
  return me ? Math.max(0, dialog.lastPosition - me.readPosition) : 0;
}

/** What the list shows as a number: a silent dialog only calls when the person is mentioned. */
export function badgeOf(
  unread: number,
  mention: number,
  setting: Pick<DialogSetting, "silence" | "markUnread"> | undefined,
): number {
  if (setting?.silence === 1) return mention > 0 ? mention : setting.markUnread;
  return unread > 0 ? unread : (setting?.markUnread ?? 0);
}

/** Order of the dialog list: pinned by the time of pinning, then the latest (seed 000 §7). */
export function byListOrder(
  left: { topTime: number; lastTime: number; id: number },
  right: { topTime: number; lastTime: number; id: number },
): number {
  return right.topTime - left.topTime || right.lastTime - left.lastTime || right.id - left.id;
}
