import { currentBill } from "./bill.ts";

/**
 * Milliseconds that are charged for what cannot be measured around it, because it is done by Node and the driver of the
 * database before and after our code: found by profiling, and rather low.
 */
const STATEMENT = 0.06;
const ROW = 0.004;
const CHARACTER = 4 / 1_000_000;

/** Milliseconds that each byte of a pack costs: it is read, reckoned over and written on this thread. */
export const PACKED_BYTE_PRICE = 1 / 400_000;

/** Milliseconds that every call costs that is let in. */
export const CALL_PRICE = 0.3;

/** Charges a statement, and the rows that came of it, to whoever it is done for. */
export function payStatement(rows = 0): void {
  currentBill()?.charge(STATEMENT + rows * ROW);
}

/** Charges the receiving of a body, whatever comes of it. */
export function payBody(characters: number): void {
  currentBill()?.charge(characters * CHARACTER);
}
