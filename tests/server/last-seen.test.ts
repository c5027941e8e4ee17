import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { listUserBasics } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { noteHere } from "#server/jobs/note-here.ts";
import { readLastSeen } from "#server/tables/own/last-seen.ts";
import { eventually } from "./database/scratch.ts";
import type { Someone } from "./make/people.ts";
import { ticketOf } from "./make/socket-ticket.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await openTestServer();
  address = (await server.listen()).replace("http", "ws");
});
afterAll(async () => server.close());

/** Comes by a socket and goes again after a while. */
async function comeAndGo(someone: Someone, stay: number): Promise<void> {
  const ticket = await ticketOf(server, someone);
  const socket = new WebSocket(`${address}/ws?action=web&token=${ticket}&language=en`);
  await eventually(() => server.parts.hub.isOnline(someone.userId));
  server.clock.now += stay;
  socket.terminate();
  await eventually(() => !server.parts.hub.isOnline(someone.userId));
}

async function lineTime(asker: Someone, { userId }: Someone): Promise<number | undefined> {
  const { data } = await server.call(listUserBasics, { userId: [userId] }, asker.token);
  return data[0]?.lineTime;
}

test("colleagues see when somebody went, and nobody else does", async () => {
  const { leader, member } = await makeWorld(server);
  expect(await lineTime(leader, member)).toBe(0);
  await comeAndGo(member, 3_600_000);
  const left = server.clock.now;
  await eventually(async () => (await lineTime(leader, member)) === left);
  const refused = await server.call(listUserBasics, { userId: [member.userId] }, "x".repeat(43));
  expect(refused.code).toBe(401);
});

test("who comes and goes at once is not written down each time", async () => {
  const { leader, member } = await makeWorld(server);
  await comeAndGo(member, 3_600_000);
  const left = server.clock.now;
  await eventually(async () => (await lineTime(leader, member)) === left);
  await comeAndGo(member, 5_000);
  expect(await lineTime(leader, member)).toBe(left);
  await comeAndGo(member, 20_000);
  const last = server.clock.now;
  await eventually(async () => (await lineTime(leader, member)) === last);
});

test("who keeps it to themselves is not seen, and sees nobody", async () => {
  const { leader, member } = await makeWorld(server);
  for (const one of [leader, member]) await comeAndGo(one, 60_000);
  await eventually(async () => (await lineTime(leader, member)) !== 0);
  await done(server, member, callOf("user.editData"), { hidesLine: true });
  expect(await lineTime(leader, member)).toBe(0);
  expect(await lineTime(member, leader)).toBe(0);
  await done(server, member, callOf("user.editData"), { hidesLine: false });
  expect(await lineTime(leader, member)).toBeGreaterThan(0);
  expect(await lineTime(member, leader)).toBeGreaterThan(0);
});

test("of whoever is there when a server is killed it is known to some minutes when that was", async () => {
  const { leader, member } = await makeWorld(server);
  const ticket = await ticketOf(server, member);
  const socket = new WebSocket(`${address}/ws?action=web&token=${ticket}&language=en`);
  await eventually(() => server.parts.hub.isOnline(member.userId));
  const came = server.clock.now;
  const noted = async () =>
    (await readLastSeen(server.parts.database, [member.userId], leader.userId)).get(member.userId);
  await eventually(async () => (await noted()) === came);
  server.clock.now = came + 200_000;
  await noteHere(server.parts);
  expect(await noted()).toBe(came);
  server.clock.now = came + 400_000;
  await noteHere(server.parts);
  expect(await noted()).toBe(came + 400_000);
  // Of whoever is there nobody is told when they were last.
  expect(await lineTime(leader, member)).toBe(0);
  socket.terminate();
});
