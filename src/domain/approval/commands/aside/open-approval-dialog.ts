import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../../command.ts";
import { dialogClosed } from "../../../dialog/can-write-in-dialog.ts";
import { dialogShape } from "../../../dialog/dialog.ts";
import { get, list } from "../../../reading.ts";
import { idOf } from "../../../reference.ts";
import { noAccess } from "../../../refusal.ts";
import { approvalChatScope } from "../../../scope.ts";
import { isOver } from "../../state/decided.ts";
import { approvalToAct } from "../act-on-approval.ts";
import { newChat } from "../approval-chat.ts";

/** The chat of a request, for those whom it concerns; made when one of them first opens it, the same for all. */
export const openApprovalDialog = defineCommand({
  name: "approval.openDialog",
  path: "/api/approval/dialog",
  arguments: z.object({ id: idOf("approval") }),
  reply: dialogShape,
  // Besides its own, so that nobody comes to the request while it is made.
  lane: ({ id }) => ({ entity: "approval", id }),
  enters: ({ id }) => approvalChatScope(id),
  seesAll: true,
  *decide({ id }, { userId, now }) {
    const found = yield* approvalToAct(id, userId);
    if (!found.ok) return refused(found.error);
    const { approval } = found.value;
    const people = yield* list("recordUser", { recordId: approval.recordId });
    // Who looks after requests may read them all, and still talks only where it concerns them.
    if (!people.some((one) => one.userId === userId)) return refused(noAccess("approval.notYours"));
    const existing = yield* get("dialog", id);
    if (existing) return applied([], existing);
    if (isOver(approval)) return refused(dialogClosed);
    const userIds = people.map((one) => one.userId);
    const { dialog, changes } = newChat(approval, userIds, now);
    return applied(changes, dialog);
  },
});
