import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { templates, wordsOfTemplate } from "#tests/make/forms/templates.ts";
import { templateForm } from "#domain/form/templates/template-form.ts";
import { doesAs } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { findCutOff } from "./make/find-cut-off.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { changeRow, rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { dana, omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";
import { wordsIn } from "./make/words-in.ts";

const SUBJECTS = [
  "Night access at gate 2 for the crane, from midnight to the morning shift",
  "Crane for two days",
  "Safety boots",
] as const;

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
const ids: number[] = [];

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  const template = templates.find(({ key }) => key === "general");
  if (!template) throw new Error("No form for requests of any kind");
  const { name, definition } = templateForm(template, wordsOfTemplate("general", "en"), "en");
  const form = (await doesAs(app, her, "form.add", { name, definition })) as { id: number };
  const [{ id: danaId } = { id: 0 }] = (await rows(her, "user")).filter(
    ({ nickname }) => nickname === dana.name,
  ) as { id: number }[];
  const of = flow([step(1, [danaId])], { managerIds: [danaId], batch: true });
  await doesAs(app, her, "approvalFlow.save", { formId: form.id, flow: JSON.stringify(of) });
  await doesAs(app, her, "form.publish", { id: form.id });
  for (const subject of SUBJECTS) {
    const data = JSON.stringify({ subject, content: "As talked about" });
    const record = (await doesAs(app, him, "record.add", { modelId: form.id, data })) as {
      id: number;
    };
    const asked = (await doesAs(app, him, "approval.start", { recordId: record.id })) as {
      id: number;
    };
    ids.push(asked.id);
  }
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const say = wordsIn("en");
const button = ({ page }: Person, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const dialog = ({ page }: Person, name: string) => page.getByRole("dialog", { name });
const opened = ({ page }: Person, subject: string) =>
  page.getByRole("article").getByRole("heading", { name: subject });

test("a list is narrowed down by who asked, when and words, in its address and without a network", async () => {
  const { page } = her;
  await page.goto("/manage/approve");
  await button(her, /Safety boots/).waitFor();
  await waitUntilOfflineReady(her);
  await goOffline(her);
  const list = page.locator('[data-scroll-restoration-id="approvals"] li');
  await button(her, "Filter").click();
  await page.getByRole("searchbox", { name: "Search requests" }).fill("OMAR");
  await eventually(async () => page.url()).toContain("words=OMAR");
  await eventually(async () => list.count()).toBe(SUBJECTS.length);
  await page.getByRole("combobox", { name: "Asked by" }).click();
  await page.getByRole("option", { name: omar.name }).click();
  const [{ createTime } = { createTime: 0 }] = (await rows(her, "approval")) as {
    createTime: number;
  }[];
  const dayAfter = await page.evaluate((time) => {
    const next = new Date(time);
    next.setDate(next.getDate() + 1);
    return next.toLocaleDateString("sv");
  }, createTime);
  await page.getByLabel("Asked from").fill(dayAfter);
  await page.getByText("Nothing found").waitFor();
  await page.getByLabel("Asked from").fill("");
  await page.getByLabel("Asked until").fill(dayAfter);
  await eventually(async () => list.count()).toBe(SUBJECTS.length);
  await page.getByRole("searchbox", { name: "Search requests" }).fill("boots");
  await eventually(async () => list.count()).toBe(1);
  expect(await violationsOn(page)).toEqual([]);
  // The link says all of it, to this device without a network too.
  await eventually(async () => page.url()).toMatch(/words=boots.*by=\d+.*to=/);
  await page.reload();
  await button(her, /Safety boots/).waitFor();
  await eventually(async () => list.count()).toBe(1);
  await page.getByRole("combobox", { name: "Asked by" }).waitFor();
  await page.getByText("Mine 0").click();
  await eventually(async () => page.url()).not.toContain("words");
  await goOnline(her);
});

test("keys lead from request to request and open what decides them, and what is left is as it was", async () => {
  const { page } = her;
  await page.goto("/manage/approve");
  await button(her, /Safety boots/).waitFor();
  await page.keyboard.press("j");
  await opened(her, SUBJECTS[0]).waitFor();
  await page.keyboard.press("j");
  await opened(her, SUBJECTS[1]).waitFor();
  await page.keyboard.press("k");
  await opened(her, SUBJECTS[0]).waitFor();
  const total = String(SUBJECTS.length);
  await page.getByText(`1 of ${total}`, { exact: true }).waitFor();
  await button(her, "Next request").click();
  await opened(her, SUBJECTS[1]).waitFor();
  await page.getByText(`2 of ${total}`, { exact: true }).waitFor();
  await button(her, "Previous request").click();
  await opened(her, SUBJECTS[0]).waitFor();
  await button(her, "Send back").click();
  await dialog(her, "Send back").getByRole("button", { name: "Cancel" }).click();
  await button(her, "Approve").waitFor();
  await page.keyboard.press("a");
  await dialog(her, "Approve").getByRole("button", { name: "Cancel" }).click();
  await dialog(her, "Approve").waitFor({ state: "detached" });
  await page.keyboard.press("r");
  await dialog(her, "Reject").getByRole("textbox").fill("Ask again");
  // What keys do elsewhere is written where somebody writes.
  await page.keyboard.press("a");
  await dialog(her, "Reject").getByText("10/200").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog(her, "Reject").getByRole("button", { name: "Cancel" }).click();
  await button(her, "Approve").waitFor();
});

test("what was handed over is taken back for a while, without a network, and its words are still there", async () => {
  const { page } = her;
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await page.keyboard.press("t");
  const handing = dialog(her, "Hand over");
  const words = handing.getByRole("textbox", { name: "Approval opinion" });
  await words.fill("You know the gate");
  await handing.getByText("17/200").waitFor();
  await page.getByRole("button", { name: `Add ${omar.name}` }).click();
  await handing.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("operation successful").waitFor();
  await button(her, "Approve").waitFor({ state: "detached" });
  await button(her, "Undo").click();
  await button(her, "Approve").waitFor();
  await page.keyboard.press("t");
  await eventually(async () => words.inputValue()).toBe("You know the gate");
  await handing.getByRole("button", { name: "Cancel" }).click();
  await goOnline(her);
  await waitForDelivered(her);
});

test("what was urged keeps its place, and words to several at once stay until they are used", async () => {
  const { page } = her;
  await doesAs(app, him, "approval.urge", { id: ids[0] ?? 0 });
  await eventually(async () =>
    (await rows(her, "approval")).filter(({ version }) => version === 2).map(({ id }) => id),
  ).toEqual([ids[0]]);
  const list = page.locator('[data-scroll-restoration-id="approvals"] li');
  await eventually(async () => list.first().innerText()).toContain(SUBJECTS[0]);
  await button(her, "Decide several").click();
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByText("3 chosen").waitFor();
  const bar = page.getByRole("toolbar", { name: "Chosen requests" });
  const rejecting = dialog(her, "Reject 3 requests");
  await bar.getByRole("button", { name: "Reject" }).click();
  await rejecting.getByRole("textbox").fill("Too late");
  await rejecting.getByText("8/200").waitFor();
  await rejecting.getByRole("button", { name: "Cancel" }).click();
  await bar.getByRole("button", { name: "Reject" }).click();
  await eventually(async () => rejecting.getByRole("textbox").inputValue()).toBe("Too late");
  await rejecting.getByRole("button", { name: "Confirm" }).click();
  await eventually(async () => (await rows(him, "approval")).map(({ status }) => status)).toEqual([
    2, 2, 2,
  ]);
});

test("who asked takes back for a while that they urged, or asked again", async () => {
  const { page } = him;
  await page.goto("/manage/approve?list=mine");
  const asked = (await doesAs(app, him, "approval.resubmit", { id: ids[1] ?? 0 })) as object;
  expect(asked).toMatchObject({ status: 3 });
  await button(him, new RegExp(SUBJECTS[1])).click();
  await button(him, "Urge").click();
  await button(him, /^Urged /).waitFor();
  await button(him, "Undo").click();
  await button(him, "Urge").waitFor();
  await button(him, new RegExp(SUBJECTS[2])).click();
  await button(him, "Ask again").click();
  await button(him, "Ask again").waitFor({ state: "detached" });
  await button(him, "Undo").click();
  await button(him, "Ask again").waitFor();
  const found = await rows(him, "approval");
  expect(found.find(({ id }) => id === ids[2])).toMatchObject({ status: 2, round: 1 });
});

test("what it is about comes before its number, with its sum, and who cannot decide reads why", async () => {
  const template = templates.find(({ key }) => key === "loan");
  if (!template) throw new Error("No form for loans");
  const { name, definition } = templateForm(template, wordsOfTemplate("loan", "en"), "en");
  const form = (await doesAs(app, her, "form.add", { name, definition })) as { id: number };
  const [{ id: danaId } = { id: 0 }] = (await rows(her, "user")).filter(
    ({ nickname }) => nickname === dana.name,
  ) as { id: number }[];
  const of = flow([step(1, [danaId])], { managerIds: [danaId] });
  await doesAs(app, her, "approvalFlow.save", { formId: form.id, flow: JSON.stringify(of) });
  await doesAs(app, her, "form.publish", { id: form.id });
  const day = 86_400_000;
  const wanted = { reason: "Tools for tower 2", amount: 1250.5, method: "cash" };
  const data = JSON.stringify({
    ...wanted,
    neededBy: Date.now() + day,
    repayBy: Date.now() + 9 * day,
  });
  const record = (await doesAs(app, him, "record.add", { modelId: form.id, data })) as {
    id: number;
  };
  await doesAs(app, him, "approval.start", { recordId: record.id });
  await her.page.goto("/manage/approve");
  const row = her.page
    .locator('[data-scroll-restoration-id="approvals"] li')
    .filter({ hasText: wanted.reason });
  await row.getByText(/^1,250\.50 /).waitFor();
  await row.getByRole("button", { name: wanted.reason, exact: true }).click();
  await her.page.getByRole("heading", { name: wanted.reason, exact: true }).waitFor();
  await her.page
    .getByRole("article")
    .getByText(/^1,250\.50 /)
    .first()
    .waitFor();
  await him.page.goto("/manage/approve?list=mine");
  await him.page.getByText(` · waits for ${dana.name}`).first().waitFor();
  await button(him, wanted.reason).click();
  await him.page.getByText(`It waits for ${dana.name}.`).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  expect(await violationsOn(him.page)).toEqual([]);
});

test("what is asked for can be read in full on a phone", async () => {
  const { page } = him;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/manage/approve/${ids[0]}`);
  const heading = opened(him, SUBJECTS[0]);
  await heading.waitFor();
  expect(await heading.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await eventually(async () => page.evaluate(findCutOff)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOn(page)).toEqual([]);
  // All that is far below: how far it has come stands above, and leads there.
  await page.getByRole("button", { name: "Rejected" }).click();
  await eventually(async () => {
    const box = await page.getByRole("region", { name: "Steps" }).boundingBox();
    return (box?.y ?? 844) < 600;
  }).toBe(true);
});

test("what a newer version has made is shown as that, and offers nothing to do", async () => {
  const { page } = her;
  const newer = say("refusal:approval.newer");
  const request = (await rows(her, "approval")).find(({ id }) => id === ids[1]);
  const events = [...((request?.["events"] ?? []) as object[])];
  const unknown = { ...events[0], what: "quorum" };
  await changeRow(her, "approval", { id: ids[1] }, { status: 3, events: [...events, unknown] });
  await page.goto(`/manage/approve/${ids[1]}`);
  await opened(her, SUBJECTS[1]).waitFor();
  await page.getByRole("alert").getByText(newer).waitFor();
  expect(await button(her, "Approve").count()).toBe(0);
  await button(her, "View historical approval flow").click();
  await page.getByText(say("approvals:event.unknown", { name: omar.name })).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  const unread = JSON.stringify({ nodes: [{ kind: "vote", id: 1 }] });
  const formId = Number(request?.["formId"]);
  await changeRow(her, "approvalFlow", { formId }, { flow: unread });
  await page.goto(`/manage/application/approval/${formId}`);
  await page.getByText(newer).waitFor();
  expect(await button(her, "Save").count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
});
