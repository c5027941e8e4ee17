import { afterAll, beforeAll, expect, test } from "vitest";
import { addPasswordLink, getPasswordLink, resetPassword } from "#contract/calls/account.ts";
import { getPlanInvite, getPlanLink, joinPlan } from "#contract/calls/plan-invite.ts";
import { setUp } from "#contract/calls/system.ts";
import { acceptInvite, addInvite, getInvite } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { addSomeone, type Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done } from "./make/world.ts";

let server: TestServer;
let root: { token: string; userId: number };
let victim: Someone;

beforeAll(async () => {
  server = await openTestServer();
  const person = { name: "Ada Stone", email: "ada@example.com", password: "a good password" };
  const wish = { company: "Acme", ...person, language: "en", sample: false };
  root = (await server.call(setUp, wish)).data;
  victim = await addSomeone(server, "Ben Ode", { isAdmin: true });
});
afterAll(async () => server.close());

/** What may become of an administrator who has handed links over. */
const endings: [string, (maker: Someone) => Promise<unknown>][] = [
  [
    "disabled",
    async ({ userId: id }) =>
      done(server, root, callOf("user.setDisabled"), { id, disabled: true }),
  ],
  [
    "a member like all others",
    async ({ userId: id }) => done(server, root, callOf("user.setRole"), { id, isAdmin: false }),
  ],
];

test.each(endings)("links of an administrator who is %s work no longer", async (what, end) => {
  const maker = await addSomeone(server, `Eve ${what}`, { isAdmin: true });
  const plan = await done(server, maker, callOf("plan.add"), { name: "Gate 7" });
  const invite = await done(server, maker, addInvite, { planId: plan.id, maxUses: 5 });
  const handed = await done(server, maker, addPasswordLink, { userId: victim.userId });
  const open = { token: "" };
  await done(server, open, getInvite, { code: invite.code });
  await done(server, open, getPasswordLink, { code: handed.code });

  await end(maker);

  const newcomer = { name: "Mallory", email: "mallory@example.com", clientId: "client-mallory" };
  const password = "a good password";
  const late = { reason: "invite.gone" };
  expect(await server.call(getInvite, { code: invite.code })).toMatchObject(late);
  const accepted = await server.call(acceptInvite, { ...newcomer, password, code: invite.code });
  expect(accepted).toMatchObject(late);
  const gone = { code: 404, reason: "user.linkGone" };
  expect(await server.call(getPasswordLink, { code: handed.code })).toMatchObject(gone);
  const reset = await server.call(resetPassword, { code: handed.code, password });
  expect(reset).toMatchObject(gone);

  const { userId: id } = maker;
  await done(server, root, callOf("user.setDisabled"), { id, disabled: false });
  await done(server, root, callOf("user.setRole"), { id, isAdmin: true });
  expect(await server.call(getInvite, { code: invite.code })).toMatchObject(late);
  expect(await server.call(getPasswordLink, { code: handed.code })).toMatchObject(gone);
});

test("the link of a plan whose leader is disabled lets nobody in", async () => {
  const leader = await addSomeone(server, "Cleo Ray");
  const colleague = await addSomeone(server, "Dan Hill");
  const plan = await done(server, leader, callOf("plan.add"), { name: "Gate 8" });
  const { code } = await done(server, leader, getPlanLink, { planId: plan.id, refresh: true });
  await done(server, colleague, getPlanInvite, { code });
  await done(server, root, callOf("user.setDisabled"), { id: leader.userId, disabled: true });
  const late = { reason: "plan.linkGone" };
  expect(await server.call(getPlanInvite, { code }, colleague.token)).toMatchObject(late);
  expect(await server.call(joinPlan, { code }, colleague.token)).toMatchObject(late);
});

test("the link of a plan stays dead when its maker leads the plan again, or is restored", async () => {
  const leader = await addSomeone(server, "Fay Moss");
  const colleague = await addSomeone(server, "Gil Reed");
  const { id: planId } = await done(server, leader, callOf("plan.add"), { name: "Gate 9" });
  await done(server, leader, callOf("plan.invite"), { planId, userId: [colleague.userId] });
  const link = async () =>
    (await done(server, leader, getPlanLink, { planId, refresh: true })).code;
  const late = { reason: "plan.linkGone" };

  const first = await link();
  const handOver = async (from: Someone, { userId }: Someone) =>
    done(server, from, callOf("plan.handOver"), { planId, userId });
  await handOver(leader, colleague);
  await handOver(colleague, leader);
  expect(await server.call(getPlanInvite, { code: first }, root.token)).toMatchObject(late);

  const second = await link();
  const body = { id: leader.userId, disabled: true };
  await done(server, root, callOf("user.setDisabled"), body);
  await done(server, root, callOf("user.setDisabled"), { ...body, disabled: false });
  expect(await server.call(getPlanInvite, { code: second }, root.token)).toMatchObject(late);
});
