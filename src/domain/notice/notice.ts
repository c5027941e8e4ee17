import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { idOrNoneOf } from "../reference.ts";
import {
  absenceScope,
  groupScope,
  planScope,
  recordScope,
  type Scope,
  userScope,
} from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";
import { WORK_NOTICES } from "./notice-kinds.ts";

/**
 * What somebody else did that a person is to hear of: ids and no words, so that nobody keeps the
 * name of what they may no longer see. The server makes the row from what the kind of the changed
 * row declares (`notices`); the person takes it away.
 */
export const noticeShape = z.object({
  /** `<userId>/<matter>/<id of the task, plan, request or message>`: of one matter of one thing only the newest stands. */
  id: z.string(),
  userId: idShape,
  kind: z.enum(WORK_NOTICES),
  /** 0 = it is about a request, a message outside of plans, or for whom one stands in. */
  planId: z.int(),
  /** 0 = it is about the plan, a request or a message. */
  taskId: z.int(),
  /** The request that it is about and its record, 0 = it is about work in a plan. */
  approvalId: z.int(),
  recordId: z.int(),
  /** The message that it is about and its chat, 0 = it is about something else. */
  dialogId: z.int(),
  msgId: z.int(),
  /** Who did it, 0 = the time has come for it by itself. */
  byUserId: idOrNoneOf("user"),
  time: timeShape,
});
export type Notice = z.infer<typeof noticeShape>;

/** What somebody has to see to be told of it: the plan, the record of the request, the chat of the message, or the absence of who asks them to stand in. */
export function scopeOfMatter({
  planId,
  recordId,
  dialogId,
  byUserId,
}: Pick<Notice, "planId" | "recordId" | "dialogId" | "byUserId">): Scope {
  if (recordId > 0) return recordScope(recordId);
  if (planId > 0) return planScope(planId);
  return dialogId > 0 ? groupScope(dialogId) : absenceScope(byUserId);
}

export const noticeEntity = defineEntity({
  name: "notice",
  table: "notices",
  frame: "user",
  since: 6,
  shapeVersion: 7,
  added: { approvalId: 0, recordId: 0, dialogId: 0, msgId: 0 },
  shape: noticeShape,
  birth: "computed",
  scope: (row) => userScope(row.userId),
  lists: ["userId"],
});
