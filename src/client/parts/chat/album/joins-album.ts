import type { MessageView } from "#client/data/queries/messages.ts";
import { forwardOf } from "#domain/message/forward/forwarded.ts";
import { fileBodyOf, sourceOf } from "#domain/message/message-body.ts";
import type { Message } from "#domain/message/message.ts";

/** Pictures of one person that came no later than this after each other were sent together, ms. */
const TOGETHER = 60_000;
/** What words were said to was sent in the same act as the next: those are of all of them, ms. */
const AT_ONCE = 3000;

/** Whether a message is of those marked in its chat; what is said of it then needs a place of its own. */
export type IsMarked = (messageId: number) => boolean;

/** Whether a picture can stand among others: a bare one, of which nothing has to be told but when it came. */
function isAlbumPicture(message: Message, isMarked: IsMarked): boolean {
  return (
    message.msg !== null &&
    fileBodyOf(message)?.type === "img" &&
    message.withdrawTime === 0 &&
    message.modify === 0 &&
    message.emoji.length === 0 &&
    message.replyNum === 0 &&
    !forwardOf(message) &&
    !sourceOf(message) &&
    !isMarked(message.id)
  );
}

/** Whether a picture was sent together with the one before it. Words and an answer go with the first alone. */
export function joinsAlbum(
  { message: before }: MessageView,
  { message }: MessageView,
  isMarked: IsMarked,
): boolean {
  const within = before.msg?.text === "" ? TOGETHER : AT_ONCE;
  return (
    before.userId === message.userId &&
    message.createTime - before.createTime <= within &&
    message.replyId === 0 &&
    message.msg?.text === "" &&
    isAlbumPicture(before, isMarked) &&
    isAlbumPicture(message, isMarked)
  );
}
