import { expect, test } from "vitest";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import { UNKNOWN } from "#domain/form/expression/value.ts";
import { exactOf } from "#domain/form/number/exact.ts";
import type { Unit } from "#domain/organisation/unit.ts";
import { field, formOf } from "#tests/make/forms/records.ts";
import { moment, NOW, ZONE } from "#tests/make/forms/surroundings.ts";
import { USUAL_CALENDAR } from "#domain/work-calendar/usual-calendar.ts";
import { localAround } from "./local-around.ts";

const site: Unit = {
  id: 11,
  companyId: COMPANY_ID,
  parentId: 0,
  name: "Site",
  rank: "a",
  members: [{ userId: 7, main: 1 }],
  leaderId: 0,
  createTime: 0,
};
const form = formOf([field("relationForm", "contract", {}, { modelId: "contract" })]);
const around = localAround({
  form,
  zone: ZONE,
  userId: 7,
  recordId: 0,
  now: NOW,
  units: { department: [site], position: [], userGroup: [], role: [] },
  leave: {
    userId: 7,
    kinds: [{ key: "annual", name: "Annual", over: "refuse", halves: 20 }],
    allowances: [],
    bookings: [],
  },
  calendar: { ...USUAL_CALENDAR, days: [{ date: "2026-11-25", work: 0, name: "" }] },
  interfaceOf: () => undefined,
  recordsOf: (modelId) =>
    modelId === "contract" ? [{ id: 5, title: "C-5", row: { rate: 12 } }] : undefined,
});

test("who fills in, and where they belong, is known without a network", () => {
  expect(around.variable("currentUser")).toEqual(exactOf(7));
  expect(around.variable("myDepartment")).toEqual(exactOf(11));
  expect(around.variable("myOrganization")).toEqual([exactOf(COMPANY_ID), exactOf(11)]);
});

test("what a record on this device says is known, and that of no other", () => {
  expect(around.attribute("contract", exactOf(5), "rate")).toEqual(exactOf(12));
  expect(around.attribute("contract", exactOf(6), "rate")).toBe(UNKNOWN);
  expect(around.attribute("contract", exactOf(5), "total")).toBe(UNKNOWN);
  expect(around.attribute("contract", null, "rate")).toBeNull();
});

test("what only the server has is not guessed", () => {
  expect(around.fact("stock", [])).toBe(UNKNOWN);
  expect(around.variable("recordId")).toBe(UNKNOWN);
});

test("days of work are counted by the calendar of the company, without a network", () => {
  const [from, to] = [moment(2026, 11, 23), moment(2026, 11, 30)].map(exactOf);
  expect(around.fact("workDays", [from ?? null, "pm", to ?? null, "am"])).toEqual(exactOf(4));
});

test("what is left of one's own leave is known without a network, and that of nobody else", () => {
  const balanceOf = (userId: number, kind: string) =>
    around.fact("leaveBalance", [exactOf(userId), kind]);
  expect(balanceOf(7, "annual")).toEqual(exactOf(10));
  expect(balanceOf(7, "sick")).toBe(UNKNOWN);
  expect(balanceOf(8, "annual")).toBe(UNKNOWN);
});
