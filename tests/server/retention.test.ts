import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { syncPull, syncPush } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import { LOG_KEPT } from "#domain/limits.ts";
import { MAIL_KEPT } from "#domain/plan/mail/mail-limits.ts";
import { pruneOld } from "#server/jobs/retention.ts";
import { claimPlanMail, isMailTaken, setPlanMail } from "#server/tables/own/outward/plan-mail.ts";
import { takeTurn } from "#server/tables/own/turn.ts";
import { openEar } from "./make/ear.ts";
import { fillPlan } from "./make/fill-plan.ts";
import { Replica } from "./make/replica.ts";
import { longSessions, openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";

const DAY = 24 * 3_600_000;

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
});
beforeEach(() => {
  // What earlier tests left is old by now.
  server.clock.now += LOG_KEPT + DAY;
});
afterAll(async () => server.close());

async function numbers() {
  const [row] = await server.parts.database.run<{
    floor: number;
    head: number;
    oldest: number;
    lines: number;
    answers: number;
  }>(
    `select floor, head, (select min(seq) from changes) as oldest,
            (select count(*) from changes) as lines, (select count(*) from ledger) as answers
     from space`,
  );
  if (!row) throw new Error("There is no space");
  return row;
}

test("what is older than ninety days goes from the log, and the floor says so", async () => {
  await makeWorld(server);
  const { head: old } = await numbers();
  server.clock.now += LOG_KEPT + DAY;
  await makeWorld(server);
  await pruneOld(server.parts);
  const { floor, oldest, head, lines } = await numbers();
  expect(floor).toBe(old);
  expect(oldest).toBe(old + 1);
  expect(lines).toBe(head - floor);
});

test("what is younger stays, and so does the newest line however old", async () => {
  await makeWorld(server);
  await pruneOld(server.parts);
  const before = await numbers();
  server.clock.now += LOG_KEPT - DAY;
  await pruneOld(server.parts);
  expect(await numbers()).toEqual(before);
  server.clock.now += 10 * LOG_KEPT;
  await pruneOld(server.parts);
  // The log itself says how late it is: a clock that runs ahead makes nothing old.
  expect(await numbers()).toEqual(before);
});

test("a browser that stood below the floor starts over and holds what a new one is given", async () => {
  const { leader, member, plan, task } = await makeWorld(server);
  const replica = await new Replica().pull(server, member);
  await done(server, leader, callOf("task.remove"), [{ id: task.id }]);
  server.clock.now += LOG_KEPT + DAY;
  await done(server, leader, callOf("task.add"), { planId: plan.id, name: "Long after" });
  await pruneOld(server.parts);
  const { data } = await server.call(syncPull, replica, member.token);
  expect(data.reset).toBe(true);
  await replica.pull(server, member);
  expect(replica.content()).toEqual((await new Replica().pull(server, member)).content());
});

test("a browser that stands at the floor goes on without starting over", async () => {
  const { leader, member, plan } = await makeWorld(server);
  const replica = await new Replica().pull(server, member);
  server.clock.now += LOG_KEPT + DAY;
  await done(server, leader, callOf("task.add"), { planId: plan.id, name: "Long after" });
  await pruneOld(server.parts);
  expect(replica.since).toBe((await numbers()).floor);
  const { data } = await server.call(syncPull, replica, member.token);
  expect(data.reset).toBe(false);
  await replica.pull(server, member);
  expect(replica.content()).toEqual((await new Replica().pull(server, member)).content());
});

test("a pull in pages whose log goes meanwhile starts over", async () => {
  const { leader, member, plan } = await makeWorld(server);
  const replica = await new Replica().pull(server, member);
  await fillPlan(server, leader, plan.id, 11);
  const first = await server.call(syncPull, replica, member.token);
  expect(first.data.cursor).toBeDefined();
  server.clock.now += LOG_KEPT + DAY;
  await done(server, leader, callOf("task.add"), { planId: plan.id, name: "Long after" });
  await pruneOld(server.parts);
  const body = { epoch: replica.epoch, since: replica.since, cursor: first.data.cursor };
  const second = await server.call(syncPull, body, member.token);
  expect(second.data.reset).toBe(true);
});

