import {
  LEADER,
  makeCompany,
  makePlan,
  makeSubtask,
  makeTask,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import type { ArgumentsOf, CommandName } from "../commands.ts";
import { taskGone } from "../refusal.ts";
import { canChangeTask, canMoveTask, canRemoveTask } from "./can-change-task.ts";
import { newTask } from "./new-task.ts";
import type { TaskUser } from "./task.ts";

const ME = 7;
const OTHER = 8;

/** Whether a plan member of each kind may change, move and remove a task. */
function rights({
  taskUser = [{ userId: OTHER, owner: 1 }],
  maker = OTHER,
  leads = false,
}: {
  taskUser?: TaskUser[];
  maker?: number;
  leads?: boolean;
}) {
  const place = { id: 1, planId: 2, columnId: 3, dialogId: 4, name: "Roof", rank: "a0" };
  const task = newTask({ ...place, userId: maker, taskUser }, 0);
  const owner = leads ? (1 as const) : (0 as const);
  const member = {
    id: "2:7",
    planId: 2,
    userId: ME,
    owner,
    role: "member" as const,
    createTime: 0,
  };
  const seen = { plan: { rights: {}, personal: 0 }, member } as const;
  return [canChangeTask(task, seen), canMoveTask(task, seen), canRemoveTask(task, seen)].map(
    (right) => (right.ok ? "may" : right.refusal.reason),
  );
}

test("the leader, an owner and the maker of a task may do everything to it", () => {
  expect(rights({ leads: true })).toEqual(["may", "may", "may"]);
  expect(rights({ taskUser: [{ userId: ME, owner: 1 }] })).toEqual(["may", "may", "may"]);
  expect(rights({ maker: ME })).toEqual(["may", "may", "may"]);
});

test("an assistant changes the task, but neither moves nor removes it", () => {
  const taskUser: TaskUser[] = [
    { userId: OTHER, owner: 1 },
    { userId: ME, owner: 0 },
  ];
  expect(rights({ taskUser })).toEqual(["may", "task.ownersOnly", "task.ownersOnly"]);
});

test("any other member may do nothing to a task that somebody owns", () => {
  expect(rights({})).toEqual(["task.peopleOnly", "task.ownersOnly", "task.ownersOnly"]);
});

test("a task that nobody owns may be taken up by any member, but not removed", () => {
  expect(rights({ taskUser: [] })).toEqual(["may", "may", "task.ownersOnly"]);
  expect(rights({ taskUser: [{ userId: OTHER, owner: 0 }] })[1]).toBe("may");
});

test("to an outsider a task does not exist; a task that is gone is gone for all", () => {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const task = makeTask(world, plan);
  const attempts = (taskId: number): [CommandName, unknown][] => [
    ["task.addSubtask", { taskId, name: "Tiles" }],
    ["task.edit", { id: taskId, name: "Roof" }],
    ["task.move", { taskId, planId: plan.id, columnId: columns[1].id }],
    ["task.archive", { taskId }],
    ["task.remove", [{ id: taskId }]],
    ["task.openDialog", { taskId }],
  ];
  const refuse = (userId: number, [name, args]: [CommandName, unknown]) =>
    world.refuses(userId, name, args as ArgumentsOf<typeof name>);
  for (const attempt of attempts(task.id)) {
    expect(refuse(OUTSIDER, attempt)).toEqual(taskGone(task.id));
  }
  for (const attempt of attempts(4711)) expect(refuse(LEADER, attempt)).toEqual(taskGone(4711));
});

test("whoever owns a subtask changes and completes it, but neither removes it nor touches its task", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { owner: [LEADER] });
  const { id } = makeSubtask(world, task);
  world.does(LEADER, "task.edit", { id, addOwner: [MEMBER] });
  world.does(MEMBER, "task.edit", { id, name: "Ridge", completeTime: 1 });
  expect(world.refuses(MEMBER, "task.remove", [{ id }]).reason).toBe("task.peopleOnly");
  const edit = { id: task.id, name: "Roof and ridge" };
  expect(world.refuses(MEMBER, "task.edit", edit).reason).toBe("task.peopleOnly");
});

test("the rights to a task are rights to its subtasks", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const subtask = makeSubtask(world, makeTask(world, plan, { owner: [LEADER] }));
  const edit = { id: subtask.id, name: "Ridge" };
  expect(world.refuses(MEMBER, "task.edit", edit).reason).toBe("task.peopleOnly");
  const free = makeSubtask(world, makeTask(world, plan));
  world.does(MEMBER, "task.edit", { id: free.id, name: "Ridge", completeTime: 1 });
});
