import { describe, expect, it } from "vitest";
import { daysLate, dueState } from "./due-state.ts";

const HOUR = 3_600_000;
const now = 1_800_000_000_000;
const endOfToday = now + 5 * HOUR;
const state = (endTime: number, completeTime = 0) =>
  dueState({ endTime, completeTime }, now, endOfToday);

describe("how pressing a task is", () => {
  it("is nothing without a time", () => expect(state(0)).toBe("none"));
  it("is done once complete, however late", () => expect(state(now - HOUR, now)).toBe("done"));
  it("is late from the moment it ends", () => {
    expect(state(now - 1)).toBe("late");
    expect(state(now)).toBe("today");
  });
  it("is today until the person's day is over, and soon for the day after", () => {
    expect(state(endOfToday)).toBe("today");
    expect(state(endOfToday + 1)).toBe("soon");
    expect(state(endOfToday + 24 * HOUR)).toBe("soon");
    expect(state(endOfToday + 24 * HOUR + 1)).toBe("later");
  });
  it("counts days late as a calendar does, whatever the hour", () => {
    expect(daysLate({ endTime: now - 1 }, endOfToday)).toBe(0);
    expect(daysLate({ endTime: endOfToday - 25 * HOUR }, endOfToday)).toBe(1);
    expect(daysLate({ endTime: endOfToday - 54 * HOUR }, endOfToday)).toBe(2);
    expect(daysLate({ endTime: endOfToday + HOUR }, endOfToday)).toBe(0);
  });
});
