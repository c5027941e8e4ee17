import { localDatabaseName } from "#client/data/database/local-database.ts";
import { dropOldLaidAway } from "#client/data/laid-away/drop-laid-away.ts";
import { inAccountsTurn, takeOffOthers } from "./end-account.ts";
import { readSession } from "./session.ts";

/** Ends what was broken off: nothing of an account stays that nobody is signed in to, nor what nobody came back for. */
export async function tidyAccounts(): Promise<void> {
  await inAccountsTurn(async () => {
    const session = readSession();
    await takeOffOthers(session && localDatabaseName(session.spaceId, session.userId));
  });
  await dropOldLaidAway(Date.now());
}
