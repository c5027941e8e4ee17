import type { Message } from "#domain/message/message.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** How far a dialog has come, and how far the person has read in it. */
export interface ReadState {
  /** Position of the newest message; undefined while that message is not here. */
  readonly last: number | undefined;
  readonly read: number;
}

/** Dialogs in which the person takes part, by id. */
export type ReadStates = ReadonlyMap<number, ReadState>;

export async function loadReadStates(database: LocalDatabase, userId: number): Promise<ReadStates> {
  const mine = await database.dialogUser.where("userId").equals(userId).toArray();
  const dialogs = await database.dialog.bulkGet(mine.map(({ dialogId }) => dialogId));
  const readStates = await Promise.all(
    mine.map(async ({ dialogId, readPosition }, index) => {
      const last = dialogs[index]?.lastPosition ?? 0;
      // What is read concerns nobody: only for the rest it matters whether the message has come.
      const isHere =
        last <= readPosition ||
        (await database.message.where({ dialogId, position: last }).count()) > 0;
      return [dialogId, { last: isHere ? last : undefined, read: readPosition }] as const;
    }),
  );
  return new Map(readStates);
}

/** One read state after another: each dialog's is what was known last. */
export function laterReadStates(before: ReadStates, now: ReadStates): ReadStates {
  return new Map(
    [...now].map(([dialogId, { last, read }]) => [
      dialogId,
      { last: last ?? before.get(dialogId)?.last ?? read, read },
    ]),
  );
}

/** Messages of a dialog between two positions, of many the newest few, oldest first. */
async function messagesBetween(
  database: LocalDatabase,
  dialogId: number,
  { from, to, most }: { from: number; to: number; most: number },
): Promise<Message[]> {
  return database.message
    .where("[dialogId+position]")
    .between([dialogId, Math.max(from, to - most)], [dialogId, to], false, true)
    .toArray();
}

/** What has come to the dialogs since a read state, of each the newest few. */
export async function readNewMessages(
  database: LocalDatabase,
  before: ReadStates,
  now: ReadStates,
  most: number,
): Promise<Message[]> {
  const news = await Promise.all(
    [...now].map(async ([dialogId, { last, read }]) => {
      const from = before.get(dialogId)?.last ?? read;
      if (last === undefined || last <= from) return [];
      return messagesBetween(database, dialogId, { from, to: last, most });
    }),
  );
  return news.flat();
}
