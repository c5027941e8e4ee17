import { afterAll, beforeAll, expect, test } from "vitest";
import { addBot } from "#contract/calls/programs/bot.ts";
import { exportRecords, getRecord, listRecords } from "#contract/calls/record.ts";
import { syncPull } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import type { Approval } from "#domain/approval/approval.ts";
import type { Flow, FlowNode, FlowStep, StepField } from "#domain/approval/flow/flow.ts";
import { crewOver, flow, step } from "#tests/make/approvals/flows.ts";
import { formName } from "#tests/make/company-forms.ts";
import { field, table } from "#tests/make/forms/records.ts";
import { openEar } from "../make/ear.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

const DAY = 86_400_000;
const SECRET = "Kestrel and Sons";
const rows = [
  { id: "r1", what: "Rebar", hours: 1 },
  { id: "r2", what: "Formwork", hours: 2 },
];
const offer = { part: "Pier 4", rival: SECRET, crew: 4, works: rows };
const definition = JSON.stringify({
  fields: [
    field("input", "part", { required: true }),
    field("input", "rival"),
    field("inputNumber", "crew"),
    table("works", [field("input", "what"), field("inputNumber", "hours")]),
  ],
  rules: [],
});

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
});
afterAll(async () => server.close());

async function drawForm(nodes: readonly FlowNode[], details: Partial<Flow> = {}) {
  const { administrator } = people;
  const added = { name: formName("Offer"), definition };
  const { id: formId } = await done(server, administrator, callOf("form.add"), added);
  await done(server, administrator, callOf("form.publish"), { id: formId });
  const of = flow(nodes, { managerIds: [administrator.userId], ...details });
  const body = { formId, flow: JSON.stringify(of) };
  const saved = await server.call(callOf("approvalFlow.save"), body, administrator.token);
  return { formId, saved };
}

async function ask(
  formId: number,
  values: object = {},
  chosen: { nodeId: number; userIds: number[] }[] = [],
) {
  const data = JSON.stringify({ ...offer, ...values });
  const record = await done(server, people.leader, callOf("record.add"), { modelId: formId, data });
  const started = { recordId: record.id, chosen };
  return done(server, people.leader, callOf("approval.start"), started);
}

/** A step of the member's with what it hides from them or gives to them. */
const ofMember = (...fields: StepField[]): FlowStep => ({
  ...step(1, [people.member.userId]),
  fields,
});
const hidesRival: StepField = { path: "rival", right: "hidden" };

/** What somebody is answered who changes what is asked for. */
async function edit(
  { token }: Someone,
  { recordId: id, formId: modelId }: Pick<Approval, "recordId" | "formId">,
  values: object,
) {
  const body = { modelId, id, data: JSON.stringify(values) };
  const { code, reason, data } = await server.call(callOf("record.edit"), body, token);
  return code === 200 ? 200 : [code, reason, (data as { field?: string } | undefined)?.field];
}

test("who asks shows nobody what a step hides from them by choosing them for a copy", async () => {
  const { member, outsider, newcomer } = people;
  const nobody = { userIds: [], units: [] };
  const nodes: FlowNode[] = [
    { kind: "copy", id: 5, name: "", people: nobody, chosen: true },
    ofMember(hidesRival),
    step(2, [newcomer.userId]),
  ];
  const copies = [
    { id: 6, at: "start" as const, people: nobody, chosen: true, when: "" },
    { id: 7, at: "end" as const, people: { ...nobody, userIds: [outsider.userId] }, when: "" },
  ];
  const { formId } = await drawForm(nodes, { copies });
  const ear = await openEar(server, member);
  const chosen = [5, 6].map((nodeId) => ({ nodeId, userIds: [member.userId, outsider.userId] }));
  const { id, recordId } = await ask(formId, {}, chosen);
  const handedTo = async ({ token }: Someone) => {
    const page = { modelId: formId, currentPage: 1, pageSize: 20 as const };
    const replies = [
      await server.call(syncPull, { epoch: "", since: 0 }, token),
      await server.call(getRecord, { modelId: formId, id: recordId }, token),
      await server.call(listRecords, { ...page, keyword: "Kestrel" }, token),
      await server.call(
        exportRecords,
        { ...page, dataType: 2 as const, selectIds: [recordId] },
        token,
      ),
    ];
    expect(replies[1]?.code).toBe(200);
    return JSON.stringify(replies.map(({ data }) => data));
  };
  expect(await handedTo(member)).not.toContain(SECRET);
  // Nor those who may be asked later.
  expect(await handedTo(outsider)).not.toContain(SECRET);
  const { data } = await server.call(syncPull, { epoch: "", since: 0 }, member.token);
  await ear.heard(data.head);
  expect(JSON.stringify(ear.frames)).not.toContain(SECRET);
  ear.leave();
  for (const someone of [member, newcomer])
    await done(server, someone, callOf("approval.decide"), { recordId: id, status: 1 });
  // Whom the flow itself gives a copy reads all of it.
  expect(await handedTo(outsider)).toContain(SECRET);
  expect(await handedTo(member)).not.toContain(SECRET);
});

