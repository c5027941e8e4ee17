import { readCompanySetting } from "../people/set-up.ts";
import type { Server } from "../server.ts";
import type { Database } from "../tables/sql/db.ts";

/** Milliseconds until a server notices what was set at another one. */
const LOOK_AGAIN_AFTER = 1_000;

interface Known {
  readonly required: Promise<boolean>;
  /** Epoch ms at which it was looked up. */
  readonly at: number;
}

const known = new WeakMap<Database, Known>();

/** Whether the company has its payloads encrypted (`e2e_message`). Asked by every call, so the database is not. */
export function isEncryptionRequired({
  database,
  now,
}: Pick<Server, "database" | "now">): Promise<boolean> {
  const at = now();
  const before = known.get(database);
  // Clocks are also set back.
  if (before && Math.abs(at - before.at) < LOOK_AGAIN_AFTER) return before.required;
  const required = readCompanySetting(database).then(({ e2eMessage }) => e2eMessage);
  known.set(database, { required, at });
  required.catch(() => known.delete(database));
  return required;
}

/** The company's settings have changed here: the next call looks anew. */
export function forgetRequired(database: Database): void {
  known.delete(database);
}
