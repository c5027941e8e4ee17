import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makeMessage,
  makePlan,
  makeSubtask,
  makeTask,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import { describe, expect, test } from "vitest";
import type { ArgumentsOf } from "../commands.ts";
import { unreadOf } from "../dialog/unread.ts";
import { joinKey } from "../id.ts";
import { CONFLICT } from "../refusal.ts";
import { editTask } from "./edit-task.ts";
import { timesOf } from "./task-times.ts";

const HOUR = 3_600_000;

function open() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  return { world, plan, task: makeTask(world, plan, { owner: [MEMBER], times: [HOUR, 9 * HOUR] }) };
}

test("only the fields that are named change", () => {
  const { world, task } = open();
  world.does(MEMBER, "task.edit", { id: task.id, name: " Roof " });
  world.does(MEMBER, "task.edit", { id: task.id, color: "pink", priority: 1 });
  const expected = { ...task, name: "Roof", color: "pink", priority: 1, updateTime: world.now };
  expect(world.row("task", task.id)).toEqual(expected);
  const lane = editTask.lane({ id: task.id }, { userId: MEMBER });
  expect(lane).toEqual({ entity: "task", id: task.id });
});

test("what is already so changes nothing, and says nothing of when it was", () => {
  const { world, task } = open();
  const before = world.row("task", task.id);
  world.does(LEADER, "task.edit", { id: task.id });
  world.does(LEADER, "task.edit", { id: task.id, name: before.name, color: before.color });
  expect(world.row("task", task.id)).toEqual(before);
});

test("an edit says what else it has changed, for clients that ask for each of it", () => {
  const { world, task } = open();
  const marks = (args: ArgumentsOf<"task.edit">) => {
    const { reply } = world.does(LEADER, "task.edit", args);
    return Object.entries(reply.updateMarking)
      .filter(([, isSo]) => isSo)
      .map(([name]) => name);
  };
  expect(marks({ id: task.id, name: "Roof" })).toEqual([]);
  expect(marks({ id: task.id, content: "<p>Tiles</p>" })).toEqual(["is_update_content"]);
  const subtask = makeSubtask(world, task);
  world.does(LEADER, "task.edit", { id: subtask.id, addOwner: [MEMBER], times: [HOUR, 9 * HOUR] });
  expect(marks({ id: subtask.id, times: [HOUR, 12 * HOUR] })).toEqual(["is_update_maintask"]);
  expect(marks({ id: task.id, times: [HOUR, 10 * HOUR] })).toEqual(["is_update_subtask"]);
  expect(marks({ id: subtask.id, completeTime: world.now })).toEqual([]);
  expect(marks({ id: task.id, addOwner: [LEADER] })).toEqual(["is_update_plan"]);
  expect(marks({ id: task.id, completeTime: world.now })).toEqual(["is_update_plan"]);
  expect(world.row("task", task.id)).not.toHaveProperty("updateMarking");
});

test("the chat of a task carries its new name", () => {
  const { world, task } = open();
  const { id } = world.does(MEMBER, "task.openDialog", { taskId: task.id });
  world.does(MEMBER, "task.edit", { id: task.id, name: "Roof" });
  expect(world.row("dialog", id).name).toBe("Roof");
});

test("an archived task is read, not edited", () => {
  const { world, task } = open();
  world.does(MEMBER, "task.archive", { taskId: task.id });
  const refusal = world.refuses(MEMBER, "task.edit", { id: task.id, name: "Roof" });
  expect(refusal.reason).toBe("task.archived");
});

test("each field asks for its own right: an assistant renames, but does not complete", () => {
  const { world, task } = open();
  world.does(MEMBER, "task.edit", { id: task.id, addAssist: [COLLEAGUE] });
  world.does(COLLEAGUE, "task.edit", { id: task.id, name: "Roof" });
  const both = { id: task.id, name: "Done roof", completeTime: 1 };
  expect(world.refuses(COLLEAGUE, "task.edit", both).reason).toBe("task.ownersOnly");
  expect(world.row("task", task.id).name).toBe("Roof");
});

