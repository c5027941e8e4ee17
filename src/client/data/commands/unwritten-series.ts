import type { Change } from "#domain/command.ts";
import type { Identity } from "../database/meta.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { NewOutboxEntry } from "../database/outbox-entry.ts";
import { keyOf } from "../database/stored-row.ts";
import { DecidedRows } from "../fold/decided-rows.ts";
import { writeDecided } from "../fold/fold-changes.ts";
import type { KeptRows } from "../fold/kept-rows.ts";
import type { Reads } from "../fold/reads.ts";

/**
 * What commands of one transaction have decided one after the other and nobody has written yet: all of it at once takes a fraction
 * of what each takes by itself. Part of the transaction around it.
 */
export class UnwrittenSeries {
  readonly #database: LocalDatabase;
  readonly #kept: KeptRows;
  #decided = new DecidedRows();
  #entries: NewOutboxEntry[] = [];
  #identity: Identity | undefined;

  constructor(database: LocalDatabase, kept: KeptRows) {
    this.#database = database;
    this.#kept = kept;
  }

  /** The rows as those commands leave them. */
  get decided(): DecidedRows {
    return this.#decided;
  }

  /** Whether a rule was handed rows that are not written yet, so that its command may depend on those that made them. */
  isIn(reads: Reads): boolean {
    return reads.some(({ entity, rows }) => {
      const decided = this.#decided.of(entity);
      return decided.size > 0 && rows.some((row) => decided.has(keyOf(row)));
    });
  }

  add(entry: NewOutboxEntry, changes: readonly Change[]): void {
    this.#entries.push(entry);
    this.#decided.decide(changes);
  }

  /** The counter of ids as it stands after them. */
  keepIdentity(identity: Identity): void {
    this.#identity = identity;
  }

  async write(): Promise<void> {
    const [entries, decided, identity] = [this.#entries, this.#decided, this.#identity];
    this.#entries = [];
    this.#decided = new DecidedRows();
    this.#identity = undefined;
    this.#kept.forget(entries.flatMap(({ touched }) => touched));
    const { meta, outbox } = this.#database;
    await Promise.all([
      identity && meta.put({ key: "identity", value: identity }),
      entries.length > 0 && writeDecided(this.#database, decided),
      entries.length > 0 && outbox.bulkAdd(entries),
    ]);
  }
}
