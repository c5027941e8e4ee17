import { listReaders } from "#contract/calls/dialog.ts";
import { readersOf } from "#domain/dialog/readers-of.ts";
import type { Message } from "#domain/message/message.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { Caller } from "./http.ts";

export type AskedMessage = Pick<Message, "id" | "dialogId" | "position" | "userId">;

/** Who has read a message and who has not, by their ids. */
export interface AskedReaders {
  readonly read: readonly number[];
  readonly unread: readonly number[];
  /** Whether the server was reached; otherwise it is what this browser last heard. */
  readonly isCurrent: boolean;
}

/** Who has read a message, as the server knows it; where it cannot be asked, as this browser last heard. */
export async function askReaders(
  { database, call }: { readonly database: LocalDatabase; readonly call: Caller },
  message: AskedMessage,
): Promise<AskedReaders> {
  const answer = await call(listReaders, { msgId: message.id });
  if (answer.ok) return { read: answer.value.read, unread: answer.value.unread, isCurrent: true };
  const people = await database.dialogUser.where("dialogId").equals(message.dialogId).toArray();
  const { read, unread } = readersOf(message, people);
  const idsOf = (some: typeof read) => some.map(({ userId }) => userId);
  return { read: idsOf(read), unread: idsOf(unread), isCurrent: false };
}
