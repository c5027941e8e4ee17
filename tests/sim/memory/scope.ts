import { AsyncLocalStorage } from "node:async_hooks";
import { failure } from "./failure.ts";
import type { MemoryTransaction } from "./memory-transaction.ts";

/** What somebody's work is part of, however far it goes. */
export interface Zone {
  readonly scope?: Scope | undefined;
  /** Hears of every table that is read. */
  readonly reads?: Set<string> | undefined;
}

const zones = new AsyncLocalStorage<Zone>();
const nowhere: Zone = {};

export function zoneNow(): Zone {
  return zones.getStore() ?? nowhere;
}

export function runIn<Result>(zone: Zone, work: () => Result): Result {
  return zones.run(zone, work);
}

/** Runs something that is part of nothing. */
export function runOutside<Result>(work: () => Result): Result {
  return zones.run(nowhere, work);
}

/** A transaction as it is seen by the work that is done in it. */
export class Scope {
  readonly owner: object;
  readonly raw: MemoryTransaction;
  /** Settles when the transaction does. */
  readonly ended: Promise<void>;
  #error: unknown;

  constructor(owner: object, raw: MemoryTransaction) {
    this.owner = owner;
    this.raw = raw;
    this.ended = new Promise((resolve, reject) => {
      raw.addEventListener("complete", () => resolve());
      raw.addEventListener("abort", () => reject(this.#error ?? aborted(raw.error)));
    });
    this.ended.catch(() => undefined);
  }

  /** Undoes it all, for a reason; the first one counts. */
  fail(error: unknown): void {
    if (this.raw.isOver) return;
    this.#error = error;
    this.raw.abort(error);
  }

  /** Does work as part of it, to the end of the transaction. */
  async run<Result>(work: () => Result | PromiseLike<Result>): Promise<Result> {
    const result = await this.runWithin(work);
    await this.ended;
    return result;
  }

  /** Does work as part of it, and undoes all of it where the work fails. */
  async runWithin<Result>(work: () => Result | PromiseLike<Result>): Promise<Result> {
    try {
      const result = await runIn({ ...zoneNow(), scope: this }, work);
      if (this.raw.isOver) await this.#endedTooEarly();
      return result;
    } catch (error) {
      this.fail(error);
      throw error;
    }
  }

  async #endedTooEarly(): Promise<void> {
    await this.ended;
    throw failure("PrematureCommitError", "Transaction committed too early");
  }
}

function aborted(error: unknown): Error {
  return failure("AbortError", "Transaction aborted", error);
}
