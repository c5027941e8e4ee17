import { readForms } from "#client/data/queries/forms.ts";
import { askAhead } from "../ask-ahead.ts";
import type { SavedSession } from "../session/session.ts";

/** Apart from what other screens ask ahead, because the first screen does not load it. */
export function askForForms(session: SavedSession): Promise<void> {
  return askAhead(session, (queries) => queries.ask(readForms));
}
