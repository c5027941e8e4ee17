import type { DialogView } from "#client/data/queries/dialogs.ts";

const positions = new Map<string, number>();
const keyOf = (dialogId: number, userId: number) => `${userId} ${dialogId}`;

/** How far the person has seen in a dialog on this page, also while that is still on its way to the database. */
function seenHere(dialogId: number, userId: number): number {
  return positions.get(keyOf(dialogId, userId)) ?? 0;
}

/** The person has seen a dialog up to this position. */
export function noteSeen(dialogId: number, userId: number, position: number): void {
  if (position > seenHere(dialogId, userId)) positions.set(keyOf(dialogId, userId), position);
}

/** Behind which position messages are new to whoever opens a dialog; undefined = nothing is unread. */
export function unreadFrom(
  { dialog, me, unread }: Pick<DialogView, "dialog" | "me" | "unread">,
  userId: number,
): { after: number; userId: number } | undefined {
  if (unread === 0 || !me) return undefined;
  return { after: Math.max(me.readPosition, seenHere(dialog.id, userId)), userId };
}
