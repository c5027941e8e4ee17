import { afterAll, beforeAll, expect, test } from "vitest";
import { getApprovalInsight } from "#contract/calls/approval.ts";
import { callOf } from "#contract/command-calls.ts";
import { NO_ACCESS } from "#domain/refusal.ts";
import { lapseApprovals } from "#server/jobs/lapse-approvals.ts";
import { approvalInsight } from "#server/queries/approval-insight.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { diary, diaryData } from "#tests/make/company-forms.ts";
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

/** A form whose requests the member decides within a day, and that somebody looks after. */
async function addForm(name: string, manager: Someone): Promise<number> {
  const { administrator, member } = people;
  const form = await done(server, administrator, callOf("form.add"), { name, definition: diary });
  await done(server, administrator, callOf("form.publish"), { id: form.id });
  const deadline = { hours: 24, late: "remind" } as const;
  const of = flow([{ ...step(1, [member.userId]), name: "Check", deadline }], {
    managerIds: [manager.userId],
  });
  const saved = { formId: form.id, flow: JSON.stringify(of) };
  await done(server, administrator, callOf("approvalFlow.save"), saved);
  return form.id;
}

async function ask(modelId: number) {
  const filled = { modelId, data: diaryData };
  const record = await done(server, people.leader, callOf("record.add"), filled);
  return done(server, people.leader, callOf("approval.start"), { recordId: record.id });
}

const approves = async (recordId: number) =>
  done(server, people.member, callOf("approval.decide"), { recordId, status: 1 });
const insight = async (someone: Someone, asked = {}) =>
  done(server, someone, getApprovalInsight, asked);

test("it says how long steps took, where requests wait, and which are late", async () => {
  const { administrator, member, leader } = people;
  const department = await done(server, administrator, callOf("department.add"), { name: "Works" });
  const members = { id: department.id, addMembers: [member.userId] };
  await done(server, administrator, callOf("department.edit"), members);
  const formId = await addForm("Purchase", administrator);
  const begun = server.clock.now;
  const asked = [await ask(formId), await ask(formId), await ask(formId), await ask(formId)];
  const [first, second, third, waits] = asked.map(({ id }) => id);
  for (const [id, hours] of [
    [first, 1],
    [second, 2],
    [third, 9],
  ] as const) {
    server.clock.now = begun + hours * HOUR;
    await approves(id ?? 0);
  }
  const told = await insight(administrator, { formId });
  expect(told.steps).toMatchObject([{ formId, name: "Check", count: 3 }]);
  const spans = told.steps.map(({ median, longest }) => [median, longest]);
  expect(spans.map((pair) => pair.map((span) => Math.round(span / HOUR)))).toEqual([[2, 9]]);
  const taken = ({ id, count, median, longest }: (typeof told.stepsByPerson)[number]) => [
    id,
    count,
    ...[median, longest].map((span) => Math.round(span / HOUR)),
  ];
  expect(told.stepsByPerson.map(taken)).toEqual([[member.userId, 3, 2, 9]]);
  expect(told.stepsByDepartment.map(taken)).toEqual([[department.id, 3, 2, 9]]);
  const ofDepartment = await insight(administrator, { formId, departmentId: department.id });
  expect({ ...ofDepartment, time: told.time }).toEqual(told);
  const nothing = { steps: [], stepsByPerson: [], stepsByDepartment: [], byPerson: [], byForm: [] };
  for (const other of [{ userId: leader.userId }, { departmentId: 0 }])
    expect(await insight(administrator, { formId, ...other })).toMatchObject(nothing);
  const place = { count: 1, since: asked[3]?.createTime };
  expect(told.byForm).toEqual([{ id: formId, ...place }]);
  expect(told.byDepartment).toEqual([{ id: department.id, ...place }]);
  expect(told.byPerson).toEqual([{ id: member.userId, ...place }]);
  expect(told.overdue).toEqual([]);
  server.clock.now = begun + 25 * HOUR;
  const late = {
    approvalId: waits,
    formId,
    createUserId: leader.userId,
    askedIds: [member.userId],
  };
  expect((await insight(administrator, { formId })).overdue).toMatchObject([late]);
  // Somebody was reminded: it is late all the same.
  await lapseApprovals(server.parts);
  const [reminded] = (await insight(administrator, { formId })).overdue;
  expect(reminded).toMatchObject({ ...late, title: asked[3]?.title });
  await approves(waits ?? 0);
  expect(await insight(administrator, { formId })).toMatchObject({
    steps: [{ count: 4 }],
    byForm: [],
    overdue: [],
  });
  const { database } = server.parts;
  const much = begun + 40 * DAY;
  const later = await approvalInsight(database, administrator.userId, { formId, days: 30 }, much);
  expect(later.ok && later.value.steps).toEqual([]);
});

test("whoever manages a flow sees that of its form, and not what requests of others are called", async () => {
  const { administrator, newcomer, member, outsider } = people;
  const own = await addForm("Seal", newcomer);
  await ask(await addForm("Loan", administrator));
  await ask(own);
  server.clock.now += 2 * DAY;
  const told = await insight(newcomer);
  expect(told.byForm.map((place) => place.id)).toEqual([own]);
  expect(told.overdue).toMatchObject([{ approvalId: 0, recordId: 0, formId: own, title: "" }]);
  for (const someone of [member, outsider])
    expect((await server.call(getApprovalInsight, {}, someone.token)).code).toBe(NO_ACCESS);
});
