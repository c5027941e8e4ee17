import { afterAll, beforeAll, expect, test } from "vitest";
import { read, utils } from "xlsx";
import * as examine from "#contract/calls/examine.ts";
import * as oa from "#contract/calls/oa-examine.ts";
import { templateForm } from "#domain/form/templates/template-form.ts";
import { callOf } from "#contract/command-calls.ts";
import { type Flow, type FlowNode, NOBODY } from "#domain/approval/flow/flow.ts";
import { NO_ACCESS, PARAMETER_ERROR } from "#domain/refusal.ts";
import { crewOver, flow, step } from "#tests/make/approvals/flows.ts";
import { diary, diaryData } from "#tests/make/company-forms.ts";
import { templates, wordsOfTemplate } from "#tests/make/forms/templates.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let categoryId: number;
let examineId: number;

/** The member decides; of a large crew the newcomer as well, whom who asks chooses at the end. */
function nodes(): FlowNode[] {
  const { member, newcomer } = people;
  const large = step(2, [newcomer.userId]);
  const branch = { name: "Large", when: crewOver(10), initiators: NOBODY, nodes: [large] };
  const choice = { ...NOBODY, userIds: [newcomer.userId] };
  return [
    step(1, [member.userId]),
    { kind: "branching", id: 3, name: "", branches: [branch], whenNone: "skip" },
    { ...step(4, []), approvers: { by: "choice", from: choice, many: false, mode: "either" } },
  ];
}

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
  const { administrator, leader } = people;
  const added = { name: "Purchase", definition: diary };
  ({ id: categoryId } = await done(server, administrator, callOf("form.add"), added));
  await done(server, administrator, callOf("form.publish"), { id: categoryId });
  const starters = { ...NOBODY, userIds: [leader.userId] };
  const of: Flow = flow(nodes(), { managerIds: [administrator.userId], starters });
  const saved = { formId: categoryId, flow: JSON.stringify(of) };
  ({ id: examineId } = await done(server, administrator, callOf("approvalFlow.save"), saved));
});
afterAll(async () => server.close());

const ask = (userList = [people.newcomer.userId]) => ({
  oaExamine: { categoryId },
  data: diaryData,
  examineFlowData: { optionalList: [{ flowId: 4, userList }] },
});

test("flows are told as a tree, to whom they are for, in pages of both kinds", async () => {
  const { administrator, leader, outsider } = people;
  const tree = await done(server, outsider, examine.getExamineFlow, { examineId });
  expect(tree.map(({ examineType }) => examineType)).toEqual([1, 0, 4]);
  expect(tree[1]?.conditionList[0]?.examineDataList[0]).toMatchObject({ flowId: 2 });
  const all = await done(server, administrator, examine.listExamines, { label: 100 });
  expect(all).toMatchObject({ totalRow: 1, lastPage: true, pagination: { total: 1 } });
  expect(all.list[0]).toMatchObject({ examineId, categoryId, examineName: "Purchase", status: 1 });
  const own = await done(server, leader, examine.listOwnExamines, {});
  expect(own.list.map((one) => one.examineId)).toEqual([examineId]);
  expect((await done(server, outsider, examine.listOwnExamines, {})).list).toEqual([]);
});

test("fields that lead the way are named, and who would decide by what is filled in", async () => {
  const { leader, member, newcomer } = people;
  const fields = await done(server, leader, examine.listExamineFields, { categoryId });
  expect(fields).toEqual(await done(server, leader, oa.listFormFields, { categoryId }));
  expect(fields.map(({ fieldName }) => fieldName)).toContain("part");
  const routing = await done(server, leader, examine.listRoutingFields, { categoryId });
  expect(routing?.map(({ fieldName }) => fieldName)).toEqual(["crew"]);
  const preview = async (data: string) => {
    const asked = { categoryId, dataMap: data };
    const { examineFlowList } = await done(server, leader, examine.previewExamine, asked);
    return examineFlowList.map(({ flowId, userList }) => [flowId, userList[0]?.userId]);
  };
  expect(await preview(diaryData)).toEqual([
    [1, member.userId],
    [2, newcomer.userId],
    [4, newcomer.userId],
  ]);
  expect((await preview('{"crew":3}')).map(([flowId]) => flowId)).toEqual([1, 4]);
});

