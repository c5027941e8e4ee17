import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../../command.ts";
import { OPINION_MAX } from "../../../limits.ts";
import { get } from "../../../reading.ts";
import { idOf } from "../../../reference.ts";
import { parameterError } from "../../../refusal.ts";
import { approvalChatScope } from "../../../scope.ts";
import { textShape } from "../../../shape.ts";
import { approvalShape } from "../../approval.ts";
import { managesFlow } from "../../definition/manages-flow.ts";
import { actOnApproval } from "../act-on-approval.ts";

/** A request counts no more, whatever was said to it: by who asked once it came back, by the flow's managers at any time. */
export const voidApproval = defineCommand({
  name: "approval.void",
  path: "/api/approval/void",
  arguments: z.object({
    id: idOf("approval"),
    /** Why; it has to be said. */
    remarks: z._default(textShape(0, OPINION_MAX), ""),
  }),
  reply: approvalShape,
  lane: ({ id }) => ({ entity: "approval", id }),
  enters: ({ id }) => approvalChatScope(id),
  words: { remarks: "text" },
  seesAll: true,
  *decide({ id, remarks }, actor) {
    if (remarks === "") return refused(parameterError("approval.reasonNeeded"));
    const flowId = (yield* get("approval", id))?.flowId ?? 0;
    const manages = yield* managesFlow(flowId, actor.userId);
    const done = yield* actOnApproval({ id, remarks, does: { what: "void", manages } }, actor);
    return done.ok ? applied(done.value.changes, done.value.put) : refused(done.error);
  },
});
