import { afterAll, beforeAll, expect, test } from "vitest";
import type { BodyOf } from "#contract/call.ts";
import { exportAudit, listAudit } from "#contract/calls/administration.ts";
import { listActDevices } from "#contract/calls/approval.ts";
import { updateExamineStatus } from "#contract/calls/examine.ts";
import { syncPush } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import { NO_ACCESS, PARAMETER_ERROR } from "#domain/refusal.ts";
import { lapseApprovals } from "#server/jobs/lapse-approvals.ts";
import { newSession, storeSession } from "#server/people/sessions.ts";
import { applyChanges } from "#server/commands/apply-changes.ts";
import { flow, oneStepFlow, step } from "#tests/make/approvals/flows.ts";
import { diary, diaryData } from "#tests/make/company-forms.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

const HOUR = 3_600_000;
const ANDROID = "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let modelId: number;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
  const { administrator, member } = people;
  const added = { name: "Purchase", definition: diary };
  ({ id: modelId } = await done(server, administrator, callOf("form.add"), added));
  await done(server, administrator, callOf("form.publish"), { id: modelId });
  const drawn = JSON.stringify(oneStepFlow(member.userId, administrator.userId));
  await done(server, administrator, callOf("approvalFlow.save"), { formId: modelId, flow: drawn });
});
afterAll(async () => server.close());

async function ask() {
  const filled = { modelId, data: diaryData };
  const record = await done(server, people.leader, callOf("record.add"), filled);
  return done(server, people.leader, callOf("approval.start"), { recordId: record.id });
}

/** Lines about approvals, the newest first. */
async function lines(asked: BodyOf<typeof listAudit> = {}) {
  const filter: BodyOf<typeof listAudit> = { kind: "approval", ...asked };
  return (await done(server, people.administrator, listAudit, filter)).records;
}

/** The phone of somebody who has another browser as well. */
async function phoneOf({ userId }: Someone): Promise<string> {
  const { database, now } = server.parts;
  return database.transaction(async (tx) => {
    const session = await newSession(tx, userId, { userAgent: ANDROID, now: now() });
    const device = { entity: "device", action: "add", put: session.device } as const;
    await applyChanges(tx, [device], { actorId: userId, at: now() });
    await storeSession(tx, session);
    return session.token;
  });
}

test("each act on a request leaves who did it, when, from which device, and what it changed", async () => {
  const { leader, member, newcomer } = people;
  const asked = await ask();
  expect(await lines({ size: 1 })).toMatchObject([
    {
      userId: leader.userId,
      targetId: asked.id,
      at: server.clock.now,
      device: "Tests",
      address: "",
      detail: { name: "Purchase", what: "start", act: 0, to: 3 },
    },
  ]);
  const hands = { id: asked.id, what: "transfer" as const, userIds: [newcomer.userId] };
  const phone = await phoneOf(member);
  expect((await server.call(callOf("approval.handOn"), hands, phone)).code).toBe(200);
  const [handed] = await lines({ size: 1 });
  expect(handed).toMatchObject({
    userId: member.userId,
    device: "Chrome · Android",
    detail: { what: "transfer", userIds: [newcomer.userId], act: 1, step: "Step 1" },
  });
  // It has become nothing else by that.
  expect(handed?.detail).not.toHaveProperty("to");
  const rejects = { recordId: asked.id, status: 2, remarks: "Too dear" } as const;
  await done(server, newcomer, callOf("approval.decide"), rejects);
  expect(await lines({ size: 1 })).toMatchObject([
    { userId: newcomer.userId, detail: { what: "reject", from: 3, to: 2 } },
  ]);
  await done(server, leader, callOf("approval.resubmit"), { id: asked.id });
  await done(server, leader, callOf("approval.urge"), { id: asked.id });
  const withdraws = { recordId: asked.id, status: 4, remarks: "Not needed" } as const;
  await done(server, leader, callOf("approval.decide"), withdraws);
  const told = await lines({ approvalId: asked.id });
  const acts = told.map(({ detail }) => detail["what"]);
  expect(acts).toEqual(["withdraw", "urge", "resubmit", "reject", "transfer", "start"]);
  // What was said stands in the request alone.
  expect(JSON.stringify(told)).not.toContain("Too dear");
});

