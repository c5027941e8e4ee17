import { clearOutdatedCache } from "#client/data/storage/clear-outdated-cache.ts";
import {
  type LocalDatabase,
  missed,
  openLocalDatabase,
} from "#client/data/database/local-database.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";

/** Above all versions that the app has had. */
const LATER = 1_000;

/** The kind of which the n-th app after this one knows another shape: each in its turn. */
function kindOf(n: number): EntityName {
  return entityNames[n % entityNames.length] as EntityName;
}

/**
 * Brings a database into the form of the n-th app after this one: with a table more and a kind of which
 * all rows are fetched again, or with rows of which none can be read. Whoever has it open loses it.
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
      .upgrade(missed([kindOf(each)]));
  }
  await newer.open();
  if (change === "rows") {
    await newer.meta.put({ key: "cacheVersion", value: `before ${n}` });
    await clearOutdatedCache(newer);
  }
  return newer;
}