test("asked for in one call, which leaves nothing where it is refused", async () => {
  const { administrator, leader, outsider } = people;
  const count = async () => (await server.parts.database.run("select id from records")).length;
  const before = await count();
  const incomplete = { oaExamine: { categoryId }, data: "{}" };
  const wrongChoice = ask([outsider.userId]);
  const refused = [
    await server.call(oa.setOaExamine, incomplete, leader.token),
    await server.call(oa.setOaExamine, wrongChoice, leader.token),
    await server.call(oa.setOaExamine, ask(), outsider.token),
  ];
  expect(refused.map(({ code, reason }) => [code, reason])).toEqual([
    [512, "form.recordInvalid"],
    [PARAMETER_ERROR, "approval.notToChoose"],
    [NO_ACCESS, "approval.notForYou"],
  ]);
  expect(await count()).toBe(before);
  const made = await done(server, leader, oa.setOaExamine, ask());
  expect(made.examineStatus).toBe(3);
  const mine = await done(server, leader, oa.listInitiated, { status: 3 });
  expect(mine.list[0]).toMatchObject({
    examineId: made.examineId,
    permission: { isRecheck: 1, isUpdate: 0, isDelete: 0, isCheck: 0 },
  });
  const later = { startTime: server.clock.now + 1 };
  expect((await done(server, leader, oa.listInitiated, later)).list).toEqual([]);
  const off = { examineId, status: 2 } as const;
  await done(server, administrator, examine.updateExamineStatus, off);
  expect((await server.call(oa.setOaExamine, ask(), leader.token)).code).toBe(504);
  await done(server, administrator, examine.updateExamineStatus, { examineId, status: 1 });
});

test("who decides what was asked for is told to whom it concerns, and what a choice is made of", async () => {
  const { leader, member, newcomer, outsider } = people;
  const { recordId } = await done(server, leader, oa.setOaExamine, ask());
  const asked = { status: 1, recordId } as const;
  const { examineFlowList } = await done(server, member, examine.previewExamine, asked);
  expect(examineFlowList.map(({ flowId }) => flowId)).toEqual([1, 2, 4]);
  const told = { chooseType: 1, rangeType: 2, roleId: 0, parentLevel: 0, examineType: 4 };
  expect(examineFlowList[2]).toMatchObject({ ...told, userList: [{ userId: newcomer.userId }] });
  const small = { ...asked, dataMap: '{"crew":3}' };
  const changed = await done(server, member, examine.previewExamine, small);
  expect(changed.examineFlowList.map(({ flowId }) => flowId)).toEqual([1, 4]);
  const refused = await server.call(examine.previewExamine, asked, outsider.token);
  expect(refused.reason).toBe("approval.gone");
});

test("it can be read by those whom it concerns, changed once it came back, and deleted once withdrawn", async () => {
  const { leader, member, outsider } = people;
  const made = await done(server, leader, oa.setOaExamine, ask());
  const { examineId: id, recordId } = made;
  const whole = await done(server, member, oa.getOaExamine, { id });
  expect(whole).toMatchObject({ examineRecordId: recordId, categoryTitle: "Purchase" });
  expect(whole.field.find(({ fieldName }) => fieldName === "crew")?.value).toBe("12");
  expect(await done(server, member, oa.listOaFields, { examineId: id })).toEqual(whole.field);
  expect((await server.call(oa.getOaExamine, { id }, outsider.token)).code).toBe(511);
  const steps = await done(server, member, examine.listExamineSteps, { recordId });
  expect(steps).toMatchObject({ isCheck: 1, isRecheck: 0, examineStatus: 3 });
  const rejects = { recordId, status: 2, remarks: "Too dear" } as const;
  await done(server, member, examine.decideExamine, rejects);
  const data = diaryData.replace("12", "11");
  const changed = { oaExamine: { categoryId, examineId: id }, data };
  expect(await done(server, leader, oa.setOaExamine, changed)).toMatchObject({ examineStatus: 3 });
  const inReview = await server.call(oa.deleteOaExamine, { examineId: id }, leader.token);
  expect(inReview.reason).toBe("record.inApproval");
  const withdraws = { recordId, status: 4, remarks: "Bought" } as const;
  await done(server, leader, examine.decideExamine, withdraws);
  await done(server, leader, oa.deleteOaExamine, { examineId: id });
  expect((await server.call(oa.getOaExamine, { id }, leader.token)).code).toBe(511);
});

