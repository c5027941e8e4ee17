import { afterAll, beforeAll, expect, test } from "vitest";
import * as calls from "#contract/calls/approval.ts";
import * as examine from "#contract/calls/examine.ts";
import { callOf } from "#contract/command-calls.ts";
import type { Approval } from "#domain/approval/approval.ts";
import { FLOW_NODES_MAX } from "#domain/limits.ts";
import { readHead } from "#server/tables/own/space.ts";
import { tableOf } from "#server/tables/registry.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { diary, diaryData, formName } from "#tests/make/company-forms.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

const DAY = 86_400_000;

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
});
afterAll(async () => server.close());

type Nodes = Parameters<typeof flow>[0];

async function drawForm(nodes: Nodes): Promise<number> {
  const { administrator } = people;
  const added = { name: formName("Purchase"), definition: diary };
  const { id: formId } = await done(server, administrator, callOf("form.add"), added);
  const of = JSON.stringify(flow(nodes, { managerIds: [administrator.userId] }));
  await done(server, administrator, callOf("approvalFlow.save"), { formId, flow: of });
  await done(server, administrator, callOf("form.publish"), { id: formId });
  return formId;
}

async function fillIn(someone: Someone, formId: number): Promise<number> {
  const filled = { modelId: formId, data: diaryData };
  return (await done(server, someone, callOf("record.add"), filled)).id;
}

async function ask(nodes: Nodes): Promise<Approval> {
  const recordId = await fillIn(people.leader, await drawForm(nodes));
  return done(server, people.leader, callOf("approval.start"), { recordId });
}

const twoSteps = (): Nodes => [step(1, [people.member.userId]), step(2, [people.newcomer.userId])];

/** What somebody is answered who is refused; nothing has been written by that. */
async function refusal(
  { token }: Someone,
  call: Parameters<TestServer["call"]>[0],
  body: unknown,
): Promise<[number, string | undefined]> {
  const { database } = server.parts;
  const before = await readHead(database);
  const { code, reason } = await server.call(call, body, token);
  expect(await readHead(database)).toBe(before);
  return [code, reason];
}

const decide = callOf("approval.decide");
const handOn = callOf("approval.handOn");

test("nobody says the word of somebody else, by whichever call and in whosever name", async () => {
  const { leader, member, newcomer, outsider, administrator } = people;
  const { id: recordId, runs } = await ask(twoSteps());
  const says = { recordId, status: 1, runId: runs[0]?.id };
  const forged = {
    ...says,
    userId: member.userId,
    forId: member.userId,
    examineUserId: member.userId,
  };
  for (const someone of [leader, administrator])
    expect(await refusal(someone, decide, forged)).toEqual([506, "approval.notYourTurn"]);
  // Whom it does not concern yet, or never will, is not told that it is there.
  for (const someone of [newcomer, outsider])
    expect(await refusal(someone, decide, forged)).toEqual([400, "approval.gone"]);
  const transfer = { id: recordId, what: "transfer", userIds: [newcomer.userId], runId: 1 };
  expect(await refusal(leader, handOn, transfer)).toEqual([506, "approval.notYourTurn"]);
  expect(await refusal(outsider, handOn, transfer)).toEqual([400, "approval.gone"]);
  expect((await refusal(outsider, examine.decideExamine, forged))[0]).not.toBe(200);
  expect((await refusal(member, callOf("approval.void"), { id: recordId, remarks: "No" }))[0]).toBe(
    506,
  );
});

test("what is said to one request, run or step never counts for another one", async () => {
  const { leader, member, newcomer } = people;
  const [one, other] = [await ask(twoSteps()), await ask([step(1, [newcomer.userId])])];
  const late = { recordId: one.id, status: 1, runId: 2 };
  expect(await refusal(member, decide, late)).toEqual([506, "approval.notYourTurn"]);
  expect(await refusal(member, decide, { ...late, runId: 4711 })).toEqual([400, "parameterError"]);
  expect(await refusal(member, decide, { recordId: other.id, status: 1 })).toEqual([
    400,
    "approval.gone",
  ]);
  expect(await refusal(member, decide, { recordId: one.recordId, status: 1 })).toEqual([
    400,
    "approval.gone",
  ]);
  await done(server, member, decide, { recordId: one.id, status: 1, runId: 1 });
  const again = { recordId: one.id, status: 1, runId: 1 };
  expect(await refusal(member, decide, again)).toEqual([506, "approval.notYourTurn"]);
  expect(await refusal(newcomer, decide, { ...again, status: 2, remarks: "No" })).toEqual([
    506,
    "approval.notYourTurn",
  ]);
  const back = { id: one.id, what: "sendBack", remarks: "Again", runId: 2 };
  for (const toRun of [2, 3, 50])
    expect(await refusal(newcomer, handOn, { ...back, toRun })).toEqual([
      400,
      "approval.noSuchStep",
    ]);
  expect(await refusal(newcomer, handOn, { ...back, toRun: -1 })).toEqual([400, "parameterError"]);
  expect(await refusal(newcomer, handOn, { ...back, what: "skip" })).toEqual([
    400,
    "parameterError",
  ]);
  expect(await refusal(leader, decide, { recordId: one.id, status: 7 })).toEqual([
    400,
    "parameterError",
  ]);
});

