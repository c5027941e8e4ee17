import * as fc from "fast-check";
import { expect, test } from "vitest";
import { drawnParts, drawnTimes } from "#tests/make/plan-file/drawn-parts.ts";
import { fileOfPlan, planOfFile } from "#tests/make/plan-file/plan-of-file.ts";
import { linksInCircles } from "../task-link/links-in-circles.ts";
import { PLAN_FILE_FORMAT, PLAN_FILE_VERSION, type PlanFile } from "./plan-file-shape.ts";

const word = fc.stringMatching(/^[A-Za-zäß中 ]{1,12}$/).map((text) => text.trim() || "Slab");
const flag = fc.constantFrom(0 as const, 1 as const);
const color = fc.constantFrom("", "yellow", "blue", "green", "pink" as const);
const DAY = 86_400_000;
const span = fc.option(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 9 })));

/** What tasks and subtasks have alike. */
const common = fc
  .record({
    name: word,
    span,
    isDone: fc.boolean(),
    color,
    priority: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const),
    estimate: fc.integer({ min: 0, max: 900 }),
    people: fc.constantFrom([[], []], [[0], []], [[], [0]]),
    number: fc.option(fc.integer({ min: -99, max: 99 })),
    worked: drawnTimes,
  })
  .map(
    ({ span: given, isDone, people: [owners = [], assistants = []], number, worked, ...rest }) => ({
      ...rest,
      startTime: given ? given[0] * DAY : 0,
      endTime: given ? (given[0] + given[1]) * DAY : 0,
      completeTime: isDone ? 5 * DAY : 0,
      owners: [...owners],
      assistants: [...assistants],
      state: isDone ? 1 : 0,
      ...(worked.length > 0 && { times: worked }),
      ...(number !== null && { fields: [{ field: 0, value: String(number) }] }),
    }),
  );

const field = {
  unit: "",
  decimals: 0,
  options: [],
  several: 0 as const,
  addends: [],
  ofSubtasks: 0 as const,
  required: 0 as const,
  onCard: 0 as const,
};
const state = { people: [], autoAssign: "" as const, userLimit: 0 as const, column: -1 };

const task = fc.record({
  common,
  column: fc.nat(1),
  milestone: flag,
  privacy: fc.constantFrom<Pick<PlanFile["tasks"][number], "isPrivate" | "shownTo">>(
    {},
    { isPrivate: 1 },
    { isPrivate: 1, shownTo: [0] },
  ),
  content: fc.constantFrom("", "<p>C30/37</p>"),
  isArchived: fc.boolean(),
  tags: fc.constantFrom([], [0]).map((places) => [...places]),
  checklist: fc.array(fc.record({ name: word, done: flag }), { maxLength: 3 }),
  subtasks: fc.array(common, { maxLength: 3 }),
});

const end = fc.record({ task: fc.nat(5), subtask: fc.integer({ min: -1, max: 2 }) });
const link = fc.record({
  from: end,
  to: end,
  kind: fc.constantFrom("finishStart", "startStart", "finishFinish", "startFinish" as const),
  lag: fc.integer({ min: -1_000, max: 1_000 }),
  lagUnit: fc.constantFrom("day", "hour" as const),
});

