import type { KindAgain } from "#contract/calls/sync.ts";
import { assertFence } from "../database/fence.ts";
import { noteShapes } from "../database/held-shapes.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { initialLink, type Link, type PackUnderWay, readMeta } from "../database/meta.ts";

/** Notes something of the line in the name of the engine that leads; another one has nothing to say of it any more. */
function noteAs(
  database: LocalDatabase,
  fence: number,
  note: () => Promise<unknown>,
): Promise<void> {
  return database.transaction("rw", database.meta, async () => {
    await assertFence(database, fence);
    await note();
  });
}

/** Notes that all rows of these kinds have come in the shape that this app knows. */
export function noteCameWhole(
  database: LocalDatabase,
  fence: number,
  kinds: readonly KindAgain[],
): Promise<void> {
  return noteAs(database, fence, () => noteShapes(database.meta, kinds));
}

/** Notes how the line to the server is; what stays the same is not written again. */
export function setLink(
  database: LocalDatabase,
  fence: number,
  change: Partial<Link>,
): Promise<void> {
  return noteAs(database, fence, async () => {
    const before = (await readMeta(database.meta, "link")) ?? initialLink;
    const value = { ...before, ...change };
    if (JSON.stringify(before) !== JSON.stringify(value)) {
      await database.meta.put({ key: "link", value });
    }
  });
}

/** Differences of clocks below this are the line's, ms. */
const CLOCK_NOISE = 2_000;

/** Notes how far the server's clock is from the own one, and that it takes what this app sends. */
export async function noteClock(
  database: LocalDatabase,
  fence: number,
  clockOffset: number | undefined,
): Promise<void> {
  if (clockOffset === undefined) return;
  const before = (await readMeta(database.meta, "link")) ?? initialLink;
  const differs = Math.abs(before.clockOffset - clockOffset) > CLOCK_NOISE;
  if (differs || before.outdated) {
    await setLink(database, fence, { outdated: false, ...(differs && { clockOffset }) });
  }
}

/** Notes who is there, as the server says it with each greeting. */
export function noteOnline(
  database: LocalDatabase,
  fence: number,
  online: readonly number[],
): Promise<void> {
  return noteAs(database, fence, () => database.meta.put({ key: "online", value: online }));
}

/** Notes which socket is open; "" = none. */
export function noteSocket(database: LocalDatabase, fence: number, value: string): Promise<void> {
  return noteAs(database, fence, () => database.meta.put({ key: "socket", value }));
}

/** Notes that somebody came online or left. */
export function notePresence(
  database: LocalDatabase,
  fence: number,
  { userId, online }: { readonly userId: number; readonly online: boolean },
): Promise<void> {
  return noteAs(database, fence, async () => {
    const before = (await readMeta(database.meta, "online")) ?? [];
    const others = before.filter((id) => id !== userId);
    await database.meta.put({ key: "online", value: online ? [...others, userId] : others });
  });
}

/** Notes how far a pack is; one that came whole, or was let be, is no longer told of. */
export function notePack(
  database: LocalDatabase,
  fence: number,
  pack: PackUnderWay,
): Promise<void> {
  return noteAs(database, fence, async () => {
    const before = (await readMeta(database.meta, "packs")) ?? [];
    const others = before.filter(({ url, ended }) => url !== pack.url && ended === undefined);
    const isOver = pack.ended === "whole" || pack.ended === "left";
    await database.meta.put({ key: "packs", value: isOver ? others : [...others, pack] });
  });
}

/** Notes that nothing is known of packs: what is still under way is told anew. */
export function forgetPacks(database: LocalDatabase, fence: number): Promise<void> {
  return noteAs(database, fence, () => database.meta.delete("packs"));
}
