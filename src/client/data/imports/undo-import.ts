import { IMPORT_PORTION } from "#domain/import/import-limits.ts";
import { runSeveral } from "../commands/run-several.ts";
import type { ImportOutcome } from "../database/import-row.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** Takes an import back: what it made goes, what it changed says again what it said; so many are left, because somebody has changed them since. */
export async function undoImport(
  database: LocalDatabase,
  { added, changed }: ImportOutcome,
  now: number,
): Promise<number> {
  const gone = await inPortions(added, (portion) =>
    runSeveral(
      database,
      "record.remove",
      portion.map(({ id }) => ({ id, unchanged: true as const })),
      { now },
    ),
  );
  const back = await inPortions(changed, (portion) =>
    runSeveral(
      database,
      "record.edit",
      portion.map(({ id, was, data }) => ({ id, data: was, was: data })),
      { now },
    ),
  );
  return added.length + changed.length - gone - back;
}

/** How many of them were done. */
async function inPortions<Item>(
  all: readonly Item[],
  run: (portion: readonly Item[]) => Promise<readonly { readonly ok: boolean }[]>,
): Promise<number> {
  let done = 0;
  for (let at = 0; at < all.length; at += IMPORT_PORTION) {
    const results = await run(all.slice(at, at + IMPORT_PORTION));
    done += results.filter(({ ok }) => ok).length;
  }
  return done;
}
