import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getPlanInvite, getPlanLink, joinPlan } from "#contract/calls/plan-invite.ts";
import { addWebhook, listWebhooks } from "#contract/calls/programs/webhook.ts";
import { callOf } from "#contract/command-calls.ts";
import type { PlanAct, PlanPart } from "#domain/plan/plan-acts.ts";
import { webhookKinds } from "#domain/plan/webhook-limits.ts";
import { NO_ACCESS, PLAN_GONE } from "#domain/refusal.ts";
import { addSomeone, type Someone } from "./make/people.ts";
import { setUpCompany } from "./make/site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done } from "./make/world.ts";

let server: TestServer;
let leader: Someone;
let administrator: Someone;
let member: Someone;
let observer: Someone;
let outsider: Someone;
let planId: number;

beforeAll(async () => {
  server = await openTestServer();
  await setUpCompany(server);
  leader = await addSomeone(server, "Lena Ford");
  administrator = await addSomeone(server, "Abe Lunn");
  member = await addSomeone(server, "Mo Birch");
  observer = await addSomeone(server, "Ola Wirth");
  outsider = await addSomeone(server, "Otto Kern");
});
afterAll(async () => server.close());

beforeEach(async () => {
  const plan = { name: "Gate 9", columns: ["Planned"] };
  ({ id: planId } = await done(server, leader, callOf("plan.add"), plan));
  const people = [administrator, member, observer].map(({ userId }) => userId);
  await done(server, leader, callOf("plan.invite"), { planId, userId: people });
  const role = callOf("plan.setRole");
  const as = async ({ userId }: Someone, is: "administrator" | "observer") =>
    done(server, leader, role, { planId, userId, role: is });
  await as(administrator, "administrator");
  await as(observer, "observer");
});

const say = async (rights: Partial<Record<PlanAct, PlanPart>>) =>
  done(server, leader, callOf("plan.setRights"), { planId, rights });
const ask = async (who: Someone, column = "Waiting") =>
  server.call(callOf("column.add"), { planId, name: column }, who.token);

test("what the owner says counts for the next command of everybody, and is taken back as easily", async () => {
  expect((await ask(member)).code).toBe(200);
  await say({ columns: "administrator" });
  expect(await ask(member)).toMatchObject({ code: NO_ACCESS, reason: "plan.leaderOnly" });
  expect((await ask(administrator)).code).toBe(200);
  await say({ columns: "owner" });
  expect(await ask(administrator)).toMatchObject({ code: NO_ACCESS, reason: "plan.ownerOnly" });
  expect((await ask(leader)).code).toBe(200);
  await say({ columns: "member" });
  expect((await ask(member)).code).toBe(200);
});

test("an observer who may add tasks adds one, and changes nothing of it", async () => {
  const task = { planId, name: "Crack in the slab" };
  const add = async () => server.call(callOf("task.add"), task, observer.token);
  expect(await add()).toMatchObject({ code: NO_ACCESS, reason: "plan.observerReads" });
  await say({ addTasks: "observer" });
  const added = await add();
  expect(added.code).toBe(200);
  const edit = { id: added.data.id, name: "Crack" };
  expect(await server.call(callOf("task.edit"), edit, observer.token)).toMatchObject({
    code: NO_ACCESS,
    reason: "plan.observerReads",
  });
});

test("nobody but the owner says it, and to whoever is outside the plan is not there", async () => {
  const body = { planId, rights: { columns: "member" as const } };
  for (const who of [administrator, member, observer])
    expect(await server.call(callOf("plan.setRights"), body, who.token)).toMatchObject({
      code: NO_ACCESS,
      reason: "plan.ownerOnly",
    });
  expect((await server.call(callOf("plan.setRights"), body, outsider.token)).code).toBe(PLAN_GONE);
});

test("a member who may invite hands out the plan's link, which ends with the right for good", async () => {
  const link = { planId, refresh: true };
  expect(await server.call(getPlanLink, link, member.token)).toMatchObject({ code: NO_ACCESS });
  await say({ invite: "member" });
  const { code } = await done(server, member, getPlanLink, link);
  await done(server, outsider, getPlanInvite, { code });
  await say({ invite: "administrator" });
  const late = { reason: "plan.linkGone" };
  expect(await server.call(joinPlan, { code }, outsider.token)).toMatchObject(late);
  await say({ invite: "member" });
  expect(await server.call(joinPlan, { code }, outsider.token)).toMatchObject(late);
});

test("the link of a member who only observes by now lets nobody in", async () => {
  await say({ invite: "member" });
  const { code } = await done(server, member, getPlanLink, { planId, refresh: true });
  const role = { planId, userId: member.userId };
  await done(server, leader, callOf("plan.setRole"), { ...role, role: "observer" });
  await done(server, leader, callOf("plan.setRole"), { ...role, role: "member" });
  expect(await server.call(joinPlan, { code }, outsider.token)).toMatchObject({
    reason: "plan.linkGone",
  });
});

test("webhooks that the owner keeps to themselves are not there for administrators", async () => {
  const hook = { planId, url: "https://example.com/hook", kinds: webhookKinds };
  expect((await server.call(listWebhooks, { planId }, administrator.token)).code).toBe(200);
  await say({ webhooks: "owner" });
  for (const call of [listWebhooks, addWebhook] as const)
    expect(await server.call(call, hook, administrator.token)).toMatchObject({
      code: NO_ACCESS,
      reason: "plan.ownerOnly",
    });
  expect((await server.call(listWebhooks, { planId }, leader.token)).code).toBe(200);
});
