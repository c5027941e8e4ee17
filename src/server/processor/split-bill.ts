import { type Bill, spendOn } from "./bill.ts";

/** Somebody who pays for a part of work that is done for several at once. */
export interface Payer {
  readonly bill: Bill;
  /** The part, in whatever all parts are counted in. */
  readonly share: number;
}

/** A bill that several pay together; undefined where nobody does. */
export function splitBill(payers: readonly Payer[]): Bill | undefined {
  const [first] = payers;
  const all = payers.reduce((sum, { share }) => sum + share, 0);
  if (!first || all === 0) return undefined;
  const { stopwatch } = first.bill;
  const charge = (milliseconds: number) => {
    for (const { bill, share } of payers) bill.charge((milliseconds * share) / all);
  };
  return {
    stopwatch,
    charge,
    spend: (work) => spendOn({ stopwatch, charge }, work),
    // What has come so far is finished.
    demand: () => undefined,
  };
}
