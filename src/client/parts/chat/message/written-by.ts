import type { DialogView } from "#client/data/queries/dialogs.ts";

/** What the product says of what somebody did elsewhere in the chat. */
const LINES = new Set(["tag", "top", "todo", "notice"]);

/** The newest message of the dialog, where the person wrote it. */
export function writtenBy(userId: number, { dialog: { lastMsg } }: DialogView): number | undefined {
  const isOwn = lastMsg?.userId === userId && !LINES.has(lastMsg.mtype);
  return isOwn ? lastMsg.id : undefined;
}
