import type { Id } from "../../id.ts";
import { type Moderator, moderates } from "../../message/moderates.ts";
import type { Dialog } from "../dialog.ts";
import type { DialogUser } from "../dialog-user.ts";

/** Somebody in a chat, as far as it says what they may say there. */
export interface Speaker extends Moderator {
  readonly userId: Id;
  readonly me: Pick<DialogUser, "writeTime"> | undefined;
}

type Ruled = Pick<Dialog, "groupType" | "ownerId" | "rules">;

/**
 * Whether somebody may write there, and mark what others wrote, at some time. Who may not still votes, joins word-chains and finishes
 * to-dos: whoever may write has asked for it.
 */
export function mayWrite(dialog: Ruled, speaker: Speaker): boolean {
  const { writing, writers } = dialog.rules;
  return writing === "all" || writers.includes(speaker.userId) || moderates(dialog, speaker);
}

/** Whether what somebody writes there may call everybody. */
export function mayCallAll(dialog: Ruled, speaker: Speaker): boolean {
  return dialog.rules.callingAll === "all" || moderates(dialog, speaker);
}

/**
 * Epoch ms from which somebody may write there again; 0 = at any time. It counts from when they wrote, not from when it arrived: a day's
 * messages come all at once where there was no network, and who kept the pace loses none.
 */
export function opensAt(dialog: Ruled, speaker: Speaker): number {
  const { slowMode } = dialog.rules;
  const writeTime = speaker.me?.writeTime ?? 0;
  if (slowMode === 0 || writeTime === 0 || moderates(dialog, speaker)) return 0;
  return writeTime + slowMode * 1000;
}
