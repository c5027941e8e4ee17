import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { OPINION_MAX } from "../../limits.ts";
import { refuseLeave } from "../../leave/book-leave.ts";
import { get } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { approvalChatScope } from "../../scope.ts";
import { textShape } from "../../shape.ts";
import { approvalShape } from "../approval.ts";
import { actOnApproval } from "./act-on-approval.ts";

/** What was rejected, sent back or withdrawn is asked for once more, as it is filled in by now. */
export const resubmitApproval = defineCommand({
  name: "approval.resubmit",
  path: "/api/approval/resubmit",
  arguments: z.object({
    id: idOf("approval"),
    remarks: z._default(textShape(0, OPINION_MAX), ""),
  }),
  reply: approvalShape,
  lane: ({ id }) => ({ entity: "approval", id }),
  enters: ({ id }) => approvalChatScope(id),
  words: { remarks: "text" },
  // As where it is asked for first.
  writesOwn: true,
  seesAll: true,
  *decide({ id, remarks }, actor) {
    const approval = yield* get("approval", id);
    const record = approval && (yield* get("record", approval.recordId));
    const isOwn = approval?.createUserId === actor.userId;
    const short =
      record && isOwn ? yield* refuseLeave(record, { ...actor, now: actor.arrivedAt }) : undefined;
    if (short) return refused(short);
    const done = yield* actOnApproval({ id, remarks, does: { what: "resubmit" } }, actor);
    return done.ok ? applied(done.value.changes, done.value.put) : refused(done.error);
  },
});
