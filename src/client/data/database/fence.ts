import type { LocalDatabase } from "./local-database.ts";
import { readMeta } from "./meta.ts";

/** Thrown when another tab has taken over: what this one was about to write is void. */
export class FencedError extends Error {}

/** What one tab alone does: to write what comes over the line, or to send the bytes of files. */
type Office = "leader" | "uploader";

/** Part of the transaction around it, which is undone where somebody else leads. */
export async function assertFence(
  database: LocalDatabase,
  fence: number,
  office: Office = "leader",
): Promise<void> {
  if ((await readMeta(database.meta, office)) !== fence) throw new FencedError();
}

/** The next number for who holds the newest; what was begun with that one is void. */
export function renewFence(database: LocalDatabase, mine: number): Promise<number> {
  return database.transaction("rw", database.meta, async () => {
    await assertFence(database, mine);
    return takeFence(database);
  });
}

/** A number that voids whatever an earlier leader is still about to write. */
export function takeFence(database: LocalDatabase, office: Office = "leader"): Promise<number> {
  return database.transaction("rw", database.meta, async () => {
    const fence = ((await readMeta(database.meta, office)) ?? 0) + 1;
    await database.meta.put({ key: office, value: fence });
    return fence;
  });
}
