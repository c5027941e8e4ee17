import type { CompanySetting } from "#domain/company/company-setting.ts";
import type { RowMemory } from "../commands/row-memory.ts";
import type { Database } from "../tables/sql/db.ts";
import { readCompanySetting } from "./company.ts";

/** Milliseconds until a server notices what was set at another one. */
const LOOK_AGAIN_AFTER = 1_000;

type Setting = Omit<CompanySetting, "id">;

interface Known {
  readonly setting: Promise<Setting>;
  /** Epoch ms at which it was looked up. */
  readonly at: number;
}

const known = new WeakMap<Database, Known>();

/** What the company has set, a second ago at most. Every call asks for it, so the database is not asked. */
export function knownSetting(parts: { database: Database; now(): number }): Promise<Setting> {
  const { database } = parts;
  const at = parts.now();
  const before = known.get(database);
  // Clocks are also set back.
  if (before && Math.abs(at - before.at) < LOOK_AGAIN_AFTER) return before.setting;
  const setting = readCompanySetting(database);
  known.set(database, { setting, at });
  setting.catch(() => known.delete(database));
  return setting;
}

/**
 * Whether browsers are to give a public key for what comes over their sockets (seed 000 §4). Not while somebody looks
 * for a fault: news are pulled meanwhile.
 */
export async function asksForKeys(parts: { database: Database; now(): number }): Promise<boolean> {
  const { e2eMessage, debug } = await knownSetting(parts);
  return e2eMessage && !debug;
}

/** What this server keeps of them in memory: when they have changed here, the next call looks anew. */
export const settingMemory: RowMemory = {
  entity: "companySetting",
  forget: (database) => void known.delete(database),
};
