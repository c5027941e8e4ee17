import { grantsOf } from "../tables/access.ts";
import type { Database } from "../tables/sql/db.ts";
import { hangUpOnSignedOut } from "./ended-sessions.ts";
import type { Listener } from "./listener.ts";
import { scopesOf } from "./own-news.ts";

/** Who may see what is known from the news; of news that are not read it has to be asked. */
export async function readStandings(
  database: Database,
  listeners: readonly Listener[],
): Promise<void> {
  if (listeners.length === 0) return;
  const grants = await database.transaction(async (tx) => {
    await hangUpOnSignedOut(tx, listeners);
    return Promise.all(listeners.map(async ({ userId }) => grantsOf(tx, userId)));
  }, "snapshot");
  for (const [index, listener] of listeners.entries()) {
    listener.scopes.clear();
    for (const scope of scopesOf(listener.userId, grants[index] ?? [])) {
      listener.scopes.add(scope);
    }
  }
}
