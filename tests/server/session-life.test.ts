import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { syncPull } from "#contract/calls/sync.ts";
import { getUserInfo, listDevices } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { endOldSessions } from "#server/jobs/old-sessions.ts";
import { possiblePushes, putSubscription } from "#server/tables/own/push.ts";
import { sessionEnds } from "#server/people/session-life.ts";
import { readHead } from "#server/tables/own/space.ts";
import { openEar } from "./make/ear.ts";
import { addBrowser, addSomeone, type Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";

const DAY = 24 * 3_600_000;

let server: TestServer;
let address: string;
let person: Someone;
let count = 0;

beforeAll(async () => {
  server = await openTestServer(undefined, { socketToken: true });
  address = await server.listen();
});
beforeEach(async () => {
  count += 1;
  person = await addSomeone(server, `Person${count}`);
});
afterAll(async () => server.close());

const codeOf = async ({ token }: Someone) => (await server.call(getUserInfo, {}, token)).code;

/** What a socket is told that opens with a token. */
async function wordOf({ token }: Someone): Promise<string> {
  const socket = new WebSocket(`${address.replace(/^http/, "ws")}/ws?action=web&token=${token}`);
  const word = await new Promise<string>((resolve) => {
    socket.addEventListener("message", ({ data }) => resolve(String(data)), { once: true });
  });
  socket.close();
  return word;
}

test("a session ends after thirty days unused, for calls and for pulls", async () => {
  server.clock.now += 30 * DAY - 60_000;
  expect(await codeOf(person)).toBe(200);
  server.clock.now += 30 * DAY;
  expect(await server.call(getUserInfo, {}, person.token)).toMatchObject({
    status: 401,
    code: 401,
    reason: "signedOut",
  });
  const pull = await server.call(syncPull, { epoch: "", since: 0 }, person.token);
  expect(pull.code).toBe(401);
});

test("however much it is used, it ends after half a year", async () => {
  for (let used = 0; used < 179; used += 20) {
    expect(await codeOf(person)).toBe(200);
    server.clock.now += 20 * DAY;
  }
  expect(await codeOf(person)).toBe(401);
});

test("no socket is opened with a session that has ended", async () => {
  expect(JSON.parse(await wordOf(person))).toMatchObject({ type: "open" });
  server.clock.now += 31 * DAY;
  expect(JSON.parse(await wordOf(person))).toMatchObject({ type: "error", code: 401 });
});

test("no message is pushed to a browser whose session has ended", async () => {
  const { leader, member, pair } = await makeWorld(server);
  const { database } = server.parts;
  const keys = { publicKey: "key", p256dh: "p", auth: "a", address: "" };
  const { userId, deviceId } = member;
  await putSubscription(
    database,
    { userId, deviceId, endpoint: `https://push.example.com/${deviceId}`, ...keys },
    server.clock.now,
  );
  const from = await readHead(database);
  await done(server, leader, callOf("message.sendText"), {
    dialogId: pair.id,
    text: "Are you there?",
  });
  const range = { from, to: await readHead(database) };
  const pushed = async () => {
    const sessions = sessionEnds(server.parts.settings.sessionLife, server.clock.now);
    return (await possiblePushes(database, range, { most: 10, sessions })).length;
  };
  expect(await pushed()).toBe(1);
  server.clock.now += 30 * DAY;
  expect(await pushed()).toBe(0);
});

test("the hourly look takes ended devices off the list and hangs up on them, and leaves the others", async () => {
  const second = await addBrowser(server, person.userId);
  server.clock.now += 20 * DAY;
  expect(await codeOf(person)).toBe(200);
  server.clock.now += 11 * DAY;
  await endOldSessions(server.parts);
  const { data } = await server.call(listDevices, {}, person.token);
  expect(data.map(({ id }) => id)).toEqual([person.deviceId]);
  expect(await codeOf(second)).toBe(401);
});

test("whoever stays connected uses their session, until it is too old", async () => {
  const other = await addBrowser(server, person.userId);
  const ear = await openEar(server, person);
  const closed: number[] = [];
  ear.listener.line.close = (code) => void closed.push(code);
  for (let days = 0; days < 175; days += 25) {
    server.clock.now += 25 * DAY;
    await endOldSessions(server.parts);
  }
  expect(await codeOf(person)).toBe(200);
  expect(await codeOf(other)).toBe(401);
  server.clock.now += 10 * DAY;
  await endOldSessions(server.parts);
  await expect.poll(() => closed).toEqual([4401]);
  ear.leave();
});

test("the operator says how long", async () => {
  const sessionLife = { unused: 2 * DAY, longest: 5 * DAY };
  const strict = await openTestServer(undefined, { sessionLife });
  const one = await addSomeone(strict, "Strict");
  strict.clock.now += 2 * DAY;
  expect((await strict.call(getUserInfo, {}, one.token)).code).toBe(401);
  await strict.close();
});
