import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  makeTask,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { describe, expect, test } from "vitest";
import type { ArgumentsOf } from "../commands.ts";
import { unreadOf } from "../dialog/unread.ts";
import { joinKey } from "../id.ts";
import { PLAN_TAGS_MAX, PLAN_TASKS_MAX } from "../limits.ts";
import { sourceOf } from "../message/message-body.ts";
import { planScope } from "../scope.ts";
import { importPlan } from "./import-plan.ts";
import { IMPORT_MESSAGES_MAX } from "../import/import-limits.ts";

type Chunk = ArgumentsOf<"plan.import">;
type ImportedTask = Chunk["tasks"][number];

const COLUMN = 900;

function task(details: Partial<ImportedTask> = {}): ImportedTask {
  return {
    id: 910,
    dialogId: 911,
    parentId: 0,
    columnId: COLUMN,
    name: "Pour the slab",
    rank: "a0",
    startTime: 0,
    endTime: 0,
    completeTime: 0,
    archivedTime: 0,
    color: "",
    priority: 0,
    taskUser: [],
    ...details,
  };
}

function chunk(planId: number, ...tasks: ImportedTask[]): Chunk {
  return { planId, columns: [{ id: COLUMN, name: "Old list", color: "", rank: "a5" }], tasks };
}

function open(): { world: World; planId: number } {
  const world = makeCompany();
  return { world, planId: makePlan(world).plan.id };
}

test("a chunk brings columns, tasks with descriptions and people, and subtasks", () => {
  const { world, planId } = open();
  const taskUser = [{ userId: MEMBER, owner: 1 as const }];
  const main = task({ content: "<p>C30</p>", completeTime: 5000, priority: 2, taskUser });
  const part = task({ id: 920, dialogId: 0, parentId: 910, name: "Forms", completeTime: 4000 });
  world.does(LEADER, "plan.import", chunk(planId, main, part));
  expect(world.row("column", COLUMN).planId).toBe(planId);
  expect(world.row("task", 910)).toMatchObject({ userId: LEADER, completeTime: 5000, taskUser });
  expect(world.row("task", 920)).toMatchObject({ parentId: 910, planId });
  expect(world.row("taskContent", 910)).toMatchObject({ content: "<p>C30</p>", version: 1 });
});

test("old comments become the task's chat: who wrote them is kept, and they are read", () => {
  const { world, planId } = open();
  const messages = [
    { id: 931, text: "Where is the crane?", name: "Bob", time: 1000 },
    { id: 932, text: "<@3> comes at noon", name: "Eve", time: 2000 },
  ];
  const taskUser = [{ userId: COLLEAGUE, owner: 0 as const }];
  world.does(LEADER, "plan.import", chunk(planId, task({ messages, taskUser })));
  const dialog = world.row("dialog", 911);
  expect(dialog).toMatchObject({ linkId: 910, lastPosition: 2, lastTime: 2000 });
  expect(dialog.lastMsg?.id).toBe(932);
  expect(world.row("task", 910).msgNum).toBe(2);
  expect(world.row("message", 932)).toMatchObject({ position: 2, mention: [], createTime: 2000 });
  expect(sourceOf(world.row("message", 931))).toEqual({ name: "Bob", time: 1000 });
  for (const userId of [LEADER, COLLEAGUE]) {
    expect(unreadOf(dialog, world.row("dialogUser", joinKey(911, userId)))).toBe(0);
  }
  world.does(MEMBER, "message.sendText", { dialogId: 911, text: "Thanks" });
  expect(world.row("dialog", 911).lastPosition).toBe(3);
});

test("every id of a chunk is brought along, and the lane is the plan's", () => {
  const messages = [{ id: 931, text: "Where?", name: "Bob", time: 1000 }];
  const part = task({ id: 920, dialogId: 0, parentId: 910 });
  const args = chunk(7, task({ messages }), part);
  const ids = importPlan.minted?.(args).filter((id) => id !== undefined);
  expect(ids?.toSorted()).toEqual([COLUMN, 910, 911, 920, 931]);
  expect(importPlan.lane(args, { userId: LEADER })).toBe(planScope(7));
});

