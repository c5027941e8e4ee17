import { describe, expect, it } from "vitest";
import { isGoodMoment, readUse, type Use, withVisit } from "./good-moment.ts";

const visits = (...days: string[]) =>
  days.reduce<Use | undefined>((use, day) => withVisit(use, day), undefined)!;

describe("the installation", () => {
  it("is not offered to somebody who has only just come", () => {
    expect(isGoodMoment(visits("2026-11-01", "2026-11-01", "2026-11-01"))).toBe(false);
  });

  it("is offered on the third day of use", () => {
    expect(isGoodMoment(visits("2026-11-01", "2026-11-02"))).toBe(false);
    expect(isGoodMoment(visits("2026-11-01", "2026-11-02", "2026-11-09"))).toBe(true);
  });

  it("is offered once", () => {
    const use = visits("2026-11-01", "2026-11-02", "2026-11-03");
    expect(isGoodMoment({ ...use, offered: true })).toBe(false);
  });

  it("counts anew where what was written down cannot be read", () => {
    expect(readUse("{")).toBeUndefined();
    expect(readUse('{"days":"many"}')).toBeUndefined();
    expect(readUse(undefined)).toBeUndefined();
    const use = visits("2026-11-01");
    expect(readUse(JSON.stringify(use))).toEqual(use);
  });
});
