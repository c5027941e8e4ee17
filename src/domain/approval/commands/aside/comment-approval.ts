import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../../command.ts";
import { APPROVAL_COMMENT_MAX } from "../../../limits.ts";
import { idOf } from "../../../reference.ts";
import { textShape } from "../../../shape.ts";
import { approvalShape } from "../../approval.ts";
import { actOnApproval } from "../act-on-approval.ts";

/** Somebody whom a request concerns says something to it. */
export const commentApproval = defineCommand({
  name: "approval.comment",
  path: "/api/approval/comment",
  arguments: z.object({ id: idOf("approval"), remarks: textShape(1, APPROVAL_COMMENT_MAX) }),
  reply: approvalShape,
  lane: ({ id }) => ({ entity: "approval", id }),
  words: { remarks: "text" },
  seesAll: true,
  *decide({ id, remarks }, actor) {
    const done = yield* actOnApproval({ id, remarks, does: { what: "comment" } }, actor);
    return done.ok ? applied(done.value.changes, done.value.put) : refused(done.error);
  },
});
