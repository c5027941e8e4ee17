import { once } from "node:events";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { getSocketStatus } from "#contract/calls/device.ts";
import { giveTicket } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import type { DataFrame, ServerFrame } from "#contract/frames/frames.ts";
import { SOCKETS_MAX } from "#server/sync/seats.ts";
import { holderOf } from "#server/sync/socket-ticket.ts";
import { readHead } from "#server/tables/own/space.ts";
import { eventually } from "./database/scratch.ts";
import { addBrowser, addSomeone, type Someone } from "./make/people.ts";
import { ticketOf } from "./make/socket-ticket.ts";
import { Replica } from "./make/replica.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";

type Frame = DataFrame | (ServerFrame & { table?: undefined; to?: number });

let server: TestServer;
let address: string;
const open = new Set<WebSocket>();

beforeAll(async () => {
  server = await openTestServer();
  address = (await server.listen()).replace("http", "ws");
});
afterEach(() => {
  for (const socket of open) socket.terminate();
  open.clear();
});
afterAll(async () => server.close());

/** A browser's end of the line. */
async function connect(someone: Pick<Someone, "token">) {
  const line = knock(await ticketOf(server, someone));
  await eventually(() => line.frames.length > 0);
  return line;
}

/** A socket whose address has this word. */
function knock(word: string) {
  const socket = new WebSocket(`${address}/ws?action=web&token=${word}&language=en`);
  open.add(socket);
  const frames: Frame[] = [];
  let closed: number | undefined;
  socket.on(
    "message",
    (data) => void frames.push(JSON.parse((data as Buffer).toString()) as Frame),
  );
  socket.on("close", (code) => (closed = code));
  const first = <Type extends Frame["type"]>(type: Type) =>
    frames.find((frame): frame is Extract<Frame, { type: Type }> => frame.type === type);
  return {
    socket,
    frames,
    first,
    data: () => frames.filter((frame): frame is DataFrame => frame.table !== undefined),
    closed: async () => {
      await eventually(() => closed !== undefined);
      return closed;
    },
    /** Waits until the line has covered the number. */
    heard: async (seq: number) => eventually(() => frames.some((frame) => (frame.to ?? 0) >= seq)),
  };
}

async function head(): Promise<number> {
  return readHead(server.parts.database);
}

test("the first frame says who and where one is", async () => {
  const { leader } = await makeWorld(server);
  const line = await connect(leader);
  expect(line.frames[0]).toMatchObject({ type: "open", ud: leader.userId, head: await head() });
  expect(line.first("open")?.online).toContain(leader.userId);
});

test("a ticket opens one socket", async () => {
  const { leader } = await makeWorld(server);
  const ticket = await ticketOf(server, leader);
  const line = knock(ticket);
  await eventually(() => line.first("open") !== undefined);
  const again = knock(ticket);
  expect(await again.closed()).toBe(1013);
  expect(again.frames).toEqual([]);
});

test("a ticket is good for a minute, and nothing else is one", async () => {
  const { leader } = await makeWorld(server);
  const ticket = await ticketOf(server, leader);
  server.clock.now += 60_000;
  for (const word of [ticket, leader.token, "x".repeat(43), ""]) {
    const line = knock(word);
    expect(await line.closed()).toBe(1013);
    expect(line.frames).toEqual([]);
  }
  expect((await server.call(giveTicket, {}, "x".repeat(43))).code).toBe(401);
});

test("the ticket of a session that has ended opens nothing", async () => {
  const { leader } = await makeWorld(server);
  const { token, deviceId } = await addBrowser(server, leader.userId);
  const ticket = await ticketOf(server, { token });
  await done(server, leader, callOf("device.remove"), { id: deviceId });
  expect(await knock(ticket).closed()).toBe(1013);
});

