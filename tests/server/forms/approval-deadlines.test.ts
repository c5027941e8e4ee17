import { afterAll, beforeAll, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import type { Deadline } from "#domain/approval/flow/flow.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { lapseApprovals } from "#server/jobs/lapse-approvals.ts";
import { tableOf } from "#server/tables/registry.ts";
import { databaseOn } from "#server/tables/sql/db.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { diary, diaryData } from "#tests/make/company-forms.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

const HOUR = 3_600_000;

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
});
afterAll(async () => server.close());

/** A request of the leader's that the member is to decide within an hour. */
async function ask(late: Deadline["late"]) {
  const { administrator, leader, member } = people;
  const form = await done(server, administrator, callOf("form.add"), {
    name: `Purchase ${late}`,
    definition: diary,
  });
  await done(server, administrator, callOf("form.publish"), { id: form.id });
  const first = { ...step(1, [member.userId]), deadline: { hours: 1, late } };
  const of = flow([first], { managerIds: [administrator.userId] });
  const saved = { formId: form.id, flow: JSON.stringify(of) };
  await done(server, administrator, callOf("approvalFlow.save"), saved);
  const filled = { modelId: form.id, data: diaryData };
  const record = await done(server, leader, callOf("record.add"), filled);
  return done(server, leader, callOf("approval.start"), { recordId: record.id });
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
