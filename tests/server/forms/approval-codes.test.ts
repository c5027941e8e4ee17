import { afterAll, beforeAll, expect, test } from "vitest";
import * as examine from "#contract/calls/examine.ts";
import * as oa from "#contract/calls/oa-examine.ts";
import { callOf } from "#contract/command-calls.ts";
import { buildApp } from "#server/app.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { databaseOn } from "#server/tables/sql/db.ts";
import { tableOf } from "#server/tables/registry.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { diary, diaryData } from "#tests/make/company-forms.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let formId: number;
let examineId: number;

const IN_CHINESE = { language: "zh" };

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
  const { administrator } = people;
  const added = { name: "采购申请", definition: diary };
  ({ id: formId } = await done(server, administrator, callOf("form.add"), added));
  await done(server, administrator, callOf("form.publish"), { id: formId });
  examineId = await draw([step(1, [people.member.userId]), step(2, [people.newcomer.userId])]);
});
afterAll(async () => server.close());

async function draw(nodes: Parameters<typeof flow>[0]): Promise<number> {
  const { administrator } = people;
  const drawn = JSON.stringify(flow(nodes, { managerIds: [administrator.userId] }));
  const saved = { formId, flow: drawn };
  return (await done(server, administrator, callOf("approvalFlow.save"), saved)).id;
}

async function ask() {
  const filled = { modelId: formId, data: diaryData };
  const record = await done(server, people.leader, callOf("record.add"), filled);
  return done(server, people.leader, callOf("approval.start"), { recordId: record.id });
}

/** What is answered in Chinese: the code, and the message. */
async function told(
  call: Parameters<TestServer["call"]>[0],
  body: unknown,
  { token }: Someone,
): Promise<[number, string]> {
  const { code, msg } = await server.call(call, body, token, IN_CHINESE);
  return [code, msg];
}

test("what was passed cannot be withdrawn (4201)", async () => {
  const { leader, member, newcomer } = people;
  const { id: recordId } = await ask();
  const says = { recordId, status: 1 } as const;
  await done(server, member, callOf("approval.decide"), says);
  await done(server, newcomer, callOf("approval.decide"), says);
  const withdraws = { recordId, status: 4, remarks: "不需要了" };
  expect(await told(callOf("approval.decide"), withdraws, leader)).toEqual([
    4201,
    "审批已通过，不能撤回",
  ]);
});

test("what came back cannot be withdrawn either (4202)", async () => {
  const { leader, member } = people;
  const { id: recordId } = await ask();
  const decide = callOf("approval.decide");
  const withdraws = { recordId, status: 4, remarks: "不需要了" } as const;
  await done(server, member, decide, { recordId, status: 2, remarks: "太贵" });
  const refused = [4202, "审批已结束或已退回，不能撤回"];
  expect(await told(decide, withdraws, leader)).toEqual(refused);
  expect(await told(examine.decideExamine, withdraws, leader)).toEqual(refused);
  await done(server, leader, callOf("approval.resubmit"), { id: recordId });
  await done(server, leader, decide, withdraws);
  expect(await told(decide, withdraws, leader)).toEqual(refused);
});

test("a form of requests keeps its name to itself (507), and stays while it is used (4204)", async () => {
  const { administrator } = people;
  await ask();
  const added = { name: "采购申请", definition: diary };
  const { id } = await done(server, administrator, callOf("form.add"), added);
  const published = await told(callOf("form.publish"), { id }, administrator);
  expect(published).toEqual([507, "已有名为“采购申请”的已发布表单，请换一个名称"]);
  const form = await tableOf("form").get(server.parts.database, id);
  expect(form).toMatchObject({ state: "draft", versionId: 0 });
  const remove = callOf("form.remove");
  const inUse = await told(remove, { id: formId }, administrator);
  expect(inUse).toEqual([4204, "请先停用该表单"]);
  await done(server, administrator, callOf("form.publish"), { id: formId, state: "off" });
  const filledIn = await told(remove, { id: formId }, administrator);
  expect(filledIn).toEqual([4204, "该表单已有人填写，可以停用，但不能删除"]);
  await done(server, administrator, callOf("form.publish"), { id: formId });
  await done(server, administrator, remove, { id });
});

