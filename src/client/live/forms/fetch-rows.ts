import { askRows } from "#client/data/calls/ask-interface.ts";
import type { Caller } from "#client/data/calls/http.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { readKnownInterfaces, readSeenRows } from "#client/data/queries/choices/interfaces.ts";
import { keepRows } from "#client/data/queries/choices/rows-sight.ts";
import { askedAhead, keyOfRows } from "./key-of-rows.ts";

/** What was fetched so long ago is good enough to choose from, ms. */
const FRESH = 60_000;

/** Fetches rows that a form may ask for, and keeps them to be chosen from without a line. */
export async function fetchRows(
  database: LocalDatabase,
  names: readonly string[],
  { call, now }: { readonly call: Caller; readonly now: number },
): Promise<void> {
  for (const [, { of }] of await readKnownInterfaces(database, names)) {
    if (of.kind === "static" || !of.enabled) continue;
    const asked = askedAhead(of.id);
    const key = keyOfRows(asked);
    const seen = await readSeenRows(database, key);
    if (seen && now - seen.seenAt < FRESH) continue;
    const result = await askRows(call, asked);
    if (result.ok)
      await keepRows(database, { key, interfaceId: of.id, seenAt: now, ...result.value });
  }
}
