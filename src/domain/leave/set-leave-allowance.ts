import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { leaveScope } from "../scope.ts";
import { refuseUnlessAdministrator } from "../user/administrators.ts";
import { refuseAbsent } from "../user/refuse-absent.ts";
import { allowanceId, type LeaveAllowance, leaveAllowanceShape } from "./leave-allowance.ts";
import { LEAVE_YEAR_MAX, LEAVE_YEAR_MIN } from "./leave-limits.ts";
import { halvesShape, leaveKeyShape } from "./save-leave-kind.ts";

export const leaveYearShape = z.int().check(z.minimum(LEAVE_YEAR_MIN), z.maximum(LEAVE_YEAR_MAX));

/** How much leave of a kind somebody has in a year. */
export const setLeaveAllowance = defineCommand({
  name: "leave.setAllowance",
  path: "/api/leave/allowance/set",
  access: "admin",
  arguments: z.object({
    userId: idOf("user"),
    year: leaveYearShape,
    kind: leaveKeyShape,
    /** Halves of days. */
    halves: halvesShape,
  }),
  reply: leaveAllowanceShape,
  lane: ({ userId }) => leaveScope(userId),
  subject: ({ userId }) => ({ entity: "user", id: userId }),
  seesAll: true,
  *decide({ userId, year, kind, halves }, actor) {
    const refusal = (yield* refuseUnlessAdministrator(actor)) ?? (yield* refuseAbsent([userId]));
    if (refusal) return refused(refusal);
    const id = allowanceId(userId, year, kind);
    const before = yield* get("leaveAllowance", id);
    if (before?.halves === halves) return applied([], before);
    const put: LeaveAllowance = { id, userId, year, kind, halves, updateTime: actor.now };
    const action = before ? "update" : "add";
    return applied([{ entity: "leaveAllowance", action, put }], put, [
      { kind: "leave", targetId: userId, detail: { kind, year, days: halves / 2 } },
    ]);
  },
});
