import { type MessageWindow, readMessages, readReaders } from "#client/data/queries/messages.ts";
import type { DialogUser } from "#domain/dialog/dialog-user.ts";
import { type Live, useLive } from "./use-live.ts";

/** The last `most` messages of the newest run, or of the run around a position. */
export function useMessages(dialogId: number, most: number, around?: number): Live<MessageWindow> {
  return useLive(
    (database) => readMessages(database, dialogId, most, around),
    [dialogId, most, around],
  );
}

/** Participants of a dialog with how far each has read. */
export function useReaders(dialogId: number): Live<DialogUser[]> {
  return useLive((database) => readReaders(database, dialogId), [dialogId]);
}
