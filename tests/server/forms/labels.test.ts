import { afterAll, beforeAll, expect, test } from "vitest";
import * as calls from "#contract/calls/approval.ts";
import * as examine from "#contract/calls/examine.ts";
import { callOf } from "#contract/command-calls.ts";
import { NOBODY, type StepField } from "#domain/approval/flow/flow.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { diary, diaryData } from "#tests/make/company-forms.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
/** A form that comes with the product, and one that does not. */
let leave: Awaited<ReturnType<typeof publish>>;
let purchase: Awaited<ReturnType<typeof publish>>;

/** A form with a flow: the member decides, who does not see how large the crew is, and the newcomer gets to know of it. */
async function publish(name: string, code: string) {
  const { administrator, member, newcomer } = people;
  const added = { name, code, definition: diary };
  const { id } = await done(server, administrator, callOf("form.add"), added);
  await done(server, administrator, callOf("form.publish"), { id });
  const hidden: StepField = { path: "crew", right: "hidden" };
  const copied = { ...NOBODY, userIds: [newcomer.userId] };
  const of = flow(
    [
      { kind: "copy", id: 2, name: "", people: copied },
      { ...step(1, [member.userId]), fields: [hidden] },
    ],
    { managerIds: [administrator.userId] },
  );
  const saved = { formId: id, flow: JSON.stringify(of) };
  const version = await done(server, administrator, callOf("approvalFlow.save"), saved);
  return { id, examineId: version.id, label: 100 + id };
}

async function ask({ id }: { readonly id: number }): Promise<number> {
  const { leader } = people;
  const filled = { modelId: id, data: diaryData };
  const record = await done(server, leader, callOf("record.add"), filled);
  const started = { recordId: record.id };
  return (await done(server, leader, callOf("approval.start"), started)).id;
}

let requests: number[];

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
  leave = await publish("Leave", "leave");
  purchase = await publish("Purchase", "");
  requests = [await ask(leave), await ask(purchase)];
});
afterAll(async () => server.close());

const LABELS_OF_NO_FORM = Array.from({ length: 12 }, (_, at) => at + 1);

test("flows have the label of their form, by which they are found, and no others", async () => {
  const { administrator, outsider } = people;
  const all = async (label: number) => {
    const { list } = await done(server, administrator, examine.listExamines, { label });
    return list.map((one) => [one.examineId, one.label]);
  };
  const own = async (body: { label?: number }) => {
    const { list } = await done(server, outsider, examine.listOwnExamines, body);
    return list.map((one) => [one.examineId, one.label]);
  };
  const [ofLeave, ofPurchase] = [
    [leave.examineId, 0],
    [purchase.examineId, purchase.label],
  ];
  expect(await all(0)).toEqual([ofLeave]);
  expect(await all(100)).toEqual([ofPurchase]);
  expect(await all(purchase.label)).toEqual([ofPurchase]);
  expect(await all(leave.label)).toEqual([]);
  expect(await own({})).toEqual([ofPurchase, ofLeave]);
  expect(await own({ label: 0 })).toEqual([ofLeave]);
  expect(await own({ label: purchase.label })).toEqual([ofPurchase]);
  for (const label of LABELS_OF_NO_FORM) {
    expect(await all(label)).toEqual([]);
    expect(await own({ label })).toEqual([]);
  }
  const refused = await server.call(examine.listExamines, { label: 100 }, outsider.token);
  expect(refused.code).not.toBe(200);
});

test("a form is named by its label wherever its id names it, and by both where they agree", async () => {
  const { administrator, leader, member } = people;
  const { label, id: categoryId } = purchase;
  const fields = await done(server, leader, examine.listExamineFields, { label });
  expect(fields).toEqual(await done(server, leader, examine.listExamineFields, { categoryId }));
  expect(await done(server, leader, examine.listRoutingFields, { label })).toEqual([]);
  const preview = { label, dataMap: diaryData };
  const { examineFlowList } = await done(server, leader, examine.previewExamine, preview);
  expect(examineFlowList.map(({ userList }) => userList[0]?.userId)).toContain(member.userId);
  const tree = [{ examineType: 1, userList: [member.userId], type: 2 }];
  const drawn = { managerList: [administrator.userId], dataList: JSON.stringify(tree) };
  const codes = [];
  for (const named of [
    { label },
    { label, categoryId: leave.id },
    { label: 5, categoryId },
    { label: 100 },
    {},
  ]) {
    const body = { ...drawn, ...named };
    codes.push((await server.call(examine.addExamine, body, administrator.token)).code);
  }
  expect(codes).toEqual([200, 400, 508, 508, 400]);
  const differing = { label, categoryId: leave.id };
  const asked = await server.call(examine.listExamineFields, differing, leader.token);
  expect(asked.reason).toBe("form.gone");
});

test("requests have the label of their form, are found by it, and say what was filled in", async () => {
  const { leader, member, newcomer, outsider } = people;
  const waiting = async (someone: Someone, body: object = {}) => {
    const { list } = await done(server, someone, calls.listWaitingApprovals, body);
    return list.map((one) => [one.recordId, one.label]);
  };
  const [ofLeave, ofPurchase] = [
    [requests[0], 0],
    [requests[1], purchase.label],
  ];
  expect(await waiting(member)).toEqual([ofPurchase, ofLeave]);
  expect(await waiting(member, { label: 0 })).toEqual([ofLeave]);
  expect(await waiting(member, { label: 100 })).toEqual([ofPurchase]);
  expect(await waiting(member, { label: purchase.label })).toEqual([ofPurchase]);
  expect(await waiting(member, { label: 0, modelId: purchase.id })).toEqual([]);
  expect(await waiting(outsider, { label: 0 })).toEqual([]);
  for (const label of LABELS_OF_NO_FORM) expect(await waiting(member, { label })).toEqual([]);
  const [, recordId = 0] = requests;
  const steps = await done(server, leader, calls.getApprovalSteps, { recordId });
  expect(steps.label).toBe(purchase.label);
  const copied = await done(server, newcomer, calls.listCopiedApprovals, {
    label: purchase.label,
  });
  expect(copied.list).toMatchObject([
    {
      recordId,
      initiator: { userId: leader.userId },
      currentApprovers: [member.userId],
      summary: [
        { name: "part", value: "Pier 4" },
        { name: "crew", value: "12" },
      ],
    },
  ]);
});

test("what a step hides is not in the summary of whoever decides it", async () => {
  const { list } = await done(server, people.member, calls.listWaitingApprovals, {});
  expect(list.map(({ summary }) => summary)).toEqual([
    [{ name: "part", value: "Pier 4" }],
    [{ name: "part", value: "Pier 4" }],
  ]);
});
