import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  makeTask,
  MEMBER,
  OUTSIDER,
  putCrowd,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { byRank } from "../by-rank.ts";
import { planScope } from "../scope.ts";
import { addTask } from "./add-task.ts";

const HOUR = 3_600_000;

test("a member's new task stands at the end of the first column, or where asked at its head", () => {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const add = (name: string, top?: 1) =>
    world.does(MEMBER, "task.add", { planId: plan.id, name, ...(top && { top }) });
  add("second");
  add("third");
  add("first", 1);
  const board = world.all("task").toSorted(byRank);
  expect(board.map((task) => task.name)).toEqual(["first", "second", "third"]);
  expect(new Set(board.map((task) => task.columnId))).toEqual(new Set([columns[0].id]));
});

test("a task comes with all that the form holds", () => {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const task = makeTask(world, plan, {
    columnId: columns[1].id,
    name: " Roof ",
    content: "<p>Slate</p>",
    times: [HOUR, 2 * HOUR],
    owner: [MEMBER],
    assist: [COLLEAGUE, MEMBER],
    color: "green",
    priority: 2,
  });
  expect(task).toMatchObject({
    parentId: 0,
    columnId: columns[1].id,
    name: "Roof",
    startTime: HOUR,
    endTime: 2 * HOUR,
    completeTime: 0,
    color: "green",
    priority: 2,
    userId: LEADER,
    createTime: world.now,
  });
  expect(task.taskUser).toEqual([
    { userId: COLLEAGUE, owner: 0 },
    { userId: MEMBER, owner: 1 },
  ]);
  expect(world.row("taskContent", task.id)).toMatchObject({ content: "<p>Slate</p>", version: 1 });
});

test("a task made offline keeps its id and that of its chat, which opens later", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const args = { id: 501, dialogId: 502, planId: plan.id, name: "Roof", rank: "a7" };
  expect(addTask.minted?.(args)).toEqual([501, 502]);
  expect(addTask.lane(args, { userId: MEMBER })).toBe(planScope(plan.id));
  world.does(MEMBER, "task.add", args);
  expect(world.row("task", 501)).toMatchObject({ dialogId: 502, rank: "a7" });
  expect(world.find("dialog", 502)).toBeUndefined();
  const minted = addTask.mint?.({ planId: plan.id, name: "Roof" }, world.nextId);
  expect(addTask.minted?.(minted ?? args)).not.toContain(undefined);
});

test("a column that is gone, or is another plan's, takes no task", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const other = makePlan(world, "Tower C");
  for (const columnId of [4711, other.columns[0].id]) {
    const args = { planId: plan.id, columnId, name: "Roof" };
    expect(world.refuses(MEMBER, "task.add", args).reason).toBe("column.gone");
  }
  const bare = world.does(LEADER, "plan.add", { name: "Bare" });
  const refusal = world.refuses(LEADER, "task.add", { planId: bare.id, name: "Roof" });
  expect(refusal.reason).toBe("column.gone");
});

test("only members take part in a task, ten own it at most and ten assist", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const crowd = putCrowd(world, 11);
  const add = { planId: plan.id, name: "Roof" };
  const strange = world.refuses(MEMBER, "task.add", { ...add, owner: [OUTSIDER] });
  expect(strange.reason).toBe("task.memberOnly");
  world.does(LEADER, "plan.invite", { planId: plan.id, userId: crowd });
  for (const people of [{ owner: crowd }, { assist: crowd }]) {
    expect(world.refuses(MEMBER, "task.add", { ...add, ...people }).code).toBe(400);
  }
  world.does(MEMBER, "task.add", { ...add, owner: crowd.slice(1), assist: crowd.slice(0, 1) });
});

test("a task ends after it starts, and has a name of 1 to 255 characters", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const add = { planId: plan.id, name: "Roof" };
  for (const times of [
    [HOUR, HOUR],
    [HOUR, 0],
    [0, HOUR],
  ] as [number, number][]) {
    expect(world.refuses(MEMBER, "task.add", { ...add, times }).reason).toBe("task.timesOrder");
  }
  for (const name of ["", "  ", "x".repeat(256)]) {
    expect(world.refuses(MEMBER, "task.add", { ...add, name }).reason).toBe("parameterError");
  }
  world.does(MEMBER, "task.add", { ...add, times: [0, 0] });
});

test("what no database takes is left out of a text: NUL and halves of characters", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { name: "Ro\0of \uD83D👷", content: "<p>\0</p>" });
  expect(task.name).toBe("Roof 👷");
  expect(world.row("taskContent", task.id).content).toBe("<p></p>");
});
