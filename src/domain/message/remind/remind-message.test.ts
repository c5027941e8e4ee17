import { LEADER, makeCompany, makeGroup, makeMessage, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { joinKey } from "../../id.ts";
import { noticesOf } from "../../notice/notices-of.ts";
import { MESSAGE_REMINDERS_MAX, type MessageReminder } from "./message-reminder.ts";
import { remindMessage } from "./remind-message.ts";

const HOUR = 3_600_000;

function makeChat() {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const { id: msgId } = makeMessage(world, dialogId);
  const key = joinKey(msgId, MEMBER);
  return { world, dialogId, msgId, kept: () => world.find("messageReminder", key) };
}

test("a person is reminded of a message at one time, changes it and takes it back; nobody else knows", () => {
  const { world, dialogId, msgId, kept } = makeChat();
  const time = world.now + HOUR;
  world.does(MEMBER, "message.remind", { msgId, time });
  const row = { msgId, dialogId, userId: MEMBER, planId: 0, toldTime: 0 };
  expect(kept()).toMatchObject({ ...row, time });
  world.does(MEMBER, "message.remind", { msgId, time: time + HOUR });
  expect(kept()).toMatchObject({ ...row, time: time + HOUR });
  expect(world.find("messageReminder", joinKey(msgId, LEADER))).toBeUndefined();
  world.does(MEMBER, "message.remind", { msgId, time: 0 });
  expect(kept()).toBeUndefined();
  expect(world.does(MEMBER, "message.remind", { msgId, time: 0 }).changes).toEqual([]);
});

test("what was told waits anew where another time is set", () => {
  const { world, msgId, kept } = makeChat();
  world.does(MEMBER, "message.remind", { msgId, time: 1 });
  const told = { ...kept(), toldTime: world.now } as MessageReminder;
  world.put([{ entity: "messageReminder", action: "update", put: told }]);
  const by = { actorId: 0, at: world.now };
  const [tells] = noticesOf(
    [{ entity: "messageReminder", action: "update", put: told, by }],
    () => undefined,
  );
  if (tells) world.put([{ entity: "notice", action: "add", put: tells.notice }]);
  expect(world.all("notice")).toHaveLength(1);
  const time = world.now + HOUR;
  world.does(MEMBER, "message.remind", { msgId, time });
  expect(kept()).toMatchObject({ toldTime: 0, time });
  expect(world.all("notice")).toEqual([]);
});

test("of what was withdrawn nobody is reminded, and of so many messages only", () => {
  const { world, dialogId, msgId } = makeChat();
  world.does(LEADER, "message.withdraw", { msgId });
  const time = world.now + HOUR;
  expect(world.refuses(MEMBER, "message.remind", { msgId, time }).reason).toBe("message.gone");
  for (let count = 0; count < MESSAGE_REMINDERS_MAX; count += 1) {
    const { id } = makeMessage(world, dialogId);
    world.does(MEMBER, "message.remind", { msgId: id, time });
  }
  const last = makeMessage(world, dialogId);
  expect(world.refuses(MEMBER, "message.remind", { msgId: last.id, time })).toMatchObject({
    reason: "message.remindersMax",
    data: { count: MESSAGE_REMINDERS_MAX },
  });
});

test("it is told once, when it is noted that it was", () => {
  const { world, msgId, dialogId, kept } = makeChat();
  world.does(MEMBER, "message.remind", { msgId, time: 5 });
  const before = kept() as MessageReminder;
  const told = (stood: MessageReminder | undefined, put: MessageReminder) =>
    noticesOf(
      [{ entity: "messageReminder", action: "update", put, by: { actorId: 0, at: 9 } }],
      () => stood,
    ).map(({ notice }) => notice);
  expect(told(undefined, before)).toEqual([]);
  const after = { ...before, toldTime: 9, planId: 7 };
  expect(told(before, after)).toMatchObject([
    { userId: MEMBER, kind: "messageReminder", dialogId, msgId, planId: 7, byUserId: 0 },
  ]);
  expect(told(after, after)).toEqual([]);
});

test("of two times for one message only the last is sent", () => {
  const { merge } = remindMessage;
  expect(merge?.({ msgId: 1, time: 5 }, { msgId: 1, time: 9 })).toEqual({ msgId: 1, time: 9 });
  expect(merge?.({ msgId: 1, time: 5 }, { msgId: 2, time: 9 })).toBeUndefined();
});
