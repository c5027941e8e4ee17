import { LEADER, makeCompany, makePlan, makeTask, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { byRank } from "../by-rank.ts";
import type { FlowItemInput } from "./flow-item-input.ts";
import { saveFlow } from "./save-flow.ts";

const three: FlowItemInput[] = [
  { name: "To do", status: "start" },
  { name: "Doing", status: "progress" },
  { name: "Done", status: "end" },
];

function open() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const save = (flows: FlowItemInput[], was?: number[]) =>
    world.does(LEADER, "flow.save", { planId: plan.id, flows, ...(was && { was }) }).reply
      .planFlowItem;
  return { world, plan, save };
}

test("a workflow has its states in their order, each of which leads to all where nothing is said", () => {
  const { world, save } = open();
  const rows = save([...three, { name: "Cancelled", status: "end" }]);
  const ids = rows.map(({ id }) => id);
  const names = world.all("flowItem").toSorted(byRank);
  expect(names.map(({ name }) => name)).toEqual(["To do", "Doing", "Done", "Cancelled"]);
  expect(rows[0]?.turns).toEqual(ids);
  expect(rows.map(({ outcome }) => outcome)).toEqual(["", "", "done", "cancelled"]);
});

test("turns name places in the list, and a state always leads to itself", () => {
  const { save } = open();
  const [first, second, third] = save([
    { name: "To do", status: "start", turns: [1] },
    { name: "Doing", status: "progress", turns: [] },
    { name: "Done", status: "end", turns: [0] },
  ]);
  expect(first?.turns).toEqual([first?.id, second?.id]);
  expect(second?.turns).toEqual([second?.id]);
  expect(third?.turns).toEqual([first?.id, third?.id]);
});

test("what a state asks of those who come stays as it was for whoever does not speak of it", () => {
  const { world, save } = open();
  const [first, , last] = save([
    { name: "To do", status: "start" },
    { name: "Doing", status: "progress" },
    { name: "Done", status: "end", needsPhoto: 1, byAnother: 1 },
  ]);
  save([
    { id: first?.id, name: "To do", status: "start" },
    { id: last?.id, name: "Passed", status: "end", byAnother: 0 },
  ]);
  expect(world.row("flowItem", last?.id ?? 0)).toMatchObject({
    name: "Passed",
    needsPhoto: 1,
    byAnother: 0,
  });
});

test("states made offline keep their ids, and their makers name them", () => {
  const { plan } = open();
  const flows = three.map((item, place) => ({ ...item, newId: 501 + place }));
  const args = { planId: plan.id, flows };
  expect(saveFlow.mint?.(args, () => 1)).toEqual(args);
  expect(saveFlow.minted?.(args)).toEqual([501, 502, 503]);
});

test.each([
  [[{ name: "To do", status: "start" }], "flow.startAndEnd"],
  [[{ name: "Done", status: "end" }], "flow.startAndEnd"],
  [[...three, { name: "Check", status: "progress", autoAssign: "replace" }], "flow.peopleMissing"],
  [[...three, { name: "Check", status: "progress", userLimit: 1 }], "flow.peopleMissing"],
  [[...three, { name: "Check", status: "progress", turns: [9] }], "parameterError"],
  [[...three, { id: 9, name: "Check", status: "progress" }], "flow.gone"],
  [[...three, { name: "Check", status: "progress", columnId: 77 }], "column.gone"],
  [[...three, { name: "Check", status: "progress", userIdList: [OUTSIDER] }], "task.memberOnly"],
  [Array.from({ length: 11 }, () => three[0]), "parameterError"],
] as [FlowItemInput[], string][])("what makes no workflow is refused (%#)", (flows, reason) => {
  const { world, plan } = open();
  const refusal = world.refuses(LEADER, "flow.save", { planId: plan.id, flows });
  expect(refusal.reason).toBe(reason);
  expect(world.all("flowItem")).toEqual([]);
});

test("only who leads the plan says what its states are", () => {
  const { world, plan } = open();
  const refusal = world.refuses(MEMBER, "flow.save", { planId: plan.id, flows: three });
  expect(refusal.reason).toBe("plan.leaderOnly");
});

test("tasks say what their state is called now, and none where it is gone", () => {
  const { world, plan, save } = open();
  const [first, , last] = save(three);
  const task = makeTask(world, plan);
  const other = makeTask(world, plan);
  world.does(LEADER, "task.edit", { id: other.id, flowItemId: last?.id ?? 0 });
  save([
    { id: first?.id, name: "Waiting", status: "start" },
    { name: "Away", status: "end" },
  ]);
  expect(world.row("task", task.id).flowItemName).toBe("start|Waiting");
  expect(world.row("task", other.id)).toMatchObject({ flowItemId: 0, flowItemStatus: "" });
  expect(world.row("task", other.id).completeTime).toBeGreaterThan(0);
});

test("what was cancelled stays so when the workflow goes", () => {
  const { world, plan, save } = open();
  const rows = save([...three, { name: "Cancelled", status: "end" }]);
  const task = makeTask(world, plan);
  world.does(LEADER, "task.edit", { id: task.id, flowItemId: rows[3]?.id ?? 0 });
  save([]);
  expect(world.all("flowItem")).toEqual([]);
  expect(world.row("task", task.id)).toMatchObject({ cancelled: 1, flowItemId: 0 });
  world.does(LEADER, "task.edit", { id: task.id, completeTime: 0 });
  expect(world.row("task", task.id)).toMatchObject({ cancelled: 0, completeTime: 0 });
});

test("a state in which tasks stand does not become an end, nor cease to be one", () => {
  const { world, plan, save } = open();
  const [first, second, third] = save(three);
  makeTask(world, plan);
  const refusal = world.refuses(LEADER, "flow.save", {
    planId: plan.id,
    flows: [
      { id: first?.id, name: "To do", status: "end" },
      { id: second?.id, name: "Doing", status: "start" },
      { id: third?.id, name: "Done", status: "end" },
    ],
  });
  expect(refusal).toMatchObject({ reason: "flow.inUse", data: { name: "To do" } });
});

test("two who change it at the same time learn of each other", () => {
  const { world, plan, save } = open();
  const was = save(three).map(({ id }) => id);
  save([...was.map((id, place) => ({ ...three[place], id }) as FlowItemInput), ...three], was);
  const late = { planId: plan.id, flows: three, was };
  expect(world.refuses(LEADER, "flow.save", late).reason).toBe("conflict");
});
