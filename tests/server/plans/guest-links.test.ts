import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { BodyOf } from "#contract/call.ts";
import * as calls from "#contract/calls/plans/guest-link.ts";
import { callOf } from "#contract/command-calls.ts";
import {
  GUEST_LINK_LIFE_MAX,
  GUEST_LINKS_MAX,
  GUEST_VISIT,
} from "#domain/guest-link/guest-link-limits.ts";
import { TRASH_KEPT } from "#domain/limits.ts";
import { emptyTrash } from "#server/jobs/empty-trash.ts";
import { guestLinksTo } from "#server/tables/own/outward/guest-link.ts";
import type { Someone } from "../make/people.ts";
import { setUpCompany } from "../make/site.ts";
import { longSessions, openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

const DAY = 24 * 3_600_000;
/** What is said of a link that never was, whatever became of this one. */
const GONE = { code: 404, reason: "guestLink.gone" };

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let planId: number;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
  await setUpCompany(server);
});
beforeEach(async () => {
  people = await addPeople(server);
  const { leader, member } = people;
  const added = { name: "Tower C", columns: ["To do", "Done"] };
  ({ id: planId } = await done(server, leader, callOf("plan.add"), added));
  await done(server, leader, callOf("plan.invite"), { planId, userId: [member.userId] });
});
afterAll(async () => server.close());

let asked = 0;
/** Each call comes from an address of its own, where no other is named: how many there may be is another question. */
const from = (address?: string) => {
  asked += 1;
  return { "x-forwarded-for": address ?? `10.7.${asked >> 8}.${asked & 255}` };
};
const link = async (
  more: Partial<BodyOf<typeof calls.addGuestLink>> = {},
  someone: Someone = people.leader,
) => {
  const body = { planId, name: "For the client", expireTime: server.clock.now + 30 * DAY };
  return done(server, someone, calls.addGuestLink, { ...body, ...more });
};
const come = async (code: string, password?: string, address?: string) => {
  const body = { code, ...(password !== undefined && { password }) };
  return server.call(calls.openGuestLink, body, "", from(address));
};
const ticketOf = async (code: string) => (await come(code)).data.ticket;
const look = async (ticket: string, seen?: string) =>
  server.call(calls.lookAsGuest, { ticket, ...(seen && { seen }) }, "", from());
const read = async (ticket: string, key: string) =>
  server.call(calls.taskAsGuest, { ticket, key }, "", from());
const boardOf = async (ticket: string) => {
  const { board } = (await look(ticket)).data;
  if (!board) throw new Error("There is no board");
  return board;
};
const cardsOf = async (ticket: string) =>
  (await boardOf(ticket)).columns.flatMap(({ cards }) => cards);
const list = async (someone: Someone = people.leader) =>
  done(server, someone, calls.listGuestLinks, { planId });

test("a guest sees the plan, its columns and cards, and reads a task, without a session", async () => {
  const { leader, member } = people;
  const content = '<p>C30 <a href="/manage/plan/7?task=9">there</a></p>';
  const task = await done(server, leader, callOf("task.add"), {
    planId,
    name: "Pour the slab",
    content,
    owner: [member.userId],
  });
  await done(server, leader, callOf("task.addSubtask"), { taskId: task.id, name: "Forms" });
  await done(server, leader, callOf("checkItem.add"), { taskId: task.id, name: "Level" });
  const { code } = await link();
  const ticket = await ticketOf(code);
  const board = await boardOf(ticket);
  expect(board.name).toBe("Tower C");
  expect(board.columns.map(({ name }) => name)).toEqual(["To do", "Done"]);
  const [card] = await cardsOf(ticket);
  expect(card).toMatchObject({ name: "Pour the slab", subNum: 1, checkNum: 1 });
  expect(card?.owners).toEqual([expect.stringMatching(/^Member/)]);
  const { data } = await read(ticket, card?.key ?? "");
  expect(data).toMatchObject({
    checklist: [{ name: "Level", done: 0 }],
    subtasks: [{ name: "Forms" }],
  });
  expect(data.content).toContain("C30");
  expect(data.content).not.toContain("/manage/plan");
  const rows = await guestLinksTo(server.parts.database, planId);
  expect(JSON.stringify(rows)).not.toContain(code);
});

test("nothing of chats, files, fields, times worked, e-mails or ids is in what a guest gets", async () => {
  const { leader, member } = people;
  const field = await done(server, leader, callOf("field.add"), {
    planId,
    name: "Wage",
    kind: "text",
  });
  const task = await done(server, leader, callOf("task.add"), {
    planId,
    name: "Slab",
    owner: [member.userId],
    fields: [{ id: field.id, value: "sesame" }],
  });
  const dialog = await done(server, member, callOf("task.openDialog"), { taskId: task.id });
  const words = { dialogId: dialog.id, text: "whispered" };
  await done(server, member, callOf("message.sendText"), words);
  const ticket = await ticketOf((await link()).code);
  const [card] = await cardsOf(ticket);
  const told = JSON.stringify([
    (await look(ticket)).data,
    (await read(ticket, card?.key ?? "")).data,
  ]);
  const kept = [
    "Wage",
    "sesame",
    "whispered",
    "@example.com",
    "dialog",
    "worked",
    "estimate",
    "msgNum",
  ];
  for (const word of [...kept, task.id, planId, member.userId, field.id])
    expect(told).not.toContain(String(word));
  const open = await ticketOf((await link({ withFields: true })).code);
  const [said] = await cardsOf(open);
  expect(said?.fields).toEqual([{ field: 0, words: ["sesame"] }]);
  // Each link has keys of its own.
  expect(said?.key).not.toBe(card?.key);
  expect(await read(open, card?.key ?? "")).toMatchObject({ reason: "guestLink.taskGone" });
});

