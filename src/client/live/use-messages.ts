import {
  type MessageWindow,
  readLastOwnMessage,
  readMessage,
  readMessages,
  readReaders,
} from "#client/data/queries/messages.ts";
import type { DialogUser } from "#domain/dialog/dialog-user.ts";
import type { Message } from "#domain/message/message.ts";
import { useData } from "./data-context.ts";
import { type Live, useLive } from "./use-live.ts";

/** The last `most` messages of the newest run, or those around a position. */
export function useMessages(
  dialogId: number,
  most: number,
  { around, later }: { readonly around: number | undefined; readonly later: number },
): Live<MessageWindow> {
  return useLive(readMessages, dialogId, most, ...(around === undefined ? [] : [around, later]));
}

/** Participants of a dialog with how far each has read. */
export function useReaders(dialogId: number): Live<DialogUser[]> {
  return useLive(readReaders, dialogId);
}

/** One message, undefined when it is not in this browser. */
export function useMessage(messageId: number): Live<Message | undefined> {
  return useLive(readMessage, messageId);
}

/** The person's own newest message of a dialog that still stands, for editing it again. */
export function useLastOwnMessage(dialogId: number): Live<Message | undefined> {
  return useLive(readLastOwnMessage, dialogId, useData().userId);
}
