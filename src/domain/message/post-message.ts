import type { Actor, Change } from "../command.ts";
import type { Participation } from "../dialog/can-use-dialog.ts";
import type { Dialog } from "../dialog/dialog.ts";
import { newDialogUser } from "../dialog/dialog-user.ts";
import { readByWriting, withPosition } from "../dialog/unread.ts";
import type { Id } from "../id.ts";
import { get, type Reading } from "../reading.ts";
import { calledPeopleChanges } from "./called-people.ts";
import { calledIn } from "./commanded-bots.ts";
import type { Message, MessageBody } from "./message.ts";
import { fileBodyOf, isLine, lineBodyOf, messageTypeOf } from "./message-body.ts";
import { previewOf } from "./preview.ts";

/** What somebody says in a dialog. */
export interface Post {
  readonly id: Id;
  readonly msg: MessageBody;
  readonly replyId: Id;
}

/**
 * All that a new message changes: its own row at the next position, the
 * dialog's newest message, that its author takes part, the counts of the task.
 */
export function* postMessageChanges(
  { dialog, me }: Participation,
  post: Post,
  actor: Actor,
): Reading<{ message: Message; changes: Change[] }> {
  const position = dialog.lastPosition + 1;
  const message: Message = {
    id: post.id,
    dialogId: dialog.id,
    planId: dialog.planId,
    privateTo: dialog.privateTo,
    position,
    userId: actor.userId,
    mtype: messageTypeOf(post.msg),
    msg: post.msg,
    mention: [...(yield* calledBy(post.msg, dialog))],
    replyId: post.replyId,
    replyNum: 0,
    emoji: [],
    modify: 0,
    edits: [],
    withdrawTime: 0,
    withdrawUserId: 0,
    createTime: actor.now,
  };
  const isTold = isLine(message);
  const changes: Change[] = [
    { entity: "message", action: "add", put: message },
    {
      entity: "dialog",
      action: "update",
      put: {
        ...dialog,
        lastTime: actor.now,
        lastPosition: position,
        ...(isTold && { quietPositions: withPosition(dialog.quietPositions, position) }),
        lastMsg: {
          id: message.id,
          userId: actor.userId,
          mtype: message.mtype,
          preview: previewOf(message),
        },
      },
    },
  ];
  // What the product says is none of what people have said, nor has anybody read by it.
  if (!isTold) changes.push(writerChange({ dialog, me }, position, actor));
  changes.push(...(yield* calledPeopleChanges(message, actor)));
  if (isTold) return { message, changes };
  const task = dialog.groupType === "task" ? yield* get("task", dialog.linkId) : undefined;
  if (task) {
    const put = { ...task, msgNum: task.msgNum + 1 };
    changes.push(
      fileBodyOf(message)
        ? { entity: "task", action: "upload", put: { ...put, fileNum: task.fileNum + 1 } }
        : { entity: "task", action: "dialog", put },
    );
  }
  return { message, changes };
}

/** Whoever writes takes part, and has read what they saw; what others wrote meanwhile waits for them. */
function writerChange({ dialog, me }: Participation, position: number, actor: Actor): Change {
  const { id: dialogId, planId, privateTo } = dialog;
  const put = me
    ? { ...me, ...readByWriting(me, position), readTime: actor.now }
    : newDialogUser(
        { dialogId, planId, privateTo, userId: actor.userId, readPosition: position },
        actor.now,
      );
  // What was written without a network comes late: who has written meanwhile waits from then.
  const writeTime = Math.max(put.writeTime, actor.now);
  return { entity: "dialogUser", action: "readed", put: { ...put, writeTime } };
}

/** Where people write slowly: that somebody has had their turn, by what they did and not by words. */
export function paceChanges({ dialog, me }: Participation, actor: Actor): Change[] {
  if (dialog.rules.slowMode === 0) return [];
  const { id: dialogId, planId, privateTo, lastPosition: readPosition } = dialog;
  const { userId } = actor;
  const born = { dialogId, planId, privateTo, userId, readPosition };
  const row = me ?? newDialogUser(born, actor.now);
  const put = { ...row, writeTime: Math.max(row.writeTime, actor.now) };
  return [{ entity: "dialogUser", action: "update", put }];
}

/** Whom a message calls: those whom its words mention; a line that tells of a to-do those whose it is now. */
function* calledBy(msg: MessageBody, dialog: Dialog): Reading<readonly Id[]> {
  // What a sticker is called is nobody's words.
  if (msg.type === "sticker") return [];
  // Whoever says again what somebody said elsewhere calls nobody by it.
  if (msg.type === "merged" || ("forward" in msg && msg.forward)) return [];
  const line = lineBodyOf({ msg });
  if (!line) return yield* calledIn(msg.text, dialog);
  return line.type === "todo" && line.action === "add" ? line.userIds : [];
}
