import type { Id } from "#domain/id.ts";
import { type Bill, OverBudget, spendOn } from "./bill.ts";

/** Milliseconds of the server's processor that the calls of one person may take in a minute. */
export const PROCESSOR_BUDGET = 10_000;

const MINUTE = 60_000;
/** What was spent is noted by the second. */
const NOTED_BY = 1_000;

interface Spending {
  readonly from: number;
  milliseconds: number;
}

/** How time is told. */
export interface Clocks {
  /** Epoch milliseconds. */
  now(): number;
  /** Milliseconds, in fractions: what work on this thread takes is the difference of two readings. */
  stopwatch(): number;
}

/**
 * What each person has taken of this process's processor within the last minute. Servers that share a
 * database count for themselves.
 */
export class ProcessorBudget {
  readonly #clocks: Clocks;
  readonly #spendings = new Map<Id, Spending[]>();

  constructor(clocks: Clocks) {
    this.#clocks = clocks;
  }

  /** Milliseconds until somebody may call again, where so many of the budget are kept for other things; 0 = at once. */
  waitOf(userId: Id, kept = 0): number {
    return this.#waitBeside(userId, -kept);
  }

  /** The bill of one call of somebody's. */
  openBill(userId: Id): Bill {
    const { stopwatch } = this.#clocks;
    let own = 0;
    const charge = (milliseconds: number) => {
      own += milliseconds;
      this.#note(userId, milliseconds);
    };
    return {
      stopwatch,
      charge,
      spend: (work) => spendOn({ stopwatch, charge }, work),
      demand: () => {
        // A call that was let in is not stopped by what it takes itself: it would be again the next time.
        const wait = this.#waitBeside(userId, own);
        if (wait > 0) throw new OverBudget(wait);
      },
    };
  }

  #note(userId: Id, milliseconds: number): void {
    const from = Math.floor(this.#clocks.now() / NOTED_BY) * NOTED_BY;
    const spendings = this.#recent(userId);
    const last = spendings.at(-1);
    if (last?.from === from) last.milliseconds += milliseconds;
    else spendings.push({ from, milliseconds });
    this.#spendings.set(userId, spendings);
  }

  /** Milliseconds until what was spent, less a part of it, is within the budget. */
  #waitBeside(userId: Id, part: number): number {
    const spendings = this.#recent(userId);
    let spent = spendings.reduce((sum, { milliseconds }) => sum + milliseconds, -part);
    if (spent < PROCESSOR_BUDGET) return 0;
    for (const { from, milliseconds } of spendings) {
      spent -= milliseconds;
      if (spent < PROCESSOR_BUDGET) return from + NOTED_BY + MINUTE - this.#clocks.now();
    }
    return MINUTE;
  }

  #recent(userId: Id): Spending[] {
    const now = this.#clocks.now();
    const since = now - MINUTE - NOTED_BY;
    // A clock that was set back must make nobody wait for it.
    const recent = (this.#spendings.get(userId) ?? []).filter(
      ({ from }) => from > since && from <= now,
    );
    if (recent.length === 0) this.#spendings.delete(userId);
    return recent;
  }
}
