import { askRecords } from "#client/data/calls/ask-records.ts";
import type { Caller } from "#client/data/calls/http.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { keepSeenPage, seenKey } from "#client/data/database/seen-page.ts";
import { relatedForms } from "#client/data/queries/related-records.ts";

/** What was fetched so long ago is good enough to choose from, ms. */
const FRESH = 60_000;
/** The newest records of each form. */
const SIZE = 500;

interface Fetching {
  readonly call: Caller;
  readonly isAdmin: boolean;
  readonly now: number;
}

/** Fetches records of the forms that another one names, and keeps them to be chosen from without a line. */
export async function fetchRelated(
  database: LocalDatabase,
  models: readonly string[],
  { call, isAdmin, now }: Fetching,
): Promise<void> {
  for (const [, { id: formId, readers }] of await relatedForms(database, models)) {
    const key = seenKey(["related", formId, readers, isAdmin]);
    const seen = await database.seenPage.get(key);
    if (seen && now - seen.seenAt < FRESH) continue;
    const every = { words: "", orders: [], query: "", withoutRule: true };
    const asked = { formId, ...every, size: SIZE, at: 1 };
    // One after the other: a list of records is dear to the server.
    const result = await askRecords(call, asked);
    if (!result.ok) continue;
    const page = { key, formId, seenAt: now, isUnfiltered: true, ...result.value };
    await keepSeenPage(database, page);
  }
}
