import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ScrollSpeed } from "./scroll-speed.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("is slow where it stands, and where a wheel turns it", () => {
  const speed = new ScrollSpeed();
  expect(speed.isSlow()).toBe(true);
  for (let step = 1; step <= 20; step += 1) speed.note(step * 16, step * 16);
  expect(speed.isSlow()).toBe(true);
});

it("is fast where it is flung, and tells when that has ended", () => {
  const speed = new ScrollSpeed();
  const listen = vi.fn<() => void>();
  speed.onSlow(listen);
  for (let step = 1; step <= 5; step += 1) speed.note(step * 200, step * 16);
  expect(speed.isSlow()).toBe(false);
  expect(listen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(speed.isSlow()).toBe(true);
  expect(listen).toHaveBeenCalledOnce();
});

it("is slow again where it slows down before it stands", () => {
  const speed = new ScrollSpeed();
  const listen = vi.fn<() => void>();
  const stop = speed.onSlow(listen);
  speed.note(0, 0);
  speed.note(400, 16);
  speed.note(410, 32);
  expect(speed.isSlow()).toBe(true);
  expect(listen).toHaveBeenCalledOnce();
  stop();
  speed.note(900, 48);
  speed.note(905, 64);
  expect(listen).toHaveBeenCalledOnce();
});

it("does not take a jump after a pause for speed", () => {
  const speed = new ScrollSpeed();
  speed.note(5_000, 1_000);
  expect(speed.isSlow()).toBe(true);
});

it("takes large steps for speed where the page falls behind", () => {
  const speed = new ScrollSpeed();
  for (let step = 1; step <= 3; step += 1) speed.note(step * 270, step * 95);
  expect(speed.isSlow()).toBe(false);
});
