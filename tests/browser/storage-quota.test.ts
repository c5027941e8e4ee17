import { randomBytes } from "node:crypto";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, message, openDialog } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { attachFiles } from "./make/file-steps.ts";
import { findCutOff } from "./make/find-cut-off.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { openFiles, uploadFiles } from "./make/library-steps.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { openTask } from "./make/task-steps.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

const MB = 1024 ** 2;
const REFUSED =
  "This file needs 2 MB, and your files already take up 0 of your 1 MB on the server. Delete something, or ask an administrator for more room";
let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  await newPlan(her, "Pier 4");
  await letIn(her, omar.name);
  await waitForDelivered(her);
  await openDialog(her, "Pier 4");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

async function openStorage({ page }: Person): Promise<void> {
  await page.goto("/manage/setting/quota");
  await page.getByRole("heading", { level: 1, name: "Storage on the server" }).waitFor();
}

/** An administrator sets what one person's files may take. */
async function allow(megabytes: number): Promise<void> {
  const { page } = her;
  await openStorage(her);
  await page.getByLabel("Most per person (MB)").fill(String(megabytes));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  await waitForDelivered(her);
}

test("an administrator sets a limit, and a member sees what is theirs and nothing of others", async () => {
  await allow(1);
  await her.page.getByText("0 Bytes of 1 MB", { exact: true }).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await openStorage(him);
  await him.page.getByText("0 Bytes of 1 MB", { exact: true }).waitFor();
  expect(await him.page.getByLabel("Most per person (MB)").count()).toBe(0);
  expect(await him.page.getByText("All files of the company").count()).toBe(0);
  expect(await violationsOn(him.page)).toEqual([]);
});

test("a file that finds no room says why in its chat and in the outbox, and is kept", async () => {
  const { page } = him;
  await openDialog(him, "Pier 4");
  const buffer = randomBytes(2 * MB);
  await attachFiles(him, [{ name: "survey.bin", mimeType: "application/octet-stream", buffer }]);
  await composer(him).fill("The survey of today");
  await composer(him).press("Enter");
  const sent = message(him, "The survey of today");
  await sent.getByText(REFUSED).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await sent.getByText(REFUSED).waitFor();
  await eventually(async () => page.evaluate(findCutOff)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/manage/outbox");
  await page.getByText(REFUSED).waitFor();
  expect((await rows(him, "uploadChunk")).length).toBeGreaterThan(0);
});

test("the library and a task say why too, with the button that tries again", async () => {
  const { page } = him;
  await openFiles(him);
  const buffer = randomBytes(2 * MB);
  const picked = (name: string) => ({ name, mimeType: "application/octet-stream", buffer });
  await uploadFiles(him, [picked("library.bin")]);
  const stopped = page.getByRole("list", { name: "Not sent" });
  await stopped.getByText(REFUSED).waitFor();
  await stopped.getByRole("button", { name: "Try library.bin again" }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "My files" }).click();
  await stopped.getByText(REFUSED).waitFor();
  await eventually(async () => page.evaluate(findCutOff)).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPlan(him, "Pier 4");
  await addTask(him, "Planned", "Survey the pier");
  await page.keyboard.press("Escape");
  await openTask(him, "Survey the pier");
  const files = page.getByRole("region", { name: "Files", exact: true });
  await files
    .getByLabel("Add files")
    .and(page.locator("input"))
    .setInputFiles([picked("task.bin")]);
  await files.getByText(REFUSED).waitFor();
  await files.getByRole("button", { name: "Try task.bin again" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test("once there is more room all of them go by themselves, from where they stand", async () => {
  await openDialog(him, "Pier 4");
  const sent = message(him, "The survey of today");
  await sent.getByText(REFUSED).waitFor();
  await allow(10);
  await sent.getByText(REFUSED).waitFor({ state: "detached" });
  await eventually(async () => (await rows(him, "upload")).map(({ state }) => state)).toEqual([
    "success",
    "success",
    "success",
  ]);
  await openStorage(him);
  await him.page.getByText("4 MB of 10 MB", { exact: true }).waitFor();
  await openStorage(her);
  const largest = her.page.getByRole("list", { name: "Who uses most" });
  await largest.getByRole("listitem").filter({ hasText: omar.name }).getByText("4 MB").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
});
