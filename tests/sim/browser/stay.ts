import { type LocalDatabase, openLocalDatabase } from "#client/data/database/local-database.ts";
import { Watch } from "./watch.ts";

/** What can be followed of somebody's work: who sent it, and what was seen of it. */
export interface Trail {
  readonly name: string;
  readonly clientId: string;
  readonly watch: Watch;
  /** Its data was thrown away: what was unsent is lost, and the person was told. */
  readonly isOver: boolean;
}

/** What a browser stores for one person, from the first sign-in until it is thrown away. */
export interface Stay extends Trail {
  readonly databaseName: string;
  /** A look into the stored data that is no tab of the person's. */
  readonly observer: LocalDatabase;
}

/** The n-th stay in a browser; databases are named by account, so that one can follow another of the same name. */
export function beginStay(browser: string, userId: number, n: number): Stay {
  const databaseName = `plumbline-${browser}-${userId}`;
  return {
    name: browser,
    clientId: `client-${browser}-${n}`,
    databaseName,
    watch: new Watch(browser),
    observer: openLocalDatabase(databaseName),
    isOver: false,
  };
}
