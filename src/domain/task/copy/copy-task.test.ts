import { assert, property, subarray } from "fast-check";
import { expect, test } from "vitest";
import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  makeSubtask,
  makeTask,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import { assistantsOf, ownersOf } from "../task.ts";
import { COPIED_PARTS } from "./copied-parts.ts";

function scene() {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const tag = world.does(LEADER, "tag.add", { planId: plan.id, name: "Snag", color: "red" });
  const times: [number, number] = [world.now, world.now + 9_000];
  const details = { content: "<p>By noon</p>", times, owner: [MEMBER], tag: [tag.id] };
  const task = makeTask(world, plan, { ...details, priority: 1, color: "blue" });
  const subtask = makeSubtask(world, task);
  world.does(LEADER, "task.edit", { id: subtask.id, completeTime: world.now });
  world.does(MEMBER, "checkItem.add", { taskId: task.id, name: "Oil" });
  const checkItem = world.all("checkItem")[0];
  world.does(MEMBER, "checkItem.edit", { id: checkItem?.id ?? 0, done: 1 });
  world.does(MEMBER, "task.edit", { id: task.id, completeTime: world.now });
  return { world, plan, columns, task: world.row("task", task.id), tag };
}

test("a copy is the task as it was planned, with those parts that were wanted and no others", () => {
  assert(
    property(subarray([...COPIED_PARTS]), (parts) => {
      const { world, plan, columns, task } = scene();
      const place = { taskId: task.id, planId: plan.id, columnId: columns[1].id };
      const { id } = world.does(COLLEAGUE, "task.copy", { ...place, name: "Again", parts });
      const copy = world.row("task", id);
      const has = (part: (typeof COPIED_PARTS)[number]) => parts.includes(part);
      expect(copy).toMatchObject({
        name: "Again",
        columnId: columns[1].id,
        userId: COLLEAGUE,
        completeTime: 0,
        priority: 1,
        color: "blue",
        endTime: has("times") ? task.endTime : 0,
        tagIds: has("tags") ? task.tagIds : [],
        checkNum: has("checklist") ? 1 : 0,
        checkDone: 0,
      });
      expect(ownersOf(copy)).toEqual(has("people") ? [MEMBER] : []);
      expect(world.row("taskContent", id).content).toBe("<p>By noon</p>");
      const rows = world.all("task").filter(({ parentId }) => parentId === id);
      expect(rows).toHaveLength(has("subtasks") ? 1 : 0);
      expect(copy.dialogId).not.toBe(task.dialogId);
      expect(world.row("task", task.id)).toEqual(task);
    }),
    { numRuns: 30 },
  );
});

test("into another plan come the people who are in it, and the tags that it has as well", () => {
  const { world, task, tag } = scene();
  const { id: planId } = world.does(MEMBER, "plan.add", { name: "Tower C", columns: ["New"] });
  const columnId = world.all("column").find((column) => column.planId === planId)?.id ?? 0;
  const twin = world.does(MEMBER, "tag.add", { planId, name: "snag", color: "blue" });
  world.does(LEADER, "task.edit", { id: task.id, addAssist: [COLLEAGUE] });
  const parts = [...COPIED_PARTS];
  const { id } = world.does(MEMBER, "task.copy", { taskId: task.id, planId, columnId, parts });
  const copy = world.row("task", id);
  expect(copy).toMatchObject({ planId, columnId, name: task.name, tagIds: [twin.id] });
  expect(twin.id).not.toBe(tag.id);
  expect([ownersOf(copy), assistantsOf(copy)]).toEqual([[MEMBER], []]);
  expect(world.row("taskContent", id).planId).toBe(planId);
  for (const item of world.all("checkItem").filter(({ taskId }) => taskId === id))
    expect(item.planId).toBe(planId);
});

test("nobody copies out of a plan, or into one, that they are not in", () => {
  const { world, plan, columns, task } = scene();
  const { id: planId } = world.does(OUTSIDER, "plan.add", { name: "Hers", columns: ["New"] });
  const columnId = world.all("column").find((column) => column.planId === planId)?.id ?? 0;
  const out = { taskId: task.id, planId, columnId, parts: [] };
  expect(world.refuses(OUTSIDER, "task.copy", out).reason).toBe("taskGone");
  const inside = makeTask(world, plan);
  const into = { taskId: inside.id, planId, columnId, parts: [] };
  expect(world.refuses(MEMBER, "task.copy", into).reason).toBe("planGone");
  const here = { taskId: task.id, planId: plan.id, columnId: columns[0].id, parts: [] };
  expect(world.refuses(OUTSIDER, "task.copy", here).reason).toBe("taskGone");
});
