import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { runCommand } from "#server/commands/run-command.ts";
import { startMinting } from "#server/commands/minting.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { startHub } from "#server/sync/hub.ts";
import { joinNeighbours } from "#server/sync/neighbours.ts";
import { readHead } from "#server/tables/own/space.ts";
import { databaseOn } from "#server/tables/sql/db.ts";
import type { Task } from "#domain/task/task.ts";
import { eventually } from "./database/scratch.ts";
import { openEar } from "./make/ear.ts";
import { Replica } from "./make/replica.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";

let server: TestServer;
let neighbour: Awaited<ReturnType<typeof openNeighbour>>;

beforeAll(async () => {
  server = await openTestServer();
  neighbour = await openNeighbour();
});
afterAll(async () => {
  await neighbour.close();
  await server.close();
});

/** A second server on the same database, without the HTTP. */
async function openNeighbour() {
  const { connectionString: databaseUrl } = server;
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ databaseUrl, dataDir: "", log: () => undefined });
  const database = databaseOn(opened.pool);
  const { now } = server.parts;
  const hub = await startHub({ database, log, now });
  const lines = [
    joinNeighbours({ database, hub, log }, databaseUrl),
    joinNeighbours({ ...server.parts, log }, databaseUrl),
  ];
  return {
    parts: { database, hub, mint: await startMinting(database), now },
    async close() {
      await hub.close();
      for (const line of lines) await line.close();
      await opened.close();
    },
  };
}

test("what is written at one server is told at the other", async () => {
  const { leader, member, plan } = await makeWorld(server);
  const ear = await openEar(
    { ...server, parts: { ...server.parts, hub: neighbour.parts.hub } },
    member,
  );
  const task = await done(server, leader, callOf("task.add"), {
    planId: plan.id,
    name: "From next door",
  });
  await ear.heard(await readHead(server.parts.database));
  expect(ear.dataFrames().map((frame) => frame.data["id"])).toEqual([task.id]);
});

test("who is on a socket of one server is online at the other, until they leave", async () => {
  const { leader, member } = await makeWorld(server);
  const there = { ...server, parts: { ...server.parts, hub: neighbour.parts.hub } };
  const watching = await openEar(there, leader);
  const lines = () =>
    watching.frames.filter(
      (frame) =>
        frame.table === undefined && frame.type === "line" && frame.userId === member.userId,
    );
  const come = await openEar(server, member);
  await eventually(() => lines().length === 1);
  expect(lines()).toMatchObject([{ online: true }]);
  expect(neighbour.parts.hub.isOnline(member.userId)).toBe(true);
  // Which keeps pushes away from the browser, whichever server looks for whom to tell.
  expect(neighbour.parts.hub.isDeviceOnline(member.deviceId)).toBe(true);
  const late = await openEar(there, leader);
  expect(late.frames[0]).toMatchObject({ type: "open" });
  expect(late.frames[0] && "online" in late.frames[0] && late.frames[0].online).toContain(
    member.userId,
  );
  come.leave();
  await eventually(() => lines().length === 2);
  expect(lines()[1]).toMatchObject({ online: false });
  expect(neighbour.parts.hub.isDeviceOnline(member.deviceId)).toBe(false);
  for (const ear of [watching, late]) ear.leave();
});

test("two servers that write into one plan at once lose nothing and give no rank twice", async () => {
  const { leader, plan } = await makeWorld(server);
  const actor = { userId: leader.userId, isAdmin: false };
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) =>
      runCommand(index % 2 === 0 ? server.parts : neighbour.parts, {
        actor,
        command: "task.add",
        body: { planId: plan.id, name: `Task ${index}` },
      }),
    ),
  );
  const replica = await new Replica().pull(server, leader);
  const ranks = replica.of<Task>("task").filter((row) => row.name.startsWith("Task "));
  expect(new Set(ranks.map((row) => row.rank)).size).toBe(20);
  const { database } = server.parts;
  const [log] = await database.run<{ count: number; head: number }>(
    "select count(*) as count, max(seq) as head from changes",
  );
  expect(log?.count).toBe(log?.head);
});

test("the same mutation sent to two servers at once is done once", async () => {
  const { leader, plan } = await makeWorld(server);
  const request = {
    actor: { userId: leader.userId, isAdmin: false },
    command: "task.add" as const,
    body: { planId: plan.id, name: "Only one" },
    mutation: { clientId: "two-servers", n: 1 },
  };
  const results = await Promise.all(
    [server.parts, neighbour.parts].map(async (parts) => runCommand(parts, request)),
  );
  expect(results.map((result) => result.state).toSorted()).toEqual(["applied", "duplicate"]);
});
