import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { templates, wordsOfTemplate } from "#tests/make/forms/templates.ts";
import { NOBODY } from "#domain/approval/flow/flow.ts";
import { templateForm } from "#domain/form/templates/template-form.ts";
import { doesAs, linkFrom } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { join, setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
/** Leads the site and administers the company. */
let superior: Person;
let initiator: Person;
let countersigner: Person;
let copied: Person;
const people = {
  initiator: { name: "李雷", email: "li@site.example" },
  countersigner: { name: "赵强", email: "zhao@site.example" },
  copied: { name: "陈静", email: "chen@site.example" },
};

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  superior = await addPerson(browser, app);
  await setUp(superior);
  const come = async (person: { name: string; email: string }) => {
    const link = await linkFrom(app, superior);
    const one = await addPerson(browser, app);
    await join(one, link, person);
    return one;
  };
  initiator = await come(people.initiator);
  countersigner = await come(people.countersigner);
  copied = await come(people.copied);
  for (const { page } of [superior, initiator, countersigner, copied])
    await page.evaluate(() => localStorage.setItem("plumbline.language", "zh"));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ superior, initiator, countersigner, copied }));

const button = ({ page }: Person, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const dialog = ({ page }: Person, name: string) => page.getByRole("dialog", { name });

/** The first one in the list. */
const firstRequest = ({ page }: Person) =>
  page.locator('[data-scroll-restoration-id="approvals"] li').first().getByRole("button").first();

async function idOf(person: Person): Promise<number> {
  const identity = (await rows(person, "meta")).find(({ key }) => key === "identity");
  const { userId = 0 } = (identity?.["value"] ?? {}) as { userId?: number };
  return userId;
}

async function choose({ page }: Person, name: string, choice: string): Promise<void> {
  await page.getByRole("combobox", { name }).click();
  await page.getByRole("option", { name: choice, exact: true }).click();
}

/** Fills in leave of one day, as far as a person does. */
async function fillIn(person: Person, week: number): Promise<void> {
  const { page } = person;
  const day = await page.evaluate((weeks) => {
    const date = new Date(new Date().getFullYear(), 2, 1 + 7 * weeks);
    while (date.getDay() !== 1) date.setDate(date.getDate() + 1);
    return date.toLocaleDateString("sv");
  }, week);
  await page.goto("/manage/application");
  await button(person, "请假申请").click();
  await button(person, "新建").click();
  await choose(person, "假别", "年假");
  await page.getByRole("textbox", { name: "请假事由" }).fill("回家收稻子");
  await page.getByLabel("开始日期").fill(day);
  await page.getByLabel("结束日期").fill(day);
}

const statuses = async (person: Person) =>
  (await rows(person, "approval")).map(({ status }) => status);

test("公司设好请假流程和年假额度", async () => {
  const ids = {
    superior: await idOf(superior),
    countersigner: await idOf(countersigner),
    copied: await idOf(copied),
  };
  const template = templates.find(({ key }) => key === "leave");
  if (!template) throw new Error("No form for leave");
  const { name, definition } = templateForm(template, wordsOfTemplate("leave", "zh"), "zh");
  const form = (await doesAs(app, superior, "form.add", { name, definition })) as { id: number };
  const signed = { ...step(2, [ids.superior, ids.countersigner]), name: "会签" };
  const of = flow([{ ...step(1, [ids.superior]), name: "直接上级" }, signed], {
    managerIds: [ids.superior],
    repeated: "once",
    copies: [{ id: 9, at: "end", people: { ...NOBODY, userIds: [ids.copied] }, when: "" }],
  });
  await doesAs(app, superior, "approvalFlow.save", { formId: form.id, flow: JSON.stringify(of) });
  await doesAs(app, superior, "form.publish", { id: form.id });
  const { page } = superior;
  await page.goto("/manage/setting/leave");
  await page.getByRole("heading", { name: "假期额度" }).waitFor();
  await eventually(async () => (await rows(superior, "formVersion")).length).toBeGreaterThan(0);
  // While none is counted, those of the form are suggested.
  await page.getByRole("listitem").filter({ hasText: "陪产假" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("textbox", { name: "每年的年假天数" }).fill("5");
  await button(superior, "保存额度").click();
  await page.getByText("每年 5 天").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("combobox", { name: "人员" }).click();
  await page.getByRole("option", { name: people.initiator.name }).click();
  const allowance = page.getByRole("textbox", { name: "年假的额度" });
  await eventually(async () => allowance.inputValue()).toBe("5");
  await allowance.fill("1");
  await allowance.blur();
  await page.getByRole("cell", { name: "1", exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test("申请人没有网络也看得到剩余天数，提交后等上级审批", async () => {
  const { page } = initiator;
  await eventually(async () => (await rows(initiator, "leaveAllowance")).length).toBe(1);
  await page.goto("/manage/application");
  await button(initiator, "请假申请").waitFor();
  await waitUntilOfflineReady(initiator);
  await goOffline(initiator);
  await fillIn(initiator, 0);
  await eventually(async () => page.getByRole("main").innerText()).toMatch(
    /剩余额度\s*1(\.0)?\s*天/,
  );
  expect(await violationsOn(page)).toEqual([]);
  await button(initiator, "提交审批").click();
  await page.getByText(/申请时剩余 1 天，本次 1 天，之后剩余 0 天/).waitFor();
  await page.goto("/manage/setting/my-leave");
  const annual = page.getByRole("region", { name: "年假" });
  await eventually(async () => annual.getByRole("definition").allInnerTexts()).toEqual([
    "1 天",
    "0 天",
    "1 天",
    "0 天",
  ]);
  expect(await violationsOn(page)).toEqual([]);
  await annual.getByRole("list", { name: "计入年假的申请" }).getByRole("button").click();
  await page.getByText(/申请时剩余 1 天，本次 1 天，之后剩余 0 天/).waitFor();
  await goOnline(initiator);
  await eventually(async () => statuses(superior)).toEqual([3]);
});

test("上级看到额度，在聊天里问一句，然后通过", async () => {
  const { page } = superior;
  await page.goto("/manage/approve");
  await firstRequest(superior).click();
  await page.getByText(/申请时剩余 1 天，本次 1 天，之后剩余 0 天/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await button(superior, /^与相关人员聊这条审批/).click();
  const field = page.getByRole("textbox", { name: /^发消息给/ });
  await field.fill("谁替你看塔吊？");
  await field.press("Enter");
  await button(superior, "打开审批").click();
  await button(superior, "通过").click();
  await dialog(superior, "通过").getByRole("button", { name: "确定" }).click();
  await eventually(async () => (await rows(countersigner, "approval")).length).toBe(1);
});

test("会签人一天没有网络也能会签，网络恢复后才算数", async () => {
  const { page } = countersigner;
  await page.goto("/manage/approve");
  await eventually(async () => (await rows(countersigner, "message")).length).toBeGreaterThan(0);
  await firstRequest(countersigner).click();
  await button(countersigner, "通过").waitFor();
  await waitUntilOfflineReady(countersigner);
  await goOffline(countersigner);
  await button(countersigner, "通过").click();
  const approving = dialog(countersigner, "通过");
  await approving.getByRole("textbox").fill("我来顶班");
  await approving.getByRole("button", { name: "确定" }).click();
  await page.getByText("已通过", { exact: true }).first().waitFor();
  await page.reload();
  await page.getByText("我来顶班").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await statuses(initiator)).toEqual([3]);
  await goOnline(countersigner);
  await eventually(async () => statuses(initiator)).toEqual([1]);
});

test("抄送人收到结果，聊天只能看，额度用完后不能再提交", async () => {
  await copied.page.goto("/manage/approve?list=copies");
  await firstRequest(copied).click();
  await button(copied, /^与相关人员聊这条审批/).click();
  await copied.page.getByText("谁替你看塔吊？").first().waitFor();
  await copied.page.getByText("审批已结束，聊天仅供查看。").waitFor();
  expect(await violationsOn(copied.page)).toEqual([]);
  await fillIn(initiator, 1);
  await button(initiator, "提交审批").click();
  await initiator.page
    .getByText(/额度不足|申请 1 天，剩余只有 0 天。/)
    .first()
    .waitFor();
  expect(await statuses(superior)).toEqual([1]);
});
