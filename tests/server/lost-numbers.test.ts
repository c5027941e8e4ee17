import "fake-indexeddb/auto";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { login } from "#contract/calls/user.ts";
import { syncPull } from "#contract/calls/sync.ts";
import type { Session } from "#contract/session.ts";
import { deviceNumberOf, mintId } from "#domain/id.ts";
import { PASSED_OVER_MAX } from "#domain/limits.ts";
import { startMinting } from "#server/commands/minting.ts";
import { browserSecrets } from "#server/people/browser-secrets.ts";
import { hashPassword } from "#server/people/passwords.ts";
import {
  claimDeviceNumber,
  raiseDeviceNumbers,
  SERVER_USER,
} from "#server/tables/own/device-number.ts";
import type { Database } from "#server/tables/sql/db.ts";
import { expectAgreement } from "./make/agreement.ts";
import { backUp } from "#tests/make/postgres/back-up.ts";
import { CoreBrowser } from "./make/core-browser.ts";
import { addBrowser, addSomeone, type Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { makeWorld } from "./make/world.ts";

interface Range {
  readonly userId: number;
  readonly deviceNumber: number;
  readonly proof?: string;
}

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(() => {
  // A new epoch is not given twice within minutes.
  server.clock.now += 3_600_000;
});
afterAll(async () => server.close());

async function namesOfTasks(planId: number): Promise<string[]> {
  const rows = await server.parts.database.run<{ name: string }>(
    "select name from tasks where plan_id = $1 order by name",
    [planId],
  );
  return rows.map(({ name }) => name);
}

async function twoBrowsers() {
  const world = await makeWorld(server);
  const one = await CoreBrowser.open(server, world.leader);
  const two = await CoreBrowser.open(server, world.member);
  return { ...world, one, two };
}

test("whoever lost the session with the restore gets their range of ids back", async () => {
  const passwordHash = await hashPassword("correct horse");
  const { plan, leader } = await makeWorld(server);
  const someone = await addSomeone(server, `Late-${plan.id}`, { passwordHash });
  const one = await CoreBrowser.open(server, leader);
  await one.run("plan.invite", { planId: plan.id, userId: [someone.userId] });
  await one.settle();
  const restore = await backUp(server.parts.database);
  const late = await signIn(someone);
  const browser = await CoreBrowser.open(server, late);
  await browser.run("task.add", { planId: plan.id, name: "under a lost number" });
  await browser.settle();
  await restore();
  const reply = await server.call(syncPull, { epoch: "", since: 0 }, late.token);
  expect(reply.code).toBe(401);

  const { counter, clientId } = await browser.identity();
  const again = await signIn(someone, rangeOf(late));
  expect(again.deviceId).not.toBe(late.deviceId);
  await browser.signInAgain(again, { counter, clientId });
  await browser.settle();
  expect(await namesOfTasks(plan.id)).toContain("under a lost number");
  await expectAgreement(server, [browser]);
});

test("a lost range goes to nobody else, and one that somebody has to nobody at all", async () => {
  const passwordHash = await hashPassword("correct horse");
  const { one, leader, plan } = await twoBrowsers();
  const thief = await addSomeone(server, `Thief-${plan.id}`, { passwordHash });
  const restore = await backUp(server.parts.database);
  const { deviceId: lost } = await addBrowser(server, leader.userId);
  await one.pull();
  await restore();
  await one.pull();
  const farAway = 2 ** 28 - 1;
  const proof = proofOf({ userId: leader.userId, deviceNumber: lost });
  await signIn(thief, { userId: leader.userId, deviceNumber: lost, proof });
  await signIn(thief, { userId: thief.userId, deviceNumber: lost, proof });
  await signIn(thief, { userId: thief.userId, deviceNumber: leader.deviceId, proof });
  await signIn(thief, { userId: thief.userId, deviceNumber: farAway, proof });
  const owners = await server.parts.database.run(
    `select number, user_id as "userId" from device_numbers where number = any($1::bigint[])`,
    [[lost, leader.deviceId, farAway]],
  );
  expect(owners).toEqual([{ number: leader.deviceId, userId: leader.userId }]);
});

test("who claimed a range after the backup without signing in goes on in it, and nobody takes one to come", async () => {
  const { one, leader } = await twoBrowsers();
  const { mint, database } = server.parts;
  const restore = await backUp(database);
  const lost = await claimDeviceNumber(database, leader.userId);
  await one.pull();
  await restore();
  await one.pull();
  mint.startOver();
  expect(await mint.mayUse(mintId(lost, 1), leader.userId)).toBe(true);
  expect(await mint.mayUse(mintId(lost, 2), leader.userId + 1)).toBe(false);
  const next = await claimDeviceNumber(database, leader.userId);
  expect(await mint.mayUse(mintId(next + 1, 1), leader.userId)).toBe(false);
});

test("what was lost is passed over before anybody is asked whose it is, however long that takes", async () => {
  const { leader } = await twoBrowsers();
  const { database } = server.parts;
  const slow: Database = {
    ...database,
    async run(text, values) {
      if (text.includes("setval('device_number_seq'")) await setTimeout(100);
      return database.run(text, values);
    },
  };
  const mint = await startMinting(slow);
  const restore = await backUp(database);
  const lost = await claimDeviceNumber(database, leader.userId);
  await restore();
  mint.startOver();
  expect(await mint.mayUse(mintId(lost, 1), leader.userId)).toBe(true);
});

test("nobody uses up numbers by naming them at a sign-in", async () => {
  const passwordHash = await hashPassword("correct horse");
  const { plan } = await twoBrowsers();
  const hoarder = await addSomeone(server, `Hoarder-${plan.id}`, { passwordHash });
  const { deviceId: last } = await addBrowser(server, hoarder.userId);
  const proof = proofOf({ userId: hoarder.userId, deviceNumber: last });
  for (const deviceNumber of [last + 900, last + 901]) {
    await signIn(hoarder, { userId: hoarder.userId, deviceNumber });
    await signIn(hoarder, { userId: hoarder.userId, deviceNumber, proof });
  }
  expect((await addBrowser(server, hoarder.userId)).deviceId).toBe(last + 5);
});

test("somebody mints in a few ranges that were passed over a day, and not in all of them", async () => {
  const { leader } = await twoBrowsers();
  const { database, mint } = server.parts;
  const { deviceId: last } = await addBrowser(server, leader.userId);
  await raiseDeviceNumbers(database, last + 100);
  const claim = async (count: number) => {
    const free = Array.from({ length: count }, (_, index) => last + index + 1);
    const claimed = [];
    for (const number of free) claimed.push(await mint.mayUse(mintId(number, 1), leader.userId));
    return claimed.filter(Boolean).length;
  };
  expect(await claim(15)).toBe(PASSED_OVER_MAX);
  server.clock.now += 25 * 3_600_000;
  expect(await claim(15)).toBe(15);
});

test("numbers given out after the backup are not given out again", async () => {
  const { one, leader, plan } = await twoBrowsers();
  const restore = await backUp(server.parts.database);
  const given: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    given.push((await addBrowser(server, leader.userId)).deviceId);
  }
  const { userId } = await addSomeone(server, `Gone-${plan.id}`);
  await one.pull();
  await restore();
  await one.pull();
  const next = await addBrowser(server, leader.userId);
  expect(next.deviceId).toBeGreaterThan(Math.max(...given));
  expect((await addSomeone(server, `Next-${plan.id}`)).userId).toBeGreaterThan(userId);
});

