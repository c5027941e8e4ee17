import { expect, test } from "vitest";
import { USUAL_WISH, worksUntil } from "./link-wish.ts";

const NOON = new Date(2026, 10, 30, 12).getTime();
const DAY = 24 * 3_600_000;

test("a link works for days from now on, or for ever", () => {
  expect(worksUntil(USUAL_WISH, NOON)).toBe(NOON + 7 * DAY);
  expect(worksUntil({ ...USUAL_WISH, works: 1 }, NOON)).toBe(NOON + DAY);
  expect(worksUntil({ ...USUAL_WISH, works: "ever" }, NOON)).toBe(0);
});

test("until the end of a day, which may be today but not have passed", () => {
  const until = (lastDay: string) => worksUntil({ ...USUAL_WISH, works: "day", lastDay }, NOON);
  expect(until("2026-11-30")).toBe(new Date(2026, 11, 1).getTime());
  expect(until("2026-12-24")).toBe(new Date(2026, 11, 25).getTime());
  expect(until("2026-11-29")).toBeUndefined();
  expect(until("")).toBeUndefined();
});
