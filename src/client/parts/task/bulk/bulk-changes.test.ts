import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import type { Task } from "#domain/task/task.ts";
import {
  assigning,
  type BulkChange,
  colouring,
  completing,
  filling,
  prioritising,
  tagging,
  turning,
  unassigning,
} from "./bulk-changes.ts";

/** A task that the leader changes by a bulk act, and that somebody may change after it. */
function play(change: BulkChange, { before = {}, since = {} } = {}) {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const { id } = makeTask(world, plan, { owner: [MEMBER] });
  const run = (args: object) => world.does(LEADER, "task.edit", { id, ...args });
  if (Object.keys(before).length > 0) run(before);
  const first = world.row("task", id);
  const edit = change.edit(first);
  if (edit) run(edit);
  const changed = world.row("task", id);
  if (Object.keys(since).length > 0) run(since);
  const back = change.back(first, world.row("task", id));
  if (back) run(back);
  return { edit, changed, back, first, last: world.row("task", id) };
}

const shownOf = ({ completeTime, priority, color, taskUser, startTime, endTime }: Task) => ({
  times: [startTime, endTime],
  completeTime,
  priority,
  color,
  taskUser: taskUser.toSorted((left, right) => left.userId - right.userId),
});
const changes: readonly (readonly [string, BulkChange, object])[] = [
  ["completing", completing(77), {}],
  ["completing what nobody owned", completing(77), { removeOwner: [MEMBER] }],
  ["a priority", prioritising(2), { priority: 4 }],
  ["a colour", colouring("green"), { color: "pink" }],
  ["an owner", assigning(LEADER), {}],
  ["one owner less", unassigning(MEMBER), {}],
  ["an owner who assisted", assigning(LEADER), { addAssist: [LEADER] }],
];

test.each(changes)("%s is taken back to what was before", (_name, change, before) => {
  const { edit, changed, first, last } = play(change, { before });
  expect(edit).toBeDefined();
  expect(shownOf(changed)).not.toEqual(shownOf(first));
  expect(shownOf(last)).toEqual(shownOf(first));
});

test.each([
  ["completing", completing(77), { completeTime: 0 }],
  ["a priority", prioritising(2), { priority: 3 }],
  ["a colour", colouring("green"), { color: "blue" }],
  ["an owner", assigning(LEADER), { removeOwner: [LEADER] }],
  ["one owner less", unassigning(MEMBER), { addOwner: [MEMBER] }],
] as const)("%s that somebody has changed since is left as it is", (_name, change, since) => {
  expect(play(change, { since }).back).toBeUndefined();
});

test.each([
  ["completing", completing(77), { completeTime: 5 }],
  ["a priority", prioritising(2), { priority: 2 }],
  ["a colour", colouring("green"), { color: "green" }],
  ["an owner", assigning(MEMBER), {}],
  ["one owner less", unassigning(LEADER), {}],
] as const)("%s changes nothing where it is so already", (_name, change, before) => {
  expect(play(change, { before }).edit).toBeUndefined();
});

test("in a plan with a workflow a task goes back to the state it was completed from", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const { reply } = world.does(LEADER, "flow.save", {
    planId: plan.id,
    flows: [
      { name: "To do", status: "start" },
      { name: "Doing", status: "progress" },
      { name: "Done", status: "end" },
    ],
  });
  const { id } = makeTask(world, plan, { owner: [LEADER] });
  const doing = reply.planFlowItem[1]?.id;
  world.does(LEADER, "task.edit", { id, ...(doing !== undefined && { flowItemId: doing }) });
  const change = completing(77);
  const before = world.row("task", id);
  world.does(LEADER, "task.edit", { id, ...change.edit(before) });
  const done = world.row("task", id);
  expect(done.flowItemStatus).toBe("end");
  world.does(LEADER, "task.edit", { id, ...change.back(before, done) });
  expect(world.row("task", id)).toMatchObject({ flowItemId: doing, completeTime: 0 });
});

test("a field is filled in where it says something else, and goes back where nobody changed it since", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan);
  const saying = (value: string): Task => ({ ...task, fields: value === "" ? {} : { 7: value } });
  const { edit, back } = filling(7, "5");
  expect(edit(saying("3"))).toEqual({ fields: [{ id: 7, value: "5" }] });
  expect(edit(saying("5"))).toBeUndefined();
  expect(back(saying("3"), saying("5"))).toEqual({ fields: [{ id: 7, value: "3" }] });
  expect(back(saying(""), saying("5"))).toEqual({ fields: [{ id: 7, value: "" }] });
  expect(back(saying("3"), saying("9"))).toBeUndefined();
});

test("a tag comes and goes, and both are taken back where nobody changed it since", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan);
  const [bare, tagged] = [task, { ...task, tagIds: [7] }];
  expect(tagging(7, true).edit(bare)).toEqual({ addTag: [7] });
  expect(tagging(7, true).edit(tagged)).toBeUndefined();
  expect(tagging(7, true).back(bare, tagged)).toEqual({ removeTag: [7] });
  expect(tagging(7, true).back(bare, bare)).toBeUndefined();
  expect(tagging(7, false).edit(tagged)).toEqual({ removeTag: [7] });
  expect(tagging(7, false).back(tagged, bare)).toEqual({ addTag: [7] });
});

test("a state goes back to the one before, but not to none", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan);
  const inState = (flowItemId: number): Task => ({ ...task, flowItemId });
  const { edit, back } = turning(3);
  expect(edit(inState(2))).toEqual({ flowItemId: 3, flowItemWas: 2 });
  expect(edit(inState(3))).toBeUndefined();
  expect(back(inState(2), inState(3))).toEqual({ flowItemId: 2, flowItemWas: 3 });
  expect(back(inState(2), inState(4))).toBeUndefined();
  expect(back(inState(0), inState(3))).toBeUndefined();
});