describe("completing", () => {
  test("takes the time at which it was done, and doing it again keeps that time", () => {
    const { world, task } = open();
    world.does(MEMBER, "task.edit", { id: task.id, completeTime: 123 });
    const done = world.now;
    world.does(LEADER, "task.edit", { id: task.id, completeTime: 456 });
    expect(world.row("task", task.id).completeTime).toBe(done);
    world.does(MEMBER, "task.edit", { id: task.id, completeTime: 0 });
    expect(world.row("task", task.id).completeTime).toBe(0);
  });

  test("cannot be taken back unseen when somebody has completed the task again", () => {
    const { world, task } = open();
    const complete = (completeTime: number) =>
      world.does(LEADER, "task.edit", { id: task.id, completeTime });
    complete(1);
    const { completeTime: completeWas } = world.row("task", task.id);
    complete(0);
    complete(1);
    const { completeTime } = world.row("task", task.id);
    const reopen = { id: task.id, completeTime: 0, completeWas };
    expect(world.refuses(MEMBER, "task.edit", reopen)).toMatchObject({
      code: CONFLICT,
      data: { mine: { completeTime: 0 }, theirs: { completeTime } },
    });
    world.does(MEMBER, "task.edit", { ...reopen, completeWas: completeTime });
    expect(world.row("task", task.id).completeTime).toBe(0);
    // Open is open, whoever did it.
    world.does(MEMBER, "task.edit", reopen);
  });

  test("waits for the subtasks, and says how many are open", () => {
    const { world, task } = open();
    const subtask = makeSubtask(world, task);
    const refusal = world.refuses(MEMBER, "task.edit", { id: task.id, completeTime: 1 });
    expect(refusal).toEqual({
      code: -4004,
      reason: "task.subtasksOpen",
      data: { taskId: task.id, count: 1 },
    });
    world.does(MEMBER, "task.edit", { id: subtask.id, completeTime: 1 });
    world.does(MEMBER, "task.edit", { id: task.id, completeTime: 1 });
    const reopen = world.refuses(MEMBER, "task.edit", { id: subtask.id, completeTime: 0 });
    expect(reopen.reason).toBe("task.completed");
  });

  test("what nobody had claimed makes one its owner, and lets one into its chat", () => {
    const { world, plan } = open();
    const task = makeTask(world, plan);
    const { id } = world.does(LEADER, "task.openDialog", { taskId: task.id });
    world.does(COLLEAGUE, "task.edit", { id: task.id, completeTime: 1 });
    expect(world.row("task", task.id).taskUser).toEqual([{ userId: COLLEAGUE, owner: 1 }]);
    expect(world.find("dialogUser", joinKey(id, COLLEAGUE))).toBeDefined();
  });
});

describe("people", () => {
  test("who joins a task joins its chat, without old messages as unread", () => {
    const { world, task } = open();
    const { id } = world.does(MEMBER, "task.openDialog", { taskId: task.id });
    makeMessage(world, id);
    world.does(MEMBER, "task.edit", { id: task.id, addAssist: [COLLEAGUE], addOwner: [LEADER] });
    const me = world.row("dialogUser", joinKey(id, COLLEAGUE));
    expect(unreadOf(world.row("dialog", id), me)).toBe(0);
    expect(world.row("task", task.id).taskUser).toEqual([
      { userId: MEMBER, owner: 1 },
      { userId: COLLEAGUE, owner: 0 },
      { userId: LEADER, owner: 1 },
    ]);
  });

  test("an outsider does not join; somebody who left the plan does not stand in the way", () => {
    const { world, task } = open();
    const refusal = world.refuses(MEMBER, "task.edit", { id: task.id, addOwner: [OUTSIDER] });
    expect(refusal.reason).toBe("task.memberOnly");
    world.does(MEMBER, "task.edit", { id: task.id, removeOwner: [MEMBER, OUTSIDER] });
    expect(world.row("task", task.id).taskUser).toEqual([]);
  });
});

