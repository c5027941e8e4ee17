import { POSITIONS_KEPT } from "../limits.ts";
import type { Dialog } from "./dialog.ts";
import type { DialogSetting } from "./dialog-setting.ts";
import type { DialogUser } from "./dialog-user.ts";

/**
 * Messages of others that the person has not read, without those that nobody has to read. Who has not taken part has
 * nothing unread.
 */
export function unreadOf(
  { lastPosition, quietPositions }: Pick<Dialog, "lastPosition" | "quietPositions">,
  me: Pick<DialogUser, "readPosition" | "ownPositions"> | undefined,
): number {
  if (!me) return 0;
  const passedOver = new Set([...quietPositions, ...me.ownPositions]);
  const skipped = [...passedOver].filter((position) => position > me.readPosition).length;
  return Math.max(0, lastPosition - me.readPosition - skipped);
}

/** The list of positions with one more, of many only the newest. */
export function withPosition(positions: readonly number[], position: number): number[] {
  const all = new Set([...positions, position]);
  return [...all].toSorted((left, right) => left - right).slice(-POSITIONS_KEPT);
}

/** How far somebody has read once they have written at a position: over what they saw, and no further. */
export function readByWriting(
  me: Pick<DialogUser, "readPosition" | "ownPositions">,
  position: number,
): Pick<DialogUser, "readPosition" | "ownPositions"> {
  const { readPosition, ownPositions } = me;
  const between = position - 1 - readPosition;
  const hasSeenAll = ownPositions.filter((own) => own > readPosition).length >= between;
  if (hasSeenAll) return { readPosition: position, ownPositions: [] };
  return { readPosition, ownPositions: withPosition(ownPositions, position) };
}

/**
 * What the list shows as a number; a line that calls the person counts although it is none of the unread messages. A
 * silent dialog only calls when the person is mentioned.
 */
export function badgeOf(
  unread: number,
  mention: number,
  setting: Pick<DialogSetting, "silence" | "markUnread"> | undefined,
): number {
  const calling = setting?.silence === 1 ? mention : Math.max(unread, mention);
  return calling > 0 ? calling : (setting?.markUnread ?? 0);
}

/** Whether a dialog is out of the list: the person hid it, and nobody has written since. */
export function isHidden(
  { lastPosition }: Pick<Dialog, "lastPosition">,
  setting: Pick<DialogSetting, "hiddenUntil"> | undefined,
): boolean {
  return (setting?.hiddenUntil ?? 0) > lastPosition;
}

/** Order of the dialog list: pinned by the time of pinning, then the latest (seed 000 §7). */
export function byListOrder(
  left: { topTime: number; lastTime: number; id: number },
  right: { topTime: number; lastTime: number; id: number },
): number {
  return right.topTime - left.topTime || right.lastTime - left.lastTime || right.id - left.id;
}
