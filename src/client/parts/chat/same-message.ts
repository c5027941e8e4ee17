import { fileBodyOf } from "#domain/message/message-body.ts";
import type { MessageView } from "#client/data/queries/messages.ts";

/** Whether two readings of a message show the same: rows are new objects after every change anywhere. */
export function isSameMessage(before: MessageView, after: MessageView): boolean {
  if (before === after) return true;
  const { message: left } = before;
  const { message: right } = after;
  return (
    before.pending === after.pending &&
    left.id === right.id &&
    left.position === right.position &&
    left.modify === right.modify &&
    left.withdrawTime === right.withdrawTime &&
    left.withdrawUserId === right.withdrawUserId &&
    left.createTime === right.createTime &&
    left.msg.text === right.msg.text &&
    left.msg.type === right.msg.type &&
    fileBodyOf(left)?.fileId === fileBodyOf(right)?.fileId &&
    JSON.stringify(left.emoji) === JSON.stringify(right.emoji)
  );
}
