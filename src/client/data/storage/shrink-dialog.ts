import { joinKey } from "#domain/id.ts";
import { MESSAGE_PAGE } from "#domain/limits.ts";
import { isMentioned } from "#domain/message/mention.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { listName } from "../database/touch-name.ts";
import { keptRanges, keptUpTo, leftOut } from "./kept-ranges.ts";

/** What the names of touched messages begin with. */
const MESSAGES = listName("message");

/** Rows that one transaction takes away at most: screens wait while it runs. */
export const DELETES_MAX = 500;

/**
 * Takes older messages of a dialog off this browser, at most `most`; the server
 * keeps them. `keep` of the newest stay, and so do unread calls for the person
 * and whatever unsent changes rest on. Answers how many went.
 */
export function shrinkDialog(
  database: LocalDatabase,
  dialogId: number,
  keep: number,
  most = DELETES_MAX,
): Promise<number> {
  const { message, range, outbox, dialogUser, meta } = database;
  return database.transaction("rw", [message, range, outbox, dialogUser, meta], async () => {
    const before = await range.get(dialogId);
    if (!before) return 0;
    const { ranges } = before;
    const spared = [
      ...(await unreadCalls(database, dialogId)),
      ...(await dirtyPositions(database, dialogId)),
    ];
    // Without a newest run, a single message would pass for it, and words on their way stand behind it.
    const least = spared.length > 0 ? Math.max(keep, MESSAGE_PAGE) : keep;
    const kept = keptRanges(ranges, least, spared);
    const ids: number[] = [];
    let reached = Number.MAX_SAFE_INTEGER;
    for (const [low, high] of leftOut(ranges, kept)) {
      const room = most - ids.length;
      if (room === 0) break;
      const found = await message
        .where("[dialogId+position]")
        .between([dialogId, low], [dialogId, high], true, true)
        .limit(room)
        .toArray();
      ids.push(...found.map(({ id }) => id));
      reached = found.length < room ? Number.MAX_SAFE_INTEGER : (found.at(-1)?.position ?? high);
    }
    if (ids.length === 0 && kept.length === ranges.length) return 0;
    await message.bulkDelete(ids);
    const left = keptUpTo(ranges, kept, reached);
    if (left.length > 0) await range.put({ ...before, ranges: left });
    else await range.delete(dialogId);
    return ids.length;
  });
}

async function unreadCalls(database: LocalDatabase, dialogId: number): Promise<number[]> {
  const identity = await readMeta(database.meta, "identity");
  const userId = identity?.userId ?? 0;
  const me = await database.dialogUser.get(joinKey(dialogId, userId));
  if (!me) return [];
  const calls = await database.message
    .where("mention")
    .anyOf([userId, 0])
    .filter((each) => each.dialogId === dialogId && each.position > me.readPosition)
    .toArray();
  return calls.filter((each) => isMentioned(each, userId)).map(({ position }) => position);
}

/** Positions of messages that something unsent has changed or was decided from. */
async function dirtyPositions(database: LocalDatabase, dialogId: number): Promise<number[]> {
  const names = new Set<string>();
  await database.outbox.each(({ touched, read = [] }) => {
    for (const name of [...touched, ...read]) if (name.startsWith(MESSAGES)) names.add(name);
  });
  const ids = [...names].map((name) => Number(name.slice(MESSAGES.length))).filter((id) => id > 0);
  const rows = await database.message.bulkGet(ids);
  return rows.flatMap((row) => (row?.dialogId === dialogId ? [row.position] : []));
}
