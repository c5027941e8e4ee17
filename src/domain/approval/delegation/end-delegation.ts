import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { get } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { absenceScope } from "../../scope.ts";
import { type Delegation, delegationId, delegationShape } from "./delegation.ts";

/** The caller is back earlier, or does not go: nobody stands in for them any more. */
export const endDelegation = defineCommand({
  name: "delegation.end",
  path: "/api/approval/delegation/end",
  arguments: z.object({ deputyId: idOf("user") }),
  reply: delegationShape,
  lane: (_args, { userId }) => absenceScope(userId),
  subject: ({ deputyId }) => ({ entity: "user", id: deputyId }),
  takes: true,
  *decide({ deputyId }, { userId, now }) {
    const delegation = yield* get("delegation", delegationId(userId, deputyId));
    if (!delegation) return refused(parameterError("delegation.gone"));
    // The row goes once what waits has been looked after.
    const endTime = Math.min(delegation.endTime, now);
    const put: Delegation = { ...delegation, endTime, dueTime: now };
    return applied([{ entity: "delegation", action: "update", put }], put, [
      { kind: "delegation", targetId: deputyId, detail: { deputyId, endTime } },
    ]);
  },
});
