import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { withAnyLaidAway, withLaidAway } from "./laid-away-store.ts";
import { bringBytesBack, layBytesAway } from "./lay-bytes-away.ts";
import { openSealed, sealText } from "./seal-text.ts";
import {
  clearUnsentContent,
  putUnsentContent,
  readUnsentContent,
  type UnsentContent,
} from "./unsent-content.ts";

/**
 * Lays away what was not sent in an account that was closed, sealed with a key that from then on only
 * the server has. Broken off in the middle, it is done again; nothing is brought back twice.
 */
export async function layAway(
  database: LocalDatabase,
  { now, kept = {} }: { now: number; kept?: UnsentContent["kept"] },
): Promise<void> {
  const key = await readMeta(database.meta, "unsentKey");
  await withLaidAway(async (store) => {
    const { laidAway } = store;
    let id: number | undefined;
    for (;;) {
      await layBytesAway(database, store, key, now);
      const content = await readUnsentContent(database, kept);
      if (content) {
        const sealed = await sealText(JSON.stringify(content), key);
        const row = { account: database.name, at: now, content: sealed };
        id = await laidAway.put({ ...row, ...(id !== undefined && { id }) });
      }
      const outcome = await clearUnsentContent(database, content);
      if (outcome === "signedIn") {
        if (id !== undefined) await laidAway.delete(id);
        await bringBytesBack(database, store, key);
      }
      // A tab that has not noticed yet may have written something meanwhile.
      if (outcome !== "changed") return;
    }
  });
}

/**
 * Brings back what of an account was laid away; its owner has signed in and has the key from the
 * server. Answers the words of fields that are kept beside the database.
 */
export async function bringBack(
  database: LocalDatabase,
  key: string | undefined,
): Promise<UnsentContent["kept"]> {
  return withAnyLaidAway(async (store) => {
    const { laidAway } = store;
    const kept: Record<string, string> = {};
    const rows = await laidAway.where("account").equals(database.name).sortBy("id");
    for (const { id, content: sealed } of rows) {
      const text = await openSealed(sealed, key);
      if (text === undefined) continue;
      const content = JSON.parse(text) as UnsentContent;
      if (content.uploads) await bringBytesBack(database, store, key);
      if (!(await putUnsentContent(database, content))) continue;
      Object.assign(kept, content.kept);
      await laidAway.delete(id);
    }
    return kept;
  }, {});
}
