import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getPlanLink, joinPlan } from "#contract/calls/plan-invite.ts";
import { syncPush } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import { SHARED_AN_HOUR } from "#domain/library/sharing/sharing-limits.ts";
import {
  LEFT_ALONE,
  MADE_AN_HOUR,
  NOTICES_BY_ONE_MAX,
  SHOWN_ANEW_AN_HOUR,
} from "#domain/limits.ts";
import { paceOf } from "#server/commands/pace.ts";
import { userScope } from "#domain/scope.ts";
import type { Notice } from "#domain/notice/notice.ts";
import { pruneOld } from "#server/jobs/retention.ts";
import { mintedBy, type Someone } from "./make/people.ts";
import { Replica } from "./make/replica.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

const HOUR = 3_600_000;

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  world = await makeWorld(server);
});
afterAll(async () => server.close());

const noticesOf = async (who: Someone) =>
  (await new Replica().pull(server, who)).of<Notice>("notice");

/** A plan of the leader's into which nobody has been let yet. */
async function newPlan(): Promise<number> {
  const plan = { name: "Tower B", columns: ["To do"] };
  return (await done(server, world.leader, callOf("plan.add"), plan)).id;
}

const invite = async (planId: number, { userId }: Someone) =>
  server.call(callOf("plan.invite"), { planId, userId: [userId] }, world.leader.token);

async function giveTasks(planId: number, count: number): Promise<void> {
  const owner = [world.member.userId];
  for (let n = 1; n <= count; n += 1)
    await done(server, world.leader, callOf("task.add"), { planId, name: `Task ${n}`, owner });
}

test("of one other's doing only so many notices wait, and more come once some were seen to", async () => {
  const { leader, member, outsider } = world;
  const planId = await newPlan();
  await invite(planId, member);
  await giveTasks(planId, NOTICES_BY_ONE_MAX + 5);
  const told = await noticesOf(member);
  const byLeader = told.filter(({ byUserId }) => byUserId === leader.userId);
  expect(byLeader).toHaveLength(NOTICES_BY_ONE_MAX);

  const other = await done(server, outsider, callOf("plan.add"), { name: "Of another" });
  const body = { planId: other.id, userId: [member.userId] };
  await done(server, outsider, callOf("plan.invite"), body);
  const ids = byLeader.slice(0, 2).map(({ id }) => id);
  await done(server, member, callOf("notice.clear"), { ids });
  await giveTasks(planId, 3);
  const now = await noticesOf(member);
  expect(now.filter(({ byUserId }) => byUserId === leader.userId)).toHaveLength(NOTICES_BY_ONE_MAX);
  expect(now.filter(({ byUserId }) => byUserId === outsider.userId)).toHaveLength(1);
});

test("what was told of a plan goes with whoever leaves it, and with the plan", async () => {
  const { leader, member } = world;
  const before = await noticesOf(member);
  const [left, removed, shut] = [await newPlan(), await newPlan(), await newPlan()];
  for (const planId of [left, removed, shut]) {
    await invite(planId, member);
    await giveTasks(planId, 2);
  }
  const replica = await new Replica().pull(server, member);
  expect(replica.of("notice")).toHaveLength(before.length + 9);
  await done(server, member, callOf("plan.exit"), { planId: left });
  await done(server, leader, callOf("plan.remove"), { planId: removed });
  const body = { planId: shut, userId: [member.userId] };
  await done(server, leader, callOf("plan.removeUsers"), body);
  await replica.pull(server, member);
  expect(replica.of("notice")).toEqual(before);
  expect(await noticesOf(member)).toEqual(before);
});

test("coming back to a plan that one left or was taken out of a moment ago is no news", async () => {
  const { leader, member } = world;
  const planId = await newPlan();
  const isTold = async () => (await noticesOf(member)).some((notice) => notice.planId === planId);
  await invite(planId, member);
  expect(await isTold()).toBe(true);
  const body = { planId, userId: [member.userId] };
  await done(server, leader, callOf("plan.removeUsers"), body);
  expect((await invite(planId, member)).code).toBe(200);
  expect(await isTold()).toBe(false);
  await done(server, leader, callOf("plan.removeUsers"), body);
  server.clock.now += LEFT_ALONE;
  await invite(planId, member);
  expect(await isTold()).toBe(true);
});

test("who leaves a plan a second time is left alone for a day, and comes back by the link all the same", async () => {
  const { leader, member } = world;
  const planId = await newPlan();
  const leave = async () => done(server, member, callOf("plan.exit"), { planId });
  for (let times = 0; times < 2; times += 1) {
    expect((await invite(planId, member)).code).toBe(200);
    await leave();
  }
  const refused = { code: 403, reason: "leftAgain", data: { userId: member.userId } };
  expect(await invite(planId, member)).toMatchObject(refused);

  const { code } = await done(server, leader, getPlanLink, { planId, refresh: true });
  await done(server, member, joinPlan, { code });
  await leave();
  expect((await invite(planId, member)).code).toBe(200);
  await leave();
  expect(await invite(planId, member)).toMatchObject(refused);
  server.clock.now += LEFT_ALONE;
  await pruneOld(server.parts);
  expect((await invite(planId, member)).code).toBe(200);
});