const files = fc
  .record({
    desc: word,
    tasks: fc.array(task, { minLength: 1, maxLength: 6 }),
    links: fc.array(link, { maxLength: 8 }),
    parts: drawnParts,
  })
  .map(({ desc, tasks: drawn, links, parts }): PlanFile => {
    const tasks = drawn.map(({ common: own, isArchived, milestone, privacy, ...rest }) => ({
      ...own,
      ...rest,
      ...privacy,
      milestone: rest.subtasks.length > 0 ? (0 as const) : milestone,
      archivedTime: isArchived ? 6 * DAY : 0,
      // A milestone has one moment.
      ...(milestone === 1 &&
        rest.subtasks.length === 0 &&
        own.endTime > 0 && { startTime: own.endTime - 3_600_000 }),
    }));
    const known = knownLinks(links, tasks);
    return {
      format: PLAN_FILE_FORMAT,
      version: PLAN_FILE_VERSION,
      name: "Tower",
      desc,
      people: [{ name: "Member", email: "" }],
      columns: [
        { name: "To do", color: "blue", taskLimit: 3 },
        { name: "Done", color: "", taskLimit: 0 },
      ],
      tags: [{ name: "night", color: "red" }],
      fields: [
        { ...field, name: "Cost", kind: "number", unit: "EUR", onCard: 1 },
        {
          ...field,
          name: "Trade",
          kind: "choice",
          options: [
            { name: "Steel", color: "red" },
            { name: "Concrete", color: "" },
          ],
          several: 1,
        },
        { ...field, name: "Checks", kind: "person" },
      ],
      states: [
        { ...state, name: "Open", status: "start", outcome: "", turns: [1] },
        {
          ...state,
          name: "Built",
          status: "end",
          outcome: "done",
          turns: [0],
          needsPhoto: 1,
          byAnother: 1,
        },
      ],
      tasks,
      ...(known.length > 0 && { links: known }),
      ...parts,
    };
  });

/** Those of drawn links that a plan can have. */
function knownLinks(
  links: NonNullable<PlanFile["links"]>,
  tasks: PlanFile["tasks"],
): NonNullable<PlanFile["links"]> {
  const idOf = ({ task: at, subtask }: (typeof links)[number]["from"]) => at * 10 + subtask + 2;
  const isThere = ({ task: at, subtask }: (typeof links)[number]["from"]) =>
    tasks[at]?.archivedTime === 0 && (subtask < 0 || subtask < tasks[at].subtasks.length);
  const all = links
    .filter(({ from, to }) => isThere(from) && isThere(to))
    .map((one) => ({ one, fromId: idOf(one.from), toId: idOf(one.to) }));
  const pairs = [...new Map(all.map((each) => [`${each.fromId} ${each.toId}`, each])).values()];
  const graph = tasks.flatMap(({ subtasks }, at) => [
    { id: at * 10 + 1, parentId: 0 },
    ...subtasks.map((_, place) => ({ id: at * 10 + place + 2, parentId: at * 10 + 1 })),
  ]);
  const circles = new Set(linksInCircles(pairs, graph));
  return pairs
    .filter((each) => !circles.has(each))
    .toSorted((one, other) => one.fromId - other.fromId || one.toId - other.toId)
    .map(({ one }) => one);
}

const PARTS = ["automations", "views", "templates"] as const;

test("whatever a plan holds, its file comes in and goes out again as the same file", () => {
  fc.assert(
    fc.property(files, (drawn) => {
      const first = planOfFile(drawn);
      const file = fileOfPlan(first.world, first.planId);
      const names = (one: PlanFile) => one.tasks.map(({ name }) => name).toSorted();
      expect(names(file)).toEqual(names(drawn));
      const shown = (one: PlanFile) =>
        one.tasks.map(({ name, isPrivate, shownTo }) => JSON.stringify([name, isPrivate, shownTo]));
      expect(shown(file).toSorted()).toEqual(shown(drawn).toSorted());
      expect(file.links?.length ?? 0).toBe(drawn.links?.length ?? 0);
      expect(file.rights).toEqual(drawn.rights);
      for (const part of PARTS) expect(file[part]).toEqual(drawn[part]);
      const minutes = (one: PlanFile) =>
        one.tasks
          .flatMap((each) => [each, ...each.subtasks])
          .flatMap(({ times = [] }) => times)
          .reduce((sum, time) => sum + time.minutes, 0);
      expect(minutes(file)).toBe(minutes(drawn));
      const again = planOfFile(file);
      expect(fileOfPlan(again.world, again.planId)).toEqual(file);
    }),
    { numRuns: 60 },
  );
});
