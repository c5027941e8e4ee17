import { clearOutdatedCache } from "#client/data/storage/clear-outdated-cache.ts";
import {
  fetchAgain,
  type LocalDatabase,
  openLocalDatabase,
} from "#client/data/database/local-database.ts";

/** Above all versions that the app has had. */
const LATER = 1_000;

/**
 * Brings a database into the form of the n-th app after this one: with a table more, for which
 * all rows are fetched again, or with rows of another shape. Whoever has it open loses it.
 */
export async function upgradeStored(
  name: string,
  n: number,
  change: "tables" | "rows",
): Promise<LocalDatabase> {
  const newer = openLocalDatabase(name);
  for (let each = 1; each <= n; each += 1) {
    newer
      .version(LATER + each)
      .stores({ [`later${each}`]: "id" })
      .upgrade(fetchAgain);
  }
  await newer.open();
  if (change === "rows") {
    await newer.meta.put({ key: "cacheVersion", value: `before ${n}` });
    await clearOutdatedCache(newer);
  }
  return newer;
}
