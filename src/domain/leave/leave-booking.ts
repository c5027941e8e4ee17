import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { recordScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** Leave that somebody has asked for, has taken, or got back because it came to nothing: one of each request. */
export const leaveBookingShape = z.object({
  /** That of the record that is asked for. */
  id: idShape,
  recordId: idShape,
  /** Whose leave it is. */
  userId: idShape,
  /** The year in which it begins. */
  year: z.int(),
  kind: z.string(),
  /** Halves of days. */
  halves: z.int(),
  state: z.enum(["asked", "taken", "back"]),
  /** What was left before it when it was asked for, in halves of days. */
  left: z.int(),
  updateTime: timeShape,
});
export type LeaveBooking = z.infer<typeof leaveBookingShape>;

export const leaveBookingEntity = defineEntity({
  name: "leaveBooking",
  table: "leave_bookings",
  frame: "leave",
  since: 26,
  shape: leaveBookingShape,
  birth: "shared",
  scope: ({ recordId }) => recordScope(recordId),
  lists: ["userId", "recordId"],
  indexes: ["scope", "userId", "recordId"],
  parent: { entity: "record", field: "recordId" },
});
