import type { Db } from "./db.ts";

/**
 * Makes one statement of single look-ups that are asked for at the same
 * moment; requests arrive in swarms, and each statement has its price.
 */
export function gathered<Found>(
  findMany: (db: Db, keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (db: Db, key: string) => Promise<Found | undefined> {
  const gatherings = new WeakMap<Db, { keys: Set<string>; found: ReturnType<typeof findMany> }>();
  return async (db, key) => {
    let gathering = gatherings.get(db);
    if (!gathering) {
      const keys = new Set<string>();
      const found = new Promise((resolve) => setImmediate(resolve)).then(async () => {
        gatherings.delete(db);
        return findMany(db, [...keys]);
      });
      gathering = { keys, found };
      gatherings.set(db, gathering);
    }
    gathering.keys.add(key);
    return (await gathering.found).get(key);
  };
}
