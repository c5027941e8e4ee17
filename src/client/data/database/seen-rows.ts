import { CACHE_VERSION } from "#domain/limits.ts";
import { SEEN_PAGES_MAX, SEEN_PAGES_TIME } from "#domain/record/record-limits.ts";
import type { LocalDatabase } from "./local-database.ts";
import type { SeenRowsRow } from "./seen-rows-row.ts";

/** Names what was asked for; an app that knows rows otherwise asks anew. */
export function seenRowsKey(question: readonly unknown[]): string {
  return JSON.stringify([CACHE_VERSION, ...question]);
}

/** Keeps rows that were seen, and no more answers than are looked at again. */
export async function keepSeenRows(
  { seenRows }: LocalDatabase,
  answer: SeenRowsRow,
): Promise<void> {
  await seenRows.put(answer);
  const surplus = (await seenRows.count()) - SEEN_PAGES_MAX;
  if (surplus > 0) await seenRows.orderBy("seenAt").limit(surplus).delete();
}

/** Forgets what was seen too long ago, and all of interfaces that are no longer here. */
export async function trimSeenRows(
  { seenRows, dataInterface }: LocalDatabase,
  now: number,
): Promise<void> {
  await seenRows
    .where("seenAt")
    .below(now - SEEN_PAGES_TIME)
    .delete();
  const ids = (await seenRows.orderBy("interfaceId").uniqueKeys()) as number[];
  const found = await dataInterface.bulkGet(ids);
  await seenRows
    .where("interfaceId")
    .anyOf(ids.filter((_id, at) => found[at] === undefined))
    .delete();
}

/** Gives all of it up, because there is no room; how many answers went. */
export async function forgetSeenRows({ seenRows }: LocalDatabase): Promise<number> {
  const count = await seenRows.count();
  if (count > 0) await seenRows.clear();
  return count;
}
