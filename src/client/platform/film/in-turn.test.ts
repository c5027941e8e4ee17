import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTurns } from "./in-turn.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const rest = async (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Works of which each takes a time, as long as it may; what became of them, and when. */
function worker() {
  const inTurn = createTurns({ each: 4_000, together: 8_000 });
  const start = performance.now();
  const ended: (readonly [what: unknown, after: number])[] = [];
  const work = async (takes: number) => {
    const what = await inTurn(async (time) => {
      await rest(Math.min(time, takes));
      return takes <= time ? "seen" : "stalled";
    });
    ended.push([what, performance.now() - start]);
  };
  return { ended, work, inTurn };
}

test("films that all stall hold up what was picked no longer than some of them", async () => {
  const { ended, work } = worker();
  const all = Promise.all(Array.from({ length: 15 }, async () => work(Infinity)));
  await vi.advanceTimersByTimeAsync(8_000);
  await all;
  expect(ended.slice(0, 2)).toEqual([
    ["stalled", 4_000],
    ["stalled", 8_000],
  ]);
  expect(ended.slice(2)).toEqual(Array.from({ length: 13 }, () => [undefined, 8_000]));
});

test("one that stalls leaves time for those behind it", async () => {
  const { ended, work } = worker();
  const all = Promise.all([work(Infinity), work(300), work(300)]);
  await vi.advanceTimersByTimeAsync(4_600);
  await all;
  expect(ended).toEqual([
    ["stalled", 4_000],
    ["seen", 4_300],
    ["seen", 4_600],
  ]);
});

test("who comes when nobody waits any more has all the time again, also after a failure", async () => {
  const { ended, work, inTurn } = worker();
  const first = Promise.all([work(Infinity), work(Infinity), work(Infinity)]);
  await vi.advanceTimersByTimeAsync(8_000);
  await first;
  await expect(inTurn(async () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  const last = work(3_000);
  await vi.advanceTimersByTimeAsync(3_000);
  await last;
  expect(ended.at(-1)).toEqual(["seen", 11_000]);
});
