import type { LocalDatabase } from "../database/local-database.ts";
import { assertFence } from "../fold/apply-server.ts";
import { initialLink, type Link, readMeta } from "../database/meta.ts";

/** Notes how the line to the server is; what stays the same is not written again. */
export async function setLink(database: LocalDatabase, change: Partial<Link>): Promise<void> {
  const before = (await readMeta(database.meta, "link")) ?? initialLink;
  const value = { ...before, ...change };
  if (JSON.stringify(before) !== JSON.stringify(value)) {
    await database.meta.put({ key: "link", value });
  }
}

/** Differences of clocks below this are the line's, ms. */
const CLOCK_NOISE = 2_000;

/** Notes how far the server's clock is from the own one, and that it takes what this app sends. */
export async function noteClock(
  database: LocalDatabase,
  clockOffset: number | undefined,
): Promise<void> {
  if (clockOffset === undefined) return;
  const before = (await readMeta(database.meta, "link")) ?? initialLink;
  const differs = Math.abs(before.clockOffset - clockOffset) > CLOCK_NOISE;
  if (differs || before.outdated) {
    await setLink(database, { outdated: false, ...(differs && { clockOffset }) });
  }
}

/** Notes that somebody came online or left. */
export async function notePresence(
  database: LocalDatabase,
  userId: number,
  online: boolean,
): Promise<void> {
  await database.transaction("rw", database.meta, async () => {
    const before = (await readMeta(database.meta, "online")) ?? [];
    const others = before.filter((id) => id !== userId);
    await database.meta.put({ key: "online", value: online ? [...others, userId] : others });
  });
}

/** The next number for who holds the newest; what was begun with that one is void. */
export function renewFence(database: LocalDatabase, mine: number): Promise<number> {
  return database.transaction("rw", database.meta, async () => {
    await assertFence(database, mine);
    return takeFence(database);
  });
}

/** A number that voids whatever an earlier leader is still about to write. */
export function takeFence(database: LocalDatabase): Promise<number> {
  return database.transaction("rw", database.meta, async () => {
    const fence = ((await readMeta(database.meta, "leader")) ?? 0) + 1;
    await database.meta.put({ key: "leader", value: fence });
    return fence;
  });
}
