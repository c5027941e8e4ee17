import {
  type LocalDatabase,
  localDatabaseName,
  openLocalDatabase,
} from "#client/data/database/local-database.ts";
import { LiveQueries } from "../live-queries.ts";
import { forgetMark } from "../storage/loss.ts";
import type { SavedSession } from "./session.ts";

let opened: LocalDatabase | undefined;
const queries = new WeakMap<LocalDatabase, LiveQueries>();

/** The database of the account that is signed in, opened once for all screens. */
export function accountDatabase(session: SavedSession): LocalDatabase {
  const known = openedDatabase(session);
  if (known) return known;
  opened?.close();
  opened = openLocalDatabase(localDatabaseName(session.spaceId, session.userId));
  // Deleted by another tab, it stays closed: whoever signs in again needs a new one.
  opened.on("versionchange", (event) => {
    if (event.newVersion === null) opened = undefined;
  });
  const opening = opened.open();
  // Who asks it something hears of a failure; this only saves them the waiting.
  opening.catch(() => undefined);
  queries.set(opened, new LiveQueries(opened, opening));
  return opened;
}

/** The account's database where it is open; nobody makes one by asking. */
export function openedDatabase({ spaceId, userId }: SavedSession): LocalDatabase | undefined {
  return opened?.name === localDatabaseName(spaceId, userId) ? opened : undefined;
}

/** The questions that all screens ask the account's database together. */
export function queriesOf(database: LocalDatabase): LiveQueries {
  const known = queries.get(database);
  if (!known) throw new Error("This is no account's database");
  return known;
}

/** Closes it; whoever asks for it next gets a new connection. */
export function leaveAccountDatabase(): void {
  opened?.close();
  opened = undefined;
}

/** A tab that stands still holds its database open; it is waited for no longer than this, ms. */
const LETTING_GO = 2_000;

/** Takes an account's database off this browser, or has the browser do it as soon as every tab lets go of it. */
export async function deleteAccountDatabase(name: string): Promise<void> {
  if (opened?.name === name) leaveAccountDatabase();
  forgetMark(name);
  const database = openLocalDatabase(name);
  const held = new Promise<void>((resolve) => {
    database.on("blocked", () => void setTimeout(resolve, LETTING_GO));
  });
  await Promise.race([database.delete(), held]);
}
