import { array, assert, integer, property } from "fast-check";
import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makeGroup,
  makeMessage,
  MEMBER,
} from "#tests/make/site.ts";
import { makeFile } from "#tests/make/files.ts";
import { expect, test } from "vitest";
import type { ArgumentsOf, CommandName } from "../../commands.ts";
import { joinKey } from "../../id.ts";
import { slowedBy } from "./refuse-by-rules.ts";

function makeRuled(rules: Omit<ArgumentsOf<"dialog.setRules">, "dialogId">) {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const { id: msgId } = makeMessage(world, dialogId);
  world.does(LEADER, "dialog.setRules", { dialogId, ...rules });
  return { world, dialogId, msgId };
}

test("where not everybody may write, nobody else does by any way", () => {
  const { world, dialogId, msgId } = makeRuled({ writing: "chosen", addWriters: [COLLEAGUE] });
  const refuses = <Name extends CommandName>(name: Name, args: ArgumentsOf<Name>) =>
    expect(world.refuses(MEMBER, name, args).reason).toBe("dialog.writersOnly");
  refuses("message.sendText", { dialogId, text: "Hello" });
  refuses("message.sendFile", { dialogId, name: "a.pdf", size: 1, md5: "0".repeat(32) });
  refuses("message.sendVote", { dialogId, text: "When?", list: ["Now", "Later"] });
  refuses("message.sendChain", { dialogId, text: "Who?" });
  refuses("message.forward", { dialogId, msgId });
  refuses("message.merge", { dialogId, msgId: [msgId] });
  refuses("message.schedule", { dialogId, text: "Later", time: world.now + 1000 });
  refuses("message.edit", { msgId, text: "Other words" });
  for (const mark of ["message.pin", "message.tag"] as const) refuses(mark, { msgId });
  refuses("message.todo", { msgId, userId: [LEADER] });
  for (const userId of [LEADER, COLLEAGUE])
    world.does(userId, "message.sendText", { dialogId, text: "Hello" });
});

test("who only reads along still chooses, joins a list and is done with what is theirs", () => {
  const { world, dialogId } = makeRuled({ writing: "chosen" });
  const vote = { dialogId, text: "When?", list: ["Now", "Later"] };
  const asked = world.does(LEADER, "message.sendVote", vote).reply;
  const chain = world.does(LEADER, "message.sendChain", { dialogId, text: "Who?" }).reply;
  world.does(LEADER, "message.todo", { msgId: asked.id, userId: [MEMBER] });
  world.does(MEMBER, "message.vote", { msgId: asked.id, votes: [1] });
  world.does(MEMBER, "message.chain", { msgId: chain.id, text: "Me" });
  world.does(MEMBER, "message.done", { msgId: asked.id });
});

test("where not everybody may call everybody, words, files, edits and to-dos do not", () => {
  const { world, dialogId, msgId } = makeRuled({ callingAll: "leaders" });
  const text = "<@0> stand back";
  const reason = "dialog.callingAll";
  expect(world.refuses(MEMBER, "message.sendText", { dialogId, text }).reason).toBe(reason);
  expect(world.refuses(MEMBER, "message.edit", { msgId, text }).reason).toBe(reason);
  const file = { dialogId, name: "a.pdf", size: 1, md5: "0".repeat(32), text };
  expect(world.refuses(MEMBER, "message.sendFile", file).reason).toBe(reason);
  const later = { dialogId, text, time: world.now + 1000 };
  expect(world.refuses(MEMBER, "message.schedule", later).reason).toBe(reason);
  const todo = { msgId, type: "all" } as const;
  expect(world.refuses(MEMBER, "message.todo", todo).reason).toBe(reason);
  world.does(MEMBER, "message.todo", { msgId, userId: [LEADER] });
  world.does(MEMBER, "message.todo", { ...todo, remove: true });
  world.does(MEMBER, "message.sendText", { dialogId, text: `<@${LEADER}> stand back` });
  world.does(LEADER, "message.sendText", { dialogId, text });
});

test("words that called everybody before the rule may be put otherwise", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const { id: msgId } = makeMessage(world, dialogId, { text: "<@0> stand bakc" });
  world.does(LEADER, "dialog.setRules", { dialogId, callingAll: "leaders" });
  world.does(MEMBER, "message.edit", { msgId, text: "<@0> stand back" });
});

test("in slow mode people write one message at a time, by whatever way; who leads as they like", () => {
  const { world, dialogId } = makeRuled({ slowMode: 60 });
  const text = "Hello";
  /** What comes of words so long after the last ones; the world's clock goes on by a second before each act. */
  const after = (since: number) => {
    world.now = world.row("dialogUser", joinKey(dialogId, MEMBER)).writeTime + since - 1000;
    return world.run(MEMBER, "message.sendText", { dialogId, text });
  };
  world.now += 60_000;
  makeFile(world, dialogId, { name: "a.pdf" });
  const soon = after(59_999);
  expect(soon).toMatchObject({
    refusal: { reason: "dialog.slowMinutes", data: { count: 1 } },
  });
  expect(soon.ok ? 0 : slowedBy(soon.refusal)).toBe(60_000);
  world.does(MEMBER, "message.schedule", { dialogId, text, time: world.now + 1 });
  expect(after(60_000).ok).toBe(true);
  expect(after(59_999).ok).toBe(false);
  for (let count = 0; count < 3; count += 1)
    world.does(LEADER, "message.sendText", { dialogId, text });
});

test("in slow mode a pin is a turn of its own, and so is what is said; who leads pins as they like", () => {
  const { world, dialogId, msgId } = makeRuled({ slowMode: 60 });
  const { reply } = world.does(LEADER, "message.sendText", { dialogId, text: "Stand back" });
  const other = reply.id;
  const refusal = { refusal: { reason: "dialog.slowMinutes" } };
  const pins = (args: ArgumentsOf<"message.pin">) => world.run(MEMBER, "message.pin", args);
  const says = () => world.run(MEMBER, "message.sendText", { dialogId, text: "Hello" });
  world.now += 60_000;
  expect(pins({ msgId }).ok).toBe(true);
  expect(pins({ msgId: other })).toMatchObject(refusal);
  expect(pins({ msgId, remove: true })).toMatchObject(refusal);
  expect(says()).toMatchObject(refusal);
  world.now += 60_000;
  expect(says().ok).toBe(true);
  expect(pins({ msgId: other })).toMatchObject(refusal);
  for (const remove of [true, false]) world.does(LEADER, "message.pin", { msgId, remove });
});

test("in slow mode no two messages of a person are closer than that, whenever they come", () => {
  const moments = array(integer({ min: 0, max: 200_000 }), { maxLength: 20 });
  assert(
    property(moments, (times) => {
      const { world, dialogId } = makeRuled({ slowMode: 30 });
      const start = world.now + 60_000;
      for (const time of times) {
        world.now = start + time;
        world.run(MEMBER, "message.sendText", { dialogId, text: "Hello" });
      }
      const said = world
        .all("message")
        .filter(({ userId, createTime }) => userId === MEMBER && createTime >= start)
        .map(({ createTime }) => createTime)
        .toSorted((left, right) => left - right);
      for (const [place, time] of said.slice(1).entries())
        expect(time - (said[place] ?? 0)).toBeGreaterThanOrEqual(30_000);
      expect(said.length > 0).toBe(times.length > 0);
    }),
    { numRuns: 30 },
  );
});
