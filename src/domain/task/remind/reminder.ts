import * as z from "zod/mini";
import { REMINDER_MINUTES_MAX } from "./reminder-limits.ts";

/** What people are reminded of: that a task starts, or that it is due. */
export const REMINDER_EDGES = ["start", "end"] as const;

/** So many minutes before a task starts or is due, its owners and assistants are told. */
export const reminderShape = z.object({
  edge: z.enum(REMINDER_EDGES),
  minutes: z.int().check(z.nonnegative(), z.maximum(REMINDER_MINUTES_MAX)),
});
export type Reminder = z.infer<typeof reminderShape>;

export function sameReminder(left: Reminder, right: Reminder): boolean {
  return left.edge === right.edge && left.minutes === right.minutes;
}
