import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addDevice } from "#contract/calls/device.ts";
import { listPlanUsers } from "#contract/calls/plan.ts";
import {
  getPlanInvite,
  getPlanLink,
  joinPlan,
  removePlanLink,
} from "#contract/calls/plan-invite.ts";
import { addGuestLink } from "#contract/calls/plans/guest-link.ts";
import { getUserInfo, listDevices, logout } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { PARAMETER_ERROR } from "#domain/refusal.ts";
import { INVITE_LIFE } from "#server/people/invites.ts";
import { runCommand } from "#server/commands/run-command.ts";
import { type Crew, makeCrew, makeSite, type Site } from "./make/site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

let server: TestServer;
let crew: Crew;
let site: Site;

beforeAll(async () => {
  server = await openTestServer();
  crew = await makeCrew(server);
});
beforeEach(async () => {
  site = await makeSite(server.parts, crew);
});
afterAll(async () => server.close());

// Each call comes from an address of its own: limits are tested elsewhere.
let calls = 0;
const from = () => ({ "x-forwarded-for": `10.2.${calls >> 8}.${(calls += 1) & 255}` });

async function newLink(wish: { expireTime?: number; role?: "observer" } = {}) {
  const body = { planId: site.planId, refresh: true, ...wish };
  const { data } = await server.call(getPlanLink, body, crew.leader.token, from());
  return data;
}
const info = async (code: string, token = crew.outsider.token) =>
  server.call(getPlanInvite, { code }, token, from());
const join = async (code: string, token = crew.outsider.token) =>
  server.call(joinPlan, { code }, token, from());

/** Runs a command as the leader, or somebody else. */
async function run<Name extends CommandName>(
  command: Name,
  body: ArgumentsOf<Name>,
  userId = crew.leader.userId,
): Promise<void> {
  const { state } = await runCommand(server.parts, {
    actor: { userId, isAdmin: false },
    command,
    body,
  });
  expect(state).toBe("applied");
}

async function members(): Promise<number[]> {
  const body = { planId: site.planId };
  const { data } = await server.call(listPlanUsers, body, crew.leader.token, from());
  return data.map(({ userId }) => userId);
}

test("a colleague with a link sees where it leads and joins the plan and its chat", async () => {
  const { code } = await newLink();
  expect((await info(code)).data).toEqual({
    planId: site.planId,
    name: "North pier",
    inviter: "Leader",
    role: "member",
    already: false,
  });
  expect(await members()).not.toContain(crew.outsider.userId);
  expect((await join(code)).data).toEqual({ planId: site.planId });
  expect(await members()).toContain(crew.outsider.userId);
  expect((await info(code)).data.already).toBe(true);
});

test("the link lets in everybody who has it, and joining twice changes nothing", async () => {
  const { code } = await newLink();
  await join(code);
  await join(code);
  await join(code, crew.administrator.token);
  const ids = await members();
  expect(ids).toHaveLength(4);
  const body = { planId: site.planId };
  const { data } = await server.call(getPlanLink, body, crew.leader.token, from());
  expect(data).toMatchObject({ joined: 2, code: "" });
  expect(data.expireTime).toBe(server.clock.now + INVITE_LIFE);
});

test("a new link ends the one before", async () => {
  const { code: before } = await newLink();
  const { code } = await newLink();
  expect(await join(before)).toMatchObject({ code: 404, reason: "plan.linkGone" });
  expect((await join(code)).code).toBe(200);
});

test("a link that was taken back leads nowhere, and one that is seven days old says that it is over", async () => {
  const { code: revoked } = await newLink();
  const body = { planId: site.planId };
  await server.call(removePlanLink, body, crew.leader.token, from());
  expect(await info(revoked)).toMatchObject({ code: 404, reason: "plan.linkGone" });
  const state = await server.call(getPlanLink, body, crew.leader.token, from());
  expect(state.data).toMatchObject({ expireTime: 0, joined: 0 });

  const { code: old } = await newLink();
  server.clock.now += INVITE_LIFE;
  const over = { code: 404, reason: "plan.linkExpired" };
  expect(await info(old)).toMatchObject(over);
  expect(await join(old)).toMatchObject(over);
  expect(await members()).not.toContain(crew.outsider.userId);
  const ended = await server.call(getPlanLink, body, crew.leader.token, from());
  expect(ended.data).toMatchObject({ works: false, expireTime: server.clock.now });
});

test("a link works as long as was wished, until a date or for ever", async () => {
  const DAY = 24 * 3_600_000;
  const { code } = await newLink({ expireTime: server.clock.now + DAY });
  server.clock.now += DAY - 1;
  expect((await info(code)).code).toBe(200);
  server.clock.now += 1;
  expect(await info(code)).toMatchObject({ reason: "plan.linkExpired" });
  const { code: lasting, ...state } = await newLink({ expireTime: 0 });
  expect(state).toMatchObject({ works: true, expireTime: 0 });
  server.clock.now += 10 * DAY;
  expect((await join(lasting)).code).toBe(200);
  const past = { planId: site.planId, refresh: true, expireTime: server.clock.now };
  expect(await server.call(getPlanLink, past, crew.leader.token, from())).toMatchObject({
    code: PARAMETER_ERROR,
    reason: "plan.linkPast",
  });
});

