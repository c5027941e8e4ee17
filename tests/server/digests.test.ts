import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { sendDigests } from "#server/jobs/send-digests.ts";
import { tableOf } from "#server/tables/registry.ts";
import { databaseOn } from "#server/tables/sql/db.ts";
import { type LetterServer, openLetterServer } from "./make/letter-server.ts";
import type { Someone } from "./make/people.ts";
import { done, makeWorld, type World } from "./make/world.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Thursday, 06:00 in UTC. */
const MORNING = Date.UTC(2026, 10, 26, 6);
const SUBJECT = "Acme Build: what is to be done today";

let letters: LetterServer;
let world: World;

beforeAll(async () => {
  letters = await openLetterServer();
});
afterAll(async () => letters.close());
beforeEach(async () => {
  letters.server.clock.now = Math.max(MORNING, letters.server.clock.now + 30 * DAY);
  letters.server.clock.now -= letters.server.clock.now % DAY;
  letters.server.clock.now += 6 * HOUR;
  world = await makeWorld(letters.server);
});

/** The member's task ends so many hours from now. */
async function due(hours: number): Promise<void> {
  const { server } = letters;
  const end = server.clock.now + hours * HOUR;
  const times: [number, number] = [end - HOUR, end];
  await done(server, world.leader, callOf("task.edit"), { id: world.task.id, times });
}

async function wants({ token }: Someone, change: object): Promise<void> {
  const answer = await letters.server.call(
    callOf("notify.save"),
    { digest: "daily", digestAt: "07:00", timeZone: "UTC", ...change },
    token,
  );
  expect(answer.code).toBe(200);
  await sendDigests(letters.server.parts);
}

async function lettersTo({ userId }: Someone) {
  const account = await tableOf("account").get(letters.server.parts.database, userId);
  return letters.box.letters.filter((one) => one.to === account?.email);
}

test("whoever wants one gets one at their time each day that has something for them, and nobody else", async () => {
  const { server } = letters;
  await due(10);
  await wants(world.member, {});
  await wants(world.outsider, {});
  expect(await lettersTo(world.member)).toEqual([]);
  server.clock.now += HOUR;
  await sendDigests(server.parts);
  const [letter, ...more] = await lettersTo(world.member);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe(SUBJECT);
  expect(letter?.text).toContain("Due today:");
  expect(letter?.text).toContain(`/manage/plan/${world.plan.id}?task=${world.task.id}`);
  expect(await lettersTo(world.leader)).toEqual([]);
  expect(await lettersTo(world.outsider)).toEqual([]);
  server.clock.now += DAY;
  await sendDigests(server.parts);
  const letterNext = (await lettersTo(world.member))[1];
  expect(letterNext?.text).toContain("Overdue:");
});

test("two servers send it once, also after both were down at its time", async () => {
  const { server } = letters;
  await due(10);
  await wants(world.member, {});
  server.clock.now += 5 * HOUR;
  const opened = await openDatabase({
    databaseUrl: server.connectionString,
    dataDir: "",
    log: () => undefined,
  });
  const neighbour = { ...server.parts, database: databaseOn(opened.pool) };
  await Promise.all([sendDigests(server.parts), sendDigests(neighbour)]);
  await sendDigests(neighbour);
  await opened.close();
  expect(await lettersTo(world.member)).toHaveLength(1);
});

test("one that the mail server refuses is sent later, and times that are changed count at once", async () => {
  const { server, box } = letters;
  await due(10);
  await wants(world.member, { digestAt: "09:00" });
  await wants(world.member, { digestAt: "07:00" });
  server.clock.now += HOUR;
  box.takes = false;
  await sendDigests(server.parts);
  box.takes = true;
  await sendDigests(server.parts);
  expect(await lettersTo(world.member)).toEqual([]);
  server.clock.now += 2 * 60_000;
  await sendDigests(server.parts);
  expect(await lettersTo(world.member)).toHaveLength(1);
  server.clock.now += 2 * HOUR;
  await sendDigests(server.parts);
  expect(await lettersTo(world.member)).toHaveLength(1);
});

test("whoever changes its time again and again gets no more of them", async () => {
  const { server } = letters;
  await due(10);
  await wants(world.member, {});
  server.clock.now += HOUR;
  await sendDigests(server.parts);
  for (const digestAt of ["07:01", "07:02", "07:03"]) {
    await wants(world.member, { digestAt });
    server.clock.now += 60_000;
    await wants(world.member, { digest: "off" });
    await sendDigests(server.parts);
    await wants(world.member, { digestAt });
  }
  expect(await lettersTo(world.member)).toHaveLength(1);
  await wants(world.member, { digestAt: "15:00" });
  server.clock.now += 8 * HOUR;
  await sendDigests(server.parts);
  expect(await lettersTo(world.member)).toHaveLength(2);
});

test("a task that became private is told to its people, and not to who had it before", async () => {
  const { server } = letters;
  await due(10);
  const { leader, member, task } = world;
  const hands = { addOwner: [leader.userId], removeOwner: [member.userId] };
  await done(server, leader, callOf("task.edit"), { id: task.id, name: "Zebra wages", ...hands });
  await done(server, leader, callOf("task.setVisibility"), { id: task.id, visibility: 2 });
  await wants(member, {});
  await wants(leader, {});
  server.clock.now += HOUR;
  await sendDigests(server.parts);
  expect(JSON.stringify(await lettersTo(member))).not.toContain("Zebra");
  expect(JSON.stringify(await lettersTo(leader))).toContain("Zebra wages");
});

test("nothing is told of what somebody sees no more, and nothing to who turned it off or has left", async () => {
  const { server } = letters;
  await due(10);
  await wants(world.member, {});
  await wants(world.leader, {});
  await done(server, world.leader, callOf("task.edit"), {
    id: world.task.id,
    addOwner: [world.leader.userId],
  });
  await done(server, world.member, callOf("plan.exit"), { planId: world.plan.id });
  await wants(world.leader, { digest: "off" });
  server.clock.now += HOUR;
  await sendDigests(server.parts);
  expect(await lettersTo(world.member)).toEqual([]);
  expect(await lettersTo(world.leader)).toEqual([]);
});
