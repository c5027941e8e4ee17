import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, say } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { type ExtremeSite, fills, fillToTheEdge } from "./make/edge/extreme-site.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { changeRow } from "./make/local-rows.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { openScreen, type Screen, screenNames, setUpSampleSite } from "./make/screens.ts";
import { type App, startApp } from "./make/start-app.ts";

let app: App;
let browser: Browser;
let her: Person;
let screens: readonly Screen[];
const sites: ExtremeSite[] = [];

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, withoutServiceWorker);
  screens = await setUpSampleSite(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

/** What says on a screen that something of it could not be drawn. */
const failures = () =>
  her.page.locator("[data-failed-row]").or(her.page.getByText("This screen could not be shown"));

async function expectAllDrawn(): Promise<void> {
  expect(await failures().count()).toBe(0);
  expect(her.problems.filter((problem) => !problem.includes("Failed to load resource"))).toEqual(
    [],
  );
}

test.each(fills)("rows at the edge of what is legal, made of %j, come in", async (fill) => {
  const site = await fillToTheEdge(her, app.address, fill);
  sites.push(site);
  await her.page.goto(`/manage/plan/${site.planId}?task=${site.taskId}`);
  await her.page.getByLabel("Name of the task").waitFor();
  await her.page.locator("[data-task]").nth(1).waitFor();
  await expectAllDrawn();
});

test.each(screenNames)("with them there the screen %s is drawn whole", async (name) => {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`There is no screen ${name}`);
  await openScreen(her, screen);
  await expectAllDrawn();
});

test("their own chats, tasks and descriptions are drawn whole, and the search finds them", async () => {
  const { page } = her;
  for (const { planId, taskId, groupId } of sites) {
    await page.goto(`/manage/messenger/${groupId}`);
    await page.locator("[data-message] blockquote").first().waitFor();
    await expectAllDrawn();
    await page.goto(`/single/task/${taskId}`);
    await page.getByLabel("Name of the task").waitFor();
    await page.locator("[data-message] blockquote").first().waitFor();
    await expectAllDrawn();
    await page.goto(`/single/task/content/${taskId}`);
    await page.getByRole("heading", { name: "Description", exact: true }).waitFor();
    await expectAllDrawn();
    await page.goto(`/manage/plan/${planId}`);
    await page.locator("[data-task]").first().waitFor();
    await expectAllDrawn();
  }
  await page.keyboard.press("Control+K");
  await page.getByRole("combobox").fill("WWW");
  await page.getByRole("option").first().waitFor();
  await expectAllDrawn();
});

test("times beyond every calendar and quotes without end, from before there was a limit, are drawn", async () => {
  const { page } = her;
  const { planId, taskId, groupId } = sites[0] ?? { planId: 0, taskId: 0, groupId: 0 };
  const far = { startTime: 9e15 - 1, endTime: 9e15, createTime: 9e15, updateTime: 9e15 };
  await changeRow(her, "task", { id: taskId }, far);
  await changeRow(her, "dialog", { id: groupId }, { lastTime: 9e15 });
  const msg = { text: `${">".repeat(10_000)} as deep as it goes`, type: "md" };
  await changeRow(her, "message", { dialogId: groupId }, { msg, createTime: 9e15 });
  for (const address of [
    `/manage/plan/${planId}?task=${taskId}`,
    `/manage/workbench/allTasks`,
    `/manage/messenger/${groupId}`,
  ]) {
    await page.goto(address);
    await page.getByText("–", { exact: true }).first().waitFor();
    await expectAllDrawn();
  }
  await page.getByText("as deep as it goes").first().waitFor();
});

test("a message of a kind that only a newer version knows says so, and what words it has", async () => {
  const { page } = her;
  const { groupId } = sites[1] ?? { groupId: 0 };
  const msg = { type: "hologram", text: "Look up to the crane" };
  await changeRow(her, "message", { dialogId: groupId, position: 1 }, { msg, mtype: "hologram" });
  await page.goto(`/manage/messenger/${groupId}`);
  const row = page.locator('[data-message][data-position="1"]');
  await row.getByText("Unknown message. A newer version of the app can show it.").waitFor();
  await row.getByText("Look up to the crane").waitFor();
});

test("a row that cannot be drawn is one line; all others stay, and what was written beside it", async () => {
  const { page } = her;
  const { planId, taskId, groupId } = sites[1] ?? { planId: 0, taskId: 0, groupId: 0 };
  // No text, where a text is drawn: what a row of a version that nobody knows yet may look like.
  await changeRow(her, "task", { id: taskId }, { name: { rich: "text" } });
  await changeRow(her, "message", { dialogId: groupId, position: 2 }, { msg: null });
  const line = page.getByText("This entry cannot be shown");

  await page.goto(`/manage/plan/${planId}`);
  await line.waitFor();
  expect(await page.locator("[data-task]").count()).toBe(2);
  await page.goto("/manage/workbench/allTasks");
  await line.waitFor();
  await page.getByRole("heading", { name: "My work" }).waitFor();
  expect(await page.locator("[data-failed-row]").count()).toBe(1);

  await page.goto(`/manage/messenger/${groupId}`);
  await line.waitFor();
  expect(await page.locator("[data-failed-row]").count()).toBe(1);
  await composer(her).waitFor();
  await say(her, "The others are still here");

  // Another state of it is drawn again, without a reload.
  await page.locator('[data-message][data-position="2"]').hover();
  await page
    .locator('[data-message][data-position="2"]')
    .getByRole("button", { name: "More actions" })
    .click();
  await page.getByRole("menuitem", { name: "Withdraw" }).click();
  await eventually(async () => line.count()).toBe(0);
});
