import { afterAll, beforeAll, expect, test } from "vitest";
import { syncPush } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import type { Deadline } from "#domain/approval/flow/flow.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { lapseApprovals } from "#server/jobs/lapse-approvals.ts";
import { tableOf } from "#server/tables/registry.ts";
import { databaseOn } from "#server/tables/sql/db.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { diary, diaryData, formName } from "#tests/make/company-forms.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
});
afterAll(async () => server.close());

/** A record of the leader's; who asks for it is to be decided by the member within an hour. */
async function fillIn(late: Deadline["late"]) {
  const { administrator, leader, member } = people;
  const form = await done(server, administrator, callOf("form.add"), {
    name: formName("Purchase"),
    definition: diary,
  });
  await done(server, administrator, callOf("form.publish"), { id: form.id });
  const first = { ...step(1, [member.userId]), deadline: { hours: 1, late } };
  const of = flow([first], { managerIds: [administrator.userId] });
  const saved = { formId: form.id, flow: JSON.stringify(of) };
  await done(server, administrator, callOf("approvalFlow.save"), saved);
  const filled = { modelId: form.id, data: diaryData };
  return done(server, leader, callOf("record.add"), filled);
}

/** A request of the leader's that the member is to decide within an hour. */
async function ask(late: Deadline["late"]) {
  const { id: recordId } = await fillIn(late);
  return done(server, people.leader, callOf("approval.start"), { recordId });
}

let entries = 0;

/** Something that the leader did on a browser that had no line then. */
async function pushLate(call: string, data: object, at: number) {
  entries += 1;
  const body = { clientId: "client-of-the-leader", entries: [{ n: entries, call, data, at }] };
  return (await server.call(syncPush, body, people.leader.token)).data.results[0];
}

const noticesOf = async ({ userId }: Someone, approvalId: number) => {
  const notices = await tableOf("notice").list(server.parts.database, { userId });
  return notices
    .filter((notice) => notice.approvalId === approvalId)
    .map(({ kind, byUserId }) => [kind, byUserId]);
};
const standing = async (id: number) => tableOf("approval").get(server.parts.database, id);

test("who has to decide, and who asked, are told; nobody else is", async () => {
  const { leader, member, outsider } = people;
  const { id } = await ask("remind");
  expect(await noticesOf(member, id)).toEqual([["toDecide", leader.userId]]);
  await done(server, member, callOf("approval.decide"), { recordId: id, status: 1 });
  expect(await noticesOf(leader, id)).toEqual([["passed", member.userId]]);
  expect(await noticesOf(outsider, id)).toEqual([]);
});

test("what was missed while no server ran is done by two of them at once, once", async () => {
  const { member } = people;
  const { id } = await ask("remind");
  server.clock.now += HOUR - 1;
  await lapseApprovals(server.parts);
  expect(await noticesOf(member, id)).toMatchObject([["toDecide", people.leader.userId]]);
  server.clock.now += 50 * HOUR;
  const { connectionString: databaseUrl } = server;
  const second = await openDatabase({ databaseUrl, dataDir: "", log: () => undefined });
  const other = { ...server.parts, database: databaseOn(second.pool) };
  await Promise.all([lapseApprovals(server.parts), lapseApprovals(other)]);
  await second.close();
  expect(await noticesOf(member, id)).toEqual([["overdue", 0]]);
  const { events = [], dueTime } = (await standing(id)) ?? {};
  expect(events.filter(({ what }) => what === "remind")).toHaveLength(1);
  expect(dueTime).toBe(0);
});

test("what is let pass has passed, and what is returned is back with who asked", async () => {
  const { leader } = people;
  const [passing, returning] = [await ask("pass"), await ask("return")];
  server.clock.now += 2 * HOUR;
  await lapseApprovals(server.parts);
  expect(await standing(passing.id)).toMatchObject({ status: 1, askedIds: [] });
  expect(await standing(returning.id)).toMatchObject({ status: 5, askedIds: [] });
  expect(await noticesOf(leader, passing.id)).toEqual([["passed", 0]]);
  expect(await noticesOf(leader, returning.id)).toEqual([["returned", 0]]);
});

test("what was asked for without a line has its time from when those can know of it who decide", async () => {
  const { id: recordId } = await fillIn("pass");
  const actedAt = server.clock.now + 1;
  server.clock.now += 3 * DAY;
  const started = await pushLate("approval.start", { recordId }, actedAt);
  expect(started).toMatchObject({ state: "applied" });
  const id = (started?.data as { id: number } | undefined)?.id ?? 0;
  await lapseApprovals(server.parts);
  expect(await standing(id)).toMatchObject({ status: 3, dueTime: server.clock.now + HOUR });
});

test("whoever urges again and again is heard once an hour, whatever they say of the time", async () => {
  const { id } = await ask("remind");
  const from = server.clock.now;
  server.clock.now += DAY;
  for (const hours of [1, 3, 5, 7]) await pushLate("approval.urge", { id }, from + hours * HOUR);
  const { events = [] } = (await standing(id)) ?? {};
  expect(events.filter(({ what }) => what === "urge")).toHaveLength(1);
});