test("what was seen is not sent again, and what changes is, also what people are called", async () => {
  const { leader } = people;
  const ticket = await ticketOf((await link()).code);
  const first = (await look(ticket)).data;
  server.clock.now += 60_000;
  expect((await look(ticket, first.mark)).data).toEqual({
    mark: first.mark,
    at: server.clock.now,
    board: null,
  });
  const owner = [leader.userId];
  const task = await done(server, leader, callOf("task.add"), { planId, name: "New", owner });
  const second = (await look(ticket, first.mark)).data;
  expect(JSON.stringify(second.board)).toContain("New");
  const nickname = `Renamed${planId}`;
  await done(server, leader, callOf("user.editData"), { nickname });
  const third = (await look(ticket, second.mark)).data;
  expect(JSON.stringify(third.board)).toContain(nickname);
  const archived = await ticketOf((await link({ withArchived: true })).code);
  await done(server, leader, callOf("task.archive"), { taskId: task.id });
  expect(await cardsOf(ticket)).toEqual([]);
  expect(await cardsOf(archived)).toMatchObject([{ name: "New", archived: 1 }]);
  await done(server, leader, callOf("task.remove"), [{ id: task.id }]);
  expect(await cardsOf(archived)).toEqual([]);
});

test("a password is asked for once, and whoever guesses waits", async () => {
  const { code } = await link({ password: "plumb and level" });
  expect(await come(code)).toMatchObject({ reason: "publicLink.locked" });
  const address = "198.51.100.9";
  const guess = async (password: string) => come(code, password, address);
  expect(await guess("level and plumb")).toMatchObject({ reason: "publicLink.passwordWrong" });
  const { data } = await guess("plumb and level");
  for (let tries = 0; tries < 10; tries += 1) await guess(`guess ${tries}`);
  expect(await guess("plumb and level")).toMatchObject({ code: 429 });
  const again = { code, ticket: data.ticket };
  expect((await server.call(calls.openGuestLink, again, "", from())).code).toBe(200);
  const other = await link({ password: "another one" });
  const foreign = { code: other.code, ticket: data.ticket };
  expect(await server.call(calls.openGuestLink, foreign, "", from())).toMatchObject({
    reason: "publicLink.locked",
  });
  const [, row] = await guestLinksTo(server.parts.database, planId);
  expect(row?.passwordHash).toMatch(/^scrypt\$/);
});

test("whoever guesses links is slowed", async () => {
  const codes = Array.from({ length: 70 }, (_, at) => String(at).padStart(43, "a"));
  const answers: number[] = [];
  for (const code of codes) answers.push((await come(code, undefined, "198.51.100.77")).code);
  expect(new Set(answers)).toEqual(new Set([404, 429]));
});

test("a visit counts once, and again after two hours", async () => {
  const { code } = await link();
  const { ticket } = (await come(code)).data;
  const again = async () => server.call(calls.openGuestLink, { code, ticket }, "", from());
  expect((await again()).data.ticket).toBe(ticket);
  expect(await list()).toMatchObject([{ visits: 1, lastTime: server.clock.now, works: true }]);
  server.clock.now += GUEST_VISIT;
  expect((await again()).data.ticket).not.toBe(ticket);
  expect(await list()).toMatchObject([{ visits: 2, lastTime: server.clock.now }]);
});

test("a link that never was, is too old or was taken back is answered in the same words, also to who is looking", async () => {
  const { leader } = people;
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

test("links sleep while their maker does not lead the plan, is not in it, or it is archived", async () => {
  const { leader, member } = people;
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
  const { leader, administrator } = people;
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
  const { leader, member, administrator } = people;
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
  const { leader } = people;
  const add = async (expireTime: number) =>
    server.call(calls.addGuestLink, { planId, name: "New", expireTime }, leader.token, from());
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

test("a plan of 10,000 tasks comes in one answer, and is packed on the way", async () => {
  const { leader } = people;
  const first = await done(server, leader, callOf("task.add"), { planId, name: "Anchor bolts" });
  await server.parts.database.run(
    `insert into tasks select (jsonb_populate_record(t, jsonb_build_object('id', 800000000 + n))).*
     from tasks t, generate_series(1, 9999) n where t.id = $1`,
    [first.id],
  );
  const ticket = await ticketOf((await link()).code);
  expect(await cardsOf(ticket)).toHaveLength(10_000);
  const packed = await server.inject({
    method: "POST",
    url: calls.lookAsGuest.path,
    headers: { "accept-encoding": "br", "content-type": "application/json", ...from() },
    payload: { ticket },
  });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.rawPayload.length).toBeLessThan(500_000);
});
