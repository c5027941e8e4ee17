import {
  readBookingOf,
  readLeaveChoices,
  readLeaveKinds,
  readOwnLeave,
} from "#client/data/queries/leave/leave.ts";
import type { LeaveBooking } from "#domain/leave/leave-booking.ts";
import type { LeaveKind } from "#domain/leave/leave-setting.ts";
import type { KnownLeave } from "#domain/leave/left-of.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";

/** Which kinds of leave the company counts. */
export function useLeaveKinds(): Live<readonly LeaveKind[]> {
  return useLive(readLeaveKinds);
}

/** The kinds of leave between which the company's forms let people choose. */
export function useLeaveChoices(): Live<
  readonly { readonly key: string; readonly name: string }[]
> {
  return useLive(readLeaveChoices);
}

/** All that is known of the person's own leave. */
export function useOwnLeave(): Live<KnownLeave> {
  return useLive(readOwnLeave, useData().userId);
}

/** The leave that a record asks for; undefined where it asks for none that is counted. */
export function useBookingOf(recordId: number): Live<LeaveBooking | undefined> {
  return useLive(readBookingOf, recordId);
}
