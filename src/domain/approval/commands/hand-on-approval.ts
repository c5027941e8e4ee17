import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { OPINION_MAX, STEP_PEOPLE_MAX } from "../../limits.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { approvalChatScope } from "../../scope.ts";
import { textShape } from "../../shape.ts";
import { approvalShape } from "../approval.ts";
import type { Act } from "../state/act.ts";
import { runNumberShape } from "../state/approval-state.ts";
import { actOnApproval } from "./act-on-approval.ts";
import { refuseUnable } from "../route/can-decide.ts";

/** Whoever is asked lets somebody else decide, before them, behind them, or once more. */
export const handOnApproval = defineCommand({
  name: "approval.handOn",
  path: "/api/approval/handOn",
  arguments: z.object({
    id: idOf("approval"),
    what: z.enum(["transfer", "addBefore", "addAfter", "sendBack"]),
    /** Who is asked instead, or as well; one person where it is handed over. */
    userIds: z._default(z.array(idOf("user")).check(z.maxLength(STEP_PEOPLE_MAX)), []),
    /** The run to which it is sent back, 0 = to the person who asks. */
    toRun: z._default(runNumberShape, 0),
    /** Whether it comes straight back from there, and not through all that lies between. */
    straight: z._default(z.boolean(), false),
    remarks: z._default(textShape(0, OPINION_MAX), ""),
    /** The run of the request that the person saw. */
    runId: z.optional(runNumberShape),
  }),
  reply: approvalShape,
  lane: ({ id }) => ({ entity: "approval", id }),
  enters: ({ id }) => approvalChatScope(id),
  words: { remarks: "text" },
  seesAll: true,
  *decide({ id, what, userIds, toRun, straight, remarks, runId }, actor) {
    const others = [...new Set(userIds)].filter((userId) => userId !== actor.userId);
    const count = what === "transfer" ? others.length === 1 : others.length > 0;
    if (what === "sendBack" && remarks === "")
      return refused(parameterError("approval.opinionNeeded"));
    if (what !== "sendBack" && !count) return refused(parameterError("approval.chooseOthers"));
    const absent = yield* refuseUnable(others);
    if (absent) return refused(absent);
    const does: Act = what === "sendBack" ? { what, toRun, straight } : { what, userIds: others };
    const done = yield* actOnApproval({ id, remarks, does, runId }, actor);
    return done.ok ? applied(done.value.changes, done.value.put) : refused(done.error);
  },
});