describe("times", () => {
  test("that were changed in the meantime clash, and both are kept for the person to choose", () => {
    const { world, task } = open();
    const mine: ArgumentsOf<"task.edit"> = {
      id: task.id,
      times: [2 * HOUR, 3 * HOUR],
      timesWere: [HOUR, 9 * HOUR],
    };
    world.does(LEADER, "task.edit", { id: task.id, times: [HOUR, 4 * HOUR] });
    expect(world.refuses(MEMBER, "task.edit", mine)).toEqual({
      code: CONFLICT,
      reason: "conflict",
      data: { mine: { times: [2 * HOUR, 3 * HOUR] }, theirs: { times: [HOUR, 4 * HOUR] } },
    });
    world.does(LEADER, "task.edit", { id: task.id, times: [2 * HOUR, 3 * HOUR] });
    world.does(MEMBER, "task.edit", mine);
  });

  test("of a subtask widen the task's, and set them where it has none", () => {
    const { world, plan, task } = open();
    const subtask = makeSubtask(world, task);
    world.does(MEMBER, "task.edit", { id: subtask.id, times: [5 * HOUR, 12 * HOUR] });
    expect(timesOf(world.row("task", task.id))).toEqual([HOUR, 12 * HOUR]);
    const untimed = makeTask(world, plan);
    const part = makeSubtask(world, untimed);
    world.does(LEADER, "task.edit", { id: part.id, times: [5 * HOUR, 6 * HOUR] });
    expect(timesOf(world.row("task", untimed.id))).toEqual([5 * HOUR, 6 * HOUR]);
    world.does(LEADER, "task.edit", { id: part.id, times: [0, 0] });
    expect(timesOf(world.row("task", untimed.id))).toEqual([5 * HOUR, 6 * HOUR]);
  });

  test("of a task pull its subtasks along, and go with theirs", () => {
    const { world, task } = open();
    const subtask = makeSubtask(world, task);
    world.does(MEMBER, "task.edit", { id: subtask.id, times: [HOUR, 8 * HOUR] });
    world.does(MEMBER, "task.edit", { id: task.id, times: [2 * HOUR, 5 * HOUR] });
    expect(timesOf(world.row("task", subtask.id))).toEqual([2 * HOUR, 5 * HOUR]);
    world.does(MEMBER, "task.edit", { id: task.id, times: [0, 0] });
    expect(timesOf(world.row("task", subtask.id))).toEqual([0, 0]);
  });

  test("in the wrong order are refused", () => {
    const { world, task } = open();
    const refusal = world.refuses(MEMBER, "task.edit", { id: task.id, times: [2 * HOUR, HOUR] });
    expect(refusal.reason).toBe("task.timesOrder");
  });
});

describe("the description", () => {
  test("grows by a version with each change, and the same words are no change", () => {
    const { world, task } = open();
    world.does(MEMBER, "task.edit", { id: task.id, content: "<p>1</p>", contentVersion: 0 });
    world.does(MEMBER, "task.edit", { id: task.id, content: "<p>2</p>", contentVersion: 1 });
    const { changes } = world.does(LEADER, "task.edit", { id: task.id, content: "<p>2</p>" });
    expect(changes).toEqual([]);
    expect(world.row("taskContent", task.id)).toMatchObject({ version: 2, userId: MEMBER });
  });

  test("that somebody else rewrote in the meantime clashes, unless both wrote the same", () => {
    const { world, task } = open();
    world.does(LEADER, "task.edit", { id: task.id, content: "<p>theirs</p>", contentVersion: 0 });
    const mine = { id: task.id, content: "<p>mine</p>", contentVersion: 0 };
    expect(world.refuses(MEMBER, "task.edit", mine)).toEqual({
      code: CONFLICT,
      reason: "conflict",
      data: { mine: { content: "<p>mine</p>" }, theirs: { content: "<p>theirs</p>", version: 1 } },
    });
    world.does(MEMBER, "task.edit", { ...mine, content: "<p>theirs</p>" });
  });

  test("belongs to tasks, not to subtasks", () => {
    const { world, task } = open();
    const subtask = makeSubtask(world, task);
    const refusal = world.refuses(MEMBER, "task.edit", { id: subtask.id, content: "<p>1</p>" });
    expect(refusal.reason).toBe("parameterError");
  });
});

test("what somebody else has completed meanwhile is completed, and belongs to whoever was first", () => {
  const { world, task } = open();
  world.does(MEMBER, "task.edit", { id: task.id, completeTime: world.now });
  const before = world.row("task", task.id);
  world.does(COLLEAGUE, "task.edit", { id: task.id, completeTime: world.now });
  expect(world.row("task", task.id)).toEqual(before);
  const reopening = { id: task.id, completeTime: 0 };
  expect(world.refuses(COLLEAGUE, "task.edit", reopening).reason).toBe("task.ownersOnly");
});
