import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../../command.ts";
import { idOf } from "../../../reference.ts";
import { approvalChatScope } from "../../../scope.ts";
import { approvalShape } from "../../approval.ts";
import { actOnApproval } from "../act-on-approval.ts";

/** Who asked urges those who decide, once an hour. */
export const urgeApproval = defineCommand({
  name: "approval.urge",
  path: "/api/approval/urge",
  arguments: z.object({ id: idOf("approval") }),
  reply: approvalShape,
  lane: ({ id }) => ({ entity: "approval", id }),
  enters: ({ id }) => approvalChatScope(id),
  seesAll: true,
  *decide({ id }, actor) {
    const done = yield* actOnApproval({ id, remarks: "", does: { what: "urge" } }, actor);
    return done.ok ? applied(done.value.changes, done.value.put) : refused(done.error);
  },
});
