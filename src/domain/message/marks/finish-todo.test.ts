import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makeGroup,
  makeMessage,
  MEMBER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { finishTodo } from "./finish-todo.ts";
import { openTodosOf } from "./open-todos.ts";

function makeTodo() {
  const world = makeCompany();
  const { id: msgId } = makeMessage(world, makeGroup(world).id);
  world.does(LEADER, "message.todo", { msgId, userId: [LEADER, MEMBER] });
  const open = () => openTodosOf(world.row("messageMark", msgId));
  return { world, msgId, open };
}

test("each is done with a to-do for themselves, once, and a line tells of it", () => {
  const { world, msgId, open } = makeTodo();
  world.does(MEMBER, "message.done", { msgId });
  expect(open()).toEqual([LEADER]);
  expect(world.all("message").at(-1)).toMatchObject({
    mtype: "todo",
    userId: MEMBER,
    mention: [],
    msg: { action: "done", userIds: [MEMBER] },
  });
  expect(world.does(MEMBER, "message.done", { msgId }).changes).toEqual([]);
});

test("what is not done after all is open again, without a word", () => {
  const { world, msgId, open } = makeTodo();
  world.does(MEMBER, "message.done", { msgId });
  const said = world.all("message").length;
  world.does(MEMBER, "message.done", { msgId, remove: true });
  expect(new Set(open())).toEqual(new Set([LEADER, MEMBER]));
  expect(world.all("message")).toHaveLength(said);
});

test("nobody is done with what is somebody else's", () => {
  const { world, msgId } = makeTodo();
  const refusal = world.refuses(COLLEAGUE, "message.done", { msgId });
  expect(refusal.reason).toBe("message.notYourTodo");
  expect(finishTodo.lane({ msgId }, { userId: MEMBER })).toEqual({ entity: "message", id: msgId });
});
