import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as calls from "#contract/calls/plans/guest-link.ts";
import { callOf } from "#contract/command-calls.ts";
import { GUEST_LINK_LIFE_MAX, GUEST_LINKS_MAX } from "#domain/guest-link/guest-link-limits.ts";
import { TRASH_KEPT } from "#domain/limits.ts";
import { emptyTrash } from "#server/jobs/empty-trash.ts";
import { guestLinksTo } from "#server/tables/own/outward/guest-link.ts";
import { DAY, GONE, fromSomewhere, planWithGuests } from "../make/guests/plan-with-guests.ts";
import { setUpCompany } from "../make/site.ts";
import { longSessions, openTestServer, type TestServer } from "../make/test-server.ts";
import { done } from "../make/world.ts";

let server: TestServer;
let plan: Awaited<ReturnType<typeof planWithGuests>>;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
  await setUpCompany(server);
});
beforeEach(async () => {
  plan = await planWithGuests(server);
});
afterAll(async () => server.close());

test("a link that never was, is too old or was taken back is answered in the same words, also to who is looking", async () => {
  const { leader, planId, come, look, link, ticketOf, read } = plan;
  const old = await link({ expireTime: server.clock.now + 60_000 });
  const back = await link();
  const [late, visit] = [await ticketOf(old.code), await ticketOf(back.code)];
  await done(server, leader, calls.removeGuestLink, { id: back.link.id });
  server.clock.now += 60_001;
  const answers: unknown[] = [];
  for (const code of ["a".repeat(43), old.code, back.code]) answers.push(await come(code));
  for (const ticket of [late, visit, `${visit.slice(0, -8)}AAAAAAAA`])
    answers.push(await look(ticket));
  for (const answer of answers) expect(answer).toMatchObject(GONE);
  expect(answers.slice(1, 3)).toEqual([answers[0], answers[0]]);
  expect(await read(visit, "a".repeat(16))).toMatchObject(GONE);
  server.clock.now += TRASH_KEPT;
  await emptyTrash(server.parts);
  expect(await guestLinksTo(server.parts.database, planId)).toEqual([]);
});

test("who does not lead the plan makes, sees and revokes no links; to who is not in it there is no plan", async () => {
  const { member, outsider, administrator, planId, link } = plan;
  const { id } = (await link()).link;
  const body = { planId, name: "New", expireTime: server.clock.now + DAY };
  const answersTo = async (token: string) => [
    await server.call(calls.addGuestLink, body, token, fromSomewhere()),
    await server.call(calls.listGuestLinks, { planId }, token),
    await server.call(calls.removeGuestLink, { id }, token),
  ];
  for (const answer of await answersTo(member.token))
    expect(answer).toMatchObject({ code: 403, reason: "plan.leaderOnly" });
  // Nor is it said of which plan a link is.
  for (const someone of [outsider, administrator])
    expect((await answersTo(someone.token)).map(({ reason }) => reason)).toEqual([
      "planGone",
      "planGone",
      "guestLink.gone",
    ]);
});

test("links sleep while their maker does not lead the plan, is not in it, or it is archived", async () => {
  const { leader, member, planId, come, look, link, ticketOf, list } = plan;
  const { userId } = member;
  const role = async (to: "administrator" | "member") =>
    done(server, leader, callOf("plan.setRole"), { planId, userId, role: to });
  await role("administrator");
  const { code } = await link({}, member);
  const ticket = await ticketOf(code);
  const works = async () => (await list()).map((one) => one.works);
  const sleeps = async () => {
    expect(await come(code)).toMatchObject(GONE);
    expect(await look(ticket)).toMatchObject(GONE);
    expect(await works()).toEqual([false]);
  };
  await role("member");
  await sleeps();
  await role("administrator");
  expect((await look(ticket)).code).toBe(200);
  await done(server, member, callOf("plan.exit"), { planId });
  await sleeps();
  await done(server, leader, callOf("plan.invite"), { planId, userId: [userId] });
  await role("administrator");
  expect(await works()).toEqual([true]);
  const rights = async (part: "owner" | "administrator") =>
    done(server, leader, callOf("plan.setRights"), { planId, rights: { guestLinks: part } });
  await rights("owner");
  await sleeps();
  await rights("administrator");
  await done(server, leader, callOf("plan.archive"), { planId });
  await sleeps();
  const body = { planId, name: "New", expireTime: server.clock.now + DAY };
  expect((await server.call(calls.addGuestLink, body, leader.token)).code).not.toBe(200);
  await done(server, leader, callOf("plan.archive"), { planId, type: "recovery" });
  expect((await look(ticket)).code).toBe(200);
});

test("where the company allows none there are no new ones, and those that are sleep", async () => {
  const { leader, administrator, planId, look, link, ticketOf } = plan;
  const ticket = await ticketOf((await link()).code);
  await done(server, administrator, callOf("setting.save"), { publicLinks: false });
  expect(await look(ticket)).toMatchObject(GONE);
  const body = { planId, name: "New", expireTime: server.clock.now + DAY };
  expect(await server.call(calls.addGuestLink, body, leader.token)).toMatchObject({
    code: 403,
    reason: "publicLink.notAllowed",
  });
  await done(server, administrator, callOf("setting.save"), { publicLinks: true });
  expect((await look(ticket)).code).toBe(200);
});

test("with the plan, or the account of whoever made them, links go for good", async () => {
  const { leader, member, administrator, planId, come, look, link, ticketOf, list } = plan;
  const { userId } = member;
  await done(server, leader, callOf("plan.setRole"), { planId, userId, role: "administrator" });
  const theirs = await link({}, member);
  for (const disabled of [true, false])
    await done(server, administrator, callOf("user.setDisabled"), { id: userId, disabled });
  expect(await come(theirs.code)).toMatchObject(GONE);
  expect(await list()).toEqual([]);
  const ticket = await ticketOf((await link()).code);
  await done(server, leader, callOf("plan.remove"), { planId });
  expect(await look(ticket)).toMatchObject(GONE);
  expect(await guestLinksTo(server.parts.database, planId)).toEqual([]);
});

test("each has an end within a year, there are so many to a plan, and the log says who made and revoked them", async () => {
  const { leader, planId, link } = plan;
  const add = async (expireTime: number) =>
    server.call(
      calls.addGuestLink,
      { planId, name: "New", expireTime },
      leader.token,
      fromSomewhere(),
    );
  const { now } = server.clock;
  expect(await add(now)).toMatchObject({ reason: "publicLink.over" });
  expect(await add(now + GUEST_LINK_LIFE_MAX + 1)).toMatchObject({ reason: "guestLink.tooLong" });
  const made = [];
  for (let count = 0; count < GUEST_LINKS_MAX; count += 1) made.push(await link());
  expect(await add(now + DAY)).toMatchObject({
    reason: "publicLink.max",
    data: { count: GUEST_LINKS_MAX },
  });
  await done(server, leader, calls.removeGuestLink, { id: made[0]?.link.id ?? 0 });
  const lines = await server.parts.database.run<{ kind: string; detail: string }>(
    `select kind, detail::text from audit where target_id = $1 and kind like 'guestLink%'
     order by id desc limit 2`,
    [planId],
  );
  expect(lines.map(({ kind }) => kind)).toEqual(["guestLinkRemove", "guestLinkAdd"]);
  expect(lines[0]?.detail).toContain("For the client");
  expect(JSON.stringify(lines)).not.toContain(made[0]?.code);
});
