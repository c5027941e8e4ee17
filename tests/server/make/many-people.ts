import { applyChanges } from "#server/commands/apply-changes.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { newColleague } from "#server/people/new-person.ts";
import type { Server } from "#server/server.ts";
import { databaseOn } from "#server/tables/sql/db.ts";
import type { Change } from "#domain/command.ts";
import type { Id } from "#domain/id.ts";

/** Adds so many colleagues who have signed in nowhere, named "Crew 1" and so on behind a word; gives back their ids. */
export async function addManyPeople(
  { parts }: { parts: Pick<Server, "database" | "now"> },
  many: number,
  word = "Crew",
): Promise<Id[]> {
  const now = parts.now();
  return parts.database.transaction(async (tx) => {
    const changes: Change[] = [];
    for (let number = 1; number <= many; number += 1) {
      const put = await newColleague(tx, `${word} ${number}`, false, now);
      changes.push({ entity: "user", action: "add", put });
    }
    await applyChanges(tx, changes, { actorId: 0, at: now });
    return changes.map((change) => ("put" in change ? Number(change.put.id) : 0));
  });
}

/** The same beside a server that runs, as another server on its database does. */
export async function addManyPeopleBeside(databaseUrl: string, many: number): Promise<void> {
  const opened = await openDatabase({ databaseUrl, dataDir: "", log: () => undefined });
  try {
    const parts = { database: databaseOn(opened.pool), now: () => Date.now() };
    await addManyPeople({ parts }, many);
  } finally {
    await opened.close();
  }
}
