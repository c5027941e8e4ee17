import { afterAll, beforeAll, expect, test } from "vitest";
import * as calls from "#contract/calls/approval.ts";
import * as oa from "#contract/calls/oa-examine.ts";
import { callOf } from "#contract/command-calls.ts";
import { NOBODY } from "#domain/approval/flow/flow.ts";
import { STARTED_AN_HOUR } from "#domain/approval/flow/flow-limits.ts";
import { approvalsStatement } from "#server/tables/lists/approval-list.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { diary, diaryData } from "#tests/make/company-forms.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let formId: number;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
  const { administrator, member, newcomer } = people;
  const form = await done(server, administrator, callOf("form.add"), {
    name: "Purchase",
    definition: diary,
  });
  formId = form.id;
  await done(server, administrator, callOf("form.publish"), { id: formId });
  const knows = { ...NOBODY, userIds: [newcomer.userId] };
  const nodes = [
    { kind: "copy" as const, id: 9, name: "", people: knows },
    step(1, [member.userId, administrator.userId], "either"),
    step(2, [member.userId], "joint"),
  ];
  await done(server, administrator, callOf("approvalFlow.save"), {
    formId,
    flow: JSON.stringify(flow(nodes, { managerIds: [administrator.userId] })),
  });
});
afterAll(async () => server.close());

async function ask(someone: Someone) {
  const record = await done(server, someone, callOf("record.add"), {
    modelId: formId,
    data: diaryData,
  });
  return done(server, someone, callOf("approval.start"), { recordId: record.id });
}

const idsOf = ({ list }: { list: { recordId: number }[] }) => list.map(({ recordId }) => recordId);

test("what waits, was decided and was copied is listed to whom it concerns, and to nobody else", async () => {
  const { leader, member, newcomer, outsider } = people;
  const { id } = await ask(leader);
  const waiting = async (someone: Someone, body = {}) =>
    idsOf(await done(server, someone, calls.listWaitingApprovals, body));
  expect(await waiting(member)).toContain(id);
  expect(await waiting(member, { keyword: "nothing of that" })).toEqual([]);
  expect(await waiting(leader)).toEqual([]);
  expect(idsOf(await done(server, newcomer, calls.listCopiedApprovals, {}))).toContain(id);
  expect(idsOf(await done(server, outsider, calls.listCopiedApprovals, {}))).toEqual([]);
  await done(server, member, callOf("approval.decide"), { recordId: id, status: 1 });
  await done(server, member, callOf("approval.decide"), { recordId: id, status: 1 });
  expect(await waiting(member)).not.toContain(id);
  expect(await waiting(member, { status: "handled" })).toContain(id);
  for (const call of [calls.listApprovalLog, calls.getApprovalSteps, calls.getApprovalInfo])
    expect((await server.call(call, { recordId: id }, outsider.token)).code).toBe(400);
});

test("the log and the steps say who did what, and what the caller can do", async () => {
  const { leader, member, administrator } = people;
  const { id } = await ask(leader);
  const steps = async (someone: Someone) =>
    done(server, someone, calls.getApprovalSteps, { recordId: id });
  expect(await steps(member)).toMatchObject({ isCheck: 1, isRecheck: 0, examineStatus: 3 });
  expect(await steps(leader)).toMatchObject({ isCheck: 0, isRecheck: 1 });
  const refusal = { recordId: id, status: 2 as const, remarks: "Too dear" };
  await done(server, administrator, callOf("approval.decide"), refusal);
  const { examineFlowList } = await steps(leader);
  expect(examineFlowList.map(({ flowId, examineStatus }) => [flowId, examineStatus])).toEqual([
    [0, 6],
    [1, 2],
  ]);
  expect(examineFlowList[1]?.userList).toMatchObject([
    { userId: administrator.userId, examineStatus: 2 },
  ]);
  const log = await done(server, leader, calls.listApprovalLog, { recordId: id });
  expect(log.map(({ examineStatus, remarks }) => [examineStatus, remarks])).toEqual([
    [6, ""],
    [2, "Too dear"],
  ]);
});

test("of many who decide at the same moment exactly one counts", async () => {
  const { leader, member, administrator } = people;
  const { id } = await ask(leader);
  const { runs } = await done(server, leader, callOf("approval.comment"), { id, remarks: "?" });
  const decide = { recordId: id, status: 1 as const, runId: runs.at(-1)?.id };
  const decideAs = async ({ token }: Someone) =>
    (await server.call(callOf("approval.decide"), decide, token)).code;
  const codes = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => decideAs(at % 2 ? member : administrator)),
  );
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 506)).toHaveLength(9);
  const { examineUserIds } = await done(server, leader, calls.getApprovalInfo, { recordId: id });
  expect(examineUserIds).toEqual([member.userId]);
});

test("what was copied is read by whom it was copied to, and by nobody else", async () => {
  const { leader, newcomer, outsider } = people;
  const { id } = await ask(leader);
  expect(await done(server, outsider, calls.readCopies, { ids: [id] })).toEqual({ read: [] });
  const readTimes = async () => {
    const { list } = await done(server, newcomer, calls.listCopiedApprovals, {});
    return list.filter(({ recordId }) => recordId === id).map(({ readTime }) => readTime);
  };
  expect(await readTimes()).toEqual([0]);
  expect(await done(server, newcomer, calls.readCopies, { ids: [id] })).toEqual({ read: [id] });
  expect(await readTimes()).toEqual([server.clock.now]);
});