test("what comes by an outbox leaves one line, with its device and when it was done, however often it is sent", async () => {
  const { leader, member } = people;
  const [first, second] = [await ask(), await ask()];
  const phone = await phoneOf(member);
  const actedAt = server.clock.now + HOUR;
  server.clock.now += 6 * HOUR;
  const entries = [first, second].map(({ id }, index) => ({
    n: index + 1,
    call: "approval.decide",
    at: actedAt,
    data: { recordId: id, status: 1 },
  }));
  const pushed = { clientId: "phone-of-hers", entries };
  for (const state of ["applied", "duplicate"]) {
    const { data } = await server.call(syncPush, pushed, phone);
    expect(data.results.map((result) => result.state)).toEqual([state, state]);
  }
  const told = (await lines()).filter(({ detail }) => detail["what"] === "approve");
  expect(told).toMatchObject(
    [second, first].map(({ id }) => ({
      targetId: id,
      userId: member.userId,
      at: server.clock.now,
      device: "Chrome · Android",
      detail: { actedAt, from: 3, to: 1 },
    })),
  );
  expect(told).toHaveLength(2);
  // Somebody else was first: what is refused leaves no line.
  const late = { recordId: first.id, status: 4, remarks: "Too late" } as const;
  expect((await server.call(callOf("approval.decide"), late, leader.token)).code).not.toBe(200);
  expect((await lines({ size: 1 }))[0]?.detail).toMatchObject({ what: "approve" });
});

test("two who act on one request in one push are told apart, each on what the other left", async () => {
  const { administrator, leader } = people;
  const asked = await ask();
  const entries = [
    { n: 1, call: "approval.comment", at: server.clock.now, data: { id: asked.id, remarks: "?" } },
    {
      n: 2,
      call: "approval.decide",
      at: server.clock.now,
      data: { recordId: asked.id, status: 4, remarks: "Wrong" },
    },
    { n: 3, call: "approval.resubmit", at: server.clock.now, data: { id: asked.id } },
  ];
  const { results } = await done(server, leader, syncPush, { clientId: "desk-of-his", entries });
  expect(results.map(({ state }) => state)).toEqual(["applied", "applied", "applied"]);
  const voids = { id: asked.id, remarks: "Twice" };
  await done(server, administrator, callOf("approval.void"), voids);
  const told = (await lines()).filter(({ targetId }) => targetId === asked.id);
  expect(told.map(({ detail: { what, from, to } }) => [what, from, to])).toEqual([
    ["void", 3, 8],
    ["resubmit", 4, 3],
    ["withdraw", 3, 4],
    ["start", undefined, 3],
  ]);
});

test("a request that is deleted leaves a line, and what was filled in without one leaves none", async () => {
  const { administrator, leader } = people;
  const asked = await ask();
  const withdraws = { recordId: asked.id, status: 4, remarks: "No" } as const;
  await done(server, leader, callOf("approval.decide"), withdraws);
  const filled = { modelId, data: diaryData };
  const draft = await done(server, leader, callOf("record.add"), filled);
  for (const id of [asked.recordId, draft.id])
    await done(server, administrator, callOf("record.remove"), { modelId, id });
  const [removed, before] = await lines({ size: 2 });
  expect(removed).toMatchObject({
    userId: administrator.userId,
    targetId: asked.id,
    device: "Tests",
    detail: { name: "Purchase", what: "remove", from: 4 },
  });
  expect(before?.detail).toMatchObject({ what: "withdraw" });
});

test("what happens by the clock is nobody's, and from no device", async () => {
  const { administrator, member } = people;
  const deadline = { hours: 24, late: "pass" } as const;
  const of = flow([{ ...step(1, [member.userId]), deadline }], {
    managerIds: [administrator.userId],
  });
  const saved = { formId: modelId, flow: JSON.stringify(of) };
  await done(server, administrator, callOf("approvalFlow.save"), saved);
  const asked = await ask();
  server.clock.now += 25 * HOUR;
  await lapseApprovals(server.parts);
  expect(await lines({ size: 1 })).toMatchObject([
    { userId: 0, targetId: asked.id, device: "", detail: { what: "lapse", from: 3, to: 1 } },
  ]);
});

