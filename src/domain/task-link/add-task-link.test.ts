import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  makeSubtask,
  makeTask,
  MEMBER,
} from "#tests/make/site.ts";
import { TASK_LINKS_MAX } from "./task-link-limits.ts";
import { closesCircle } from "./circle.ts";

function open() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const [forms, pour] = [makeTask(world, plan, { owner: [MEMBER] }), makeTask(world, plan)];
  return { world, plan, forms, pour };
}

test("a task waits for another one of its plan, as whoever may change it says", () => {
  const { world, plan, forms, pour } = open();
  const { reply } = world.does(LEADER, "taskLink.add", { fromId: forms.id, toId: pour.id });
  expect(reply).toMatchObject({ planId: plan.id, kind: "finishStart", lag: 0, lagUnit: "day" });
  const back = world.refuses(COLLEAGUE, "taskLink.add", { fromId: pour.id, toId: forms.id });
  expect(back.reason).toBe("task.peopleOnly");
});

test("who says again that a task waits for another says how, and there is still one link", () => {
  const { world, forms, pour } = open();
  const ends = { fromId: forms.id, toId: pour.id };
  world.does(LEADER, "taskLink.add", ends);
  world.does(MEMBER, "taskLink.add", { ...ends, kind: "startStart", lag: 3, lagUnit: "hour" });
  expect(world.all("taskLink")).toMatchObject([
    { ...ends, kind: "startStart", lag: 3, lagUnit: "hour", userId: LEADER },
  ]);
});

test("no task waits for itself: not by others, and not as a subtask of what it waits for", () => {
  const { world, plan, forms, pour } = open();
  const third = makeTask(world, plan);
  const subtask = makeSubtask(world, forms);
  const link = (fromId: number, toId: number) => ({ fromId, toId });
  world.does(LEADER, "taskLink.add", link(forms.id, pour.id));
  world.does(LEADER, "taskLink.add", link(pour.id, third.id));
  const circles = [
    link(third.id, forms.id),
    link(third.id, subtask.id),
    link(forms.id, forms.id),
    link(forms.id, subtask.id),
    link(subtask.id, forms.id),
  ];
  for (const circle of circles) {
    expect(world.refuses(LEADER, "taskLink.add", circle).reason).toBe("taskLink.circle");
  }
  const attach = { taskId: third.id, parentId: forms.id };
  expect(world.refuses(LEADER, "task.attach", attach).reason).toBe("taskLink.circle");
});

test("a task between two subtasks of another one is no circle", () => {
  const { world, forms, pour } = open();
  const [first, second] = [makeSubtask(world, forms), makeSubtask(world, forms)];
  world.does(LEADER, "taskLink.add", { fromId: first.id, toId: pour.id });
  world.does(LEADER, "taskLink.add", { fromId: pour.id, toId: second.id });
  expect(world.all("taskLink")).toHaveLength(2);
});

test("tasks of other plans and archived ones are not waited for", () => {
  const { world, plan, pour } = open();
  const elsewhere = makeTask(world, makePlan(world, "Tower C").plan);
  const away = makeTask(world, plan);
  world.does(LEADER, "task.archive", { taskId: away.id, type: "add" });
  const refuse = (fromId: number) =>
    world.refuses(LEADER, "taskLink.add", { fromId, toId: pour.id }).reason;
  expect(refuse(elsewhere.id)).toBe("taskLink.otherPlan");
  expect(refuse(away.id)).toBe("task.archived");
});

test("a task waits for 50 others at most", () => {
  const { world, plan, pour } = open();
  for (let count = 0; count < TASK_LINKS_MAX; count += 1) {
    const { id } = makeTask(world, plan);
    world.does(LEADER, "taskLink.add", { fromId: id, toId: pour.id });
  }
  const one = { fromId: makeTask(world, plan).id, toId: pour.id };
  expect(world.refuses(LEADER, "taskLink.add", one)).toMatchObject({
    reason: "taskLink.max",
    data: { count: TASK_LINKS_MAX },
  });
});

test("whatever is linked one by one, in whatever order, tasks can be done one after the other", () => {
  const pairs = fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })));
  fc.assert(
    fc.property(pairs, (wished) => {
      const tasks = Array.from({ length: 8 }, (_, at) => ({ id: at + 1, parentId: 0 }));
      const links: { fromId: number; toId: number }[] = [];
      for (const [fromId, toId] of wished) {
        if (!closesCircle({ links, tasks }, fromId, toId)) links.push({ fromId, toId });
      }
      const left = new Set(tasks.map(({ id }) => id));
      for (let round = 0; round < tasks.length; round += 1) {
        const free = [...left].filter(
          (id) => !links.some(({ fromId, toId }) => toId === id && left.has(fromId)),
        );
        for (const id of free) left.delete(id);
      }
      expect(left.size).toBe(0);
    }),
  );
});
