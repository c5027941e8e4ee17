import { beforeEach, expect, test } from "vitest";
import { COLLEAGUE, LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { NO_ACCESS } from "../refusal.ts";
import type { PlanRole } from "./plan-role.ts";

let world: World;
let planId: number;
let columnId: number;

beforeEach(() => {
  world = makeCompany();
  const { plan, columns } = makePlan(world);
  planId = plan.id;
  columnId = columns[0].id;
});

const give = (by: number, userId: number, role: PlanRole) =>
  world.refuses(by, "plan.setRole", { planId, userId, role });
const refusedWith = (reason: string) => ({ code: NO_ACCESS, reason });

test("an administrator leads the plan, but the plan stays its owner's", () => {
  world.does(LEADER, "plan.setRole", { planId, userId: MEMBER, role: "administrator" });
  world.does(MEMBER, "plan.edit", { id: planId, name: "Tower C" });
  world.does(MEMBER, "column.remove", { id: columnId });
  world.does(MEMBER, "plan.setRole", { planId, userId: COLLEAGUE, role: "observer" });
  expect(give(MEMBER, COLLEAGUE, "administrator")).toMatchObject(refusedWith("plan.ownerOnly"));
  expect(give(MEMBER, MEMBER, "member")).toMatchObject(refusedWith("plan.ownerOnly"));
  expect(world.refuses(MEMBER, "plan.remove", { planId })).toMatchObject(
    refusedWith("plan.ownerOnly"),
  );
  const handOver = { planId, userId: COLLEAGUE };
  expect(world.refuses(MEMBER, "plan.handOver", handOver)).toMatchObject(
    refusedWith("plan.ownerOnly"),
  );
  expect(world.refuses(MEMBER, "plan.removeUsers", { planId, userId: [LEADER] })).toMatchObject({
    reason: "plan.leaderStays",
  });
});

test("administrators do not take each other out; the owner does, and each may leave", () => {
  for (const userId of [MEMBER, COLLEAGUE])
    world.does(LEADER, "plan.setRole", { planId, userId, role: "administrator" });
  const takeOut = { planId, userId: [COLLEAGUE] };
  expect(world.refuses(MEMBER, "plan.removeUsers", takeOut)).toMatchObject(
    refusedWith("plan.ownerOnly"),
  );
  world.does(LEADER, "plan.removeUsers", takeOut);
  world.does(MEMBER, "plan.exit", { planId });
  expect(world.all("planUser").map(({ userId }) => userId)).toEqual([LEADER]);
});

test("an observer follows tasks and writes in chats, and changes nothing", () => {
  const task = makeTask(world, { id: planId });
  world.does(LEADER, "plan.setRole", { planId, userId: MEMBER, role: "observer" });
  world.does(MEMBER, "task.follow", { taskId: task.id, follow: 1 });
  const { id: dialogId } = world.does(MEMBER, "task.openDialog", { taskId: task.id });
  world.does(MEMBER, "message.sendText", { dialogId, text: "The slab is wet" });
  const observes = refusedWith("plan.observerReads");
  expect(world.refuses(MEMBER, "task.edit", { id: task.id, name: "Mine" })).toMatchObject(observes);
  expect(world.refuses(MEMBER, "task.add", { planId, name: "Mine" })).toMatchObject(observes);
  expect(world.refuses(MEMBER, "task.remove", [{ id: task.id }])).toMatchObject(observes);
  expect(world.refuses(MEMBER, "column.add", { planId, name: "Mine" })).toMatchObject(observes);
  expect(world.refuses(MEMBER, "file.addFolder", { planId, name: "Mine" })).toMatchObject(
    refusedWith("file.readOnly"),
  );
});

test("nobody makes a task an observer's", () => {
  world.does(LEADER, "plan.setRole", { planId, userId: MEMBER, role: "observer" });
  expect(
    world.refuses(LEADER, "task.add", { planId, name: "Pour", owner: [MEMBER] }),
  ).toMatchObject({ reason: "task.memberOnly" });
});

test("who hands the plan over is a member of it, and the next one is its owner", () => {
  world.does(LEADER, "plan.setRole", { planId, userId: MEMBER, role: "observer" });
  world.does(LEADER, "plan.handOver", { planId, userId: MEMBER });
  world.does(MEMBER, "plan.setRole", { planId, userId: LEADER, role: "observer" });
  expect(world.row("planUser", `${planId}:${MEMBER}`)).toMatchObject({ owner: 1, role: "member" });
});

test("whoever is let in as an observer is one", () => {
  world.does(LEADER, "plan.removeUsers", { planId, userId: [MEMBER] });
  world.does(LEADER, "plan.invite", { planId, userId: [MEMBER], role: "observer" });
  expect(world.row("planUser", `${planId}:${MEMBER}`)).toMatchObject({
    owner: 0,
    role: "observer",
  });
});
