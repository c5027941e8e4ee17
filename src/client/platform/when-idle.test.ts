import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdIdle, whenIdle } from "./when-idle.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("does at once when idle what nothing keeps away", async () => {
  const work = vi.fn<() => void>();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledOnce();
});

it("waits for all that the screen waits for", async () => {
  const work = vi.fn<() => void>();
  const [letGo, letOtherGo] = [holdIdle(), holdIdle()];
  whenIdle(work);
  await vi.advanceTimersByTimeAsync(1_500);
  letGo();
  letGo();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).not.toHaveBeenCalled();
  letOtherGo();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledOnce();
});

it("is done at last, also where the answer never comes", async () => {
  const work = vi.fn<() => void>();
  const letGo = holdIdle();
  whenIdle(work);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledOnce();
  letGo();
});
