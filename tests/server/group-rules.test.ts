import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addBot, addToken } from "#contract/calls/programs/bot.ts";
import { listMessages } from "#contract/calls/dialog.ts";
import { beginStream, writeStream } from "#contract/calls/stream.ts";
import { callOf } from "#contract/command-calls.ts";
import { TOKEN_SCOPES } from "#contract/token-scopes.ts";
import { sendScheduled } from "#server/jobs/send-scheduled.ts";
import { tableOf } from "#server/tables/registry.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

let server: TestServer;
let world: World;
let dialogId = 0;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  world = await makeWorld(server);
  dialogId = world.group.id;
});
afterAll(async () => server.close());

const setRules = callOf("dialog.setRules");
const sendText = callOf("message.sendText");

let programs = 0;

async function addProgram() {
  programs += 1;
  const { administrator, leader } = world;
  const bot = await done(server, administrator, addBot, { name: `Gauge ${programs}` });
  const wish = { userId: bot.userId, name: "Gauge", scopes: [...TOKEN_SCOPES], days: 7 as const };
  const { token } = await done(server, administrator, addToken, wish);
  const userId = [bot.userId];
  await done(server, leader, callOf("dialog.addGroupUsers"), { dialogId, userId });
  return { token, userId: bot.userId };
}

test("only who leads the group makes rules; to outsiders it is not there", async () => {
  const { leader, member, outsider } = world;
  const wish = { dialogId, writing: "chosen" as const };
  expect((await server.call(setRules, wish, outsider.token)).reason).toBe("dialogGone");
  expect((await server.call(setRules, wish, member.token)).reason).toBe("dialog.ownerOnly");
  const { rules } = await done(server, leader, setRules, wish);
  expect(rules.writing).toBe("chosen");
});

test("a bot goes by the rules as people do, and writes where it is chosen", async () => {
  const gauge = await addProgram();
  await done(server, world.leader, setRules, { dialogId, writing: "chosen" });
  const words = { dialogId, text: "14 m/s" };
  expect((await server.call(sendText, words, gauge.token)).reason).toBe("dialog.writersOnly");
  expect((await server.call(beginStream, words, gauge.token)).reason).toBe("dialog.writersOnly");
  const chosen = { dialogId, addWriters: [gauge.userId], callingAll: "leaders" as const };
  await done(server, world.leader, setRules, chosen);
  const all = { dialogId, text: "<@0> 22 m/s" };
  expect((await server.call(sendText, all, gauge.token)).reason).toBe("dialog.callingAll");
  await done(server, gauge, sendText, words);
});

test("what a bot writes bit by bit calls everybody only where it may", async () => {
  const gauge = await addProgram();
  await done(server, world.leader, setRules, { dialogId, callingAll: "leaders" });
  const { id } = await done(server, gauge, beginStream, { dialogId, text: "Stand " });
  await done(server, gauge, writeStream, { msgId: id, action: "done", text: "Stand <@0> back" });
  const { data } = await server.call(listMessages, { dialogId }, world.leader.token);
  expect(data.list.find((message) => message.id === id)).toMatchObject({ mention: [] });
});

test("of two messages that arrive together in slow mode one stands", async () => {
  await done(server, world.leader, setRules, { dialogId, slowMode: 60 });
  const { member } = world;
  server.clock.now += 60_000;
  const replies = await Promise.all(
    ["One", "Two"].map(async (text) => server.call(sendText, { dialogId, text }, member.token)),
  );
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(replies.some(({ reason }) => reason === "dialog.slowMinutes")).toBe(true);
});

test("what is to be sent later waits until slow mode lets it, and is not lost", async () => {
  const { member, leader } = world;
  await done(server, leader, setRules, { dialogId, slowMode: 60 });
  server.clock.now += 60_000;
  const time = server.clock.now + 1000;
  const later = { dialogId, text: "Lock the gate", time };
  const { id } = await done(server, member, callOf("message.schedule"), later);
  await done(server, member, sendText, { dialogId, text: "Sweep the deck" });
  server.clock.now = time;
  await sendScheduled(server.parts);
  const kept = async () => tableOf("scheduledMessage").get(server.parts.database, id);
  expect(await kept()).toMatchObject({ failed: "", sendingTime: 0, time: time + 60_000 });
  server.clock.now = time + 60_000;
  await sendScheduled(server.parts);
  expect(await kept()).toBeUndefined();
});
