import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makeGroup,
  makeMessage,
  makePlan,
  makeTask,
  MEMBER,
} from "#tests/make/site.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { joinKey } from "../id.ts";
import { readMessages } from "./read-messages.ts";

test("reading a message reads all before it, on every device", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  makeMessage(world, dialogId);
  const second = makeMessage(world, dialogId);
  makeMessage(world, dialogId);
  const args = { id: [{ id: second.id, dialogId }] };
  world.does(LEADER, "message.read", args);
  const me = world.row("dialogUser", joinKey(dialogId, LEADER));
  expect(me).toMatchObject({ readPosition: 2, readTime: world.now });
  expect(readMessages.lane(args, { userId: LEADER })).toEqual({ entity: "dialog", id: dialogId });
});

test("how far somebody has read never goes back, and reading again changes nothing", () => {
  const reads = fc.array(fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }), { maxLength: 8 });
  fc.assert(
    fc.property(reads, (batches) => {
      const world = makeCompany();
      const { id: dialogId } = makeGroup(world);
      const messages = Array.from({ length: 6 }, () => makeMessage(world, dialogId));
      let furthest = 0;
      for (const batch of batches) {
        const id = batch.map((index) => ({ id: messages[index]?.id ?? 1, dialogId }));
        world.does(LEADER, "message.read", { id });
        furthest = Math.max(furthest, ...batch.map((index) => index + 1));
        expect(world.row("dialogUser", joinKey(dialogId, LEADER)).readPosition).toBe(furthest);
        expect(world.does(LEADER, "message.read", { id }).changes).toEqual([]);
      }
    }),
    { numRuns: 30 },
  );
});

test("messages that are gone, or are another dialog's, do not move the reader", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  makeMessage(world, dialogId);
  const plan = makePlan(world).plan;
  const foreign = makeMessage(world, plan.dialogId);
  const id = [foreign.id, 4711].map((msgId) => ({ id: msgId, dialogId }));
  expect(world.does(LEADER, "message.read", { id }).changes).toEqual([]);
  const mixed = { id: [...id, { id: foreign.id, dialogId: plan.dialogId }] };
  expect(world.refuses(LEADER, "message.read", mixed).reason).toBe("parameterError");
});

test("a plan member who reads along in a task's chat is remembered there", () => {
  const world = makeCompany();
  const task = makeTask(world, makePlan(world).plan);
  const { id: dialogId } = world.does(LEADER, "task.openDialog", { taskId: task.id });
  const { id } = makeMessage(world, dialogId);
  world.does(COLLEAGUE, "message.read", { id: [{ id, dialogId }] });
  expect(world.row("dialogUser", joinKey(dialogId, COLLEAGUE)).readPosition).toBe(1);
  expect(world.all("dialogUser").some((row) => row.userId === MEMBER)).toBe(true);
});

test("one call reads 100 messages at most", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const id = Array.from({ length: 101 }, (_nothing, index) => ({ id: index + 1, dialogId }));
  for (const read of [id, []]) {
    expect(world.refuses(LEADER, "message.read", { id: read }).reason).toBe("parameterError");
  }
});
