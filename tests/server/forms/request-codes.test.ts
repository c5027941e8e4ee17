import { afterAll, beforeAll, expect, test } from "vitest";
import * as oa from "#contract/calls/oa-examine.ts";
import { callOf } from "#contract/command-calls.ts";
import { templateForm } from "#domain/form/templates/template-form.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { templates, wordsOfTemplate } from "#tests/make/forms/templates.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

const MONDAY = Date.UTC(2026, 10, 23);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
const forms = new Map<string, number>();

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
  for (const key of ["leave", "businessTrip", "overtime", "reimbursement"]) await found(key);
});
afterAll(async () => server.close());

/** A request that comes with the product; the member decides. */
async function found(key: string): Promise<void> {
  const { administrator, member } = people;
  const template = templates.find((each) => each.key === key);
  if (!template) throw new Error(`No form ${key}`);
  const { name, definition } = templateForm(template, wordsOfTemplate(key, "zh"), "zh");
  const { id } = await done(server, administrator, callOf("form.add"), { name, definition });
  const of = flow([step(1, [member.userId])], { managerIds: [administrator.userId] });
  const saved = { formId: id, flow: JSON.stringify(of) };
  await done(server, administrator, callOf("approvalFlow.save"), saved);
  await done(server, administrator, callOf("form.publish"), { id });
  forms.set(key, id);
}

/** What is answered in Chinese to who asks at once, and to who only fills in: code and message, of both. */
async function answers(key: string, values: object): Promise<(readonly [number, string])[]> {
  const { token } = people.leader;
  const categoryId = forms.get(key) ?? 0;
  const data = JSON.stringify(values);
  const asked = { oaExamine: { categoryId }, data };
  const zh = { language: "zh" };
  const replies = [
    await server.call(oa.setOaExamine, asked, token, zh),
    await server.call(callOf("record.add"), { modelId: categoryId, data }, token, zh),
  ];
  return replies.map(({ code, msg }) => [code, msg]);
}

/** Both are refused alike, and nothing of it is there. */
async function expectRefused(key: string, values: object, code: number, msg: string) {
  const count = async () => (await server.parts.database.run("select id from records")).length;
  const before = await count();
  expect(await answers(key, values)).toEqual([
    [code, msg],
    [code, msg],
  ]);
  expect(await count()).toBe(before);
}

async function expectTaken(key: string, values: object) {
  const taken = await answers(key, values);
  expect(taken.map(([code]) => code)).toEqual([200, 200]);
}

const leave = (details: object) => ({
  applicant: people.leader.userId,
  leaveType: "personal",
  reason: "回家",
  startDate: MONDAY,
  startHalf: "am",
  endDate: MONDAY,
  endHalf: "pm",
  ...details,
});
const overtime = (details: object) => ({
  reason: "浇筑",
  startTime: MONDAY + 10 * HOUR,
  endTime: MONDAY + 12 * HOUR,
  rest: 0,
  dayKind: "workday",
  compensation: "pay",
  ...details,
});

test("leave and overtime end after they start (502)", async () => {
  const msg = "结束时间必须晚于开始时间";
  await expectRefused("leave", leave({ endDate: MONDAY - DAY }), 502, msg);
  await expectRefused("leave", leave({ startHalf: "pm", endHalf: "am" }), 502, msg);
  await expectTaken("leave", leave({ endHalf: "am" }));
  await expectRefused("overtime", overtime({ endTime: MONDAY + 9 * HOUR }), 502, msg);
  await expectTaken("overtime", overtime({}));
});

test("each leg of a journey ends after it starts (503), and the answer says which does not", async () => {
  const leg = { from: "武汉", to: "上海", vehicle: "train", way: "return" };
  const first = { id: "1", ...leg, startDate: MONDAY, endDate: MONDAY + DAY };
  const halves = { startHalf: "am", endHalf: "pm" };
  const second = { id: "2", ...leg, ...halves, startDate: MONDAY + 2 * DAY };
  const trip = (endDate: number) => ({
    reason: "验收",
    legs: [
      { ...first, ...halves },
      { ...second, endDate },
    ],
  });
  const msg = "第 2 段行程的结束时间必须晚于开始时间";
  await expectRefused("businessTrip", trip(MONDAY + DAY), 503, msg);
  await expectTaken("businessTrip", trip(MONDAY + 2 * DAY));
});

test("a duration has three digits and the decimals of its field (505)", async () => {
  const msg = "时长位数过多：整数最多 3 位，小数最多 1 位";
  await expectRefused("leave", leave({ endDate: MONDAY + 2_000 * DAY }), 505, msg);
  await expectRefused("overtime", overtime({ rest: 0.25 }), 505, msg);
  await expectTaken("overtime", overtime({ rest: 0.5 }));
});

test("each line of a reimbursement comes to something (513), and the answer says which does not", async () => {
  const line = { date: MONDAY - 400 * DAY, category: "other" };
  const items = [
    { id: "1", ...line, gross: 20 },
    { id: "2", ...line, gross: 0 },
  ];
  const claim = { claimType: "daily", reason: "材料", items };
  await expectRefused("reimbursement", claim, 513, "第 2 条明细的合计必须大于 0");
  const negative = { ...claim, items: items.map((item) => ({ ...item, gross: -1 })) };
  await expectRefused("reimbursement", negative, 513, "第 1 条明细的合计必须大于 0");
});

test("what is only left out has the code of incomplete requests, and that of a form elsewhere", async () => {
  const incomplete = "填写的内容有误或不完整";
  expect(await answers("overtime", { reason: "浇筑" })).toEqual([
    [512, incomplete],
    [400, incomplete],
  ]);
});
