import {
  COLLEAGUE,
  makeCompany,
  makePlan,
  makeSubtask,
  makeTask,
  MEMBER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { archiveTask } from "./archive-task.ts";

function open() {
  const world = makeCompany();
  const task = makeTask(world, makePlan(world).plan, { owner: [MEMBER], assist: [COLLEAGUE] });
  return { world, task, subtask: makeSubtask(world, task) };
}

test("subtasks are put away with their task and come back with it", () => {
  const { world, task, subtask } = open();
  world.does(MEMBER, "task.archive", { taskId: task.id });
  for (const { id } of [task, subtask]) {
    const { archivedTime, archivedUserId } = world.row("task", id);
    expect([archivedTime, archivedUserId]).toEqual([world.now, MEMBER]);
  }
  const back = world.does(MEMBER, "task.archive", { taskId: task.id, type: "recovery" });
  expect(back.changes.map((change) => change.action)).toEqual(["recovery", "recovery"]);
  for (const { id } of [task, subtask]) {
    const { archivedTime, archivedUserId } = world.row("task", id);
    expect([archivedTime, archivedUserId]).toEqual([0, 0]);
  }
  const lane = archiveTask.lane({ taskId: task.id }, { userId: MEMBER });
  expect(lane).toEqual({ entity: "task", id: task.id });
});

test("an assistant puts nothing away, and a subtask is not put away by itself", () => {
  const { world, task, subtask } = open();
  const refuse = (userId: number, taskId: number) =>
    world.refuses(userId, "task.archive", { taskId }).reason;
  expect(refuse(COLLEAGUE, task.id)).toBe("task.ownersOnly");
  expect(refuse(MEMBER, subtask.id)).toBe("parameterError");
});
