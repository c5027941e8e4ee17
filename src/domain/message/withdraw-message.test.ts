import {
  ADMIN,
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
import { WITHDRAW_WITHIN } from "../limits.ts";
import { withdrawMessage } from "./withdraw-message.ts";

test("a message taken back keeps its place, but neither text, mentions nor reactions", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const message = makeMessage(world, id, { text: "<@1> secret" });
  world.does(LEADER, "message.setEmoji", { msgId: message.id, symbol: "👍" });
  world.does(MEMBER, "message.withdraw", { msgId: message.id });
  expect(world.row("message", message.id)).toMatchObject({
    position: 1,
    msg: { text: "", type: "text" },
    mention: [],
    emoji: [],
    withdrawTime: world.now,
  });
  expect(JSON.stringify(world.row("dialog", id))).not.toContain("secret");
  const lane = withdrawMessage.lane({ msgId: message.id }, { userId: MEMBER });
  expect(lane).toEqual({ entity: "message", id: message.id });
});

test("nor does anything else in the chat say what it said", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const message = makeMessage(world, id, { text: "secret" });
  const other = makeMessage(world, id, { text: "Something else" });
  for (const msgId of [message.id, other.id]) world.does(LEADER, "message.tag", { msgId });
  world.does(LEADER, "message.todo", { msgId: message.id, userId: [MEMBER] });
  world.does(LEADER, "message.pin", { msgId: message.id });
  expect(world.row("dialog", id).lastMsg?.preview).toBe("secret");
  world.does(MEMBER, "message.withdraw", { msgId: message.id });
  const all = ["message", "dialog", "messageMark"] as const;
  expect(JSON.stringify(all.map((entity) => world.all(entity)))).not.toContain("secret");
  const lines = world.all("message").filter(({ mtype }) => mtype === "tag");
  expect(lines.map(({ msg }) => msg.text)).toEqual(["", "Something else"]);
});

test("an answer taken back no longer counts, and taking it back again changes nothing", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const question = makeMessage(world, id);
  const answer = makeMessage(world, id, { replyId: question.id });
  world.does(MEMBER, "message.withdraw", { msgId: answer.id });
  expect(world.row("message", question.id).replyNum).toBe(0);
  expect(world.does(MEMBER, "message.withdraw", { msgId: answer.id }).changes).toEqual([]);
});

test("what the product says of somebody's act is not taken back, not even by them", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const message = makeMessage(world, id);
  world.does(MEMBER, "message.tag", { msgId: message.id });
  const line = world.all("message").find(({ mtype }) => mtype === "tag");
  const refusal = world.refuses(MEMBER, "message.withdraw", { msgId: line?.id ?? 0 });
  expect(refusal.reason).toBe("message.lineStays");
});

test("its author takes a message back within a day", () => {
  const world = makeCompany();
  const message = makeMessage(world, makeGroup(world).id);
  const withdraw = { msgId: message.id };
  world.now = message.createTime + WITHDRAW_WITHIN;
  expect(world.refuses(MEMBER, "message.withdraw", withdraw).reason).toBe("message.withdrawLate");
  world.now = message.createTime + WITHDRAW_WITHIN - 1000;
  world.does(MEMBER, "message.withdraw", withdraw);
  expect(world.row("message", message.id).withdrawUserId).toBe(0);
  world.now += WITHDRAW_WITHIN;
  expect(world.does(MEMBER, "message.withdraw", withdraw).changes).toEqual([]);
  const gone = world.refuses(MEMBER, "message.withdraw", { msgId: 4711 });
  expect(gone.reason).toBe("message.gone");
});

test("who leads the group takes any message away at any time, and everybody sees who it was", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const message = makeMessage(world, id, { text: "Nobody can read this" });
  const own = makeMessage(world, id, {}, LEADER);
  world.now += 400 * WITHDRAW_WITHIN;
  const withdraw = { msgId: message.id };
  expect(world.refuses(COLLEAGUE, "message.withdraw", withdraw).reason).toBe("message.authorOnly");
  expect(world.refuses(OUTSIDER, "message.withdraw", withdraw).reason).toBe("message.gone");
  expect(world.does(LEADER, "message.withdraw", withdraw).notes).toEqual([]);
  expect(world.row("message", message.id)).toMatchObject({
    msg: { text: "" },
    withdrawTime: world.now,
    withdrawUserId: LEADER,
  });
  world.does(LEADER, "message.withdraw", { msgId: own.id });
  expect(world.row("message", own.id).withdrawUserId).toBe(0);
  expect(world.row("dialog", id).lastMsg).toMatchObject({ mtype: "withdrawn", preview: "" });
});

test("who leads the plan takes messages out of its chat and those of its tasks; others do not", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan);
  const chat = world.does(MEMBER, "task.openDialog", { taskId: task.id }).reply;
  // The chat of a task is nobody's own: who opened it has no right to the words of others.
  for (const dialogId of [plan.dialogId, chat.id]) {
    const message = makeMessage(world, dialogId);
    const withdraw = { msgId: message.id };
    expect(world.refuses(COLLEAGUE, "message.withdraw", withdraw).reason).toBe(
      "message.authorOnly",
    );
    expect(world.refuses(OUTSIDER, "message.withdraw", withdraw).reason).toBe("message.gone");
    world.does(LEADER, "message.withdraw", withdraw);
    expect(world.row("dialog", dialogId).lastMsg).toMatchObject({ mtype: "removed", preview: "" });
  }
});

test("an administrator takes messages away where they take part, and the audit log says whose", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const message = makeMessage(world, id, { text: "secret" });
  const withdraw = { msgId: message.id };
  expect(world.refuses(ADMIN, "message.withdraw", withdraw).reason).toBe("message.gone");
  world.does(LEADER, "dialog.addGroupUsers", { dialogId: id, userId: [ADMIN] });
  const { notes } = world.does(ADMIN, "message.withdraw", withdraw);
  const detail = { name: world.row("user", MEMBER).nickname, note: world.row("dialog", id).name };
  expect(notes).toEqual([{ kind: "messageRemove", targetId: MEMBER, detail }]);
  const own = makeMessage(world, id, {}, ADMIN);
  expect(world.does(ADMIN, "message.withdraw", { msgId: own.id }).notes).toEqual([]);
});

test("in a dialog of two nobody takes away what the other one said", () => {
  const world = makeCompany();
  const { id } = world.does(LEADER, "dialog.openUser", { userId: MEMBER }).reply;
  const message = makeMessage(world, id);
  const refusal = world.refuses(LEADER, "message.withdraw", { msgId: message.id });
  expect(refusal.reason).toBe("message.authorOnly");
});