test("a server that starts again passes over the numbers of the time that is lost", async () => {
  const { leader } = await twoBrowsers();
  const { database } = server.parts;
  const { deviceId: before } = await addBrowser(server, leader.userId);
  await raiseDeviceNumbers(database, before + 500);
  await raiseDeviceNumbers(database, before - 500);
  expect((await addBrowser(server, leader.userId)).deviceId).toBe(before + 501);
});

test("the server itself gives ids from a range that nobody had before the restore", async () => {
  const { mint } = server.parts;
  const { leader } = await twoBrowsers();
  const restore = await backUp(server.parts.database);
  const { deviceId: lost } = await addBrowser(server, leader.userId);
  await restore();
  mint.startOver();
  await expect.poll(() => deviceNumberOf(mint.nextId())).toBeGreaterThan(lost);
  expect(await mint.mayUse(mint.nextId(), SERVER_USER)).toBe(true);
});

/** A range of ids as the browser names it that was given it. */
function rangeOf({ userId, deviceId }: Someone): Range {
  const range = { userId, deviceNumber: deviceId };
  return { ...range, proof: proofOf(range) };
}

function proofOf(range: Omit<Range, "proof">): string {
  return browserSecrets(server.parts.sealer, range).deviceProof;
}

async function signIn(someone: Someone, former?: Range) {
  const body = {
    email: someone.email,
    password: "correct horse",
    clientId: "restore-test",
    ...(former && { former: [former] }),
  };
  const { data } = await server.call(login, body);
  const session: Session = data;
  return { ...someone, token: session.token, deviceId: session.deviceNumber };
}