test("what has no flow but that of its form cannot be given another one (508)", async () => {
  const { administrator, leader } = people;
  const drawn = {
    label: 1,
    categoryId: formId,
    managerList: [administrator.userId],
    dataList: "[]",
  };
  const before = await done(server, administrator, examine.listExamines, { label: 0 });
  expect(await told(examine.addExamine, drawn, administrator)).toEqual([
    508,
    "系统审批类型不可编辑：它们的审批流程属于对应的表单",
  ]);
  expect((await told(examine.addExamine, drawn, leader))[0]).not.toBe(508);
  expect(await done(server, administrator, examine.listExamines, { label: 0 })).toEqual(before);
});

test("a replaced version cannot be used (4200), a role of nobody cannot decide (4203), steps are complete (512)", async () => {
  const { administrator, member, newcomer } = people;
  const before = examineId;
  examineId = await draw([step(1, [member.userId]), step(2, [newcomer.userId])]);
  const on = { examineId: before, status: 1 };
  expect((await told(examine.updateExamineStatus, on, administrator))[0]).toBe(4200);
  const drawn = (dataList: unknown) => ({
    categoryId: formId,
    managerList: [administrator.userId],
    recheckType: 1,
    dataList: JSON.stringify(dataList),
  });
  const nobody = drawn([{ flowId: 1, examineType: 3, roleId: 4711, type: 2 }]);
  expect(await told(examine.addExamine, nobody, administrator)).toEqual([
    4203,
    "请完善审批流程信息",
  ]);
  const empty = drawn([{ flowId: 1, examineType: 1 }]);
  expect(await told(examine.addExamine, empty, administrator)).toEqual([512, "请完善审批流程信息"]);
});

test("whoever is not asked has no right now (506), and what is not there is gone (511)", async () => {
  const { leader, newcomer, outsider } = people;
  const { id: recordId } = await ask();
  const early = { recordId, status: 1 };
  expect(await told(callOf("approval.decide"), early, leader)).toEqual([
    506,
    "当前没有审批权限：该审批已有变化",
  ]);
  expect((await told(examine.decideExamine, early, outsider))[0]).not.toBe(200);
  expect(await told(oa.getOaExamine, { id: 4711 }, newcomer)).toEqual([511, "该审批已不存在"]);
});

test("a flow that is switched off takes no requests (504)", async () => {
  const { administrator, leader } = people;
  await done(server, administrator, examine.updateExamineStatus, { examineId, status: 2 });
  const asked = { oaExamine: { categoryId: formId }, data: diaryData };
  expect(await told(oa.setOaExamine, asked, leader)).toEqual([504, "该表单没有启用的审批流程"]);
  await done(server, administrator, examine.updateExamineStatus, { examineId, status: 1 });
});

test("who rejects or withdraws says why", async () => {
  const { leader, member } = people;
  const { id: recordId } = await ask();
  const decide = callOf("approval.decide");
  expect((await told(decide, { recordId, status: 2 }, member))[1]).toBe("请输入审批意见（必填）");
  expect((await told(decide, { recordId, status: 4 }, leader))[1]).toBe("请输入撤回理由（必填）");
});

test("nobody acts for others, in a run to come, or on what they may not know of", async () => {
  const { leader, member, newcomer, outsider } = people;
  const { id } = await ask();
  const state = async () => tableOf("approval").get(server.parts.database, id);
  const before = await state();
  const decide = callOf("approval.decide");
  const forged: readonly (readonly [Someone, object])[] = [
    [outsider, { recordId: id, status: 1 }],
    [outsider, { recordId: id, status: 4, remarks: "x" }],
    [leader, { recordId: id, status: 1 }],
    [newcomer, { recordId: id, status: 1, runId: 2 }],
    [member, { recordId: id, status: 1, runId: 2 }],
    [member, { recordId: id, status: 8 }],
    [member, { recordId: id, status: 1, runId: 1e9 }],
  ];
  for (const [someone, body] of forged)
    expect((await told(decide, body, someone))[0]).not.toBe(200);
  const onward = { id, what: "sendBack", toRun: 999, remarks: "x" };
  expect((await told(callOf("approval.handOn"), onward, member))[0]).toBe(400);
  const voids = { id, remarks: "x" };
  for (const someone of [outsider, leader, member, newcomer])
    expect((await told(callOf("approval.void"), voids, someone))[0]).not.toBe(200);
  expect(await state()).toEqual(before);
});