test("of several versions only the newest can be switched on", async () => {
  const { administrator } = people;
  const of = flow(nodes(), { managerIds: [administrator.userId] });
  const saved = { formId: categoryId, flow: JSON.stringify(of) };
  await done(server, administrator, callOf("approvalFlow.save"), saved);
  const on = { examineId, status: 1 } as const;
  const refused = await server.call(examine.updateExamineStatus, on, administrator.token);
  expect(refused.code).toBe(4200);
});

test("a flow is drawn by the tree that is told of it, and what is not finished is refused", async () => {
  const { administrator, leader } = people;
  const told = await done(server, leader, examine.listOwnExamines, {});
  const examined = told.list[0]?.examineId ?? 0;
  const tree = await done(server, leader, examine.getExamineFlow, { examineId: examined });
  const draw = (dataList: unknown) => ({
    categoryId,
    managerList: [administrator.userId],
    recheckType: 2 as const,
    dataList: JSON.stringify(dataList),
  });
  const { examineId: drawn } = await done(server, administrator, examine.addExamine, draw(tree));
  expect(await done(server, leader, examine.getExamineFlow, { examineId: drawn })).toEqual(tree);
  const refused = [
    [{ flowId: 1, examineType: 1 }],
    [{ flowId: 1, examineType: 3, roleId: 4711, type: 2 }],
    [{ flowId: 1, examineType: 99 }],
    { flowId: 1 },
  ];
  const codes = await Promise.all(
    refused.map(async (nodesDrawn) =>
      server.call(examine.addExamine, draw(nodesDrawn), administrator.token),
    ),
  );
  expect(codes.map(({ code }) => code)).toEqual([512, 4203, PARAMETER_ERROR, PARAMETER_ERROR]);
});

test("what one has asked for is a workbook in one's language", async () => {
  const { leader } = people;
  const { url } = await done(server, leader, oa.exportInitiated, {});
  const content = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  const { Sheets, SheetNames } = read(content);
  const sheet = Sheets[SheetNames[0] ?? ""];
  const rows = sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1 }) : [];
  expect(rows[0]?.slice(0, 3)).toEqual(["Request", "Form", "Asked by"]);
  expect(rows.slice(1).map(([, form]) => form)).toContain("Purchase");
});

test("the seed shape of a request is filled into the fields of its form, and what ends first is refused", async () => {
  const { administrator, leader, member } = people;
  const template = templates.find(({ key }) => key === "general");
  if (!template) throw new Error("No general request");
  const { name, definition } = templateForm(template, wordsOfTemplate("general", "en"), "en");
  const form = await done(server, administrator, callOf("form.add"), {
    name,
    definition,
    code: "general",
  });
  await done(server, administrator, callOf("form.publish"), { id: form.id });
  const of = flow([step(1, [member.userId])], { managerIds: [administrator.userId] });
  const saved = { formId: form.id, flow: JSON.stringify(of) };
  await done(server, administrator, callOf("approvalFlow.save"), saved);
  const asks = {
    oaExamine: { categoryId: form.id, content: "Gate 2 open until midnight\nOn Friday" },
    field: [{ fieldName: "remark", value: "As last week" }],
    examineFlowData: { label: 0, categoryId: form.id, optionalList: [] },
  };
  const made = await done(server, leader, oa.setOaExamine, asks);
  const whole = await done(server, leader, oa.getOaExamine, { id: made.examineId });
  expect(JSON.parse(whole.data)).toMatchObject({
    subject: "Gate 2 open until midnight",
    content: "Gate 2 open until midnight\nOn Friday",
    remark: "As last week",
  });
  const times = { startTime: 2_000, endTime: 1_000 };
  const first = { ...asks, oaExamine: { ...asks.oaExamine, ...times } };
  const trip = { ...asks, oaExamineTravelList: [times] };
  const codes = [first, trip].map(async (body) => server.call(oa.setOaExamine, body, leader.token));
  expect((await Promise.all(codes)).map(({ code }) => code)).toEqual([502, 503]);
  const nothing = { oaExamine: { categoryId: form.id } };
  expect((await server.call(oa.setOaExamine, nothing, leader.token)).code).toBe(512);
  const system = { categoryId: form.id, data: [{ name: "More", formType: "text" }] };
  expect((await server.call(oa.saveFormFields, system, administrator.token)).code).toBe(508);
});

