import * as z from "zod/mini";
import { ADMINISTRATORS, defineEntity } from "../../entity.ts";
import { userScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";
import { REPORT_REASONS } from "./report-reasons.ts";

/**
 * That somebody has asked the administrators to look at a message, with the message as it stood and nothing else of its
 * chat. Theirs alone: neither its author nor anybody in the chat learns of it.
 */
export const messageReportShape = z.object({
  /** `<msgId>:<userId>`: a person reports a message once. */
  id: z.string(),
  msgId: idShape,
  dialogId: idShape,
  planId: z.int(),
  /** Who reports it. */
  userId: idShape,
  reason: z.enum(REPORT_REASONS),
  words: z.string(),
  /** Who wrote the message, and when. */
  authorId: idShape,
  saidTime: timeShape,
  mtype: z.string(),
  /** What it said; of a file its name, and of a picture the small one. */
  text: z.string(),
  fileName: z.string(),
  thumb: z.string(),
  /** What its chat was called, "" = a chat of two. */
  place: z.string(),
  state: z.enum(["open", "dismissed", "removed"]),
  createTime: timeShape,
  /** When an administrator decided, 0 = not yet. */
  decideTime: timeShape,
});
export type MessageReport = z.infer<typeof messageReportShape>;

export const messageReportEntity = defineEntity({
  name: "messageReport",
  table: "message_reports",
  frame: "user",
  since: 27,
  shape: messageReportShape,
  birth: "computed",
  scope: (row) => userScope(row.userId),
  lists: ["userId"],
  tellsAdministrators: true,
  notices(before, { userId, msgId, dialogId, planId, decideTime }) {
    // Of the chat, which they may not see, administrators hear nothing.
    if (!before) return [{ userId: ADMINISTRATORS, kind: "reported", planId: 0, msgId }];
    return decideTime > before.decideTime
      ? [{ userId, kind: "reportDecided", planId, dialogId, msgId }]
      : [];
  },
});
