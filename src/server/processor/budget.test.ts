import { expect, test } from "vitest";
import { OverBudget } from "./bill.ts";
import { PROCESSOR_BUDGET, ProcessorBudget } from "./budget.ts";

const ANA = 1;
const BEN = 2;
const SECOND = 1_000;

function open() {
  const time = { now: 1_800_000_000_000, watch: 0 };
  const budget = new ProcessorBudget({ now: () => time.now, stopwatch: () => time.watch });
  const work = (milliseconds: number) => () => {
    time.watch += milliseconds;
    return "done";
  };
  return { time, budget, work };
}

test("work is charged to whoever called, and to nobody else", () => {
  const { budget, work } = open();
  const bill = budget.openBill(ANA);
  expect(bill.spend(work(PROCESSOR_BUDGET - 1))).toBe("done");
  expect(budget.waitOf(ANA)).toBe(0);
  bill.charge(1);
  expect(budget.waitOf(ANA)).toBeGreaterThan(0);
  expect(budget.waitOf(BEN)).toBe(0);
});

test("work that fails is charged as well", () => {
  const { budget, time } = open();
  const fail = () => {
    time.watch += PROCESSOR_BUDGET;
    throw new TypeError("broken");
  };
  expect(() => budget.openBill(ANA).spend(fail)).toThrow("broken");
  expect(budget.waitOf(ANA)).toBeGreaterThan(0);
});

test("a minute later it is forgotten, and until then the wait is named", () => {
  const { budget, time } = open();
  budget.openBill(ANA).charge(PROCESSOR_BUDGET / 2);
  time.now += 30 * SECOND;
  budget.openBill(ANA).charge(PROCESSOR_BUDGET / 2);
  const wait = budget.waitOf(ANA);
  time.now += wait - 1;
  expect(budget.waitOf(ANA)).toBe(1);
  time.now += 1;
  expect(budget.waitOf(ANA)).toBe(0);
  expect(wait).toBeGreaterThan(29 * SECOND);
  expect(wait).toBeLessThanOrEqual(32 * SECOND);
});

test("a clock that is set back makes nobody wait", () => {
  const { budget, time } = open();
  budget.openBill(ANA).charge(2 * PROCESSOR_BUDGET);
  time.now -= 3_600 * SECOND;
  expect(budget.waitOf(ANA)).toBe(0);
});

test("a call is stopped by what others of the same person take, and not by itself", () => {
  const { budget } = open();
  const [long, other] = [budget.openBill(ANA), budget.openBill(ANA)];
  long.charge(2 * PROCESSOR_BUDGET);
  expect(() => long.demand()).not.toThrow();
  expect(() => other.demand()).toThrow(OverBudget);
  other.charge(PROCESSOR_BUDGET);
  expect(() => long.demand()).toThrow(OverBudget);
});
