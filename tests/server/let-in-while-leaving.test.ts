import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteAccount } from "#contract/calls/account.ts";
import { removeSample } from "#contract/calls/sample.ts";
import { callOf } from "#contract/command-calls.ts";
import { companyScope } from "#domain/scope.ts";
import { enterLanes } from "#server/commands/lane.ts";
import { addSampleRows } from "#server/tables/own/sample-row.ts";
import { takeNumbers } from "#server/tables/own/space.ts";
import type { Tx } from "#server/tables/sql/db.ts";
import { eventually } from "./database/scratch.ts";
import { addSomeone, PASSWORD, type Someone } from "./make/people.ts";
import { holdUp, waitingForLocks } from "./make/hold-up.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

let server: TestServer;
let world: World;
let leaving: Someone;
let planId: number;
let count = 0;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  world = await makeWorld(server);
  count += 1;
  leaving = await addSomeone(server, `Leaving${count}`);
  planId = (await done(server, world.leader, callOf("plan.add"), { name: "Tower B" })).id;
});
afterAll(async () => server.close());

const invite = async () =>
  server.call(callOf("plan.invite"), { planId, userId: [leaving.userId] }, world.leader.token);
const leave = async () =>
  server.call(deleteAccount, { email: leaving.email, password: PASSWORD }, leaving.token);
const hold = async (take: (tx: Tx) => Promise<unknown>) => holdUp(server.parts.database, take);
const waiting = async (least: number) =>
  eventually(async () => (await waitingForLocks(server.parts.database)) >= least);

async function placesLeft(): Promise<unknown[]> {
  const { userId } = leaving;
  return server.parts.database.run(
    `select id from plan_users where user_id = $1
     union all select id from dialog_users where user_id = $1
     union all select id from access where user_id = $1`,
    [userId],
  );
}

test("who is let into a plan while the sample site waits to be taken away leaves it as well", async () => {
  await addSampleRows(server.parts.database, [{ entity: "user", id: leaving.userId }]);
  const release = await hold(async (tx) => enterLanes(tx, [companyScope]));
  const removed = server.call(removeSample, {}, world.administrator.token);
  await waiting(1);
  expect((await invite()).code).toBe(200);
  await release();
  expect((await removed).code).toBe(200);
  expect(await placesLeft()).toEqual([]);
});

test("who is being let into a plan while they leave the company is in none afterwards", async () => {
  const release = await hold(async (tx) => takeNumbers(tx, 1));
  const invited = invite();
  await waiting(1);
  const left = leave();
  await waiting(2);
  await release();
  expect((await left).code).toBe(200);
  expect((await invited).code).toBe(200);
  expect(await placesLeft()).toEqual([]);
});

test("nobody is let in anywhere who has left while that was decided", async () => {
  const release = await hold(async (tx) => takeNumbers(tx, 1));
  const left = leave();
  await waiting(1);
  const invited = invite();
  const body = { name: "Crew", userId: [leaving.userId] };
  const grouped = server.call(callOf("dialog.addGroup"), body, world.member.token);
  await waiting(2);
  await release();
  expect((await left).code).toBe(200);
  expect(await invited).toMatchObject({ reason: "userUnknown" });
  expect(await grouped).toMatchObject({ reason: "userUnknown" });
  expect(await placesLeft()).toEqual([]);
});
