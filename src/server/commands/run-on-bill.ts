import type { Ask, Reading } from "#domain/reading.ts";
import type { Bill } from "../processor/bill.ts";

/** Runs a reading to its end, answering every ask; what the rule takes is charged to the bill, where there is one. */
export async function runOnBill<Result>(
  bill: Bill | undefined,
  reading: Reading<Result>,
  answer: (ask: Ask) => Promise<unknown>,
): Promise<Result> {
  const next = (found?: unknown) =>
    bill ? bill.spend(() => reading.next(found)) : reading.next(found);
  let step = next();
  while (!step.done) step = next(await answer(step.value));
  return step.value;
}