test("subtasks find a task that came with an earlier chunk", () => {
  const { world, planId } = open();
  world.does(LEADER, "plan.import", chunk(planId, task()));
  const part = task({ id: 920, dialogId: 0, parentId: 910 });
  world.does(LEADER, "plan.import", { planId, columns: [], tasks: [part] });
  expect(world.row("task", 920).parentId).toBe(910);
});

test("somebody who is owner and assistant comes as owner", () => {
  const { world, planId } = open();
  const taskUser = [
    { userId: MEMBER, owner: 1 as const },
    { userId: MEMBER, owner: 0 as const },
  ];
  world.does(LEADER, "plan.import", chunk(planId, task({ taskUser })));
  expect(world.row("task", 910).taskUser).toEqual([{ userId: MEMBER, owner: 1 }]);
});

describe("a chunk comes not at all when", () => {
  test("a task stands in a column of another plan", () => {
    const { world, planId } = open();
    const other = makePlan(world, "Tower C");
    const stray = task({ columnId: other.columns[0].id });
    const refusal = world.refuses(LEADER, "plan.import", chunk(planId, task(), stray));
    expect(refusal.reason).toBe("column.gone");
    expect(world.find("task", 910)).toBeUndefined();
  });

  test("a subtask hangs on a task of another plan, on a subtask, or on nothing", () => {
    const { world, planId } = open();
    const foreign = makeTask(world, makePlan(world, "Tower C").plan);
    const first = task({ id: 920, dialogId: 0, parentId: 910 });
    for (const parentId of [foreign.id, 920, 4711]) {
      const second = task({ id: 921, dialogId: 0, parentId });
      const refusal = world.refuses(LEADER, "plan.import", chunk(planId, task(), first, second));
      expect(refusal).toMatchObject({ reason: "taskGone", data: { taskId: parentId } });
    }
  });

  test("a task has no room for a chat, or a subtask has one", () => {
    const { world, planId } = open();
    const messages = [{ id: 931, text: "Where?", name: "Bob", time: 1000 }];
    const odd = [
      task({ dialogId: 0 }),
      task({ id: 920, parentId: 910 }),
      task({ id: 920, dialogId: 0, parentId: 910, messages }),
    ];
    for (const one of odd) {
      const refusal = world.refuses(LEADER, "plan.import", chunk(planId, task(), one));
      expect(refusal.reason).toBe("parameterError");
    }
  });

  test("a task ends before it starts, or has one of its times alone", () => {
    const { world, planId } = open();
    for (const times of [{ startTime: 9, endTime: 8 }, { startTime: 9 }, { endTime: 8 }]) {
      const refusal = world.refuses(LEADER, "plan.import", chunk(planId, task(times)));
      expect(refusal.reason).toBe("task.timesOrder");
    }
    world.does(LEADER, "plan.import", chunk(planId, task({ startTime: 8, endTime: 9 })));
  });

  test("somebody in it is not a member", () => {
    const { world, planId } = open();
    const taskUser = [{ userId: OUTSIDER, owner: 1 as const }];
    const refusal = world.refuses(LEADER, "plan.import", chunk(planId, task({ taskUser })));
    expect(refusal.reason).toBe("task.memberOnly");
  });

  test("the plan would have more than 50 columns", () => {
    const { world, planId } = open();
    const columns = Array.from({ length: 49 }, (_nothing, index) => ({
      id: 1000 + index,
      name: "Old list",
      color: "" as const,
      rank: "a5",
    }));
    const refusal = world.refuses(LEADER, "plan.import", { planId, columns, tasks: [] });
    expect(refusal).toMatchObject({ reason: "column.max", data: { count: 50 } });
    world.does(LEADER, "plan.import", { planId, columns: columns.slice(1), tasks: [] });
  });
});

