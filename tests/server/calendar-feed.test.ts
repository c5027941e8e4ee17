import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addFeed, listFeeds, removeFeed } from "#contract/calls/programs/calendar-feed.ts";
import { FEEDS_MAX } from "#domain/task/times/feed-limits.ts";
import { type Crew, makeCrew, makeSite, type Site } from "./make/site.ts";
import type { Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { runOn } from "./make/world.ts";

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

const HOUR = 3_600_000;

// Each reading comes from an address of its own: limits are tested elsewhere.
let readings = 0;
async function read(url: string) {
  const headers = { "x-forwarded-for": `10.3.${readings >> 8}.${(readings += 1) & 255}` };
  const {
    statusCode,
    body,
    headers: got,
  } = await server.inject({ url: new URL(url).pathname, headers });
  // Lines of a calendar are folded.
  return { statusCode, text: body.replaceAll("\r\n ", ""), type: got["content-type"] };
}

async function feedOf(person: Someone, planId = 0) {
  const { data, msg } = await server.call(addFeed, { planId }, person.token);
  if (!data) throw new Error(msg);
  return data;
}

/** A task of tomorrow in the plan. */
async function addTimed(name: string, owner: readonly Someone[]) {
  const start = server.clock.now + 24 * HOUR;
  return runOn(server)(crew.leader, "task.add", {
    planId: site.planId,
    name,
    owner: owner.map(({ userId }) => userId),
    times: [start, start + HOUR],
  });
}

const summaries = (text: string) =>
  [...text.matchAll(/^SUMMARY:(.*)$/gm)].map(([, summary]) => summary?.trim());

test("a calendar reads what somebody owns or assists with, and of a plan all that has a time", async () => {
  await addTimed("Pour, level; cure", [crew.member]);
  const other = await addTimed("Strip the forms", [crew.leader]);
  const { url } = await feedOf(crew.member);
  const mine = await read(url);
  expect([mine.statusCode, mine.type]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(mine.text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(summaries(mine.text)).toEqual(["Pour\\, level\\; cure"]);
  const whole = await feedOf(crew.member, site.planId);
  const { text } = await read(whole.url);
  expect(summaries(text)).toEqual(["Strip the forms", "Pour\\, level\\; cure"]);
  expect(text).toContain(`/manage/plan/${site.planId}?task=${other.id}`);
  expect(text).toContain("X-WR-CALNAME:Harbour Bridge Builders · North pier");
  await runOn(server)(crew.leader, "task.edit", { id: other.id, completeTime: server.clock.now });
  expect(summaries((await read(whole.url)).text)).toContain("✓ Strip the forms");
});

test("what a task is called adds no line to the calendar", async () => {
  await addTimed("a\u2028END:VEVENT\\nBEGIN:VALARM", [crew.member]);
  const { url } = await feedOf(crew.member);
  const { text } = await read(url);
  expect(text.match(/^END:VEVENT/gm)?.length).toBe(summaries(text).length);
  expect(text).not.toMatch(/^BEGIN:VALARM/m);
});

test("whoever lost the plan reads nothing of it, not even its name, and the address stays dead", async () => {
  await addTimed("Secret pour", [crew.member]);
  const plan = await feedOf(crew.member, site.planId);
  const mine = await feedOf(crew.member);
  const dismiss = { planId: site.planId, userId: [crew.member.userId] };
  await runOn(server)(crew.leader, "plan.removeUsers", dismiss);
  expect((await read(plan.url)).statusCode).toBe(404);
  expect((await read(mine.url)).text).not.toContain("Secret pour");
  await runOn(server)(crew.leader, "plan.invite", dismiss);
  expect((await read(plan.url)).statusCode).toBe(404);
});

test("a private task is in the calendars of its people, and in no other", async () => {
  const { id } = await addTimed("Talk about wages", [crew.member]);
  await runOn(server)(crew.leader, "task.setVisibility", { id, visibility: 2 });
  const invited = { planId: site.planId, userId: [crew.outsider.userId] };
  await runOn(server)(crew.leader, "plan.invite", invited);
  for (const planId of [0, site.planId]) {
    const readBy = async (person: Someone) => (await read((await feedOf(person, planId)).url)).text;
    expect(await readBy(crew.member)).toContain("Talk about wages");
    expect(await readBy(crew.outsider)).not.toContain("wages");
  }
});

test("an address that was taken back, invented or belongs to somebody who was shut out is not found", async () => {
  const { url, row } = await feedOf(crew.member);
  const gone = await read(url.replace(/.{5}\.ics$/, "aaaaa.ics"));
  expect(gone.statusCode).toBe(404);
  // Somebody else cannot take it back.
  await server.call(removeFeed, { id: row.id }, crew.leader.token);
  expect((await read(url)).statusCode).toBe(200);
  await server.call(removeFeed, { id: row.id }, crew.member.token);
  const removed = await read(url);
  expect([removed.statusCode, removed.text]).toEqual([404, gone.text]);
  const next = await feedOf(crew.member);
  const shut = { id: crew.member.userId, disabled: true };
  await runOn(server)(crew.administrator, "user.setDisabled", shut);
  expect(await read(next.url)).toEqual(removed);
  await runOn(server)(crew.administrator, "user.setDisabled", { ...shut, disabled: false });
  expect((await read(next.url)).statusCode).toBe(404);
});

test("only hashes are kept, the list tells when it was read, and there is an end to how many", async () => {
  const { url, row } = await feedOf(crew.leader);
  const code = url.match(/([\w-]{40,})\.ics$/)?.[1] ?? "none";
  const kept = await server.parts.database.run("select * from calendar_feeds");
  expect(JSON.stringify(kept)).not.toContain(code);
  expect(row.lastTime).toBe(0);
  await read(url);
  const list = async () => (await server.call(listFeeds, {}, crew.leader.token)).data;
  expect((await list()).find(({ id }) => id === row.id)?.lastTime).toBe(server.clock.now);
  while ((await list()).length < FEEDS_MAX) await feedOf(crew.leader);
  const more = await server.call(addFeed, {}, crew.leader.token);
  expect(more.reason).toBe("calendarFeed.tooMany");
});
