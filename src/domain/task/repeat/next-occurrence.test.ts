import { assert, constantFrom, integer, property, record, subarray } from "fast-check";
import { expect, test } from "vitest";
import { civilAt, dayAt, namedZone } from "../../form/calendar/zone.ts";
import { nextOccurrence, weekdayOf } from "./next-occurrence.ts";
import { LAST_DAY, REPEAT_UNITS } from "./repeat-rule.ts";

type Rule = Parameters<typeof nextOccurrence>[0];

const daily: Rule = {
  unit: "day",
  every: 1,
  weekdays: [],
  month: 0,
  monthDay: 0,
  timeZone: "UTC",
  endTime: 0,
};

const at = (text: string) => Date.parse(text.includes("T") ? text : `${text}T09:00:00Z`);

/** The days on which a rule falls due after its first one, as texts. */
function days(rule: Partial<Rule>, first: string, count: number) {
  const found: string[] = [];
  let after = at(first);
  for (let step = 0; step < count; step += 1) {
    const next = nextOccurrence({ ...daily, ...rule }, at(first), after);
    if (next === undefined) return [...found, "none"];
    found.push(new Date(next).toISOString().slice(0, 10));
    after = next;
  }
  return found;
}

test.each([
  ["every day", {}, "2026-02-27", ["2026-02-28", "2026-03-01"]],
  ["every third day", { every: 3 }, "2026-12-30", ["2027-01-02", "2027-01-05"]],
  [
    "on working days",
    { unit: "week", weekdays: [1, 2, 3, 4, 5] },
    "2026-11-26",
    ["2026-11-27", "2026-11-30", "2026-12-01"],
  ],
  [
    "every second week on Monday and Thursday",
    { unit: "week", every: 2, weekdays: [1, 4] },
    "2026-11-23",
    ["2026-11-26", "2026-12-07", "2026-12-10", "2026-12-21"],
  ],
  ["weekly, on its own day", { unit: "week" }, "2026-11-25", ["2026-12-02", "2026-12-09"]],
  [
    "on the 31st, or the last day where there is none",
    { unit: "month", monthDay: 31 },
    "2027-12-31",
    ["2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30"],
  ],
  [
    "on the last day of every second month",
    { unit: "month", every: 2, monthDay: LAST_DAY },
    "2026-12-31",
    ["2027-02-28", "2027-04-30", "2027-06-30"],
  ],
  ["on an earlier day of the month", { unit: "month", monthDay: 5 }, "2026-11-23", ["2026-12-05"]],
  [
    "on the 29th of February",
    { unit: "year", month: 2, monthDay: 29 },
    "2028-02-29",
    ["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"],
  ],
  [
    "in another month of the year",
    { unit: "year", month: 3, monthDay: 1 },
    "2026-11-23",
    ["2027-03-01"],
  ],
  [
    "until a day",
    { endTime: at("2026-11-25T23:59:59Z") },
    "2026-11-23",
    ["2026-11-24", "2026-11-25", "none"],
  ],
] satisfies [string, Partial<Rule>, string, string[]][])(
  "it comes %s",
  (_name, rule, first, expected) => {
    expect(days(rule, first, expected.length)).toEqual(expected);
  },
);

test("the clock on the wall counts: summer time neither moves it for good nor makes two", () => {
  const rule = { ...daily, timeZone: "Europe/Berlin" };
  const spring = at("2026-03-28T01:30:00Z");
  const gap = nextOccurrence(rule, spring, spring) ?? 0;
  // 02:30 is left out on this day; 03:30 stands in for it, and the day after is as before.
  expect(new Date(gap).toISOString()).toBe("2026-03-29T01:30:00.000Z");
  const after = nextOccurrence(rule, spring, gap) ?? 0;
  expect(new Date(after).toISOString()).toBe("2026-03-30T00:30:00.000Z");
  const autumn = at("2026-10-24T00:30:00Z");
  const twice = nextOccurrence(rule, autumn, autumn) ?? 0;
  expect(new Date(twice).toISOString()).toBe("2026-10-25T00:30:00.000Z");
  expect(new Date(nextOccurrence(rule, autumn, twice) ?? 0).toISOString()).toBe(
    "2026-10-26T01:30:00.000Z",
  );
});

const rules = record({
  unit: constantFrom(...REPEAT_UNITS),
  every: integer({ min: 1, max: 40 }),
  weekdays: subarray([1, 2, 3, 4, 5, 6, 7]),
  month: integer({ min: 0, max: 12 }),
  monthDay: integer({ min: LAST_DAY, max: 31 }),
  timeZone: constantFrom(
    "UTC",
    "Asia/Shanghai",
    "Europe/Berlin",
    "America/New_York",
    "Pacific/Apia",
  ),
});
const moments = integer({ min: at("2005-01-01"), max: at("2060-01-01") });
const SPAN = 5 * 366 * 24 * 3_600_000;

test("whichever moment one asks at, the next one is the same and none is left out", () => {
  assert(
    property(rules, moments, integer({ min: 0, max: SPAN }), (drawn, first, later) => {
      const rule = { ...drawn, endTime: 0 };
      const after = first + later;
      let step = nextOccurrence(rule, first, first) ?? Infinity;
      while (step <= after) {
        const next = nextOccurrence(rule, first, step) ?? Infinity;
        expect(next).toBeGreaterThan(step);
        step = next;
      }
      expect(nextOccurrence(rule, first, after)).toBe(step);
    }),
    { numRuns: 60 },
  );
});

test("what falls due lies on a day that the rule names", () => {
  assert(
    property(rules, moments, (drawn, first) => {
      const rule = { ...drawn, endTime: 0 };
      const zone = namedZone(rule.timeZone);
      const next = nextOccurrence(rule, first, first);
      if (!zone || next === undefined) throw new Error("There is none");
      const { month } = civilAt(next, zone);
      if (rule.unit === "week" && rule.weekdays.length > 0)
        expect(rule.weekdays).toContain(weekdayOf(dayAt(next, zone)));
      if (rule.unit === "year" && rule.month > 0) expect(month).toBe(rule.month);
    }),
    { numRuns: 200 },
  );
});
