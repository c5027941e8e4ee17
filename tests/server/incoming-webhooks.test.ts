import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listAudit } from "#contract/calls/administration.ts";
import { listMessages } from "#contract/calls/dialog.ts";
import { addBot, editBot } from "#contract/calls/programs/bot.ts";
import { setUp } from "#contract/calls/system.ts";
import {
  addIncoming,
  listIncoming,
  removeIncoming,
} from "#contract/calls/trust/incoming-webhook.ts";
import { callOf } from "#contract/command-calls.ts";
import { INCOMING_MAX } from "#domain/user/bot-limits.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

let server: TestServer;
let world: World;
let dialogId = 0;
let botId = 0;
let bots = 0;

beforeAll(async () => {
  server = await openTestServer();
  const person = { name: "Ada Stone", email: "ada@example.com", password: "a good password" };
  const wish = { company: "Acme", ...person, language: "en", sample: false };
  const root = (await server.call(setUp, wish)).data;
  // Whoever leads a group may have bots of their own here.
  await done(server, root, callOf("setting.save"), { ownTokens: true });
});
beforeEach(async () => {
  world = await makeWorld(server);
  dialogId = world.group.id;
  bots += 1;
  botId = (await done(server, world.leader, addBot, { name: `Wind gauge ${bots}` })).userId;
  const userId = [botId];
  await done(server, world.leader, callOf("dialog.addGroupUsers"), { dialogId, userId });
});
afterAll(async () => server.close());

const place = () => ({ dialogId, userId: botId });
const address = async () => done(server, world.leader, addIncoming, place());

// Each post comes from an address of its own: the limit of callers is not what is tested.
let posts = 0;
async function post(url: string, body: unknown) {
  posts += 1;
  const reply = await server.inject({
    method: "POST",
    url: new URL(url).pathname,
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.4.${posts >> 8}.${posts & 255}`,
    },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: reply.statusCode, reason: reply.json<{ reason?: string }>().reason };
}

async function said(): Promise<string[]> {
  const { data } = await server.call(listMessages, { dialogId }, world.leader.token);
  return data.list.filter(({ userId }) => userId === botId).map(({ msg }) => msg.text);
}

test("another service writes into the group as the bot, words or markdown; the address is kept as a hash", async () => {
  const { url, row } = await address();
  expect(await post(url, { text: "22 m/s" })).toMatchObject({ status: 200 });
  expect(await post(url, { md: "**24** m/s <script>alert(1)</script>" })).toMatchObject({
    status: 200,
  });
  expect(await said()).toEqual(["**24** m/s <script>alert(1)</script>", "22 m/s"]);
  const code = url.split("/").at(-1) ?? "";
  const kept = await server.parts.database.run("select * from incoming_webhooks");
  expect(JSON.stringify(kept)).not.toContain(code);
  const [listed] = await done(server, world.leader, listIncoming, place());
  expect(listed).toMatchObject({ id: row.id, lastTime: server.clock.now });
  const { records } = await done(server, world.administrator, listAudit, { kind: "webhookAdd" });
  expect(records[0]).toMatchObject({ targetId: dialogId, userId: world.leader.userId });
});

test("only who leads the group and looks after the bot makes, sees and takes back an address", async () => {
  const { row, url } = await address();
  for (const person of [world.member, world.outsider, world.administrator]) {
    for (const call of [listIncoming, addIncoming])
      expect((await server.call(call, place(), person.token)).code).not.toBe(200);
    await done(server, person, removeIncoming, { id: row.id });
  }
  const nobodys = { dialogId, userId: world.member.userId };
  expect((await server.call(addIncoming, nobodys, world.leader.token)).reason).toBe("bot.gone");
  expect(await post(url, { text: "Still here" })).toMatchObject({ status: 200 });
  await done(server, world.leader, removeIncoming, { id: row.id });
  expect(await post(url, { text: "Gone" })).toEqual({ status: 404, reason: "incoming.gone" });
});

test("what is no message is refused, and nothing of it stands there", async () => {
  const { url } = await address();
  for (const body of [{}, { text: " " }, { text: 5 }, { text: "a", md: "b" }, [], "null"])
    expect(await post(url, body)).toEqual({ status: 400, reason: "incoming.words" });
  expect((await post(url, "{")).status).toBe(400);
  expect((await post(url, { text: "x".repeat(300_000) })).status).toBe(413);
  expect((await post(`${url}x`, { text: "Hello" })).status).toBe(404);
  expect(await said()).toEqual([]);
});

test("the bot goes by the rules of the group: silence, everybody, slow mode", async () => {
  const { url } = await address();
  const setRules = callOf("dialog.setRules");
  await done(server, world.leader, setRules, { dialogId, callingAll: "leaders" });
  expect(await post(url, { text: "<@0> 22 m/s" })).toEqual({
    status: 403,
    reason: "dialog.callingAll",
  });
  await done(server, world.leader, setRules, { dialogId, slowMode: 60 });
  expect((await post(url, { text: "One" })).status).toBe(200);
  expect((await post(url, { text: "Two" })).status).toBe(429);
  await done(server, world.leader, setRules, { dialogId, slowMode: 0, writing: "chosen" });
  expect(await post(url, { text: "Three" })).toEqual({ status: 403, reason: "dialog.writersOnly" });
  expect(await said()).toEqual(["One"]);
});

test("one address says so much a minute", async () => {
  const { url } = await address();
  for (let count = 0; count < 30; count += 1)
    expect((await post(url, { text: `${count}` })).status).toBe(200);
  expect((await post(url, { text: "Too much" })).status).toBe(429);
  server.clock.now += 60_001;
  expect((await post(url, { text: "A minute later" })).status).toBe(200);
});

test("it ends with the right of who made it, and with the bot", async () => {
  const first = await address();
  await done(server, world.leader, editBot, { userId: botId, disabled: true });
  expect((await post(first.url, { text: "Hello" })).status).toBe(404);
  await done(server, world.leader, editBot, { userId: botId, disabled: false });
  expect((await post(first.url, { text: "Hello" })).status).toBe(200);
  const to = { dialogId, userId: world.member.userId };
  await done(server, world.leader, callOf("dialog.handOver"), to);
  expect((await post(first.url, { text: "Hello" })).status).toBe(404);
});

test("who leads the group no more leaves no addresses behind that keep others from making theirs", async () => {
  for (let count = 0; count < INCOMING_MAX; count += 1) await address();
  expect((await server.call(addIncoming, place(), world.leader.token)).reason).toBe(
    "incoming.tooMany",
  );
  const { userId } = await done(server, world.member, addBot, { name: `Rain gauge ${bots}` });
  const bot = { dialogId, userId: [userId] };
  await done(server, world.leader, callOf("dialog.addGroupUsers"), bot);
  const to = { dialogId, userId: world.member.userId };
  await done(server, world.leader, callOf("dialog.handOver"), to);
  const { url } = await done(server, world.member, addIncoming, { dialogId, userId });
  expect((await post(url, { text: "4 mm" })).status).toBe(200);
});
