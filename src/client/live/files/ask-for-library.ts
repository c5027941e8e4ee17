import { readLibraryAround } from "#client/data/queries/library.ts";
import { askAhead } from "../ask-ahead.ts";
import type { SavedSession } from "../session/session.ts";

/** What is around a folder, 0 = a top. Apart from what other screens ask ahead, because the first screen does not load it. */
export function askForLibrary(session: SavedSession, folderId: number): Promise<void> {
  return askAhead(session, (queries) => queries.ask(readLibraryAround, folderId, session.userId));
}
