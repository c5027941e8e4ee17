import {
  ADMIN,
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { expect, test } from "vitest";
import type { ArgumentsOf, CommandName } from "../commands.ts";
import { noAccess, planGone } from "../refusal.ts";

const importedColumn = { id: 900, name: "Old list", color: "", rank: "a5" } as const;

/** Calls about a plan, by what they ask of the caller. */
function attempts(planId: number) {
  const leader = [
    ["plan.edit", { id: planId, name: "Tower C" }],
    ["plan.invite", { planId, userId: [OUTSIDER] }],
    ["plan.removeUsers", { planId, userId: [COLLEAGUE] }],
    ["plan.archive", { planId }],
    ["plan.import", { planId, columns: [importedColumn], tasks: [] }],
    ["plan.setRole", { planId, userId: COLLEAGUE, role: "observer" }],
  ] as const;
  const owner = [
    ["plan.remove", { planId }],
    ["plan.handOver", { planId, userId: COLLEAGUE }],
  ] as const;
  const member = [
    ["plan.exit", { planId }],
    ["plan.sort", { planId }],
    ["column.add", { planId, name: "Waiting" }],
    ["task.add", { planId, name: "Order steel" }],
  ] as const;
  return { owner, leader, member };
}

function refuse(world: World, userId: number, [name, args]: readonly [CommandName, unknown]) {
  return world.refuses(userId, name, args as ArgumentsOf<typeof name>);
}

test.each([
  ["an outsider", OUTSIDER],
  ["an administrator who is not a member", ADMIN],
])("to %s the plan does not exist, so that it leaves their browser", (_who, userId) => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const { owner, leader, member } = attempts(plan.id);
  for (const attempt of [...owner, ...leader, ...member]) {
    expect(refuse(world, userId, attempt)).toEqual(planGone(plan.id));
  }
});

test("of a plan that never was one learns the same", () => {
  const world = makeCompany();
  for (const attempt of attempts(4711).member) {
    expect(refuse(world, LEADER, attempt)).toEqual(planGone(4711));
  }
});

test("what only the leader may, a member is refused", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const { owner, leader } = attempts(plan.id);
  for (const attempt of leader)
    expect(refuse(world, MEMBER, attempt)).toEqual(noAccess("plan.leaderOnly"));
  for (const attempt of owner)
    expect(refuse(world, MEMBER, attempt)).toEqual(noAccess("plan.ownerOnly"));
});

test("in an archived plan nothing on the board changes until it is back", () => {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const task = world.does(LEADER, "task.add", { planId: plan.id, name: "Roof" });
  world.does(LEADER, "plan.archive", { planId: plan.id });
  const attemptsOnBoard = [
    ["plan.sort", { planId: plan.id }],
    ["plan.import", { planId: plan.id, columns: [], tasks: [] }],
    ["column.add", { planId: plan.id, name: "Waiting" }],
    ["column.edit", { id: columns[0].id, name: "Waiting" }],
    ["column.remove", { id: columns[0].id }],
    ["task.add", { planId: plan.id, name: "Order steel" }],
    ["task.addSubtask", { taskId: task.id, name: "Tiles" }],
    ["task.edit", { id: task.id, name: "Flat roof" }],
    ["task.move", { taskId: task.id, planId: plan.id, columnId: columns[1].id }],
    ["task.archive", { taskId: task.id }],
    ["task.remove", [{ id: task.id }]],
  ] as const;
  for (const attempt of attemptsOnBoard) {
    expect(refuse(world, LEADER, attempt)).toEqual(noAccess("plan.archived"));
  }
  world.does(LEADER, "plan.archive", { planId: plan.id, type: "recovery" });
  world.does(LEADER, "task.edit", { id: task.id, name: "Flat roof" });
});

test("one may still talk in an archived plan, rename it and leave it", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  world.does(LEADER, "plan.archive", { planId: plan.id });
  world.does(MEMBER, "message.sendText", { dialogId: plan.dialogId, text: "Well done" });
  world.does(LEADER, "plan.edit", { id: plan.id, name: "Tower B 2025" });
  world.does(MEMBER, "plan.exit", { planId: plan.id });
});
