import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { OPINION_MAX } from "../../limits.ts";
import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { approvalChatScope } from "../../scope.ts";
import { textShape } from "../../shape.ts";
import { approvalShape } from "../approval.ts";
import { readFlow } from "../definition/read-flow.ts";
import type { Act } from "../state/act.ts";
import { runNumberShape } from "../state/approval-state.ts";
import { actOnApproval } from "./act-on-approval.ts";
import { signatureShape } from "./signature.ts";

const DECISIONS = {
  1: { what: "approve" },
  2: { what: "reject" },
  4: { what: "withdraw" },
} as const satisfies Record<number, Act>;

/** `auditExamine` (seed 001 section 7): 1 approves, 2 rejects, 4 withdraws. */
export const decideApproval = defineCommand({
  name: "approval.decide",
  path: "/oa-api/examineRecord/auditExamine",
  arguments: z.object({
    /** The request. */
    recordId: idOf("approval"),
    /** What is asked for: the record of the form. */
    typeId: z.optional(idOf("record")),
    status: z.literal([1, 2, 4]),
    /** Why; has to be said by whoever rejects or withdraws (seed 001 section 5). */
    remarks: z._default(textShape(0, OPINION_MAX), ""),
    /** Drawn or written by hand: the address of a picture that brings itself along. Needed where the step asks for it. */
    signature: z.optional(signatureShape),
    /** One of several that are decided at once; refused where the flow wants each of them to be looked at. */
    inBatch: z._default(z.boolean(), false),
    /** The run of the request that the person saw. */
    runId: z.optional(runNumberShape),
  }),
  reply: approvalShape,
  lane: ({ recordId }) => ({ entity: "approval", id: recordId }),
  enters: ({ recordId }) => approvalChatScope(recordId),
  subject: ({ recordId }) => ({ entity: "approval", id: recordId }),
  words: { remarks: "text" },
  seesAll: true,
  readsMuch: true,
  *decide({ recordId: id, status, remarks, inBatch, runId, signature }, actor) {
    if (status === 2 && remarks === "") return refused(parameterError("approval.opinionNeeded"));
    if (status === 4 && remarks === "") return refused(parameterError("approval.reasonNeeded"));
    if (inBatch && !(yield* decidesInBatch(id)))
      return refused(parameterError("approval.notInBatch"));
    const wanted = { id, remarks, does: DECISIONS[status], runId, signature };
    const done = yield* actOnApproval(wanted, actor);
    return done.ok ? applied(done.value.changes, done.value.put) : refused(done.error);
  },
});

/** Whether a request may be one of several; what is not there is refused for that. */
function* decidesInBatch(id: Id): Reading<boolean> {
  const approval = yield* get("approval", id);
  const row = approval && (yield* get("approvalFlow", approval.flowId));
  const flow = row && readFlow(row.flow);
  return !flow?.ok || flow.value.batch;
}