test("whoever comes by a link for observers observes", async () => {
  const { code, role } = await newLink({ role: "observer" });
  expect(role).toBe("observer");
  expect((await info(code)).data.role).toBe("observer");
  await join(code);
  const body = { planId: site.planId };
  const { data } = await server.call(listPlanUsers, body, crew.leader.token, from());
  const roles = data.map((member) => [member.userId, member.role]);
  expect(roles).toContainEqual([crew.outsider.userId, "observer"]);
});

test("a personal plan has no links, for colleagues or for guests", async () => {
  const mine = { name: "Mine", personal: 1 } as const;
  const add = await server.call(callOf("plan.add"), mine, crew.leader.token, from());
  const planId = add.data.id;
  const alone = { code: 403, reason: "plan.personalAlone" };
  const link = { planId, refresh: true };
  expect(await server.call(getPlanLink, link, crew.leader.token, from())).toMatchObject(alone);
  const guest = { planId, name: "Owner", expireTime: server.clock.now + 60_000 };
  expect(await server.call(addGuestLink, guest, crew.leader.token, from())).toMatchObject(alone);
  const again = await server.call(callOf("plan.add"), mine, crew.leader.token, from());
  expect(again.data).toMatchObject({ personal: 0 });
  const both = await Promise.all(
    [1, 2].map(async () => server.call(callOf("plan.add"), mine, crew.member.token, from())),
  );
  const personal = both.map((reply) => reply.data.personal);
  expect(personal.toSorted((left, right) => left - right)).toEqual([0, 1]);
});

test("whom the leader took out comes back by no link, and is told so", async () => {
  const { code } = await newLink();
  await join(code);
  await run("plan.removeUsers", { planId: site.planId, userId: [crew.outsider.userId] });
  const refused = { code: 403, reason: "plan.takenOut" };
  expect(await info(code)).toMatchObject(refused);
  expect(await join(code)).toMatchObject(refused);
  const { code: newer } = await newLink();
  expect(await join(newer)).toMatchObject(refused);
  expect(await members()).not.toContain(crew.outsider.userId);
});

test("the leader's own invitation lifts that, for the next time as well", async () => {
  const { code } = await newLink();
  await join(code);
  const body = { planId: site.planId, userId: [crew.outsider.userId] };
  await run("plan.removeUsers", body);
  await run("plan.invite", body);
  expect(await members()).toContain(crew.outsider.userId);
  await run("plan.exit", { planId: site.planId }, crew.outsider.userId);
  expect((await join(code)).code).toBe(200);
});

test("who left by themselves comes back by the link", async () => {
  const { code } = await newLink();
  await join(code);
  await run("plan.exit", { planId: site.planId }, crew.outsider.userId);
  expect((await info(code)).data.already).toBe(false);
  expect((await join(code)).code).toBe(200);
});

test("who is taken out of one plan joins another one by its link", async () => {
  await run("plan.invite", { planId: site.planId, userId: [crew.outsider.userId] });
  await run("plan.removeUsers", { planId: site.planId, userId: [crew.outsider.userId] });
  site = await makeSite(server.parts, crew);
  expect((await join((await newLink()).code)).code).toBe(200);
});

test("a link to a plan that was removed leads nowhere", async () => {
  const { code } = await newLink();
  const actor = { userId: crew.leader.userId, isAdmin: false };
  await runCommand(server.parts, { actor, command: "plan.remove", body: { planId: site.planId } });
  expect(await join(code)).toMatchObject({ code: 404, reason: "plan.linkGone" });
});

test("nobody joins without an account, and no code is guessed by its shape", async () => {
  const { code } = await newLink();
  expect((await join(code, "")).code).toBe(401);
  expect((await join("short")).code).toBe(400);
  expect((await join("x".repeat(43))).code).toBe(404);
});

test("a token that was handed over gives the other browser a session and ids of its own", async () => {
  const { outsider } = crew;
  const added = await server.call(addDevice, {}, outsider.token, from());
  expect(added.data.userId).toBe(outsider.userId);
  expect(added.data.token).not.toBe(outsider.token);
  expect(added.data.deviceNumber).not.toBe(outsider.deviceId);
  const { data: devices } = await server.call(listDevices, {}, outsider.token, from());
  expect(devices.map(({ id }) => id)).toContain(added.data.deviceNumber);
  await server.call(logout, {}, added.data.token, from());
  expect((await server.call(getUserInfo, {}, added.data.token, from())).code).toBe(401);
  expect((await server.call(getUserInfo, {}, outsider.token, from())).code).toBe(200);
});
