import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { deleteAccount } from "#contract/calls/account.ts";
import { getPlanLink, joinPlan } from "#contract/calls/plan-invite.ts";
import { setUp } from "#contract/calls/system.ts";
import { callOf } from "#contract/command-calls.ts";
import type { Notice } from "#domain/notice/notice.ts";
import { readHead } from "#server/tables/own/space.ts";
import type { Someone } from "./make/people.ts";
import { Replica } from "./make/replica.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  world = await makeWorld(server);
});
afterAll(async () => {
  await server.close();
});

const pulled = async (who: Someone) => new Replica().pull(server, who);
const noticesOf = async (who: Someone) => (await pulled(who)).of<Notice>("notice");

test("what somebody else does with my work reaches my browsers, by ids alone, and nobody else's", async () => {
  const { leader, member, outsider, plan, task } = world;
  const about = { userId: member.userId, planId: plan.id, byUserId: leader.userId };
  const told = await noticesOf(member);
  expect(told).toHaveLength(2);
  expect(told).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...about, kind: "plan", taskId: 0 }),
      expect.objectContaining({ ...about, kind: "owner", taskId: task.id }),
    ]),
  );
  expect(JSON.stringify(told)).not.toContain(task.name);
  expect(await noticesOf(leader)).toEqual([]);
  expect(await noticesOf(outsider)).toEqual([]);
});

test("a later one of the same matter takes the place of the first, and is news to a browser that is up to date", async () => {
  const { leader, member, task } = world;
  const replica = await pulled(member);
  const edit = async (completeTime: number) =>
    done(server, leader, callOf("task.edit"), { id: task.id, completeTime });
  await done(server, member, callOf("task.edit"), {
    id: world.subtask.id,
    completeTime: server.parts.now(),
  });
  await edit(server.parts.now());
  await edit(0);
  await replica.pull(server, member);
  const states = replica.of<Notice>("notice").filter(({ id }) => id.includes("/state/"));
  expect(states.map(({ kind, taskId }) => [kind, taskId])).toEqual([["reopened", task.id]]);
});

test("who has seen to it takes it away on all browsers, and nobody takes away what is another's", async () => {
  const { member, outsider } = world;
  const replica = await pulled(member);
  const ids = replica.of<Notice>("notice").map(({ id }) => id);
  const clear = callOf("notice.clear");
  expect(await done(server, outsider, clear, { ids })).toEqual({ cleared: 0 });
  expect(await done(server, member, clear, { ids })).toEqual({ cleared: ids.length });
  expect((await replica.pull(server, member)).of("notice")).toEqual([]);
});

test("an imported board tells nobody of the tasks that came to be theirs", async () => {
  const { leader, member, plan, column } = world;
  const before = await noticesOf(member);
  const id = leader.deviceId * 2 ** 24 + 900;
  const times = { startTime: 0, endTime: 0, completeTime: 0, archivedTime: 0 };
  const task = {
    ...times,
    id,
    dialogId: id + 1,
    parentId: 0,
    columnId: column.id,
    name: "From elsewhere",
    rank: "a5",
    color: "" as const,
    priority: 0 as const,
    taskUser: [{ userId: member.userId, owner: 1 as const }],
  };
  const chunk = { planId: plan.id, columns: [], tasks: [task] };
  await done(server, leader, callOf("plan.import"), chunk);
  expect(await noticesOf(member)).toEqual(before);
});

test("the sample site is no news to whoever set it up", async () => {
  const fresh = await openTestServer();
  onTestFinished(async () => fresh.close());
  const person = { name: "Ada Stone", email: "ada@example.com", password: "a good password" };
  const wish = { company: "Acme", ...person, language: "en", sample: true };
  const { data: session } = await fresh.call(setUp, wish);
  expect((await new Replica().pull(fresh, session)).of("notice")).toEqual([]);
  expect(await readHead(fresh.parts.database)).toBeGreaterThan(0);
});

test("who comes into a plan by its link is not told what they did themselves", async () => {
  const { leader, outsider, plan } = world;
  const { data: link } = await server.call(
    getPlanLink,
    { planId: plan.id, refresh: true },
    leader.token,
  );
  const joined = await server.call(joinPlan, { code: link.code }, outsider.token);
  expect(joined.data).toEqual({ planId: plan.id });
  expect(await noticesOf(outsider)).toEqual([]);
});

test("who leaves the company leaves nothing of it behind", async () => {
  const { member } = world;
  await done(server, member, deleteAccount, { email: member.email, password: "whatever" });
  const left = await server.parts.database.run("select 1 from notices where user_id = $1", [
    member.userId,
  ]);
  expect(left).toEqual([]);
});