test("the fields of a form are drawn by a list of them, and what is not told of them stays", async () => {
  const { administrator, leader } = people;
  const form = await done(server, administrator, callOf("form.add"), {
    name: "Seal",
    definition: diary,
  });
  await done(server, administrator, callOf("form.publish"), { id: form.id });
  const told = await done(server, leader, oa.listFormFields, { categoryId: form.id });
  type Told = Pick<(typeof told)[number], "fieldId" | "name" | "isNull">;
  const anew = ({ fieldId, name, isNull }: Told) => {
    return { fieldId, name: `${name}!`, isNull: isNull ? 0 : 1 };
  };
  const data = told
    .filter(({ fieldId }) => fieldId !== "foreman")
    .map(({ fieldExtendList, ...field }) => ({
      ...anew(field),
      ...(fieldExtendList && { fieldExtendList: fieldExtendList.map(anew) }),
    }));
  const kind = { name: "Which seal", formType: "select", isNull: 1, setting: ["Round", "Square"] };
  const asked = { categoryId: form.id, data: [...data, kind] } as never;
  const refused = await server.call(oa.saveFormFields, asked, leader.token);
  expect(refused.code).toBe(403);
  const { versionId } = await done(server, administrator, oa.saveFormFields, asked);
  expect(versionId).not.toBe(form.versionId);
  const now = await done(server, leader, oa.listFormFields, { categoryId: form.id });
  expect(now.map(({ fieldId }) => fieldId)).not.toContain("foreman");
  const columns = now.find(({ fieldId }) => fieldId === "works")?.fieldExtendList;
  expect(columns?.find(({ fieldId }) => fieldId === "works.hours")?.name).toBe("hours!");
  // What is told can be said as it is: of the same form, and of another one.
  const same = { categoryId: form.id, data: now } as never;
  await done(server, administrator, oa.saveFormFields, same);
  expect(await done(server, leader, oa.listFormFields, { categoryId: form.id })).toEqual(now);
  const bare = await done(server, administrator, callOf("form.add"), {
    name: "Copy of seal",
    definition: '{"fields":[]}',
  });
  const place = { name: "Where", formType: "address" };
  const copied = { categoryId: bare.id, data: [...now, place] } as never;
  await done(server, administrator, oa.saveFormFields, copied);
  const copy = await done(server, leader, oa.listFormFields, { categoryId: bare.id });
  expect(copy.slice(0, -1)).toEqual(now);
  expect(copy.at(-1)).toMatchObject({ name: "Where", formType: "areaSelect" });
  expect(now.at(-1)).toMatchObject({ name: "Which seal", isNull: 1, setting: ["Round", "Square"] });
  const unknown = { categoryId: form.id, data: [{ name: "Magic", formType: "magic" }] };
  expect(await server.call(oa.saveFormFields, unknown, administrator.token)).toMatchObject({
    code: 512,
    reason: "form.kindUnknown",
  });
  const without = { categoryId: form.id, data: [{ fieldId: "hours", name: "Hours" }] };
  expect((await server.call(oa.saveFormFields, without, administrator.token)).code).toBe(512);
});
