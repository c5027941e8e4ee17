import { expect, test } from "vitest";
import { clockOf, draftOf, isWhole, minuteOf, NEW_TASK, taskOf } from "./template-draft.ts";

const span = { startDay: 0, startMinute: 480, endDay: 1, endMinute: 60 };

test("lines become lines of the checklist and subtasks, and those that stay keep their times", () => {
  const task = { ...NEW_TASK, subtasks: [{ name: "Photographs", span }] };
  const draft = {
    ...draftOf("Rebar", task),
    checklist: " Cover \n\nSpacing",
    subtasks: "Photographs\nReport",
  };
  expect(taskOf(draft)).toMatchObject({
    checklist: ["Cover", "Spacing"],
    subtasks: [
      { name: "Photographs", span },
      { name: "Report", span: null },
    ],
  });
});

test("a milestone keeps no subtasks", () => {
  const draft = draftOf("Topped out", { ...NEW_TASK, milestone: 1 });
  expect(taskOf({ ...draft, subtasks: "Beer" }).subtasks).toEqual([]);
});

test("a template has a name, and ends after it begins", () => {
  expect(isWhole(draftOf(" ", NEW_TASK))).toBe(false);
  expect(isWhole(draftOf("Rebar", { ...NEW_TASK, span }))).toBe(true);
  expect(isWhole(draftOf("Rebar", { ...NEW_TASK, span: { ...span, endDay: 0 } }))).toBe(false);
});

test("how long it takes is written as people write it, and is none where nothing is written", () => {
  const draft = draftOf("Rebar", { ...NEW_TASK, estimate: 90 });
  expect(taskOf(draft).estimate).toBe(90);
  expect(taskOf({ ...draft, estimate: "2h" }).estimate).toBe(120);
  expect(taskOf({ ...draft, estimate: " " }).estimate).toBe(0);
  expect(isWhole({ ...draft, estimate: "soon" })).toBe(false);
});

test("times of day are read and written as fields have them", () => {
  expect(minuteOf("08:30")).toBe(510);
  expect(minuteOf("24:00")).toBeUndefined();
  expect(clockOf(510)).toBe("08:30");
});