test("lists are narrowed down by form and by what became of the requests", async () => {
  const { leader, member } = people;
  const { id } = await ask(leader);
  const handled = async (body: object) =>
    idsOf(await done(server, member, calls.listWaitingApprovals, { status: "all", ...body }));
  expect(await handled({ modelId: formId, examineStatus: 3 })).toContain(id);
  expect(await handled({ modelId: formId, examineStatus: 1 })).not.toContain(id);
  expect(await handled({ modelId: formId + 1 })).toEqual([]);
});

test("words are sought in titles, forms and names as in browsers, beside who asked and when", async () => {
  const { leader, member, newcomer, outsider } = people;
  const { id, title, createTime } = await ask(leader);
  const [who] = await server.parts.database.run<{ nickname: string }>(
    "select nickname from users where id = $1",
    [leader.userId],
  );
  const ways = [
    async (body: object) => done(server, member, calls.listWaitingApprovals, body),
    async (body: object) => done(server, newcomer, calls.listCopiedApprovals, body),
    async (body: object) => {
      const found = await done(server, leader, oa.listInitiated, body);
      return { list: found.list.map(({ examineRecordId }) => ({ recordId: examineRecordId })) };
    },
  ];
  for (const find of ways) {
    for (const keyword of ["PURCHASE", who?.nickname.toUpperCase(), ` ${title.slice(0, 3)} `])
      expect(idsOf(await find({ keyword }))).toContain(id);
    const until = { startTime: createTime, endTime: createTime };
    expect(idsOf(await find({ keyword: "purchase", ...until }))).toContain(id);
    expect(idsOf(await find({ startTime: createTime + 1 }))).not.toContain(id);
    expect(idsOf(await find({ endTime: createTime - 1 }))).not.toContain(id);
    expect(idsOf(await find({ keyword: "nothing of that" }))).toEqual([]);
  }
  const by = async (createUserId: number, body = {}) =>
    idsOf(await done(server, member, calls.listWaitingApprovals, { createUserId, ...body }));
  expect(await by(leader.userId, { keyword: "purchase", modelId: formId })).toContain(id);
  expect(await by(outsider.userId)).toEqual([]);
  const sought = { keyword: "purchase", status: "all" as const };
  expect(idsOf(await done(server, outsider, calls.listWaitingApprovals, sought))).toEqual([]);
  const one = await done(server, member, calls.listWaitingApprovals, { ...sought, pageSize: 1 });
  expect(one.list).toHaveLength(1);
  expect(one.totalRow).toBeGreaterThan(1);
});

test("several are decided at once only where the flow allows it", async () => {
  const { administrator, leader, member } = people;
  const { id } = await ask(leader);
  const decide = { recordId: id, status: 1 as const, inBatch: true };
  const refused = await server.call(callOf("approval.decide"), decide, member.token);
  expect(refused).toMatchObject({ code: 400, reason: "approval.notInBatch" });
  const nodes = [step(1, [member.userId])];
  await done(server, administrator, callOf("approvalFlow.save"), {
    formId,
    flow: JSON.stringify(flow(nodes, { managerIds: [administrator.userId], batch: true })),
  });
  const { id: next } = await ask(leader);
  await done(server, member, callOf("approval.decide"), { ...decide, recordId: next });
});

test.each([
  ["waiting", "approvals_asked"],
  ["handled", "approvals_settled"],
  ["all", "approvals_settled"],
  ["copied", "approvals_copied"],
] as const)("the requests that are %s are read off an index", async (role, index) => {
  const { member } = people;
  const asked = { userId: member.userId, role, status: undefined };
  const { sql, values } = approvalsStatement(asked);
  const plan = await server.parts.database.transaction(async (tx) => {
    // The few rows of a test are read faster one by one.
    await tx.run("set local enable_seqscan = off", []);
    return tx.run<object>(`explain ${sql}`, [...values, 15, 0]);
  });
  expect(JSON.stringify(plan)).toContain(index);
});

test("what a step gives is filled in by whom it asks, and by nobody else", async () => {
  const { administrator, leader, member, outsider } = people;
  const first = { ...step(1, [member.userId]), fields: [{ path: "crew", right: "edit" as const }] };
  const { id: form } = await done(server, administrator, callOf("form.add"), {
    name: "Filled on the way",
    definition: diary,
  });
  await done(server, administrator, callOf("form.publish"), { id: form });
  const of = flow([first], { managerIds: [administrator.userId] });
  const saved = { formId: form, flow: JSON.stringify(of) };
  await done(server, administrator, callOf("approvalFlow.save"), saved);
  const filled = { modelId: form, data: diaryData };
  const record = await done(server, leader, callOf("record.add"), filled);
  await done(server, leader, callOf("approval.start"), { recordId: record.id });
  const edit = async ({ token }: Someone, data: object) => {
    const body = { modelId: form, id: record.id, data: JSON.stringify(data) };
    return (await server.call(callOf("record.edit"), body, token)).reason ?? "done";
  };
  expect(await edit(leader, { crew: 3 })).toBe("record.inApproval");
  expect(await edit(outsider, { crew: 3 })).toBe("record.gone");
  expect(await edit(member, { part: "Pier 9" })).toBe("form.fieldNotYours");
  expect(await edit(member, { crew: 3 })).toBe("done");
});

test("nobody starts requests without end", async () => {
  const { leader, member } = people;
  const { id } = await ask(leader);
  const gone = async () => server.call(callOf("approval.start"), { recordId: 4711 }, leader.token);
  const codes = await Promise.all(Array.from({ length: STARTED_AN_HOUR }, gone));
  expect(new Set(codes.map(({ code }) => code))).toEqual(new Set([400, 429]));
  const again = { recordId: id };
  expect((await server.call(callOf("approval.start"), again, leader.token)).code).toBe(429);
  expect((await server.call(callOf("approval.start"), again, member.token)).code).not.toBe(429);
});
