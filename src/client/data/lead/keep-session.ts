import type { LocalDatabase } from "../database/local-database.ts";
import { type KeptSession, readMeta } from "../database/meta.ts";

/** Keeps what sending without a page needs in the account's database, with which it goes at sign-out. */
export async function keepSession(
  database: LocalDatabase,
  { token, language, deviceNumber }: KeptSession,
): Promise<void> {
  await database.transaction("rw", database.meta, async () => {
    const before = await readMeta(database.meta, "session");
    if (before?.token === token && before.language === language) return;
    const value = { token, language, ...(deviceNumber !== undefined && { deviceNumber }) };
    await database.meta.put({ key: "session", value });
  });
}
