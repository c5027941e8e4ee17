import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { isConnectionLost } from "#client/data/database/storage-errors.ts";
import { watchPaced } from "#client/data/watch/watch-paced.ts";
import { holdIdle } from "#client/platform/when-idle.ts";

/** What a screen knows of a query: nothing yet, its answer, or why there is none. */
export type Answer<Value> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly value: Value }
  | { readonly state: "failed"; readonly error: unknown };

/** A question to the account's database; the same function with the same arguments is the same question. */
export type Query<Arguments extends readonly unknown[], Value> = (
  database: LocalDatabase,
  ...args: Arguments
) => PromiseLike<Value>;

/** A question that somebody watches. */
export interface WatchedQuery<Value> {
  readonly current: () => Answer<Value>;
  readonly subscribe: (listen: () => void) => () => void;
}

/** Answers stay this long after the last screen has left: going back shows them at once, ms. */
const KEEP_FOR = 10_000;

const loading = { state: "loading" } as const;
const namesOfQueries = new WeakMap<object, number>();
let namesGiven = 0;

/** Questions of all screens to one database: each is asked once, however many watch it. */
export class LiveQueries {
  readonly #database: LocalDatabase;
  readonly #opening: PromiseLike<unknown>;
  readonly #watched = new Map<string, Watched<unknown>>();

  /** Asks nothing before the database is open: Dexie would ask everything twice. */
  constructor(database: LocalDatabase, opening: PromiseLike<unknown>) {
    this.#database = database;
    this.#opening = opening;
  }

  watch<Arguments extends readonly unknown[], Value>(
    query: Query<Arguments, Value>,
    ...args: Arguments
  ): WatchedQuery<Value> {
    const key = `${nameOf(query)} ${JSON.stringify(args)}`;
    const known = this.#watched.get(key);
    if (known) return known as Watched<Value>;
    const watched: Watched<Value> = new Watched(
      this.#opening,
      () => query(this.#database, ...args),
      () => {
        if (this.#watched.get(key) === watched) this.#watched.delete(key);
      },
    );
    this.#watched.set(key, watched);
    return watched;
  }

  /** Asks ahead of the screen that will watch, which then finds the answer. */
  ask<Arguments extends readonly unknown[], Value>(
    query: Query<Arguments, Value>,
    ...args: Arguments
  ): Promise<Value> {
    const watched = this.watch(query, ...args);
    return new Promise((resolve, reject) => {
      const look = () => {
        const answer = watched.current();
        if (answer.state === "loading") return;
        leave();
        if (answer.state === "ready") resolve(answer.value);
        else reject(answer.error);
      };
      const leave = watched.subscribe(look);
      look();
    });
  }
}

class Watched<Value> implements WatchedQuery<Value> {
  #answer: Answer<Value> = loading;
  readonly #opening: PromiseLike<unknown>;
  readonly #ask: () => PromiseLike<Value>;
  readonly #drop: () => void;
  readonly #listeners = new Set<() => void>();
  #asking = false;
  /** What may come later does not take the processor from whoever waits for the first answer. */
  #letGo: (() => void) | undefined;
  #subscription: ReturnType<typeof watchPaced> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(opening: PromiseLike<unknown>, ask: () => PromiseLike<Value>, drop: () => void) {
    this.#opening = opening;
    this.#ask = ask;
    this.#drop = drop;
    this.#leaveSoon();
  }

  readonly current = (): Answer<Value> => this.#answer;

  readonly subscribe = (listen: () => void): (() => void) => {
    clearTimeout(this.#leaving);
    this.#listeners.add(listen);
    if (!this.#asking) this.#begin();
    return () => {
      this.#listeners.delete(listen);
      if (this.#listeners.size === 0) this.#leaveSoon();
    };
  };

  #begin(): void {
    this.#asking = true;
    this.#letGo = holdIdle();
    const fail = (error: unknown) => {
      // No fault of the screen's: the person is told elsewhere, and a new connection is asked anew.
      if (!isConnectionLost(error)) this.#tell({ state: "failed", error });
    };
    this.#opening.then(() => {
      if (!this.#asking || this.#subscription) return;
      this.#subscription = watchPaced(this.#ask, {
        next: (value) => this.#tell({ state: "ready", value }),
        error: fail,
      });
    }, fail);
  }

  #tell(answer: Answer<Value>): void {
    this.#answer = answer;
    for (const listen of this.#listeners) listen();
    this.#letGo?.();
  }

  #leaveSoon(): void {
    clearTimeout(this.#leaving);
    // What failed is asked anew by whoever comes next.
    if (this.#answer.state === "failed") this.#leave();
    else this.#leaving = setTimeout(() => this.#leave(), KEEP_FOR);
  }

  #leave(): void {
    this.#asking = false;
    this.#letGo?.();
    this.#subscription?.unsubscribe();
    this.#subscription = undefined;
    this.#drop();
  }
}

function nameOf(query: object): number {
  const known = namesOfQueries.get(query);
  if (known !== undefined) return known;
  namesGiven += 1;
  namesOfQueries.set(query, namesGiven);
  return namesGiven;
}
