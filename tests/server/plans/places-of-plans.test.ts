import { afterAll, beforeAll, expect, test } from "vitest";
import { getPlan, listPlanNames, listPlans } from "#contract/calls/plan.ts";
import { callOf } from "#contract/command-calls.ts";
import type { PlanPlace } from "#domain/plan/place/plan-place.ts";
import { Replica } from "../make/replica.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { done, makeWorld } from "../make/world.ts";

let server: TestServer;
let world: Awaited<ReturnType<typeof makeWorld>>;
let ids: { first: number; second: number; third: number };

beforeAll(async () => {
  server = await openTestServer();
  world = await makeWorld(server);
  const { leader, member } = world;
  const add = async (name: string) => {
    server.clock.now += 60_000;
    const { id } = await done(server, leader, callOf("plan.add"), {
      name,
      columns: ["One", "Two"],
    });
    await done(server, leader, callOf("plan.invite"), { planId: id, userId: [member.userId] });
    return id;
  };
  ids = { first: world.plan.id, second: await add("Pier 5"), third: await add("Pier 6") };
});
afterAll(async () => server.close());

const set = async (planId: number, change: object) =>
  done(server, world.member, callOf("plan.setPlace"), { planId, ...change });
const listed = async (body: object = {}, who = world.member) => done(server, who, listPlans, body);
const order = async (body: object = {}, who = world.member) =>
  (await listed(body, who)).records.map(({ id }) => id);

test("plans are listed the newest first, and where their person has put them, on every page", async () => {
  expect(await order()).toEqual([ids.third, ids.second, ids.first]);
  await set(ids.first, { top: 1 });
  expect(await order()).toEqual([ids.first, ids.third, ids.second]);
  expect(await order({ size: 1, current: 2 })).toEqual([ids.third]);
  expect((await listed({ size: 1 })).total).toBe(3);
  expect(await order({}, world.leader)).toEqual([ids.third, ids.second, ids.first]);
  const names = await done(server, world.member, listPlanNames, {});
  expect(names.map(({ id }) => id)).toEqual([ids.first, ids.third, ids.second]);
});

test("a plan says whether it is pinned and a favourite, to its person alone", async () => {
  await set(ids.first, { favourite: 1 });
  const body = { planId: ids.first };
  const mine = await done(server, world.member, getPlan, body);
  expect(mine).toMatchObject({ topTime: server.clock.now, favourite: 1 });
  expect(await done(server, world.leader, getPlan, body)).toMatchObject({
    topTime: 0,
    favourite: 0,
  });
  const [pinned] = (await listed()).records;
  expect(pinned).toMatchObject({ id: ids.first, topTime: mine.topTime, favourite: 1 });
});

test("a plan that was only moved is told to whoever asks what is new, and to nobody else", async () => {
  const { timerange } = await listed();
  const theirs = (await listed({}, world.leader)).timerange;
  await set(ids.second, { top: 1 });
  expect(await order({ timerange })).toEqual([ids.second]);
  expect(await order({ timerange: theirs }, world.leader)).toEqual([]);
});

test("people and columns are told where they are wanted", async () => {
  const wanted = (await listed({ getColumn: "yes" })).records.find(({ id }) => id === ids.second);
  expect(wanted?.planColumn?.map(({ name }) => name)).toEqual(["One", "Two"]);
  expect(wanted?.planUser).toEqual([
    { userId: world.leader.userId, owner: 1 },
    { userId: world.member.userId, owner: 0 },
  ]);
  const [bare] = (await listed({ getUserId: "no" })).records;
  expect(bare).not.toHaveProperty("planUser");
  expect(bare).not.toHaveProperty("planColumn");
});

test("places reach all devices of their person, and go with the plan", async () => {
  const device = await new Replica().pull(server, world.member);
  const places = () => device.of<PlanPlace>("planPlace").map(({ planId }) => planId);
  expect(new Set(places())).toEqual(new Set([ids.first, ids.second]));
  const theirs = await new Replica().pull(server, world.leader);
  expect(theirs.of<PlanPlace>("planPlace")).toEqual([]);
  await done(server, world.leader, callOf("plan.remove"), { planId: ids.second });
  await device.pull(server, world.member);
  expect(places()).toEqual([ids.first]);
});