test("rows that a step only lets somebody read neither change, come, go nor change places", async () => {
  const { member } = people;
  const { formId } = await drawForm([ofMember({ path: "crew", right: "edit" })]);
  const request = await ask(formId);
  const [first, second] = rows;
  const tries: object[] = [
    { works: [second, first] },
    { crew: 5, works: [second, first] },
    { works: [first] },
    { works: null },
    { works: [...rows, { id: "r3", what: "Crane", hours: 3 }] },
    { works: [first, { ...second, id: "r3" }] },
  ];
  for (const values of tries)
    expect(await edit(member, request, values)).toEqual([403, "form.fieldNotYours", "works"]);
  const hours = { works: [{ ...first, hours: 9 }, second] };
  expect(await edit(member, request, hours)).toEqual([403, "form.fieldNotYours", "works.hours"]);
  const twice = { works: [...rows, first] };
  expect(await edit(member, request, twice)).toEqual([400, "form.rowIdTwice", "works"]);
  expect(await edit(member, request, { crew: 5, works: rows })).toBe(200);
});

test("rows that a step asks for are there before it is agreed to, and nothing is asked for that cannot be filled in", async () => {
  const { member } = people;
  const { formId } = await drawForm([ofMember({ path: "works", right: "required" })]);
  const asked = await ask(formId, { works: [] });
  const agrees = { recordId: asked.id, status: 1 as const };
  const decide = callOf("approval.decide");
  const refused = await server.call(decide, agrees, member.token);
  expect(refused).toMatchObject({ reason: "approval.fillFirst", data: { field: "works" } });
  // Its rows are asked for, not each of their cells.
  expect(await edit(member, asked, { works: [{ id: "n1", what: "Crane" }] })).toBe(200);
  expect((await done(server, member, decide, agrees)).status).toBe(1);
  for (const right of ["edit", "required"] as const) {
    const { saved } = await drawForm([ofMember({ path: "works.hours", right })]);
    expect(saved).toMatchObject({ data: { problems: [{ node: 1, what: "badField" }] } });
  }
  const both = [
    { path: "works", right: "edit" as const },
    { path: "works.hours", right: "required" as const },
  ];
  const { formId: third } = await drawForm([ofMember(...both)]);
  const request = await ask(third, { works: [{ id: "r1", what: "Rebar" }] });
  const word = { recordId: request.id, status: 1 as const };
  const empty = await server.call(decide, word, member.token);
  expect(empty).toMatchObject({ reason: "approval.fillFirst", data: { field: "works.hours" } });
});

test("whoever stood in fills nothing in any more once that has ended", async () => {
  const { member, newcomer } = people;
  const { now } = server.clock;
  const { userId: deputyId } = newcomer;
  const times = { startTime: now - DAY, endTime: now + DAY };
  await done(server, member, callOf("delegation.set"), { deputyId, ...times });
  const { formId } = await drawForm([ofMember({ path: "crew", right: "edit" })]);
  const request = await ask(formId);
  expect(request.askedIds).toEqual([member.userId, deputyId]);
  expect(await edit(newcomer, request, { crew: 5 })).toBe(200);
  await done(server, member, callOf("delegation.end"), { deputyId });
  expect(await edit(newcomer, request, { crew: 77 })).toEqual([403, "record.readOnly", undefined]);
  expect(await edit(member, request, { crew: 6 })).toBe(200);
});

