import type { MessageView } from "#client/data/queries/messages.ts";
import type { MessageBody } from "#domain/message/message.ts";

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
    left.replyNum === right.replyNum &&
    isSameBody(left.msg, right.msg) &&
    JSON.stringify(left.emoji) === JSON.stringify(right.emoji)
  );
}

/** Most fields are words and numbers; the others are short lists. */
function isSameBody(left: MessageBody, right: MessageBody): boolean {
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => {
    const before: unknown = Reflect.get(left, name);
    const after: unknown = Reflect.get(right, name);
    if (typeof before !== "object") return before === after;
    return JSON.stringify(before) === JSON.stringify(after);
  });
}