test("who leaves a group a second time is left alone as well", async () => {
  const { leader, member, outsider } = world;
  const userId = [outsider.userId];
  const { id } = await done(server, leader, callOf("dialog.addGroup"), { name: "Crew", userId });
  const add = async () => {
    const body = { dialogId: id, userId: [member.userId] };
    return server.call(callOf("dialog.addGroupUsers"), body, leader.token);
  };
  for (let times = 0; times < 2; times += 1) {
    expect((await add()).code).toBe(200);
    await done(server, member, callOf("dialog.removeGroupUsers"), { dialogId: id });
  }
  expect(await add()).toMatchObject({ code: 403, reason: "leftAgain" });
});

test("nobody makes groups without end: calls wait, and what an outbox brings waits in it", async () => {
  const { leader, member } = world;
  const group = { name: "Crew", userId: [member.userId] };
  const entry = (n: number) => ({
    n,
    call: "dialog.addGroup" as const,
    data: { ...group, id: mintedBy(leader, 7_000 + n) },
    at: server.clock.now,
  });
  const push = async (first: number, count: number) => {
    const entries = Array.from({ length: count }, (_, index) => entry(first + index));
    const body = { clientId: "client-that-floods", entries };
    const { results } = (await server.call(syncPush, body, leader.token)).data;
    return results.map(({ state }) => state);
  };
  for (let first = 1; first <= MADE_AN_HOUR - 30; first += 10) await push(first, 10);
  const last = await push(MADE_AN_HOUR - 29, 31);
  expect(last.filter((state) => state === "applied").length).toBe(30 - 1);
  expect(last.slice(-2)).toEqual(["later", "later"]);
  const late = await server.call(callOf("dialog.addGroup"), group, leader.token);
  expect(late).toMatchObject({ status: 429, code: 429 });
  expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
  // What was done already is answered again.
  expect(await push(1, 1)).toEqual(["duplicate"]);
  const theirs = { name: "Crew", userId: [leader.userId] };
  expect((await server.call(callOf("dialog.addGroup"), theirs, member.token)).code).toBe(200);
  server.clock.now += HOUR;
  expect(await push(MADE_AN_HOUR, 2)).toEqual(["applied", "applied"]);
});

test("nobody has a picture brought to every device again and again", async () => {
  const { leader, member, group } = world;
  const { mint } = server.parts;
  const picture = "data:image/jpeg;base64,/9j/4AAEAAD/wAARCACAAIADASIA";
  for (const what of ["user.editData", "dialog.editGroup"]) {
    for (let turn = 0; turn < SHOWN_ANEW_AN_HOUR; turn += 1) {
      const deed = { userId: leader.userId, what, name: String(turn) };
      paceOf(mint).count(deed, SHOWN_ANEW_AN_HOUR, server.clock.now);
    }
  }
  const own = { userimg: picture };
  const late = await server.call(callOf("user.editData"), own, leader.token);
  expect(late).toMatchObject({ status: 429, code: 429 });
  const ofGroup = { id: group.id, avatar: picture };
  const lateGroup = await server.call(callOf("dialog.editGroup"), ofGroup, leader.token);
  expect(lateGroup).toMatchObject({ status: 429, code: 429 });
  expect((await server.call(callOf("user.editData"), own, member.token)).code).toBe(200);
  server.clock.now += HOUR;
  expect((await server.call(callOf("dialog.editGroup"), ofGroup, leader.token)).code).toBe(200);
});

test("nobody puts folders before others without end", async () => {
  const { leader, member } = world;
  const { id } = await done(server, leader, callOf("file.addFolder"), { name: "Papers" });
  const share = async (right: "read" | "write") => {
    const body = { id, userId: [member.userId], right };
    return (await server.call(callOf("file.share"), body, leader.token)).code;
  };
  const codes = [];
  for (let times = 0; times <= SHARED_AN_HOUR; times += 1)
    codes.push(await share(times % 2 ? "write" : "read"));
  expect(codes.indexOf(429)).toBe(SHARED_AN_HOUR);

  // The folder has left the lane in which it lies for a browser that has not heard of it; order is kept there all the same.
  const lane = userScope(leader.userId);
  const at = server.clock.now;
  const again = { id, userId: [member.userId], right: "read" as const };
  const entries = [
    { n: 1, call: "file.share" as const, data: again, at, lane },
    { n: 2, call: "file.addFolder" as const, data: { name: "Done behind it" }, at, lane },
  ];
  const pushed = await server.call(syncPush, { clientId: "not-heard", entries }, leader.token);
  expect(pushed.data.results.map(({ state }) => state)).toEqual(["later", "later"]);
});
