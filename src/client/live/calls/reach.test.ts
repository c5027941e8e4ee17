import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createReach } from "./reach.ts";

let answers = false;
let probes = 0;
const start = () =>
  createReach(async () => {
    probes += 1;
    return answers;
  });

beforeEach(() => {
  vi.useFakeTimers();
  answers = false;
  probes = 0;
});
afterEach(() => vi.useRealTimers());

describe("a network exception", () => {
  it("is told after five seconds, and the server is tried every three", async () => {
    const reach = start();
    reach.failed();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(reach.isTold()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(reach.isTold()).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(probes).toBe(5);
  });

  it("that passes within five seconds is never told", async () => {
    const reach = start();
    reach.failed();
    answers = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reach.isTold()).toBe(false);
    expect(probes).toBe(1);
  });

  it("is taken back by itself when the server answers", async () => {
    const reach = start();
    let told = 0;
    reach.subscribe(() => (told += 1));
    reach.failed();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(reach.isTold()).toBe(true);
    answers = true;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(reach.isTold()).toBe(false);
    expect(told).toBe(3);
  });

  it("is not told to somebody who has gone on to other things", async () => {
    const reach = start();
    reach.failed();
    await vi.advanceTimersByTimeAsync(2_000);
    reach.dismiss();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reach.isTold()).toBe(false);
  });

  it("that was read is not told again until the server has answered once", async () => {
    const reach = start();
    reach.failed();
    await vi.advanceTimersByTimeAsync(5_000);
    reach.dismiss();
    reach.failed();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(reach.isTold()).toBe(false);
    reach.reached();
    reach.failed();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reach.isTold()).toBe(true);
  });
});
