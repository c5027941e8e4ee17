import { AsyncLocalStorage } from "node:async_hooks";

/** What one call takes of the processor, charged to whoever made it. */
export interface Bill {
  /** Does work on this thread and charges what it takes. */
  spend<Result>(work: () => Result): Result;
  /** Charges milliseconds that were measured elsewhere. */
  charge(milliseconds: number): void;
  /** Milliseconds, in fractions: work takes the difference of two readings. */
  stopwatch(): number;
  /** Throws `OverBudget` when other calls of the same person have used their budget up. */
  demand(): void;
}

/** Whoever called has used up what they may take of the processor; nothing was done. */
export class OverBudget extends Error {
  override readonly name = "OverBudget";
  /** Milliseconds until they may call again. */
  readonly wait: number;

  constructor(wait: number) {
    super("The caller has used up their budget of the processor");
    this.wait = wait;
  }
}

/** Does work on this thread and charges what it takes. */
export function spendOn<Result>(
  { stopwatch, charge }: Pick<Bill, "stopwatch" | "charge">,
  work: () => Result,
): Result {
  const started = stopwatch();
  try {
    return work();
  } finally {
    charge(stopwatch() - started);
  }
}

const bills = new AsyncLocalStorage<Bill | undefined>();

/** Does work, with all that it waits for, on a bill; without one it is the server's own. */
export function onBill<Result>(bill: Bill | undefined, work: () => Result): Result {
  return bills.run(bill, work);
}

/** The bill on which the present work is done; none for the server's own. */
export function currentBill(): Bill | undefined {
  return bills.getStore();
}

/** Does work on this thread and charges what it takes to whoever it is done for. */
export function spend<Result>(work: () => Result): Result {
  const bill = bills.getStore();
  return bill ? bill.spend(work) : work();
}
