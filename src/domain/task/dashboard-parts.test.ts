import { expect, test } from "vitest";
import { DASHBOARD_PARTS, isInPart } from "./dashboard-parts.ts";

const moment = { now: 100, endOfToday: 200, since: 90 };
const partsOf = (endTime: number, completeTime = 0, cancelled: 0 | 1 = 0) =>
  DASHBOARD_PARTS.filter((part) => isInPart(part, { endTime, completeTime, cancelled }, moment));

test.each([
  ["without a time", partsOf(0), ["all"]],
  ["just late", partsOf(99), ["overdue", "all"]],
  ["due now", partsOf(100), ["today", "all"]],
  ["at the end of the day", partsOf(200), ["today", "all"]],
  ["tomorrow", partsOf(201), ["all"]],
  ["done before one looked", partsOf(150, 89), []],
  ["done while one looks", partsOf(150, 90), ["today", "all"]],
  ["cancelled", partsOf(99, 95, 1), []],
])("a task %s is shown where it belongs", (_name, parts, expected) => {
  expect(parts).toEqual(expected);
});
