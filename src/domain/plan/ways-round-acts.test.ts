import { LEADER, makeCompany, makePlan, makeSubtask, makeTask, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { NO_ACCESS } from "../refusal.ts";
import { leastPart, mayIn, type PlanRights } from "./plan-acts.ts";

const DAY = 86_400_000;
const REPEAT = {
  unit: "day" as const,
  every: 1,
  weekdays: [],
  month: 0,
  monthDay: 0,
  after: "start" as const,
  endTime: 0,
  endCount: 0,
  timeZone: "UTC",
};

/** A plan whose owner has said this, and a task of the member's in it. */
function makeSite(rights: PlanRights) {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const task = makeTask(world, plan, { owner: [MEMBER], times: [DAY, 2 * DAY] });
  world.does(LEADER, "plan.setRights", { planId: plan.id, rights });
  return { world, planId: plan.id, columns, task, plan };
}

test("who may add no tasks makes none of a subtask, nor by letting one repeat", () => {
  const { world, task } = makeSite({ addTasks: "administrator" });
  const subtask = makeSubtask(world, task);
  expect(world.refuses(MEMBER, "task.detach", { taskId: subtask.id }).code).toBe(NO_ACCESS);
  const repeat = { id: task.id, repeat: REPEAT };
  expect(world.refuses(MEMBER, "task.edit", repeat).code).toBe(NO_ACCESS);
  world.does(LEADER, "task.detach", { taskId: subtask.id });
});

test("a column goes with its tasks only for who may delete tasks of others", () => {
  const { world, planId, columns } = makeSite({ removeColumns: "member" });
  const { id } = columns[0];
  expect(world.refuses(MEMBER, "column.remove", { id }).code).toBe(NO_ACCESS);
  world.does(MEMBER, "column.remove", { id: columns[1].id });
  world.does(LEADER, "plan.setRights", { planId, rights: { removeColumns: "administrator" } });
  world.does(LEADER, "column.remove", { id });
});

test("who may move no tasks takes none out of the plan either", () => {
  const { world, task } = makeSite({ moveTasks: "administrator" });
  const there = makePlan(world, "Tower C");
  const move = { taskId: task.id, planId: there.plan.id, columnId: there.columns[0].id };
  expect(world.refuses(MEMBER, "task.move", move).code).toBe(NO_ACCESS);
});

test("who may set no times widens none by a task below, nor by a milestone", () => {
  const { world, plan, task } = makeSite({ setTimes: "administrator" });
  const late = world.does(MEMBER, "task.add", {
    planId: plan.id,
    name: "Strip the forms",
    times: [3 * DAY, 4 * DAY],
  });
  const attach = { taskId: late.id, parentId: task.id };
  expect(world.refuses(MEMBER, "task.attach", attach).code).toBe(NO_ACCESS);
  const milestone = { id: task.id, milestone: 1 as const };
  expect(world.refuses(MEMBER, "task.edit", milestone).code).toBe(NO_ACCESS);
});

test("what is imported comes below a task only for who may change it", () => {
  const { world, planId, columns, plan } = makeSite({});
  const theirs = makeTask(world, plan, { owner: [LEADER] });
  const row = {
    id: world.nextId(),
    columnId: columns[0].id,
    parentId: theirs.id,
    dialogId: 0,
    name: "Smuggled",
    rank: "a0",
    startTime: 0,
    endTime: 0,
    completeTime: 0,
    archivedTime: 0,
    color: "" as const,
    priority: 0 as const,
    taskUser: [],
  };
  const chunk = { planId, columns: [], tasks: [row] };
  expect(world.refuses(MEMBER, "plan.import", chunk).code).toBe(NO_ACCESS);
  world.does(LEADER, "plan.import", chunk);
});

test("what another app has kept of rights holds nobody up", () => {
  const member = { role: "member", owner: 0 } as const;
  const rights = { addTasks: "guest" } as unknown as PlanRights;
  expect(leastPart({ rights }, "addTasks")).toBe("member");
  expect(mayIn({ plan: { rights, personal: 0 }, member }, "addTasks")).toBe(true);
});

test("rights said again change nothing, in whatever order they are kept", () => {
  const { world, planId } = makeSite({ setTimes: "administrator", addTasks: "administrator" });
  const plan = world.row("plan", planId);
  const { setTimes, addTasks } = plan.rights;
  const put = { ...plan, rights: { ...(addTasks && { addTasks }), ...(setTimes && { setTimes }) } };
  world.put([{ entity: "plan", action: "update", put }]);
  const again = world.does(LEADER, "plan.setRights", {
    planId,
    rights: { addTasks: "administrator" },
  });
  expect(again.reply).toEqual(put);
});
