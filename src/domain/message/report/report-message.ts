import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { joinKey } from "../../id.ts";
import { get, list } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { userScope } from "../../scope.ts";
import { longTextShape } from "../../shape.ts";
import { messageOfMember } from "../can-use-message.ts";
import { fileBodyOf, isLine, linesIn } from "../message-body.ts";
import type { Message } from "../message.ts";
import { type MessageReport, messageReportShape } from "./message-report.ts";
import { REPORT_REASONS, REPORT_WORDS_MAX, REPORTS_MAX } from "./report-reasons.ts";

/** `dialog/msg/report`: asks the administrators to look at a message that somebody else wrote. */
export const reportMessage = defineCommand({
  name: "message.report",
  path: "/api/dialog/msg/report",
  arguments: z.object({
    msgId: idOf("message"),
    reason: z.enum(REPORT_REASONS),
    words: z.optional(longTextShape(REPORT_WORDS_MAX)),
  }),
  reply: messageReportShape,
  perHour: 30,
  lane: (_args, actor) => userScope(actor.userId),
  words: { words: "text" },
  *decide({ msgId, reason, words = "" }, actor) {
    const { userId, now: createTime } = actor;
    const found = yield* messageOfMember(msgId, actor);
    if (!found.ok) return refused(found.refusal);
    const { message, dialog } = found.value;
    if (message.withdrawTime > 0) return refused(parameterError("message.gone"));
    if (message.userId === userId || isLine(message))
      return refused(parameterError("message.notReportable"));
    const id = joinKey(msgId, userId);
    const before = yield* get("messageReport", id);
    // Whoever says so twice has said it; what was decided stays so.
    if (before) return applied([], before);
    const mine = yield* list("messageReport", { userId });
    if (mine.filter(({ state }) => state === "open").length >= REPORTS_MAX)
      return refused(parameterError("message.reportsMax", { count: REPORTS_MAX }));
    const put: MessageReport = {
      id,
      msgId,
      dialogId: dialog.id,
      planId: dialog.planId,
      userId,
      reason,
      words: words.trim(),
      ...asItStands(message),
      place: dialog.name,
      state: "open",
      createTime,
      decideTime: 0,
    };
    return applied([{ entity: "messageReport", action: "add", put }], put);
  },
});

/** What administrators get to see of a message; of a record of messages all its words. */
function asItStands(message: Message) {
  const { msg, userId: authorId, createTime: saidTime, mtype } = message;
  const file = fileBodyOf(message);
  const text = [msg.text, ...linesIn(msg)].filter(Boolean).join("\n");
  const fileName = file?.name ?? "";
  return { authorId, saidTime, mtype, text, fileName, thumb: file?.thumb ?? "" };
}
