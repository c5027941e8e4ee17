import type { ForwardData } from "../body/forward-data.ts";
import type { Message } from "../message.ts";
import { isWords, sourceOf, stickerBodyOf } from "../message-body.ts";

/** Whether a message may be said elsewhere too: votes, word-chains and lines live where they stand. */
export function isForwardable(message: Message): boolean {
  return isMergeable(message) || (message.withdrawTime === 0 && message.msg.type === "merged");
}

/** Whether it can stand in a record of messages. */
export function isMergeable(message: Message): boolean {
  if (message.withdrawTime > 0) return false;
  return isWords(message) || stickerBodyOf(message) !== undefined;
}

/** That a message was said elsewhere before; undefined of one that was said here first. */
export function forwardOf({ msg }: Pick<Message, "msg">): ForwardData | undefined {
  return "forward" in msg ? msg.forward : undefined;
}

/** Where a message comes from that is forwarded: the first one who said it, as far as that is told. */
export function forwardDataOf(original: Message, show: 0 | 1): ForwardData {
  const before = forwardOf(original);
  if (show === 0 || before?.show === 0) return { show: 0, id: 0, userId: 0 };
  if (before) return before;
  const name = sourceOf(original)?.name;
  return { show, id: original.id, userId: original.userId, ...(name !== undefined && { name }) };
}
