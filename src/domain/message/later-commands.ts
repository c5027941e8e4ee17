import { remindMessage } from "./remind/remind-message.ts";
import { rescheduleMessage } from "./schedule/reschedule-message.ts";
import { scheduleMessage } from "./schedule/schedule-message.ts";
import { unscheduleMessage } from "./schedule/unschedule-message.ts";

/** What people can put off: hearing of a message again, and sending one. */
export const laterCommands = [
  remindMessage,
  scheduleMessage,
  rescheduleMessage,
  unscheduleMessage,
] as const;
