import { localDatabaseName } from "#client/data/database/local-database.ts";
import type { SearchAnswer, SearchQuestion } from "#client/data/search/question.ts";
import { startSearchWorker, type SearchWorker } from "#client/platform/search-worker.ts";
import { readSession } from "../session/session.ts";

/** From one screen to the next the index stays: reading everything again costs a second, ms. */
const KEEP_FOR = 10_000;

/** Questions to the index of one account. A worker keeps it while somebody holds it. */
export class SearchSession {
  readonly databaseName: string;
  readonly #userId: number;
  readonly #listeners = new Set<() => void>();
  #worker: SearchWorker<SearchQuestion, SearchAnswer> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #holders = 0;
  #changes = 0;

  constructor(databaseName: string, userId: number) {
    this.databaseName = databaseName;
    this.#userId = userId;
  }

  /** Fills the index where it is not yet; whoever has held it lets go of it with the answer. */
  hold(): () => void {
    clearTimeout(this.#leaving);
    this.#worker ??= startSearchWorker(this.databaseName, this.#userId, () => {
      this.#changes += 1;
      for (const listener of this.#listeners) listener();
    });
    this.#holders += 1;
    return () => {
      this.#holders -= 1;
      if (this.#holders > 0) return;
      if (isSignedIn(this.databaseName)) this.#leaving = setTimeout(() => this.#end(), KEEP_FOR);
      else this.#end();
    };
  }

  /** undefined while nobody holds it. */
  async ask(question: SearchQuestion): Promise<SearchAnswer | undefined> {
    return this.#worker?.door.search(question);
  }

  /** Calls back when answers may differ. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** How often they have differed so far. */
  readonly changes = (): number => this.#changes;

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

let latest: SearchSession | undefined;

/** The same for all who ask for the same account. */
export function searchSessionOf(databaseName: string, userId: number): SearchSession {
  if (latest?.databaseName !== databaseName) latest = new SearchSession(databaseName, userId);
  return latest;
}

/** Nothing of an account that is not signed in any more stays in memory. */
function isSignedIn(databaseName: string): boolean {
  const session = readSession();
  return (
    session !== undefined && localDatabaseName(session.spaceId, session.userId) === databaseName
  );
}
