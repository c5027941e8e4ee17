import type { MemoryTable } from "./memory-table.ts";
import { MemoryTransaction } from "./memory-transaction.ts";

/** Somebody who has a database open. */
export interface Connection {
  /** Another one wants to change the form of the database, or to delete it: undefined. */
  versionChange(newVersion: number | undefined): void;
}

/** What is stored under one name, whoever has it open. */
export class StoredDatabase {
  readonly name: string;
  version = 0;
  tables = new Map<string, MemoryTable>();
  readonly connections = new Set<Connection>();
  readonly transactions: MemoryTransaction[] = [];
  readonly #waiting = new Set<() => void>();

  constructor(name: string) {
    this.name = name;
  }

  begin(
    connection: Connection,
    stores: readonly string[],
    mode: "readonly" | "readwrite",
  ): MemoryTransaction {
    return new MemoryTransaction(this, { stores, isWriting: mode === "readwrite", connection });
  }

  /** Asks all who have it open to close it, and waits until they have, and what they were at has ended. */
  async alone(newVersion: number | undefined): Promise<void> {
    await turn();
    for (const connection of Array.from(this.connections)) connection.versionChange(newVersion);
    while (this.#isUsed()) {
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
      });
      await turn();
    }
  }

  closed(connection: Connection): void {
    this.connections.delete(connection);
    this.oneEnded();
  }

  oneEnded(): void {
    if (this.#isUsed()) return;
    for (const look of this.#waiting) look();
    this.#waiting.clear();
  }

  #isUsed(): boolean {
    return this.connections.size > 0 || this.transactions.length > 0;
  }
}

/** A turn of the machine's loop, as opening and deleting take them. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

const databases = new Map<string, StoredDatabase>();
const requests = new Map<string, Promise<unknown>>();

/** Opens and deletions of one name come one after the other. */
export function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = requests.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  requests.set(name, mine);
  return mine;
}

export function storedNames(): string[] {
  return [...databases.values()].filter(({ version }) => version > 0).map(({ name }) => name);
}

export function stored(name: string): StoredDatabase {
  const found = databases.get(name) ?? new StoredDatabase(name);
  databases.set(name, found);
  return found;
}

export function forget(name: string): void {
  databases.delete(name);
}
