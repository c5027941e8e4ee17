import * as fc from "fast-check";
import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeTask } from "#tests/make/site.ts";
import type { Task } from "../../task/task.ts";
import { startOfDate } from "../../task/times/calendar-day.ts";
import { isSays, isWithin, ofOtherFields, type Says, withQuestion } from "./filter-questions.ts";
import { NO_FILTER, type TaskFilter, taskMatcher } from "./task-filter.ts";
import { viewAddressOf, viewInAddress, viewOfAddress } from "./view-address.ts";
import { readViewParameters } from "./view-parameters.ts";

const world = makeCompany();
const { plan } = makePlan(world, "Tower");
const at = (date: string, hours = 0) => startOfDate(date) + hours * 3_600_000;
const task = (name: string, more: Partial<Task> = {}): Task => ({
  ...makeTask(world, plan, { name }),
  createTime: at("2026-10-01"),
  ...more,
});
const tasks = [
  task("Early", { startTime: at("2026-11-01", 8), endTime: at("2026-11-10", 17) }),
  task("Late", { startTime: at("2026-11-20"), endTime: at("2026-11-30", 23) }),
  task("Done", { completeTime: at("2026-11-15", 12), createTime: at("2026-11-14", 1) }),
  task("Said", { fields: { 3: "Pump, old", 4: "7.5", 5: "2026-12-24" } }),
  task("Less", { fields: { 4: "-2", 5: "2027-01-01" } }),
  task("Much", { fields: { 4: "100" } }),
];
const moment = { userId: LEADER, now: 0, endOfToday: 0, endOfWeek: 0, startOf: startOfDate };

function shown(filter: Partial<TaskFilter>, described?: ReadonlySet<number>): string[] {
  const matches = taskMatcher(
    { ...NO_FILTER, ...filter },
    { ...moment, ...(described && { described }) },
  );
  return tasks.filter(matches).map(({ name }) => name);
}
const within = (of: string, from: string, to: string) => shown({ within: [{ of, from, to }] });

test("days lie between two, the whole of both, and what has none lies in no span", () => {
  expect(within("end", "2026-11-10", "2026-11-30")).toEqual(["Early", "Late"]);
  expect(within("end", "2026-11-11", "2026-11-30")).toEqual(["Late"]);
  expect(within("end", "2026-11-01", "2026-11-29")).toEqual(["Early"]);
  expect(within("end", "", "2026-11-30")).toEqual(["Early", "Late"]);
  expect(within("start", "2026-11-20", "")).toEqual(["Late"]);
  expect(within("created", "2026-11-14", "2026-11-14")).toEqual(["Done"]);
  expect(within("completed", "2026-11-15", "2026-11-15")).toEqual(["Done"]);
  expect(within("completed", "", "2026-11-14")).toEqual([]);
});

test("numbers of fields go by their size and days by the calendar; what says nothing is in no span", () => {
  expect(within("field.4", "7.5", "100")).toEqual(["Said", "Much"]);
  expect(within("field.4", "", "8")).toEqual(["Said", "Less"]);
  expect(within("field.5", "2026-12-24", "2026-12-31")).toEqual(["Said"]);
  expect(within("field.5", "2027-01-01", "")).toEqual(["Less"]);
  // A field that was of another kind when somebody asked.
  expect(within("field.5", "1", "9")).toEqual([]);
  expect(within("field.9", "", "9")).toEqual([]);
});

test("texts of fields hold words, and all questions go together", () => {
  expect(shown({ says: [{ of: "field.3", text: " PUMP, " }] })).toEqual(["Said"]);
  expect(shown({ says: [{ of: "field.3", text: "crane" }] })).toEqual([]);
  const both = { says: [{ of: "field.3", text: "pump" }], text: "a" };
  expect(shown({ ...both, within: [{ of: "field.4", from: "7", to: "8" }] })).toEqual(["Said"]);
  expect(shown({ ...both, within: [{ of: "field.4", from: "8", to: "" }] })).toEqual([]);
});

test("words are looked for in names, and in descriptions where those are known", () => {
  const described = new Set([tasks[2]?.id ?? 0]);
  expect(shown({ text: "late" })).toEqual(["Late"]);
  expect(shown({ text: "late" }, described)).toEqual(["Late", "Done"]);
  expect(shown({ text: "late", showCompleted: false }, described)).toEqual(["Late"]);
});

test("an address asks the same again, and nothing that nobody could have asked", () => {
  const field = fc.integer({ min: 1 }).map((id) => `field.${id}`);
  const day = fc.constantFrom("2026-11-01", "2026-11-30", "2027-02-28");
  const number = fc.constantFrom("-2.5", "0", "100");
  const asked = fc.oneof(
    fc.record({ of: fc.constantFrom("start", "end", "created", "completed"), from: day, to: day }),
    fc.record({ of: field, from: number, to: fc.constantFrom("", "7") }),
    fc.record({ of: field, from: fc.constant(""), to: day }),
  );
  const says = fc.record({ of: field, text: fc.string({ minLength: 1, maxLength: 60 }) });
  const sound = says.filter((one) => isSays(one) && one.text.isWellFormed());
  const unlike = { selector: ({ of }: { readonly of: string }) => of };
  fc.assert(
    fc.property(fc.uniqueArray(asked, unlike), fc.uniqueArray(sound, unlike), (spans, words) => {
      const view = { ...readViewParameters(7, {}), within: spans, says: words };
      const address = viewInAddress(view);
      expect(viewOfAddress(7, address)).toEqual(view);
      expect(viewAddressOf(address)).toEqual(address);
      expect(readViewParameters(7, JSON.parse(JSON.stringify(view)))).toEqual(view);
    }),
  );
  const wrong =
    "end:..,end:5..6,updated:2026-11-01..,field.x:1..,field.3:a..b,field.3,field.4:2026-11-01..5";
  expect(viewAddressOf({ within: wrong, says: "field.3:%,field.3:,name:x,field.3" })).toEqual({});
});

test("a day is asked of by days, a field by days or numbers, and something is said", () => {
  expect(isWithin({ of: "end", from: "2026-11-01", to: "" })).toBe(true);
  expect(isWithin({ of: "end", from: "5", to: "" })).toBe(false);
  expect(isWithin({ of: "field.3", from: "5", to: "2026-11-01" })).toBe(false);
  expect(isWithin({ of: "field.3", from: "", to: "" })).toBe(false);
  expect(isSays({ of: "end", text: "x" })).toBe(false);
  expect(isSays({ of: "field.3", text: " " })).toBe(false);
});

test("another question to the same takes the place of the one before", () => {
  const [one, other] = [
    { of: "field.3", text: "a" },
    { of: "field.4", text: "b" },
  ];
  const next = { of: "field.3", text: "c" };
  expect(withQuestion<Says>([one, other], "field.3", next)).toEqual([other, next]);
  expect(withQuestion<Says>([one, other], "field.3", undefined)).toEqual([other]);
});

test("questions of fields that are not there lead to nothing, rather than to everything", () => {
  const asked = [{ of: "field.3", text: "a" }];
  expect(ofOtherFields<Says>(asked, () => 9)).toEqual([{ of: "field.9", text: "a" }]);
  expect(ofOtherFields<Says>(asked, () => undefined)).toBeUndefined();
  expect(ofOtherFields([{ of: "end", from: "2026-11-01", to: "" }], () => undefined)).toHaveLength(
    1,
  );
});