test("whoever starts from nothing is not sent back by a log that goes meanwhile", async () => {
  const { leader, plan } = await makeWorld(server);
  await fillPlan(server, leader, plan.id, 11);
  const first = await server.call(syncPull, { epoch: "", since: 0 }, leader.token);
  server.clock.now += LOG_KEPT + DAY;
  await done(server, leader, callOf("task.add"), { planId: plan.id, name: "Long after" });
  await pruneOld(server.parts);
  const body = { epoch: "", since: 0, cursor: first.data.cursor };
  const second = await server.call(syncPull, body, leader.token);
  expect(second.data).toMatchObject({ reset: false, head: first.data.head });
});

test("whoever is let into a plan that is older than the log is made to pull", async () => {
  const { leader, outsider, plan } = await makeWorld(server);
  server.clock.now += LOG_KEPT + DAY;
  await makeWorld(server);
  await pruneOld(server.parts);
  const ear = await openEar(server, outsider);
  await done(server, leader, callOf("plan.invite"), { planId: plan.id, userId: [outsider.userId] });
  await ear.heard((await numbers()).head);
  expect(ear.hasGap()).toBe(true);
  ear.leave();
});

test("frames go on while the log is shortened behind them", async () => {
  const { leader, member, task } = await makeWorld(server);
  const ear = await openEar(server, member);
  server.clock.now += LOG_KEPT + DAY;
  await done(server, leader, callOf("task.edit"), { id: task.id, name: "Later" });
  await pruneOld(server.parts);
  await done(server, leader, callOf("task.edit"), { id: task.id, name: "Later still" });
  await ear.heard((await numbers()).head);
  const rows = ear.dataFrames().filter((frame) => frame.table === "task");
  expect(rows.at(-1)?.data).toMatchObject({ name: "Later still" });
  ear.leave();
});

test("answers to mutations are kept as long as the log, and then forgotten", async () => {
  const { leader, task } = await makeWorld(server);
  const send = async (n: number) => {
    const data = { id: task.id, name: `Name ${n}` };
    const entries = [{ n, call: "task.edit", data, at: server.clock.now }];
    const reply = await server.call(syncPush, { clientId: "retention", entries }, leader.token);
    return reply.data.results[0]?.state;
  };
  expect(await send(1)).toBe("applied");
  server.clock.now += LOG_KEPT - DAY;
  expect(await send(2)).toBe("applied");
  await pruneOld(server.parts);
  expect(await send(1)).toBe("duplicate");
  server.clock.now += 2 * DAY;
  expect(await send(3)).toBe("applied");
  await pruneOld(server.parts);
  expect((await numbers()).answers).toBe(2);
  expect(await send(2)).toBe("duplicate");
});

test("what became of an e-mail is forgotten after four hundred days, taken ones too", async () => {
  const { database, mint } = server.parts;
  const take = async (mailKey: string) => {
    const now = server.clock.now;
    const mail = { id: mint.nextId(), mailKey, planId: 1, sender: "", subject: "" };
    await claimPlanMail(database, mail, { now, until: now });
    await setPlanMail(database, mail.id, { state: "taken" });
  };
  await take("old");
  server.clock.now += MAIL_KEPT - DAY;
  await take("young");
  await makeWorld(server);
  await pruneOld(server.parts);
  expect(await isMailTaken(database, "old")).toBe(true);
  server.clock.now += 2 * DAY;
  await makeWorld(server);
  await pruneOld(server.parts);
  expect(await isMailTaken(database, "old")).toBe(false);
  expect(await isMailTaken(database, "young")).toBe(true);
});

test("one server at a time does it", async () => {
  await makeWorld(server);
  server.clock.now += LOG_KEPT + DAY;
  await makeWorld(server);
  const { lines } = await numbers();
  await server.parts.database.transaction(async (tx) => {
    expect(await takeTurn(tx, "retention")).toBe(true);
    await pruneOld(server.parts);
  });
  expect((await numbers()).lines).toBe(lines);
  await pruneOld(server.parts);
  expect((await numbers()).lines).toBeLessThan(lines);
});