test("nobody is spared a step by being refused behind it, and asking for more then", async () => {
  const { leader, member, newcomer } = people;
  const large = {
    name: "Large",
    when: crewOver(10),
    initiators: { userIds: [], units: [] },
    nodes: [step(2, [newcomer.userId])],
  };
  const nodes: FlowNode[] = [
    { kind: "branching", id: 9, name: "", branches: [large], whenNone: "skip" },
    ofMember(),
  ];
  const { formId } = await drawForm(nodes, { recheck: "fromRejecting" });
  const request = await ask(formId);
  expect(request.askedIds).toEqual([member.userId]);
  const rejects = { recordId: request.id, status: 2 as const, remarks: "Why?" };
  await done(server, member, callOf("approval.decide"), rejects);
  expect(await edit(leader, request, { crew: 40 })).toBe(200);
  const again = await done(server, leader, callOf("approval.resubmit"), { id: request.id });
  expect(again.askedIds).toEqual([newcomer.userId]);
});

test("nobody signs with what is no picture, or lies elsewhere", async () => {
  const { member } = people;
  const { formId } = await drawForm([{ ...ofMember(), signs: true }], { batch: true });
  const { id: recordId } = await ask(formId);
  const sign = async (signature?: string) => {
    const body = {
      recordId,
      status: 1,
      inBatch: true,
      ...(signature !== undefined && { signature }),
    };
    return (await server.call(callOf("approval.decide"), body as never, member.token)).reason;
  };
  for (const signature of [
    "",
    "data:image/png;base64,",
    "data:image/png;base64,QUJD",
    "data:image/png,hello",
    "data:image/svg+xml;base64,AAAA",
    "data:image/svg+xml,hello",
    "data:image/svg+xml,<svg onload='x'/>",
    "data:text/html,%3Csvg%2F%3E",
    "/api/file/1/content",
    "https://example.com/signature.png",
    `data:image/png;base64,iVBORw0KGgo${"A".repeat(40_000)}`,
  ])
    expect(await sign(signature)).toBe("parameterError");
  expect(await sign()).toBe("approval.signFirst");
  expect(await sign("data:image/png;base64,iVBORw0KGgo=")).toBeUndefined();
});

test("no bot is asked to decide, which nobody could take away from it", async () => {
  const { administrator, leader, member } = people;
  const { userId: botId } = await done(server, administrator, addBot, { name: "Robo" });
  const { now } = server.clock;
  const refusals = async () => {
    const { formId } = await drawForm([ofMember()]);
    const { id } = await ask(formId);
    const handOn = { id, what: "transfer" as const, userIds: [botId] };
    const away = { deputyId: botId, startTime: now, endTime: now + DAY };
    const choice = {
      by: "choice" as const,
      from: { userIds: [], units: [] },
      many: false,
      mode: "joint" as const,
    };
    const open = await drawForm([{ ...ofMember(), approvers: choice }]);
    const data = JSON.stringify(offer);
    const record = await done(server, leader, callOf("record.add"), { modelId: open.formId, data });
    const start = { recordId: record.id, chosen: [{ nodeId: 1, userIds: [botId] }] };
    const managed = await drawForm([ofMember()], { managerIds: [botId] });
    return [
      await server.call(callOf("approval.handOn"), handOn, member.token),
      await server.call(callOf("delegation.set"), away, member.token),
      await server.call(callOf("approval.start"), start, leader.token),
      managed.saved,
    ].map(({ reason }) => reason);
  };
  expect(await refusals()).toEqual(Array.from({ length: 4 }, () => "user.isBot"));
  // Where a flow names one all the same, it is as if nobody was there.
  const { formId } = await drawForm([step(1, [botId])]);
  expect((await ask(formId)).askedIds).toEqual([administrator.userId]);
});
