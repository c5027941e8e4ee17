import type { Message } from "../message/message.ts";
import type { DialogUser } from "./dialog-user.ts";

/** People in a chat up to whom everybody is told how far the others have read; in larger ones it is asked for. */
export const READS_TOLD_MAX = 100;

/** Those to whom a message was written, by whether they have read it. */
export interface Readers {
  readonly read: readonly DialogUser[];
  readonly unread: readonly DialogUser[];
}

/** Who has read a message and who has not; whoever came later, and its author, are neither. */
export function readersOf(
  { position, userId }: Pick<Message, "position" | "userId">,
  people: readonly DialogUser[],
): Readers {
  const addressed = people.filter((each) => each.userId !== userId && each.joinPosition < position);
  const [read, unread] = [
    addressed.filter((each) => each.readPosition >= position),
    addressed.filter((each) => each.readPosition < position),
  ];
  return { read, unread };
}
