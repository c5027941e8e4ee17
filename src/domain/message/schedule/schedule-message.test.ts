import { makeCompany, makeGroup, makeMessage, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { SCHEDULED_MAX } from "./scheduled-message.ts";

const HOUR = 3_600_000;

function makeChat() {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const time = world.now + HOUR;
  const schedules = (text: string, more: { replyId?: number } = {}) =>
    world.does(MEMBER, "message.schedule", { dialogId, text, time, ...more }).reply;
  return { world, dialogId, time, schedules };
}

test("words wait in their writer's own scope, and nothing is said before their time", () => {
  const { world, dialogId, time, schedules } = makeChat();
  const answered = makeMessage(world, dialogId);
  const before = world.row("dialog", dialogId).lastPosition;
  const row = schedules("Sweep the deck", { replyId: answered.id });
  expect(world.row("scheduledMessage", row.id)).toMatchObject({
    userId: MEMBER,
    text: "Sweep the deck",
    textType: "text",
    replyId: answered.id,
    time,
    sendingTime: 0,
    failed: "",
  });
  expect(world.row("dialog", dialogId).lastPosition).toBe(before);
});

test("only who is in a chat writes for later, and so many messages at most", () => {
  const { world, dialogId, time, schedules } = makeChat();
  const words = { dialogId, text: "Hello", time };
  expect(world.refuses(OUTSIDER, "message.schedule", words).reason).toBe("dialogGone");
  for (let count = 0; count < SCHEDULED_MAX; count += 1) schedules(`Step ${count}`);
  expect(world.refuses(MEMBER, "message.schedule", words)).toMatchObject({
    reason: "message.scheduledMax",
    data: { count: SCHEDULED_MAX },
  });
});
