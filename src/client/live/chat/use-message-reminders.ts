import {
  readMessageReminders,
  type ReminderView,
} from "#client/data/queries/chat/message-reminders.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";

/** The messages of which the person wants to hear again. */
export function useMessageReminders(): Live<ReminderView[]> {
  return useLive(readMessageReminders, useData().userId);
}
