import { localDatabaseName, localDatabaseNames } from "#client/data/database/local-database.ts";
import { dropOldLaidAway } from "#client/data/laid-away/drop-laid-away.ts";
import { readSession } from "./session.ts";

/** Ends what was broken off: nothing of an account stays that nobody is signed in to, nor what nobody came back for. */
export async function tidyAccounts(): Promise<void> {
  const names = await localDatabaseNames();
  if (names.some((name) => name !== currentName())) await takeOffOthersInTurn();
  await dropOldLaidAway(Date.now());
}

/** What takes an account off is as much code as the first screen: nearly no start needs it. */
async function takeOffOthersInTurn(): Promise<void> {
  const { inAccountsTurn, takeOffOthers } = await import("./end-account.ts");
  await inAccountsTurn(async () => takeOffOthers(currentName()));
}

function currentName(): string | undefined {
  const session = readSession();
  return session && localDatabaseName(session.spaceId, session.userId);
}