test("a chunk holds no more messages than can be written in one go", () => {
  const messages = Array.from({ length: IMPORT_MESSAGES_MAX / 4 }, (_, index) => ({
    id: index + 1,
    text: "Said",
    name: "Ana",
    time: 1,
  }));
  const accepts = (tasks: number) =>
    importPlan.arguments.safeParse(
      chunk(1, ...Array.from({ length: tasks }, () => task({ messages }))),
    ).success;
  expect(accepts(4)).toBe(true);
  expect(accepts(5)).toBe(false);
});

describe("an import is held to what one can do by hand", () => {
  test("a task has no more subtasks, in however many chunks they come", () => {
    const { world, planId } = open();
    const some = (first: number, count: number) =>
      Array.from({ length: count }, (_, index) =>
        task({ id: first + index, dialogId: 0, parentId: 910 }),
      );
    const reason = "task.subtasksMax";
    const tooMany = chunk(planId, task(), ...some(1_000, 51));
    expect(world.refuses(LEADER, "plan.import", tooMany)).toMatchObject({ reason });
    world.does(LEADER, "plan.import", chunk(planId, task(), ...some(1_000, 30)));
    const rest = { planId, columns: [], tasks: some(2_000, 21) };
    expect(world.refuses(LEADER, "plan.import", rest)).toMatchObject({ reason });
    world.does(LEADER, "plan.import", { ...rest, tasks: some(2_000, 20) });
  });

  test("a plan has no more tasks", () => {
    const { world, planId } = open();
    world.does(LEADER, "plan.import", chunk(planId, task()));
    const first = world.row("task", 910);
    const ids = Array.from({ length: PLAN_TASKS_MAX - 2 }, (_, index) => 1_000_000 + index);
    world.put(ids.map((id) => ({ entity: "task", action: "add", put: { ...first, id } })));
    const two = [task({ id: 930, dialogId: 931 }), task({ id: 940, dialogId: 941 })];
    const rest = { planId, columns: [], tasks: two };
    expect(world.refuses(LEADER, "plan.import", rest)).toMatchObject({ reason: "plan.tasksMax" });
    world.does(LEADER, "plan.import", { ...rest, tasks: two.slice(1) });
  });

  test("nothing was written, completed or archived later than now", () => {
    const { world, planId } = open();
    const later = 4_000_000_000_000;
    const messages = [
      { id: 912, text: "Before", name: "Ana", time: 5000 },
      { id: 913, text: "To come", name: "Ana", time: later },
    ];
    const ahead = {
      completeTime: later,
      archivedTime: later,
      startTime: later,
      endTime: later + 1,
    };
    world.does(LEADER, "plan.import", chunk(planId, task({ ...ahead, messages })));
    const { now } = world;
    expect(world.row("task", 910)).toMatchObject({
      startTime: later,
      endTime: later + 1,
      completeTime: now,
      archivedTime: now,
    });
    expect(world.row("message", 912).createTime).toBe(5000);
    const last = world.row("message", 913);
    expect(last.createTime).toBe(now);
    expect(last.msg).toMatchObject({ source: { time: now } });
    expect(world.row("dialog", 911).lastTime).toBe(now);
  });
});

test("tags come with their tasks; too many of them, or one of nobody, change nothing", () => {
  const { world, planId } = open();
  const tags = [{ id: 950, name: "Snag", color: "red" as const }];
  world.does(LEADER, "plan.import", { ...chunk(planId, task({ tagIds: [950] })), tags });
  expect(world.row("planTag", 950)).toMatchObject({ planId, name: "Snag", color: "red" });
  expect(world.row("task", 910).tagIds).toEqual([950]);
  const strange = { planId, columns: [], tasks: [task({ id: 970, tagIds: [951] })] };
  expect(world.refuses(LEADER, "plan.import", strange).reason).toBe("tag.gone");
  const many = Array.from({ length: PLAN_TAGS_MAX }, (_nothing, index) => ({
    id: 1_000 + index,
    name: `Zone ${index}`,
    color: "" as const,
  }));
  const full = { planId, columns: [], tasks: [], tags: many };
  expect(world.refuses(LEADER, "plan.import", full).reason).toBe("tag.max");
  expect(world.all("planTag")).toHaveLength(1);
});
