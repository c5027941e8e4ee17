import * as z from "zod/mini";
import { leaveBookingShape } from "#domain/leave/leave-booking.ts";
import { leaveYearShape } from "#domain/leave/set-leave-allowance.ts";
import { idOf } from "#domain/reference.ts";
import { defineCall } from "../call.ts";

/** What leave somebody has in a year, for whoever keeps it; days come in halves. */
export const getLeaveAccounts = defineCall({
  name: "leave.accounts",
  method: "POST",
  path: "/api/leave/accounts",
  access: "admin",
  perMinute: 120,
  body: z.object({ userId: idOf("user"), year: leaveYearShape }),
  reply: z.object({
    /** The kinds that are counted. */
    accounts: z.array(
      z.object({
        kind: z.string(),
        allowance: z.int(),
        asked: z.int(),
        taken: z.int(),
        left: z.int(),
      }),
    ),
    /** What was asked for, the newest first. */
    bookings: z.array(leaveBookingShape),
  }),
});
