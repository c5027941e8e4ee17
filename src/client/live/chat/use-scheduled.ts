import { readScheduled, readUnsendable } from "#client/data/queries/chat/scheduled-messages.ts";
import type { ScheduledMessage } from "#domain/message/schedule/scheduled-message.ts";
import { useLive } from "../use-live.ts";

const none: readonly ScheduledMessage[] = [];

/** What the person has written to be sent later in a chat. */
export function useScheduled(dialogId: number): readonly ScheduledMessage[] {
  const found = useLive(readScheduled, dialogId);
  return found.state === "ready" ? found.value : none;
}

/** What the person has written in whatever chat and could not be sent at its time. */
export function useUnsendable(): readonly ScheduledMessage[] {
  const found = useLive(readUnsendable);
  return found.state === "ready" ? found.value : none;
}
