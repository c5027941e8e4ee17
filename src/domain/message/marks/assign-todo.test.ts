import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makeGroup,
  makeMessage,
  makePlan,
  makeTask,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { joinKey } from "../../id.ts";
import { assignTodo } from "./assign-todo.ts";
import { openTodosOf } from "./open-todos.ts";

function makeChat() {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const { id: msgId } = makeMessage(world, dialogId);
  const people = () => world.row("messageMark", msgId).todos.map(({ userId }) => userId);
  return { world, msgId, people };
}

test("a to-do is of those who are named, and its line calls them", () => {
  const { world, msgId, people } = makeChat();
  world.does(LEADER, "message.todo", { msgId, userId: [MEMBER, MEMBER] });
  expect(people()).toEqual([MEMBER]);
  expect(world.row("messageMark", msgId)).toMatchObject({
    todoUserId: LEADER,
    todoTime: world.now,
  });
  expect(world.all("message").at(-1)).toMatchObject({
    mtype: "todo",
    mention: [MEMBER],
    msg: { type: "todo", action: "add", msgId, userIds: [MEMBER] },
  });
});

test("a to-do of everybody is of all who are in the chat, and of each once", () => {
  const { world, msgId, people } = makeChat();
  world.does(LEADER, "message.todo", { msgId, userId: [COLLEAGUE] });
  world.does(MEMBER, "message.todo", { msgId, type: "all" });
  expect(new Set(people())).toEqual(new Set([LEADER, MEMBER, COLLEAGUE]));
  expect(world.row("messageMark", msgId).todoUserId).toBe(LEADER);
  expect(world.does(MEMBER, "message.todo", { msgId, type: "all" }).changes).toEqual([]);
});

test("some have to see to it no more; the row goes with the last of them", () => {
  const { world, msgId, people } = makeChat();
  world.does(LEADER, "message.todo", { msgId, userId: [MEMBER, COLLEAGUE] });
  world.does(COLLEAGUE, "message.todo", { msgId, userId: [MEMBER], remove: true });
  expect(people()).toEqual([COLLEAGUE]);
  expect(world.all("message").at(-1)).toMatchObject({ mention: [], msg: { action: "remove" } });
  world.does(LEADER, "message.todo", { msgId, type: "all", remove: true });
  expect(world.find("messageMark", msgId)).toBeUndefined();
});

test("nobody who is not in the chat gets a to-do there", () => {
  const { world, msgId } = makeChat();
  const refusal = world.refuses(LEADER, "message.todo", { msgId, userId: [OUTSIDER] });
  expect(refusal.reason).toBe("message.notInDialog");
  expect(assignTodo.lane({ msgId }, { userId: LEADER })).toEqual({ entity: "message", id: msgId });
});

test("in a plan a to-do brings its chat into the list of whoever has it", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan);
  const { id: dialogId } = world.does(LEADER, "task.openDialog", { taskId: task.id });
  const { id: msgId } = makeMessage(world, dialogId, {}, LEADER);
  world.does(LEADER, "message.todo", { msgId, userId: [COLLEAGUE] });
  expect(world.row("dialogUser", joinKey(dialogId, COLLEAGUE)).readPosition).toBe(1);
  expect(openTodosOf(world.row("messageMark", msgId))).toEqual([COLLEAGUE]);
});