test("where the operator says so, other clients come with the token of their session", async () => {
  const parts = { ...server.parts, settings: { ...server.parts.settings, socketToken: true } };
  const { leader } = await makeWorld(server);
  const { userId } = leader;
  expect(await holderOf(parts, leader.token)).toMatchObject({ ok: true, value: { userId } });
  expect(await holderOf(parts, "x".repeat(43))).toMatchObject({ error: { reason: "signedOut" } });
  expect(await holderOf(server.parts, leader.token)).toBeUndefined();
});

test("frames follow each other without a hole and rebuild what a pull gives", async () => {
  const { leader, member, plan, task } = await makeWorld(server);
  const replica = await new Replica().pull(server, member);
  const line = await connect(member);
  for (let index = 0; index < 20; index += 1) {
    await done(server, leader, callOf("task.add"), {
      planId: plan.id,
      name: `Task ${index}`,
      content: "<p>x</p>",
    });
    await done(server, leader, callOf("task.edit"), { id: task.id, name: `Name ${index}` });
  }
  await line.heard(await head());
  let at = line.first("open")?.head;
  let rest = 0;
  for (const frame of line.data()) {
    expect(frame.from).toBe(at);
    if (rest > 0) expect(frame.rest).toBe(rest - 1);
    rest = frame.rest;
    if (rest === 0) at = frame.to;
    replica.applyFrame(frame);
  }
  expect(rest).toBe(0);
  expect(replica.content()).toEqual((await new Replica().pull(server, member)).content());
});

test("two people hear of the same change, and others only that time goes on", async () => {
  const { leader, member, outsider, plan } = await makeWorld(server);
  const [one, two, other] = [await connect(leader), await connect(member), await connect(outsider)];
  const task = await done(server, leader, callOf("task.add"), { planId: plan.id, name: "For two" });
  const now = await head();
  await Promise.all([one.heard(now), two.heard(now), other.heard(now)]);
  for (const line of [one, two]) {
    const [frame] = line.data();
    expect(frame).toMatchObject({ type: "planTask", action: "add", table: "task", rest: 0 });
    expect(frame?.data).toMatchObject({ id: task.id });
  }
  expect(other.data()).toEqual([]);
  expect(other.first("range")).toBeDefined();
});

test("whoever is taken out while connected hears that, and nothing of the plan after it", async () => {
  const { leader, member, plan } = await makeWorld(server);
  const line = await connect(member);
  await done(server, leader, callOf("plan.removeUsers"), {
    planId: plan.id,
    userId: [member.userId],
  });
  await line.heard(await head());
  const before = line.data().length;
  const ofPlan = line.data().filter(({ table }) => table !== "notice");
  expect(ofPlan.at(-1)).toMatchObject({
    table: "access",
    gone: true,
    data: { id: `${member.userId}/plan:${plan.id}` },
  });
  server.clock.now += 2_000;
  await done(server, leader, callOf("task.add"), { planId: plan.id, name: "Secret" });
  await line.heard(await head());
  expect(line.data()).toHaveLength(before);
});

test("a plan that is removed is gone before the access to it", async () => {
  const { leader, member, plan } = await makeWorld(server);
  const line = await connect(member);
  await done(server, leader, callOf("plan.remove"), { planId: plan.id });
  await line.heard(await head());
  // News of the plan go with it.
  expect(line.data().map((frame) => [frame.table, frame.gone])).toEqual([
    ["plan", true],
    ["access", true],
    ["notice", true],
    ["notice", true],
  ]);
});

test("whoever is let into a plan that has a past is made to pull", async () => {
  const { leader, outsider, plan, task } = await makeWorld(server);
  const line = await connect(outsider);
  await done(server, leader, callOf("plan.invite"), { planId: plan.id, userId: [outsider.userId] });
  const now = await head();
  await line.heard(now);
  expect(line.first("range")).toEqual({ type: "range", from: now, to: now });
  await done(server, leader, callOf("task.edit"), { id: task.id, name: "Heard" });
  await eventually(() => line.data().length > 0);
  expect(line.data()[0]).toMatchObject({ from: now, table: "task" });
});