test("a request is started once, of one's own, and with choices of its own flow only", async () => {
  const { leader, member, outsider } = people;
  const start = callOf("approval.start");
  const choice = {
    by: "choice" as const,
    from: { userIds: [member.userId], units: [] },
    many: false,
    mode: "joint" as const,
  };
  const formId = await drawForm([{ ...step(1, []), approvers: choice }]);
  const recordId = await fillIn(leader, formId);
  const chosen = (nodeId: number, ...userIds: number[]) => [{ nodeId, userIds }];
  expect(await refusal(outsider, start, { recordId, chosen: chosen(1, member.userId) })).toEqual([
    400,
    "record.gone",
  ]);
  expect(await refusal(leader, start, { recordId })).toEqual([400, "approval.chooseApprovers"]);
  expect(await refusal(leader, start, { recordId, chosen: chosen(1, outsider.userId) })).toEqual([
    400,
    "approval.notToChoose",
  ]);
  expect(await refusal(leader, start, { recordId, chosen: chosen(1, 4711) })).toEqual([
    400,
    "userUnknown",
  ]);
  const asked = await done(server, leader, start, {
    recordId,
    chosen: [...chosen(1, member.userId), ...chosen(77, outsider.userId)],
  });
  // A node of another flow asks nobody, and is not kept.
  expect(asked.chosen).toEqual(chosen(1, member.userId));
  expect(await refusal(leader, start, { recordId, chosen: chosen(1, member.userId) })).toEqual([
    400,
    "record.inApproval",
  ]);
  expect(asked.askedIds).toEqual([member.userId]);
});

test("nobody closes a circle of people who stand in for each other, and whoever is away still decides", async () => {
  const { member, newcomer, outsider } = people;
  const { now } = server.clock;
  const away = { startTime: now - DAY, endTime: now + DAY };
  const set = callOf("delegation.set");
  await done(server, member, set, { deputyId: newcomer.userId, ...away });
  await done(server, newcomer, set, { deputyId: outsider.userId, ...away });
  for (const { userId: deputyId } of [member, newcomer])
    expect(await refusal(outsider, set, { deputyId, ...away })).toEqual([
      400,
      "delegation.leadsBack",
    ]);
  const { id, askedIds } = await ask([step(1, [member.userId])]);
  expect(askedIds).toEqual([member.userId, outsider.userId]);
  expect((await refusal(newcomer, decide, { recordId: id, status: 1 }))[0]).not.toBe(200);
  const decided = await done(server, member, decide, { recordId: id, status: 1 });
  expect(decided.status).toBe(1);
  expect(await refusal(outsider, decide, { recordId: id, status: 1 })).toEqual([
    506,
    "approval.notYourTurn",
  ]);
});

test("a request of as many steps as a flow can have goes through all of them, and one more is refused", async () => {
  const { administrator, leader, member } = people;
  const most = Array.from({ length: FLOW_NODES_MAX }, (_, at) =>
    step(at + 1, [member.userId], "joint"),
  );
  const formId = await drawForm([step(1, [member.userId])]);
  const save = callOf("approvalFlow.save");
  const managers = { managerIds: [administrator.userId] };
  const long = {
    formId,
    flow: JSON.stringify(flow([...most, step(501, [member.userId])], managers)),
  };
  expect(await refusal(administrator, save, long)).toEqual([400, "approval.flowTooLong"]);
  const once = { ...managers, repeated: "once" as const };
  await done(server, administrator, save, { formId, flow: JSON.stringify(flow(most, once)) });
  const recordId = await fillIn(leader, formId);
  const asked = await done(server, leader, callOf("approval.start"), { recordId });
  const passed = await done(server, member, decide, { recordId: asked.id, status: 1, runId: 1 });
  expect([passed.status, passed.runs.length]).toEqual([1, FLOW_NODES_MAX]);
  const { examineFlowList } = await done(server, leader, calls.getApprovalSteps, {
    recordId: asked.id,
  });
  expect(examineFlowList).toHaveLength(FLOW_NODES_MAX + 1);
  expect((await tableOf("approval").get(server.parts.database, asked.id))?.status).toBe(1);
});
