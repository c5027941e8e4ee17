import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as calls from "#contract/calls/plans/guest-link.ts";
import { callOf } from "#contract/command-calls.ts";
import { GUEST_VISIT } from "#domain/guest-link/guest-link-limits.ts";
import { guestLinksTo } from "#server/tables/own/outward/guest-link.ts";
import { fromSomewhere, planWithGuests } from "../make/guests/plan-with-guests.ts";
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

test("a guest sees the plan, its columns and cards, and reads a task, without a session", async () => {
  const { leader, member, planId, boardOf, link, ticketOf, read, cardsOf } = plan;
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
  const { leader, member, planId, look, link, ticketOf, read, cardsOf } = plan;
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
  for (const word of [...kept, "userId", task.id, planId, field.id])
    expect(told).not.toContain(String(word));
  const open = await ticketOf((await link({ withFields: true })).code);
  const [said] = await cardsOf(open);
  expect(said?.fields).toEqual([{ field: 0, words: ["sesame"] }]);
  // Each link has keys of its own.
  expect(said?.key).not.toBe(card?.key);
  const foreign = { ticket: open, key: card?.key ?? "" };
  const answer = await server.call(calls.taskAsGuest, foreign, "", fromSomewhere());
  expect(answer).toMatchObject({ reason: "guestLink.taskGone" });
});

test("fields go out as cards of members show them, and nothing of people, private tasks or fields put away", async () => {
  const { leader, member, planId, boardOf, link, ticketOf } = plan;
  const made = async (name: string, kind: "text" | "person" | "choice", more = {}) =>
    (await done(server, leader, callOf("field.add"), { planId, name, kind, ...more })).id;
  const options = [
    { id: 40, name: "Steel", color: "red" as const },
    { id: 41, name: "Lawyers", color: "blue" as const },
  ];
  const trade = await made("Trade", "choice", { options, onCard: 1 });
  const checks = await made("Checks", "person");
  const old = await made("Old margin", "text");
  const secret = await made("Settlement", "text", { onCard: 1 });
  const saying = (id: number, value: string) => ({ id, value });
  await done(server, leader, callOf("task.add"), {
    planId,
    name: "Slab",
    fields: [saying(trade, "40"), saying(checks, String(member.userId)), saying(old, "long ago")],
  });
  await done(server, leader, callOf("task.add"), {
    planId,
    name: "Court",
    visibility: 2,
    fields: [saying(trade, "41"), saying(secret, "a million")],
  });
  await done(server, leader, callOf("field.edit"), { id: old, archived: 1 });
  const board = await boardOf(await ticketOf((await link({ withFields: true })).code));
  expect(board.fields).toEqual([
    {
      name: "Trade",
      kind: "choice",
      unit: "",
      onCard: 1,
      choices: [{ name: "Steel", color: "red" }],
    },
    { name: "Checks", kind: "person", unit: "", onCard: 0 },
  ]);
  const told = JSON.stringify(board);
  const kept = ["Lawyers", "Settlement", "a million", "Court", "long ago", "Old margin"];
  for (const word of [...kept, "@example.com", trade, checks, member.userId, planId])
    expect(told).not.toContain(String(word));
});

test("what was seen is not sent again, and what changes is, also what people are called", async () => {
  const { leader, planId, look, link, ticketOf, cardsOf } = plan;
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
  const { planId, come, link } = plan;
  const { code } = await link({ password: "plumb and level" });
  expect(await come(code)).toMatchObject({ reason: "publicLink.locked" });
  const address = "198.51.100.9";
  const guess = async (password: string) => come(code, password, address);
  expect(await guess("level and plumb")).toMatchObject({ reason: "publicLink.passwordWrong" });
  const { data } = await guess("plumb and level");
  const wrong: number[] = [];
  while (!wrong.includes(429) && wrong.length < 20) wrong.push((await guess("a guess")).code);
  expect(await guess("plumb and level")).toMatchObject({ code: 429 });
  const again = { code, ticket: data.ticket };
  expect((await server.call(calls.openGuestLink, again, "", fromSomewhere())).code).toBe(200);
  const other = await link({ password: "another one" });
  const foreign = { code: other.code, ticket: data.ticket };
  expect(await server.call(calls.openGuestLink, foreign, "", fromSomewhere())).toMatchObject({
    reason: "publicLink.locked",
  });
  const [, row] = await guestLinksTo(server.parts.database, planId);
  expect(row?.passwordHash).toMatch(/^scrypt\$/);
});

test("whoever guesses links is slowed", async () => {
  const { come } = plan;
  const codes = Array.from({ length: 70 }, (_, at) => String(at).padStart(43, "a"));
  const answers: number[] = [];
  for (const code of codes) answers.push((await come(code, undefined, "198.51.100.77")).code);
  expect(new Set(answers)).toEqual(new Set([404, 429]));
});

test("a visit counts once, and again after two hours", async () => {
  const { come, link, list } = plan;
  const { code } = await link();
  const { ticket } = (await come(code)).data;
  const again = async () => server.call(calls.openGuestLink, { code, ticket }, "", fromSomewhere());
  expect((await again()).data.ticket).toBe(ticket);
  expect(await list()).toMatchObject([{ visits: 1, lastTime: server.clock.now, works: true }]);
  server.clock.now += GUEST_VISIT;
  expect((await again()).data.ticket).not.toBe(ticket);
  expect(await list()).toMatchObject([{ visits: 2, lastTime: server.clock.now }]);
});

test("a plan of 10,000 tasks comes in one answer, and is packed on the way", async () => {
  const { leader, planId, link, ticketOf, cardsOf } = plan;
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
    headers: { "accept-encoding": "br", "content-type": "application/json", ...fromSomewhere() },
    payload: { ticket },
  });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.rawPayload.length).toBeLessThan(500_000);
});