test("coming and going is told to those who are online, once per person", async () => {
  const { leader, member } = await makeWorld(server);
  const watcher = await connect(leader);
  const first = await connect(member);
  const second = await connect(await addBrowser(server, member.userId));
  first.socket.close();
  await first.closed();
  expect(server.parts.hub.isOnline(member.userId)).toBe(true);
  second.socket.close();
  const lines = () => watcher.frames.filter((frame) => frame.type === "line");
  await eventually(() => lines().length >= 2);
  expect(lines()).toEqual([
    { type: "line", userId: member.userId, online: true },
    { type: "line", userId: member.userId, online: false },
  ]);
});

test("a browser that is signed out from elsewhere is hung up on, others are not", async () => {
  const here = await addSomeone(server, "Hereandthere");
  const there = await addBrowser(server, here.userId);
  const [mine, lost] = [await connect(here), await connect(there)];
  await done(server, here, callOf("device.remove"), { id: there.deviceId });
  expect(await lost.closed()).toBe(4401);
  expect(lost.frames.at(-1)).toEqual({ type: "error", code: 401, reason: "signedOut" });
  await mine.heard(await head());
  expect(mine.data()[0]).toMatchObject({ table: "device", gone: true });
});

test("a handshake gets its receipt and a ping its pong; nonsense is passed over", async () => {
  const line = await connect(await addSomeone(server, "Talker"));
  line.socket.send("nonsense");
  line.socket.send(JSON.stringify({ type: "handshake", msgId: "m1" }));
  line.socket.send(JSON.stringify({ type: "ping" }));
  await eventually(() => line.first("pong") !== undefined);
  expect(line.first("receipt")).toEqual({ type: "receipt", msgId: "m1" });
});

test("a socket that says more than anybody has to say is closed", async () => {
  const { leader } = await makeWorld(server);
  const flood = await connect(leader);
  for (let frame = 0; frame < 400; frame += 1) flood.socket.send('{"type":"ping"}');
  expect(await flood.closed()).toBe(1008);
  const pings = await connect(leader);
  for (let ping = 0; ping < 400; ping += 1) pings.socket.ping();
  expect(await pings.closed()).toBeGreaterThan(1_000);
  const heavy = await connect(leader);
  for (let frame = 0; frame < 12; frame += 1) heavy.socket.send("x".repeat(60_000));
  expect(await heavy.closed()).toBe(1008);
});

test("one person has so many sockets and no more, and gets one back when another closes", async () => {
  const { leader, member } = await makeWorld(server);
  const sockets = [];
  for (let socket = 0; socket < SOCKETS_MAX; socket += 1) sockets.push(await connect(leader));
  const isLetIn = async () => {
    const ticket = await ticketOf(server, leader);
    const socket = new WebSocket(`${address}/ws?action=web&token=${ticket}&language=en`);
    open.add(socket);
    return Promise.race([
      once(socket, "message").then(() => true),
      once(socket, "close").then(() => false),
    ]);
  };
  expect(await isLetIn()).toBe(false);
  expect((await connect(member)).first("open")).toBeDefined();
  sockets[0]?.socket.close();
  await eventually(isLetIn);
});

test("a browser learns whether its own socket is still open, and nobody else's", async () => {
  const [ana, ben] = [await addSomeone(server, "Ana"), await addSomeone(server, "Ben")];
  const isOnline = async (token: string) =>
    (await server.call(getSocketStatus, {}, token)).data.online;
  const other = await addBrowser(server, ana.userId);
  const line = await connect(ana);
  expect(await isOnline(ana.token)).toBe(true);
  expect(await isOnline(other.token)).toBe(false);
  expect(await isOnline(ben.token)).toBe(false);
  expect(await isOnline("")).toBe(false);
  line.socket.terminate();
  await eventually(async () => !(await isOnline(ana.token)));
});
