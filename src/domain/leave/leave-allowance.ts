import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import type { Id } from "../id.ts";
import { leaveScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** How much leave of a kind somebody has in a year, where it is not what everybody has. */
export const leaveAllowanceShape = z.object({
  /** `<userId>:<year>:<kind>` */
  id: z.string(),
  userId: idShape,
  year: z.int(),
  kind: z.string(),
  /** Halves of days. */
  halves: z.int(),
  updateTime: timeShape,
});
export type LeaveAllowance = z.infer<typeof leaveAllowanceShape>;

export const leaveAllowanceEntity = defineEntity({
  name: "leaveAllowance",
  table: "leave_allowances",
  frame: "leave",
  since: 26,
  shape: leaveAllowanceShape,
  birth: "computed",
  scope: ({ userId }) => leaveScope(userId),
  lists: ["userId"],
  indexes: ["scope", "userId"],
});

export function allowanceId(userId: Id, year: number, kind: string): string {
  return `${userId}:${year}:${kind}`;
}
