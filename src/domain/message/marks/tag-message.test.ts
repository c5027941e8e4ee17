import {
  LEADER,
  makeCompany,
  makeGroup,
  makeMessage,
  makePlan,
  makeTask,
  MEMBER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { MARKED_MAX } from "../../limits.ts";
import type { MessageMark } from "./message-mark.ts";
import { tagMessage } from "./tag-message.ts";

function makeChat() {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const message = makeMessage(world, dialogId, { text: "Gate **4** opens", textType: "md" });
  return { world, dialogId, message, msgId: message.id };
}

test("a bookmark says who set it and what is marked, and a line tells of it", () => {
  const { world, dialogId, msgId, message } = makeChat();
  world.does(LEADER, "message.tag", { msgId });
  expect(world.row("messageMark", msgId)).toMatchObject({
    dialogId,
    position: message.position,
    userId: MEMBER,
    preview: "Gate 4 opens",
    tagUserId: LEADER,
    tagTime: world.now,
    topUserId: 0,
    todos: [],
  });
  expect(world.all("message").at(-1)).toMatchObject({
    mtype: "tag",
    userId: LEADER,
    mention: [],
    msg: { type: "tag", action: "add", msgId, text: "Gate 4 opens" },
  });
  expect(world.row("dialog", dialogId).lastMsg).toMatchObject({ mtype: "tag" });
});

test("a bookmark set twice is set once, and goes with its row", () => {
  const { world, msgId } = makeChat();
  world.does(LEADER, "message.tag", { msgId });
  expect(world.does(MEMBER, "message.tag", { msgId }).changes).toEqual([]);
  world.does(MEMBER, "message.tag", { msgId, remove: true });
  expect(world.find("messageMark", msgId)).toBeUndefined();
  expect(world.all("message").map(({ mtype }) => mtype)).toEqual(["text", "tag", "tag"]);
  expect(world.does(MEMBER, "message.tag", { msgId, remove: true }).changes).toEqual([]);
  expect(tagMessage.lane({ msgId }, { userId: MEMBER })).toEqual({ entity: "message", id: msgId });
  expect(tagMessage.minted?.({ msgId, lineId: 7 })).toEqual([7]);
});

test("a mark says what its message says, and goes when that is taken back", () => {
  const { world, msgId } = makeChat();
  world.does(LEADER, "message.tag", { msgId });
  world.does(MEMBER, "message.edit", { msgId, text: "Gate 5 opens" });
  expect(world.row("messageMark", msgId).preview).toBe("Gate 5 opens");
  world.does(MEMBER, "message.withdraw", { msgId });
  expect(world.find("messageMark", msgId)).toBeUndefined();
  expect(world.refuses(LEADER, "message.tag", { msgId }).reason).toBe("message.gone");
});

test("what the product says cannot be marked, edited or counted as said about a task", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan);
  const { id: dialogId } = world.does(LEADER, "task.openDialog", { taskId: task.id });
  const { id: msgId } = makeMessage(world, dialogId);
  world.does(MEMBER, "message.tag", { msgId });
  const line = world.all("message").find(({ mtype }) => mtype === "tag");
  expect(world.row("task", task.id).msgNum).toBe(1);
  const args = { msgId: line?.id ?? 0 };
  expect(world.refuses(MEMBER, "message.tag", args).reason).toBe("message.notMarkable");
  expect(world.refuses(MEMBER, "message.edit", { ...args, text: "?" }).reason).toBe(
    "message.notEditable",
  );
});

test("where a chat is full of marks, the oldest that is done with makes room", () => {
  const { world, dialogId, msgId } = makeChat();
  world.does(LEADER, "message.todo", { msgId, userId: [LEADER] });
  const kept: MessageMark = { ...world.row("messageMark", msgId), todos: [], tagUserId: LEADER };
  const rows = Array.from({ length: MARKED_MAX - 1 }, (_nothing, place) => ({
    entity: "messageMark" as const,
    action: "update",
    put: { ...kept, id: 90_000 + place },
  }));
  world.put(rows);
  const { id: next } = makeMessage(world, dialogId);
  expect(world.refuses(LEADER, "message.tag", { msgId: next }).reason).toBe("message.marksMax");
  world.does(LEADER, "message.done", { msgId });
  world.does(LEADER, "message.tag", { msgId: next });
  expect(world.find("messageMark", msgId)).toBeUndefined();
  expect(world.row("messageMark", next).tagUserId).toBe(LEADER);
});

test("marks follow the chat of a task into another plan", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const there = makePlan(world, "Quay");
  const task = makeTask(world, plan);
  const { id: dialogId } = world.does(LEADER, "task.openDialog", { taskId: task.id });
  const { id: msgId } = makeMessage(world, dialogId);
  world.does(MEMBER, "message.tag", { msgId });
  const place = { planId: there.plan.id, columnId: there.columns[0].id };
  world.does(LEADER, "task.move", { taskId: task.id, ...place });
  expect(world.row("messageMark", msgId).planId).toBe(there.plan.id);
});
