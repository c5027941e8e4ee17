import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import { nameShape } from "../name.ts";
import { get } from "../reading.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { textShape } from "../shape.ts";
import { refuseUnlessAdministrator } from "../user/administrators.ts";
import { LEAVE_DAYS_MAX, LEAVE_KIND_MAX, LEAVE_KINDS_MAX, LEAVE_NAME_MAX } from "./leave-limits.ts";
import { type LeaveSetting, leaveSettingShape } from "./leave-setting.ts";

export const halvesShape = z.int().check(z.nonnegative(), z.maximum(2 * LEAVE_DAYS_MAX));
export const leaveKeyShape = textShape(1, LEAVE_KIND_MAX);

/** A kind of leave is counted from now on, otherwise than so far, or no more. */
export const saveLeaveKind = defineCommand({
  name: "leave.saveKind",
  path: "/api/leave/kind/save",
  access: "admin",
  arguments: z.object({
    key: leaveKeyShape,
    /** Nothing = it is counted no more; what was booked stays. */
    kind: z.optional(
      z.object({
        name: nameShape(1, LEAVE_NAME_MAX),
        over: z.enum(["refuse", "warn"]),
        halves: halvesShape,
      }),
    ),
  }),
  reply: leaveSettingShape,
  lane: () => companyScope,
  *decide({ key, kind }, actor) {
    const refusal = yield* refuseUnlessAdministrator(actor);
    if (refusal) return refused(refusal);
    const stored = yield* get("leaveSetting", COMPANY_ID);
    const kinds = new Map((stored?.kinds ?? []).map((one) => [one.key, one]));
    if (kind) kinds.set(key, { key, ...kind });
    else kinds.delete(key);
    if (kinds.size > LEAVE_KINDS_MAX)
      return refused(parameterError("leave.kindsMax", { count: LEAVE_KINDS_MAX }));
    const put: LeaveSetting = { id: COMPANY_ID, kinds: [...kinds.values()] };
    const action = stored ? "update" : "add";
    const detail = kind
      ? { kind: kind.name, over: kind.over, days: kind.halves / 2 }
      : { kind: key };
    return applied([{ entity: "leaveSetting", action, put }], put, [
      { kind: "leave", targetId: COMPANY_ID, detail },
    ]);
  },
});