test("another version of a flow and whether it is in use are lines too, by whichever call", async () => {
  const { administrator, member } = people;
  const drawn = JSON.stringify(oneStepFlow(member.userId, administrator.userId));
  const before = await lines({ kind: "approvalFlow" });
  const saved = { formId: modelId, flow: drawn };
  const { id, number } = await done(server, administrator, callOf("approvalFlow.save"), saved);
  const off = { id, status: "off" } as const;
  await done(server, administrator, callOf("approvalFlow.switch"), off);
  // Once more is nothing new.
  await done(server, administrator, callOf("approvalFlow.switch"), off);
  await done(server, administrator, updateExamineStatus, { examineId: id, status: 1 });
  const told = await lines({ kind: "approvalFlow" });
  const added = told.slice(0, told.length - before.length);
  const line = (what: string) => ({
    userId: administrator.userId,
    targetId: modelId,
    device: "Tests",
    detail: { name: "Purchase", what, number },
  });
  expect(added).toMatchObject([line("on"), line("off"), line("save")]);
});

test("only administrators read it, as a list and as a table", async () => {
  const { administrator, leader, member, outsider } = people;
  const { id: approvalId } = await ask();
  for (const someone of [leader, member, outsider])
    for (const call of [listAudit, exportAudit]) {
      const refused = await server.call(call, { approvalId }, someone.token);
      expect([refused.status, refused.data]).toEqual([403, undefined]);
    }
  const { csv } = await done(server, administrator, exportAudit, { kind: "approval" });
  expect(csv.split("\r\n")[1]).toMatch(/"approval".+"Tests"$/);
});

test("whoever manages the flow of a request is told its devices, and nobody else of those who read it", async () => {
  const { administrator, leader, member, newcomer, outsider } = people;
  const form = async (name: string, managerId: number) => {
    const added = await done(server, administrator, callOf("form.add"), {
      name,
      definition: diary,
    });
    await done(server, administrator, callOf("form.publish"), { id: added.id });
    const knows = { userIds: [newcomer.userId, outsider.userId], units: [] };
    const nodes = [
      { kind: "copy" as const, id: 2, name: "", people: knows },
      step(1, [member.userId]),
    ];
    const saved = JSON.stringify(flow(nodes, { managerIds: [managerId] }));
    await done(server, administrator, callOf("approvalFlow.save"), {
      formId: added.id,
      flow: saved,
    });
    return added.id;
  };
  const [hers, his] = [await form("Hers", newcomer.userId), await form("His", outsider.userId)];
  const askWith = async (id: number) => {
    const filled = { modelId: id, data: diaryData };
    const record = await done(server, leader, callOf("record.add"), filled);
    return done(server, leader, callOf("approval.start"), { recordId: record.id });
  };
  const { id: recordId } = await askWith(hers);
  const other = await askWith(his);
  const phone = await phoneOf(member);
  await server.call(callOf("approval.decide"), { recordId, status: 1 }, phone);
  expect(await done(server, newcomer, listActDevices, { recordId })).toEqual([
    { act: 0, device: "Tests" },
    { act: 1, device: "Chrome · Android" },
  ]);
  const codeOf = async ({ token }: Someone, id: number) =>
    (await server.call(listActDevices, { recordId: id }, token)).code;
  for (const someone of [leader, member, outsider])
    expect(await codeOf(someone, recordId)).toBe(NO_ACCESS);
  expect(await codeOf(newcomer, other.id)).toBe(NO_ACCESS);
  expect(await codeOf(outsider, other.id)).toBe(200);
  expect(await codeOf(newcomer, other.id + 4711)).toBe(PARAMETER_ERROR);
});

test("the commands of administrators name the device as well", async () => {
  const { administrator, member, newcomer } = people;
  const times = { startTime: server.clock.now, endTime: server.clock.now + HOUR };
  const sets = { deputyId: newcomer.userId, ...times };
  const phone = await phoneOf(member);
  expect((await server.call(callOf("delegation.set"), sets, phone)).code).toBe(200);
  const audit = await done(server, administrator, listAudit, { kind: "delegation" });
  expect(audit.records[0]).toMatchObject({ userId: member.userId, device: "Chrome · Android" });
});
