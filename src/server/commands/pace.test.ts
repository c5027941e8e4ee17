import { expect, test } from "vitest";
import { Pace, TooSoon } from "./pace.ts";

const HOUR = 3_600_000;
const deed = (name: string, userId = 1) => ({ userId, what: "dialog.addGroup", name });

test("so many within an hour are done, and one more when the first is an hour old", () => {
  const pace = new Pace();
  pace.count(deed("a"), 2, 1_000);
  pace.count(deed("b"), 2, 2_000);
  expect(() => pace.count(deed("c"), 2, 3_000)).toThrow(TooSoon);
  pace.count(deed("c"), 2, 1_000 + HOUR);
  expect(() => pace.count(deed("d"), 2, 1_000 + HOUR)).toThrow(
    expect.objectContaining({ wait: 1_000 }),
  );
});

test("what arrives again counts once, and nobody counts for another", () => {
  const pace = new Pace();
  for (let times = 0; times < 5; times += 1) pace.count(deed("a"), 1, 1_000);
  pace.count(deed("b", 2), 1, 1_000);
  expect(() => pace.count(deed("b"), 1, 1_000)).toThrow(TooSoon);
});
