import { expect, test } from "vitest";
import { inTurns, nextTurn } from "./turns.ts";

test("however many wait for a turn, others are heard between two of them", async () => {
  const order: string[] = [];
  let goesOn = true;
  const hear = () => {
    order.push("heard");
    if (goesOn) setImmediate(hear);
  };
  setImmediate(hear);
  await Promise.all(
    ["one", "two", "three"].map(async (name) => {
      await nextTurn();
      order.push(name);
    }),
  );
  goesOn = false;
  const turns = order.flatMap((name, index) => (name === "heard" ? [] : [index]));
  expect(turns.map((index) => order[index])).toEqual(["one", "two", "three"]);
  for (const index of turns.slice(1)) expect(order[index - 1]).toBe("heard");
});

test("long work on many things does each of them once, in order, and is interrupted", async () => {
  let heard = 0;
  let goesOn = true;
  const hear = () => {
    heard += 1;
    if (goesOn) setImmediate(hear);
  };
  setImmediate(hear);
  const done: number[] = [];
  await inTurns([1, 2, 3, 4], (item) => {
    const until = performance.now() + 10;
    while (performance.now() < until) Math.sqrt(item);
    done.push(item);
  });
  goesOn = false;
  expect(done).toEqual([1, 2, 3, 4]);
  expect(heard).toBeGreaterThanOrEqual(3);
});
