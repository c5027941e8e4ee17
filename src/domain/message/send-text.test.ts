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
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { unreadOf } from "../dialog/unread.ts";
import { joinKey } from "../id.ts";
import { sendText } from "./send-text.ts";

test("a message takes the next place, heads the dialog's list entry, and is unread by the others", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  makeMessage(world, id);
  const message = makeMessage(world, id, { text: "At\n noon", textType: "md" });
  expect(message).toMatchObject({ position: 2, userId: MEMBER, createTime: world.now });
  expect(message.msg).toEqual({ text: "At\n noon", type: "md" });
  const dialog = world.row("dialog", id);
  expect(dialog).toMatchObject({ lastPosition: 2, lastTime: world.now });
  expect(dialog.lastMsg).toEqual({
    id: message.id,
    userId: MEMBER,
    mtype: "text",
    preview: "At noon",
  });
  const unread = (userId: number) => unreadOf(dialog, world.row("dialogUser", joinKey(id, userId)));
  expect([unread(MEMBER), unread(LEADER)]).toEqual([0, 2]);
});

test("places have no gap, whoever speaks, and messages withdrawn keep theirs", () => {
  const turn = fc.tuple(fc.constantFrom(LEADER, MEMBER, COLLEAGUE), fc.boolean());
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 20 }), (turns) => {
      const world = makeCompany();
      const { id } = makeGroup(world);
      for (const [userId, isTakenBack] of turns) {
        const message = makeMessage(world, id, {}, userId);
        if (isTakenBack) world.does(userId, "message.withdraw", { msgId: message.id });
      }
      const positions = world.all("message").map((message) => message.position);
      expect(positions).toEqual(turns.map((_turn, index) => index + 1));
      expect(world.row("dialog", id).lastPosition).toBe(turns.length);
    }),
    { numRuns: 30 },
  );
});

test("a message written offline keeps its id, and its lane is the dialog's", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const args = { id: 501, dialogId, text: "Noon" };
  expect(sendText.mint?.(args, world.nextId)).toEqual(args);
  expect(sendText.minted?.(args)).toEqual([501]);
  const lane = sendText.lane(args, { userId: MEMBER });
  expect(lane).toEqual({ entity: "dialog", id: dialogId });
  expect(makeMessage(world, dialogId, args).id).toBe(501);
});

test("an answer counts at the message it answers; one that is gone is simply not quoted", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const question = makeMessage(world, id);
  const answer = makeMessage(world, id, { replyId: question.id }, LEADER);
  expect(answer.replyId).toBe(question.id);
  expect(world.row("message", question.id).replyNum).toBe(1);
  expect(makeMessage(world, id, { replyId: 4711 }).replyId).toBe(0);
});

test("a message of another dialog cannot be answered here", () => {
  const world = makeCompany();
  const question = makeMessage(world, makePlan(world).plan.dialogId);
  const args = { dialogId: makeGroup(world).id, text: "Noon", replyId: question.id };
  expect(world.refuses(MEMBER, "message.sendText", args).reason).toBe("message.gone");
});

test("a plan member who is mentioned in a task's chat takes part from then on, with this one unread", () => {
  const world = makeCompany();
  const task = makeTask(world, makePlan(world).plan);
  const { id } = world.does(LEADER, "task.openDialog", { taskId: task.id });
  makeMessage(world, id, {}, LEADER);
  const text = `<@${COLLEAGUE}> <@${OUTSIDER}> <@0> <@${LEADER}> please`;
  const message = makeMessage(world, id, { text }, LEADER);
  expect(message.mention).toEqual([COLLEAGUE, OUTSIDER, 0, LEADER]);
  const called = world.row("dialogUser", joinKey(id, COLLEAGUE));
  expect(unreadOf(world.row("dialog", id), called)).toBe(1);
  expect(world.find("dialogUser", joinKey(id, OUTSIDER))).toBeUndefined();
});

test("a mention lets nobody into a group", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  makeMessage(world, id, { text: `<@${OUTSIDER}> look` });
  expect(world.maySee(OUTSIDER, `dialog:${id}`)).toBe(false);
});

test("a task counts what is written in its chat", () => {
  const world = makeCompany();
  const task = makeTask(world, makePlan(world).plan);
  const { id } = world.does(LEADER, "task.openDialog", { taskId: task.id });
  makeMessage(world, id);
  makeMessage(world, id);
  expect(world.row("task", task.id).msgNum).toBe(2);
});

test("a message says something, in 20,000 characters at most, and nothing a database refuses", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  for (const text of ["", " \n ", "\0", "x".repeat(20_001)]) {
    const refusal = world.refuses(MEMBER, "message.sendText", { dialogId, text });
    expect(refusal.reason).toBe("parameterError");
  }
  expect(makeMessage(world, dialogId, { text: " a\0\uD83D " }).msg.text).toBe(" a ");
});

test("quotes that lie deeper in each other than anybody draws are refused, also where a text becomes markdown", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const text = ">".repeat(10_000);
  const tooDeep = { reason: "message.tooDeep" };
  expect(
    world.refuses(MEMBER, "message.sendText", { dialogId, text, textType: "md" }),
  ).toMatchObject(tooDeep);
  const { id: msgId } = makeMessage(world, dialogId, { text });
  expect(world.refuses(MEMBER, "message.edit", { msgId, text, textType: "md" })).toMatchObject(
    tooDeep,
  );
  expect(world.row("message", msgId).msg).toEqual({ text, type: "text" });
});
