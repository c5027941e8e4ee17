import { describe, expect, it } from "vitest";
import { relativeTime } from "./relative-time.ts";

const now = 1_800_000_000_000;
const ago = (milliseconds: number) => relativeTime(now - milliseconds, now);

describe("relative times", () => {
  it("say just now for the future and for less than a minute", () => {
    expect(ago(-400 * 86_400_000)).toEqual({ unit: "justNow" });
    expect(ago(-1)).toEqual({ unit: "justNow" });
    expect(ago(0)).toEqual({ unit: "justNow" });
    expect(ago(59_999)).toEqual({ unit: "justNow" });
  });

  it("count minutes under an hour and hours under a day", () => {
    expect(ago(60_000)).toEqual({ unit: "minutes", count: 1 });
    expect(ago(3_599_999)).toEqual({ unit: "minutes", count: 59 });
    expect(ago(3_600_000)).toEqual({ unit: "hours", count: 1 });
    expect(ago(86_399_999)).toEqual({ unit: "hours", count: 23 });
  });

  it("count up to 6 days, 3 weeks and 3 months", () => {
    expect(ago(86_400_000)).toEqual({ unit: "days", count: 1 });
    expect(ago(6 * 86_400_000)).toEqual({ unit: "days", count: 6 });
    expect(ago(7 * 86_400_000 - 1)).toEqual({ unit: "days", count: 6 });
    expect(ago(7 * 86_400_000)).toEqual({ unit: "weeks", count: 1 });
    expect(ago(14 * 86_400_000)).toEqual({ unit: "weeks", count: 2 });
    expect(ago(28 * 86_400_000 - 1)).toEqual({ unit: "weeks", count: 3 });
    expect(ago(60 * 86_400_000 - 1)).toEqual({ unit: "months", count: 1 });
    expect(ago(60 * 86_400_000)).toEqual({ unit: "months", count: 2 });
    expect(ago(120 * 86_400_000 - 1)).toEqual({ unit: "months", count: 3 });
  });

  it("call the two days between four weeks and thirty days a month", () => {
    expect(ago(28 * 86_400_000)).toEqual({ unit: "months", count: 1 });
    expect(ago(30 * 86_400_000 - 1)).toEqual({ unit: "months", count: 1 });
    expect(ago(30 * 86_400_000)).toEqual({ unit: "months", count: 1 });
  });

  it("say the date from then on", () => {
    expect(ago(120 * 86_400_000)).toEqual({ unit: "date" });
    expect(ago(400 * 86_400_000)).toEqual({ unit: "date" });
  });
});
