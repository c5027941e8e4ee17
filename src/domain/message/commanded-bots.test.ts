import { expect, test } from "vitest";
import { makeCompany, makeGroup, MEMBER, LEADER, OUTSIDER, COLLEAGUE } from "#tests/make/site.ts";
import { botCommandId } from "../user/bot-command/bot-command.ts";

function makeChat() {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const says = (text: string) =>
    world.does(LEADER, "message.sendText", { dialogId, text }).reply as {
      id: number;
      mention: number[];
    };
  const answersTo = (userId: number, name: string) =>
    world.put([
      {
        entity: "botCommand",
        action: "add",
        put: { id: botCommandId(userId, name), userId, name, description: "Works", place: 0 },
      },
    ]);
  return { world, says, answersTo };
}

test("a command at the beginning calls the bot of the chat that has it, as a mention does", () => {
  const { world, says, answersTo } = makeChat();
  answersTo(MEMBER, "wind");
  expect(says("/wind now").mention).toEqual([MEMBER]);
  expect(says("/wind").mention).toEqual([MEMBER]);
  for (const text of ["/windy", "see /wind", "//wind", "/Wind", "/gusts", "/"])
    expect(says(text).mention, text).toEqual([]);
  const { id } = says("What now?");
  const edited = world.does(LEADER, "message.edit", { msgId: id, text: "/wind at noon" }).reply;
  expect(edited).toMatchObject({ mention: [MEMBER] });
});

test("a bot that is in another chat, or is switched off, is not called", () => {
  const { world, says, answersTo } = makeChat();
  answersTo(OUTSIDER, "wind");
  expect(says("/wind").mention).toEqual([]);
  answersTo(MEMBER, "wind");
  const bot = world.find("user", MEMBER);
  if (bot) world.put([{ entity: "user", action: "update", put: { ...bot, disableTime: 5 } }]);
  expect(says("/wind").mention).toEqual([]);
});

test("of two that have it both are called, or the one that is mentioned", () => {
  const { says, answersTo } = makeChat();
  answersTo(MEMBER, "wind");
  answersTo(COLLEAGUE, "wind");
  const both = [MEMBER, COLLEAGUE].toSorted((left, right) => left - right);
  expect(says("/wind").mention).toEqual(both);
  expect(says(`/wind <@${MEMBER}>`).mention).toEqual([MEMBER]);
});
