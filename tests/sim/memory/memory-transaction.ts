import { failure } from "./failure.ts";
import type { Undo } from "./memory-table.ts";

type Ending = "complete" | "abort";

/** As much as a transaction has to know of the database that it is one of. */
export interface TransactionQueue {
  /** Transactions in the order in which they were begun. */
  readonly transactions: MemoryTransaction[];
  /** Whoever waits for the end of transactions looks again. */
  oneEnded(): void;
}

/**
 * A transaction as IndexedDB has them: it starts when none that was begun before is at work on the same
 * tables, and is committed when nobody has asked anything of it for a turn of the machine.
 */
export class MemoryTransaction extends EventTarget {
  readonly stores: ReadonlySet<string>;
  readonly isWriting: boolean;
  readonly connection: object;
  /** Names of tables in which something was changed. */
  readonly changed = new Set<string>();
  /** Why it was undone, where it was not asked for. */
  error: unknown;
  readonly #queue: TransactionQueue;
  readonly #undo: Undo[] = [];
  readonly #waiting: (() => void)[] = [];
  #state: "waiting" | "active" | "finished" = "waiting";

  constructor(
    queue: TransactionQueue,
    {
      stores,
      isWriting,
      connection,
    }: Pick<MemoryTransaction, "isWriting" | "connection"> & {
      readonly stores: readonly string[];
    },
  ) {
    super();
    this.#queue = queue;
    this.stores = new Set(stores);
    this.isWriting = isWriting;
    this.connection = connection;
    queue.transactions.push(this);
    this.startWhenFree();
  }

  get isOver(): boolean {
    return this.#state === "finished";
  }

  /** Does a step as soon as it has started. */
  step<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      const run = () => {
        if (this.#state === "finished") return reject(inactive());
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      };
      if (this.#state === "waiting") this.#waiting.push(run);
      else run();
    });
  }

  /** Notes how a change is taken back. */
  wrote(table: string, undo: Undo): void {
    this.changed.add(table);
    this.#undo.push(undo);
  }

  abort(error?: unknown): void {
    if (this.isOver) throw failure("InvalidStateError", "The transaction is over");
    for (const undo of this.#undo.toReversed()) undo();
    this.error = error;
    this.#end("abort");
  }

  startWhenFree(): void {
    if (this.#state !== "waiting") return;
    for (const other of this.#queue.transactions) {
      if (other === this) break;
      if (this.#meets(other)) return;
    }
    this.#state = "active";
    for (const run of this.#waiting.splice(0)) run();
    // Whatever follows from a step without waiting for the machine is part of it.
    setImmediate(() => {
      if (!this.isOver) this.#end("complete");
    });
  }

  #meets(other: MemoryTransaction): boolean {
    if (!this.isWriting && !other.isWriting) return false;
    return [...this.stores].some((name) => other.stores.has(name));
  }

  #end(how: Ending): void {
    this.#state = "finished";
    for (const run of this.#waiting.splice(0)) run();
    const { transactions } = this.#queue;
    transactions.splice(transactions.indexOf(this), 1);
    this.dispatchEvent(new Event(how));
    for (const other of transactions.slice()) other.startWhenFree();
    this.#queue.oneEnded();
  }
}

function inactive(): Error {
  return failure("TransactionInactiveError", "Transaction has already completed or failed");
}
