import { expect, test } from "vitest";
import { ADMIN, LEADER, makeCompany } from "#tests/make/site.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import { CALENDAR_DAYS_AT_ONCE, CALENDAR_DAYS_MAX } from "./work-calendar-limits.ts";

test("an administrator says when the company works; days come and go one by one, in their order", () => {
  const world = makeCompany();
  world.does(ADMIN, "workCalendar.save", {
    week: [6, 1, 2, 3, 4, 5, 1],
    addDay: [
      { date: "2026-10-10", work: 1 },
      { date: "2026-10-01", work: 0, name: "National Day" },
    ],
  });
  const { notes } = world.does(ADMIN, "workCalendar.save", {
    addDay: [{ date: "2026-10-02", work: 0 }],
    removeDay: ["2026-10-10"],
  });
  expect(notes).toEqual([{ kind: "workCalendar", targetId: COMPANY_ID, detail: {} }]);
  expect(world.row("workCalendar", COMPANY_ID)).toEqual({
    id: COMPANY_ID,
    week: [1, 2, 3, 4, 5, 6],
    days: [
      { date: "2026-10-01", work: 0, name: "National Day" },
      { date: "2026-10-02", work: 0, name: "" },
    ],
  });
});

test("members change nothing, and no date is one that no calendar could have", () => {
  const world = makeCompany();
  expect(world.refuses(LEADER, "workCalendar.save", { week: [1] }).reason).toBe("adminOnly");
  for (const date of ["2026-13-01", "2026-1-1", "01.10.2026", ""]) {
    const refusal = world.refuses(ADMIN, "workCalendar.save", { addDay: [{ date, work: 0 }] });
    expect(refusal.reason).toBe("parameterError");
  }
});

test("a company has 1,000 such days at most", () => {
  const world = makeCompany();
  const daysOf = (first: number, count: number) =>
    Array.from({ length: count }, (_, place) => ({
      date: new Date(Date.UTC(2027, 0, first + place)).toISOString().slice(0, 10),
      work: 0 as const,
    }));
  for (let first = 1; first <= CALENDAR_DAYS_MAX; first += CALENDAR_DAYS_AT_ONCE) {
    const count = Math.min(CALENDAR_DAYS_AT_ONCE, CALENDAR_DAYS_MAX - first + 1);
    world.does(ADMIN, "workCalendar.save", { addDay: daysOf(first, count) });
  }
  const one = { addDay: daysOf(CALENDAR_DAYS_MAX + 1, 1) };
  expect(world.refuses(ADMIN, "workCalendar.save", one)).toMatchObject({
    reason: "workCalendar.max",
    data: { count: CALENDAR_DAYS_MAX },
  });
});
