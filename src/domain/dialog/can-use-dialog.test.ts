import {
  ADMIN,
  LEADER,
  makeCompany,
  makeGroup,
  makeMessage,
  makePlan,
  makeTask,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { expect, test } from "vitest";
import type { ArgumentsOf, CommandName } from "../commands.ts";
import { dialogGone, parameterError } from "../refusal.ts";

function attempts(dialogId: number, msgId: number): [CommandName, unknown][] {
  return [
    ["dialog.set", { dialogId, silence: 1 }],
    ["dialog.editGroup", { id: dialogId, name: "Mine" }],
    ["dialog.addGroupUsers", { dialogId, userId: [OUTSIDER] }],
    ["dialog.removeGroupUsers", { dialogId, userId: [MEMBER] }],
    ["message.sendText", { dialogId, text: "Hello" }],
    ["message.read", { id: [{ id: msgId, dialogId }] }],
    ["message.edit", { msgId, text: "Hello" }],
    ["message.withdraw", { msgId }],
    ["message.setEmoji", { msgId, symbol: "👍" }],
  ];
}

function dialogsOf(world: World) {
  const { plan } = makePlan(world);
  const task = makeTask(world, plan);
  const pair = world.does(LEADER, "dialog.openUser", { userId: MEMBER }).id;
  const chat = world.does(LEADER, "task.openDialog", { taskId: task.id }).id;
  return [makeGroup(world).id, plan.dialogId, chat, pair];
}

test.each([
  ["an outsider", OUTSIDER],
  ["an administrator", ADMIN],
])("to %s the chats of others do not exist: groups, plans, tasks, pairs", (_who, userId) => {
  const world = makeCompany();
  for (const dialogId of dialogsOf(world)) {
    const message = makeMessage(world, dialogId);
    for (const [name, args] of attempts(dialogId, message.id)) {
      const refusal = world.refuses(userId, name, args as ArgumentsOf<typeof name>);
      // Whoever names a message is not told of its dialog.
      const namesMessage = "msgId" in (args as object);
      expect(refusal).toEqual(namesMessage ? parameterError("message.gone") : dialogGone(dialogId));
    }
  }
});

test("a dialog that never was is gone, too", () => {
  const world = makeCompany();
  const refusal = world.refuses(LEADER, "message.sendText", { dialogId: 4711, text: "Hello" });
  expect(refusal).toEqual(dialogGone(4711));
});

test("who leaves a plan leaves its chats, who leaves a group leaves the group's", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const group = makeGroup(world);
  world.does(MEMBER, "plan.exit", { planId: plan.id });
  world.does(MEMBER, "dialog.removeGroupUsers", { dialogId: group.id });
  for (const dialogId of [plan.dialogId, group.id]) {
    const refusal = world.refuses(MEMBER, "message.sendText", { dialogId, text: "Bye" });
    expect(refusal).toEqual(dialogGone(dialogId));
  }
});

test("any member of a plan may speak in the chat of a task, and takes part from then on", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan);
  const { id: dialogId } = world.does(LEADER, "task.openDialog", { taskId: task.id });
  expect(world.find("dialogUser", `${dialogId}:${MEMBER}`)).toBeUndefined();
  makeMessage(world, dialogId);
  expect(world.row("dialogUser", `${dialogId}:${MEMBER}`).readPosition).toBe(1);
});
