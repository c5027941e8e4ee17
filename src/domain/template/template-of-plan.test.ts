import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { smallTemplate } from "#tests/make/small-template.ts";
import type { World } from "#tests/make/world.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, startOfDay } from "../task/times/calendar-day.ts";
import { planOfTemplate } from "./plan-of-template.ts";
import type { PlanTemplateContent } from "./plan-template-content.ts";
import { firstDayOf, TEMPLATE_PARTS, templateOfPlan } from "./template-of-plan.ts";

function rowsIn(world: World) {
  return {
    columns: world.all("column"),
    flow: world.all("flowItem"),
    tags: world.all("planTag"),
    fields: world.all("planField"),
    tasks: world.all("task"),
    contents: world.all("taskContent"),
    checkItems: world.all("checkItem"),
  };
}

function begin(content: PlanTemplateContent, startDay: number) {
  const world = makeCompany();
  world.does(LEADER, "plan.add", { name: "Pier 4", ...planOfTemplate(content, startDay) });
  return rowsIn(world);
}

const minute = fc.integer({ min: 0, max: 1439 });
const span = fc.option(
  fc
    .record({
      startDay: fc.nat(400),
      startMinute: minute,
      endDay: fc.nat(400),
      endMinute: minute,
    })
    .filter(
      (one) =>
        one.endDay > one.startDay ||
        (one.endDay === one.startDay && one.endMinute > one.startMinute),
    ),
);
const name = fc.stringMatching(/^[a-z]{1,12}$/);
const column = fc.record({ name, color: fc.constantFrom("" as const, "red" as const) });
const limitedColumn = fc.record({
  name,
  color: fc.constant("" as const),
  taskLimit: fc.integer({ min: 1, max: 999 }),
});
const content: fc.Arbitrary<PlanTemplateContent> = fc
  .record({
    columns: fc.array(fc.oneof(column, limitedColumn), {
      minLength: 1,
      maxLength: 4,
    }),
    tags: fc.array(fc.record({ name, color: fc.constant("blue" as const) }), { maxLength: 3 }),
  })
  .chain(({ columns, tags }) =>
    fc.record({
      columns: fc.constant(columns),
      states: fc.constant(smallTemplate().states),
      tags: fc.constant(tags),
      tasks: fc.array(
        fc.record({
          column: fc.nat(columns.length - 1),
          name,
          content: fc.constantFrom("", "<p>Words</p>"),
          span,
          color: fc.constantFrom("" as const, "pink" as const),
          priority: fc.nat(4),
          tags: fc.subarray(tags.map((_tag, place) => place)),
          checklist: fc.array(name, { maxLength: 3 }),
          subtasks: fc.array(fc.record({ name, span }), { maxLength: 3 }),
        }),
        { maxLength: 5 },
      ),
    }),
  )
  // Tasks stand in the order of their columns.
  .map((one) => ({ ...one, tasks: one.tasks.toSorted((a, b) => a.column - b.column) }));

test("a plan that begins with a template makes the same template again, on whatever day it starts", () => {
  fc.assert(
    fc.property(content, fc.integer({ min: 15_000, max: 25_000 }), (template, days) => {
      const startDay = startOfDay(days * 86_400_000);
      const rows = begin(template, startDay);
      expect(templateOfPlan(rows, TEMPLATE_PARTS, startDay)).toEqual(template);
    }),
    { numRuns: 40 },
  );
});

test("what a template is to leave behind stays behind, and columns always come along", () => {
  const day = startOfDay(1_800_000_000_000);
  const rows = begin(smallTemplate(), day);
  const small = smallTemplate();
  const [task] = small.tasks;
  expect(templateOfPlan(rows, [], day)).toEqual({ ...small, states: [], tags: [], tasks: [] });
  expect(templateOfPlan(rows, ["tasks"], day)).toEqual({
    ...small,
    states: [],
    tags: [],
    tasks: [{ ...task, content: "", span: null, tags: [], checklist: [], subtasks: [] }],
  });
});

test("times count from the first day on which something happens; what lies before the day that is named has none", () => {
  const day = startOfDay(1_800_000_000_000);
  const rows = begin(smallTemplate(), day);
  expect(firstDayOf(rows)).toBe(day);
  const later = templateOfPlan(rows, TEMPLATE_PARTS, addDays(day, 1));
  expect(later.tasks[0]?.span).toMatchObject({ startDay: 0, endDay: 0 });
  expect(later.tasks[0]?.subtasks[0]?.span).toBeNull();
  expect(firstDayOf({ tasks: [] })).toBeUndefined();
});

test("people, what is done and what is archived stay behind; tasks begin open, in the first state", () => {
  const world = makeCompany();
  const day = startOfDay(world.now);
  const begun = planOfTemplate(smallTemplate(), day);
  const { id: planId } = world.does(LEADER, "plan.add", { name: "Pier 4", ...begun });
  world.does(LEADER, "plan.invite", { planId, userId: [MEMBER] });
  const task = world.all("task").find(({ parentId }) => parentId === 0);
  if (!task) throw new Error("There is no task");
  expect(task).toMatchObject({ flowItemName: "start|Open", taskUser: [], checkNum: 2 });
  world.does(LEADER, "task.edit", { id: task.id, addOwner: [MEMBER] });
  expect(templateOfPlan(rowsIn(world), TEMPLATE_PARTS, day)).toEqual(smallTemplate());
  world.does(LEADER, "task.archive", { taskId: task.id, type: "add" });
  expect(templateOfPlan(rowsIn(world), TEMPLATE_PARTS, day).tasks).toEqual([]);
});