test("people who would stand in for each other in a circle are refused", async () => {
  const { leader, member, newcomer } = people;
  const { now } = server.clock;
  const away = { startTime: now, endTime: now + 86_400_000 };
  const set = callOf("delegation.set");
  const name = (deputy: Someone) => ({ deputyId: deputy.userId, ...away });
  await done(server, member, set, name(newcomer));
  await done(server, newcomer, set, name(leader));
  const circle = await server.call(set, name(member), leader.token);
  expect(circle.reason).toBe("delegation.leadsBack");
  for (const [someone, deputy] of [
    [member, newcomer],
    [newcomer, leader],
  ] as const)
    await done(server, someone, callOf("delegation.end"), { deputyId: deputy.userId });
});

test("a flow has 500 steps and not one more, and one word goes through those of one person", async () => {
  const { administrator, leader, member, newcomer } = people;
  const first = Array.from({ length: 499 }, (_, at) => step(at + 1, [member.userId]));
  const steps = [...first, step(500, [newcomer.userId])];
  const once = { managerIds: [administrator.userId], repeated: "once" as const };
  const save = (nodes: typeof steps) => ({ formId, flow: JSON.stringify(flow(nodes, once)) });
  const tooLong = save([...steps, step(501, [member.userId])]);
  const command = callOf("approvalFlow.save");
  expect((await server.call(command, tooLong, administrator.token)).code).toBe(400);
  ({ id: examineId } = await done(server, administrator, command, save(steps)));
  const { id: recordId } = await ask();
  const decide = callOf("approval.decide");
  const went = await done(server, member, decide, { recordId, status: 1 });
  expect([went.runs.length, went.askedIds]).toEqual([500, [newcomer.userId]]);
  await done(server, newcomer, decide, { recordId, status: 1 });
  const { examineStatus } = await done(server, leader, examine.listExamineSteps, { recordId });
  expect(examineStatus).toBe(1);
});

test("of two who decide at the same moment, by two servers, exactly one counts", async () => {
  const { administrator, leader, member, newcomer } = people;
  examineId = await draw([
    step(1, [member.userId, newcomer.userId], "either"),
    step(2, [administrator.userId]),
  ]);
  const { connectionString: databaseUrl, parts } = server;
  const second = await openDatabase({ databaseUrl, dataDir: "", log: () => undefined });
  const { fastify } = await buildApp({ ...parts, database: databaseOn(second.pool) });
  const { path } = callOf("approval.decide");
  for (let round = 0; round < 5; round += 1) {
    const { id: recordId } = await ask();
    const body = { recordId, status: round % 2 ? 2 : 1, remarks: "now", runId: 1 } as const;
    const there = async ({ token }: Someone) => {
      const headers = { [TOKEN_HEADER]: token };
      const { body: text } = await fastify.inject({
        method: "POST",
        url: path,
        headers,
        payload: body,
      });
      return (JSON.parse(text) as { code: number }).code;
    };
    const here = async ({ token }: Someone) =>
      (await server.call(callOf("approval.decide"), body, token)).code;
    const codes = await Promise.all([here(member), there(newcomer)]);
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 506]);
    const { events } = await done(server, leader, callOf("approval.comment"), {
      id: recordId,
      remarks: "?",
    });
    expect(events.filter(({ what }) => what === "approve" || what === "reject")).toHaveLength(1);
  }
  await fastify.close();
  await second.close();
});
