import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../../command.ts";
import { idOf } from "../../../reference.ts";
import { type Approval, approvalShape } from "../../approval.ts";
import { isUnreadCopy } from "../../concerns.ts";
import { approvalToAct } from "../act-on-approval.ts";

/** Somebody has read a request that was copied to them; what others see of it stays as it was. */
export const readCopy = defineCommand({
  name: "approval.readCopy",
  path: "/api/approval/readCopy",
  arguments: z.object({ id: idOf("approval") }),
  reply: approvalShape,
  lane: ({ id }) => ({ entity: "approval", id }),
  routine: true,
  seesAll: true,
  *decide({ id }, { userId, arrivedAt: now }) {
    const found = yield* approvalToAct(id, userId);
    if (!found.ok) return refused(found.error);
    const { approval } = found.value;
    if (!isUnreadCopy(approval, userId)) return applied([], approval);
    const copies = approval.copies.map((copy) =>
      copy.userId === userId ? { ...copy, readTime: now } : copy,
    );
    const put: Approval = { ...approval, copies };
    return applied([{ entity: "approval", action: "update", put }], put);
  },
});
