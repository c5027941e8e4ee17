import { readForms } from "#client/data/queries/forms.ts";
import {
  readApplications,
  readFormFavourites,
  readMenuItems,
} from "#client/data/queries/menu/user-menu.ts";
import { askAhead } from "../ask-ahead.ts";
import type { SavedSession } from "../session/session.ts";

/** Apart from what other screens ask ahead, because the first screen does not load it. */
export function askForForms(session: SavedSession): Promise<void> {
  return askAhead(session, async (queries) => {
    await Promise.all([
      queries.ask(readForms),
      queries.ask(readMenuItems),
      queries.ask(readFormFavourites),
      queries.ask(readApplications, session.userId),
    ]);
  });
}
