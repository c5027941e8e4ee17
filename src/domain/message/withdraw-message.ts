import * as z from "zod/mini";
import type { AuditNote } from "../audit/audit.ts";
import { type Actor, applied, type Change, defineCommand, refused } from "../command.ts";
import { takeFileChanges } from "../file/take-file.ts";
import { withPosition } from "../dialog/unread.ts";
import { get, linesAbout, type Reading } from "../reading.ts";
import { idOf } from "../reference.ts";
import { dialogScope } from "../scope.ts";
import { administers } from "../user/administrators.ts";
import { type MessageParticipation, messageOfMember } from "./can-use-message.ts";
import { marksFollowChanges } from "./marks/change-mark.ts";
import { refuseWithdrawal } from "./can-withdraw.ts";
import { lineBodyOf } from "./message-body.ts";
import { TAKEN_BY_TIME } from "./taken-by-time.ts";
import type { Message } from "./message.ts";

/**
 * `dialog/msg/withdraw`: the author takes a message back within 24 hours; whoever leads where it stands,
 * and administrators, take it away at any time. Its place stays, its text goes, and the
 * file that it brought.
 */
export const withdrawMessage = defineCommand({
  name: "message.withdraw",
  path: "/api/dialog/msg/withdraw",
  arguments: z.object({ msgId: idOf("message") }),
  reply: z.object({ id: idOf("message"), dialogId: idOf("dialog") }),
  lane: (args) => ({ entity: "message", id: args.msgId }),
  takes: true,
  *decide(args, actor) {
    const found = yield* messageOfMember(args.msgId, actor);
    if (!found.ok) return refused(found.refusal);
    const { message, dialog } = found.value;
    const refusal = yield* refuseWithdrawal(found.value, actor);
    if (refusal) return refused(refusal);
    const reply = { id: message.id, dialogId: dialog.id };
    if (message.withdrawTime > 0) return applied([], reply);
    const isForeign = message.userId !== actor.userId;
    const changes = yield* takeMessageAway({ message, dialog }, actor);
    return applied(changes, reply, isForeign ? yield* notesOf(found.value, actor) : []);
  },
});

/** All that goes with a message: its words and file, what repeats them, and that it answers another. The clock takes it where its time is over. */
export function* takeMessageAway(
  { message, dialog }: Pick<MessageParticipation, "message" | "dialog">,
  actor: Pick<Actor, "userId" | "now">,
  isExpired = false,
): Reading<Change[]> {
  const isForeign = !isExpired && message.userId !== actor.userId;
  const takenBy = isForeign ? actor.userId : 0;
  const put = {
    ...message,
    mtype: "text" as const,
    msg: { text: "", type: "text" as const },
    mention: [],
    emoji: [],
    edits: [],
    withdrawTime: actor.now,
    withdrawUserId: isExpired ? TAKEN_BY_TIME : takenBy,
  };
  const changes: Change[] = [{ entity: "message", action: "delete", put }];
  const gone = isForeign ? "removed" : "withdrawn";
  const mtype = isExpired ? "expired" : gone;
  const lines = yield* linesWithoutWords(message);
  let { lastMsg } = dialog;
  if (lastMsg?.id === message.id) lastMsg = { ...lastMsg, mtype, preview: "" };
  else if (lines.some(({ id }) => id === lastMsg?.id) && lastMsg)
    lastMsg = { ...lastMsg, preview: "" };
  const quietPositions = withPosition(dialog.quietPositions, message.position);
  const without = { ...dialog, lastMsg, quietPositions };
  changes.push({ entity: "dialog", action: "update", put: without });
  const answered = message.replyId > 0 ? yield* get("message", message.replyId) : undefined;
  if (answered) {
    const counted = { ...answered, replyNum: Math.max(0, answered.replyNum - 1) };
    changes.push({ entity: "message", action: "update", put: counted });
  }
  for (const line of lines) changes.push({ entity: "message", action: "update", put: line });
  changes.push(...(yield* takeFileChanges(message)), ...(yield* marksFollowChanges(put)));
  return changes;
}

/** The lines that repeat how the message begins, without its words: that it was marked stays true. */
function* linesWithoutWords(message: Message): Reading<Message[]> {
  const lines = yield* linesAbout(message, dialogScope(message));
  return lines.flatMap((line) => {
    const msg = lineBodyOf(line);
    return msg && msg.text !== "" ? [{ ...line, msg: { ...msg, text: "" } }] : [];
  });
}

/** What an administrator takes away of others can be looked up later: whose it was and where, never what it said. */
function* notesOf({ message, dialog }: MessageParticipation, actor: Actor): Reading<AuditNote[]> {
  if (!administers(yield* get("user", actor.userId))) return [];
  const author = yield* get("user", message.userId);
  const detail = { name: author?.nickname ?? "", note: dialog.name };
  return [{ kind: "messageRemove", targetId: message.userId, detail }];
}
