import "fake-indexeddb/auto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { syncPush } from "#contract/calls/sync.ts";
import { getUserInfo, login } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import type { Message } from "#domain/message/message.ts";
import { pruneOld } from "#server/jobs/retention.ts";
import { readHead } from "#server/tables/own/space.ts";
import { passwordPatience } from "#server/people/guards/patience.ts";
import { CoreBrowser } from "./make/core-browser.ts";
import { openEar } from "./make/ear.ts";
import type { Someone } from "./make/people.ts";
import { Replica } from "./make/replica.ts";
import { longSessions, openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";

const DAY = 24 * 3_600_000;

let server: TestServer;
let pushes = 0;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
});
afterAll(async () => server.close());

/** Says something into a group from a browser whose clock is off by so much. */
async function say(someone: Someone, dialogId: number, text: string, off: number): Promise<void> {
  pushes += 1;
  const entry = { n: 1, call: "message.sendText", data: { dialogId, text } };
  const { data } = await server.call(
    syncPush,
    { clientId: `clock-client-${pushes}`, entries: [{ ...entry, at: server.clock.now + off }] },
    someone.token,
  );
  expect(data.results[0]?.state).toBe("applied");
}

async function saidIn(someone: Someone, dialogId: number): Promise<Message[]> {
  const replica = await new Replica().pull(server, someone);
  return replica
    .of<Message>("message")
    .filter((message) => message.dialogId === dialogId)
    .toSorted((left, right) => left.position - right.position);
}

test("messages stand in the order in which they arrived, whatever the browsers' clocks say", async () => {
  const { leader, member, group } = await makeWorld(server);
  // The member's browser has been away for long enough to say so.
  server.clock.now += 40 * DAY;
  await say(leader, group.id, "a day ahead", DAY);
  await say(member, group.id, "a day behind", -DAY);
  await say(leader, group.id, "on time", 0);
  await say(member, group.id, "a year behind", -365 * DAY);
  const messages = await saidIn(leader, group.id);
  expect(messages.map(({ msg }) => msg.text)).toEqual([
    "a day ahead",
    "a day behind",
    "on time",
    "a year behind",
  ]);
  const { now } = server.clock;
  expect(messages.map(({ createTime }) => createTime - now)).toEqual([0, -DAY, 0, -30 * DAY]);
});

test("a browser that is a day ahead learns by how much, and its work is not of tomorrow", async () => {
  const { leader, plan } = await makeWorld(server);
  const browser = await CoreBrowser.open(server, leader);
  server.clock.now += DAY;
  await browser.run("task.add", { planId: plan.id, name: "Made tomorrow" });
  server.clock.now -= DAY;
  const outcome = await browser.push();
  expect(outcome.clockOffset).toBe(0);
  await browser.settle();
  const task = await browser.database.task.filter((row) => row.name === "Made tomorrow").first();
  expect(task?.createTime).toBe(server.clock.now);
});

test("when the server's clock is set back a day, order, ledger and frames go on", async () => {
  const { leader, member, group, plan } = await makeWorld(server);
  const ear = await openEar(server, member);
  const replica = await new Replica().pull(server, member);
  const entry = { n: 7, call: "message.sendText", data: { dialogId: group.id, text: "once" } };
  const body = { clientId: "set-back-client", entries: [{ ...entry, at: server.clock.now }] };
  await server.call(syncPush, body, leader.token);
  server.clock.now -= DAY;
  const { data } = await server.call(syncPush, body, leader.token);
  expect(data.results[0]?.state).toBe("duplicate");
  await say(leader, group.id, "said yesterday", 0);
  await done(server, leader, callOf("task.add"), { planId: plan.id, name: "Added yesterday" });
  await pruneOld(server.parts);
  const head = await readHead(server.parts.database);
  await ear.heard(head);
  for (const frame of ear.dataFrames()) replica.applyFrame(frame);
  const fresh = await new Replica().pull(server, member);
  expect(replica.content()).toEqual(fresh.content());
  expect((await saidIn(member, group.id)).map(({ msg }) => msg.text)).toEqual([
    "once",
    "said yesterday",
  ]);
  ear.leave();
});

test("whom nothing concerned hears so after the clock was set back, and does not wait a day", async () => {
  const { leader, outsider, plan } = await makeWorld(server);
  const ear = await openEar(server, outsider);
  const ranges = () => ear.frames.filter((frame) => frame.type === "range").length;
  await done(server, leader, callOf("task.add"), { planId: plan.id, name: "One" });
  await ear.heard(await readHead(server.parts.database));
  const before = ranges();
  server.clock.now -= DAY;
  await done(server, leader, callOf("task.add"), { planId: plan.id, name: "Two" });
  await ear.heard(await readHead(server.parts.database));
  expect(ranges()).toBe(before + 1);
  ear.leave();
});

test("sessions survive a clock that jumps to and fro", async () => {
  const { leader } = await makeWorld(server);
  for (const jump of [-DAY, 2 * DAY, -DAY]) {
    server.clock.now += jump;
    expect((await server.call(getUserInfo, {}, leader.token)).code).toBe(200);
  }
});

test("a clock that is set back frees nobody from the wait after guesses, and keeps nobody in it", async () => {
  const guess = async () => {
    const body = { email: "clock@example.com", password: "wrong guess", clientId: "guess-client" };
    return (await server.call(login, body)).code;
  };
  const codes: number[] = [];
  for (let count = 0; count < passwordPatience.free; count += 1) {
    codes.push(await guess());
    server.clock.now -= DAY;
  }
  expect(codes).toEqual(Array.from({ length: passwordPatience.free }, () => 400));
  expect(await guess()).toBe(429);
  server.clock.now += passwordPatience.first;
  expect(await guess()).toBe(400);
});
