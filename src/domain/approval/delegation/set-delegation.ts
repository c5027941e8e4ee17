import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { get, list } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { absenceScope } from "../../scope.ts";
import { givenTimeShape } from "../../shape.ts";
import { type Delegation, delegationId, delegationShape } from "./delegation.ts";
import { DELEGATION_FORMS_MAX, DELEGATION_MAX, DELEGATIONS_MAX } from "./delegation-limits.ts";
import { leadsBack } from "./read-deputies.ts";
import { refuseUnable } from "../route/can-decide.ts";

/** The caller is away for some time, and somebody is asked besides them. */
export const setDelegation = defineCommand({
  name: "delegation.set",
  path: "/api/approval/delegation/set",
  arguments: z.object({
    deputyId: idOf("user"),
    startTime: givenTimeShape,
    /** From when on they are back. */
    endTime: givenTimeShape,
    /** Only requests with these forms; all for which nobody is named where there are none. */
    formIds: z._default(z.array(idOf("form")).check(z.maxLength(DELEGATION_FORMS_MAX)), []),
  }),
  reply: delegationShape,
  lane: (_args, { userId }) => absenceScope(userId),
  subject: ({ deputyId }) => ({ entity: "user", id: deputyId }),
  seesAll: true,
  *decide({ deputyId, startTime, endTime, formIds }, { userId, now }) {
    if (deputyId === userId) return refused(parameterError("delegation.self"));
    if (endTime <= startTime || endTime <= now || endTime - startTime > DELEGATION_MAX)
      return refused(parameterError("delegation.badTimes"));
    const absent = yield* refuseUnable([deputyId]);
    if (absent) return refused(absent);
    for (const formId of formIds)
      if (!(yield* get("form", formId))) return refused(parameterError("form.gone"));
    const id = delegationId(userId, deputyId);
    const before = yield* get("delegation", id);
    const others = (yield* list("delegation", { userId })).length;
    if (!before && others >= DELEGATIONS_MAX)
      return refused(parameterError("delegation.tooMany", { count: DELEGATIONS_MAX }));
    if (yield* leadsBack({ userId, deputyId }, { startTime, endTime }))
      return refused(parameterError("delegation.leadsBack"));
    const put: Delegation = {
      id,
      userId,
      deputyId,
      formIds: [...new Set(formIds)],
      startTime,
      endTime,
      // It is looked at at once: what was said before may have to be taken back.
      dueTime: now,
      createTime: before?.createTime ?? now,
    };
    const action = before ? "update" : "add";
    const detail = { deputyId, startTime, endTime };
    return applied([{ entity: "delegation", action, put }], put, [
      { kind: "delegation", targetId: deputyId, detail },
    ]);
  },
});
