import { ANY_NUMBER, type FormFunction } from "./form-function.ts";

/**
 * What only other records know, each with the arguments it takes. `total('invoice.gross', 'contract', contract)` sums over the
 * approved records with the same link, the own one left out; `tally` counts them.
 */
const TAKES: Readonly<Record<string, readonly [number, number]>> = {
  total: [3, ANY_NUMBER],
  tally: [3, ANY_NUMBER],
  stock: [2, 2],
  avgCost: [2, 2],
  issued: [2, 2],
  workDays: [2, 4],
  leaveBalance: [2, 3],
};

export const outsideFunctions: Readonly<Record<string, FormFunction>> = Object.fromEntries(
  Object.entries(TAKES).map(([name, takes]) => [
    name,
    { takes, apply: (args, around) => around.fact(name, args) } satisfies FormFunction,
  ]),
);
