import type { Session } from "#contract/session.ts";
import { localDatabaseName, openLocalDatabase } from "#client/data/database/local-database.ts";
import { readMeta } from "#client/data/database/meta.ts";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";

const NAME = "session";

/** Who is signed in on this browser. */
export type SavedSession = Session;

/** The session of this browser, or undefined when nobody is signed in. */
export function readSession(): SavedSession | undefined {
  const text = readSetting(NAME);
  return text ? (JSON.parse(text) as SavedSession) : undefined;
}

/** An id for this browser's next local database. */
export function newClientId(): string {
  return crypto.randomUUID();
}

/**
 * Signs in on this browser: the account's own database opens, with what was
 * left unsent in it, and mints ids in the new range from now on.
 */
export async function beginSession(session: Session, clientId: string): Promise<void> {
  const database = openLocalDatabase(localDatabaseName(session.spaceId, session.userId));
  await database.transaction("rw", database.meta, async () => {
    const before = await readMeta(database.meta, "identity");
    await database.meta.put({
      key: "identity",
      value: {
        userId: session.userId,
        isAdmin: session.isAdmin,
        deviceNumber: session.deviceNumber,
        counter: 0,
        clientId: before?.clientId ?? clientId,
      },
    });
    await database.meta.delete("link");
  });
  database.close();
  writeSetting(NAME, JSON.stringify(session));
}

/** Forgets the session, but not the account's database: signing in again finds what waits. */
export function forgetSession(): void {
  writeSetting(NAME, undefined);
}

/** Signs out for good: nothing of the account stays in this browser. */
export async function endSession(session: SavedSession): Promise<void> {
  forgetSession();
  const database = openLocalDatabase(localDatabaseName(session.spaceId, session.userId));
  await database.delete();
}
