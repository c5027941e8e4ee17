import {
  type LocalDatabase,
  localDatabaseName,
  openLocalDatabase,
} from "#client/data/database/local-database.ts";
import type { SavedSession } from "./session.ts";

let opened: LocalDatabase | undefined;

/** The database of the account that is signed in, opened once for all screens. */
export function accountDatabase({ spaceId, userId }: SavedSession): LocalDatabase {
  const name = localDatabaseName(spaceId, userId);
  if (opened?.name === name) return opened;
  opened?.close();
  opened = openLocalDatabase(name);
  // Deleted by another tab, it stays closed: whoever signs in again needs a new one.
  opened.on("versionchange", (event) => {
    if (event.newVersion === null) opened = undefined;
  });
  // Who asks it something hears of a failure; this only saves them the waiting.
  opened.open().catch(() => undefined);
  return opened;
}

/** Takes the account's database off this browser. */
export async function deleteAccountDatabase(session: SavedSession): Promise<void> {
  const database = accountDatabase(session);
  opened = undefined;
  await database.delete();
}
