import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLoadingLine } from "./loading-line.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the line of what is on its way", () => {
  it("shows 300 ms after setting out", () => {
    const line = createLoadingLine();
    line.begin();
    vi.advanceTimersByTime(299);
    expect(line.current()).toBe("idle");
    vi.advanceTimersByTime(1);
    expect(line.current()).toBe("running");
  });

  it("is never seen on a short way", () => {
    const line = createLoadingLine();
    const seen = vi.fn<() => void>();
    line.subscribe(seen);
    line.begin();
    vi.advanceTimersByTime(200);
    line.end(false);
    vi.advanceTimersByTime(5_000);
    expect(seen).not.toHaveBeenCalled();
  });

  it("ends as arrived and goes", () => {
    const line = createLoadingLine();
    line.begin();
    vi.advanceTimersByTime(1_000);
    line.end(false);
    expect(line.current()).toBe("arrived");
    vi.advanceTimersByTime(500);
    expect(line.current()).toBe("idle");
  });

  it("says that a way failed, also a short one", () => {
    const line = createLoadingLine();
    line.begin();
    line.end(true);
    expect(line.current()).toBe("failed");
    vi.advanceTimersByTime(500);
    expect(line.current()).toBe("idle");
  });

  it("goes on when somebody changes their mind under way, and begins anew after an end", () => {
    const line = createLoadingLine();
    line.begin();
    vi.advanceTimersByTime(400);
    line.begin();
    expect(line.current()).toBe("running");
    line.end(false);
    line.begin();
    expect(line.current()).toBe("idle");
    vi.advanceTimersByTime(300);
    expect(line.current()).toBe("running");
  });
});
