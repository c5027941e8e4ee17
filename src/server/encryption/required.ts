import { readCompanySetting } from "../people/set-up.ts";
import type { Database } from "../tables/sql/db.ts";

/** Milliseconds until a server notices what was set at another one. */
const LOOK_AGAIN_AFTER = 1_000;

interface Known {
  readonly required: Promise<boolean>;
  readonly until: number;
}

const known = new WeakMap<Database, Known>();

/** Whether the company has its payloads encrypted (`e2e_message`). Asked by every call, so the database is not. */
export function isEncryptionRequired(database: Database): Promise<boolean> {
  const before = known.get(database);
  // Not the server's own clock, which people set back.
  if (before && performance.now() < before.until) return before.required;
  const required = readCompanySetting(database).then(({ e2eMessage }) => e2eMessage);
  known.set(database, { required, until: performance.now() + LOOK_AGAIN_AFTER });
  required.catch(() => known.delete(database));
  return required;
}

/** The company's settings have changed here: the next call looks anew. */
export function forgetRequired(database: Database): void {
  known.delete(database);
}
