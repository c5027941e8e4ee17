import { randomBytes } from "node:crypto";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, message, openDialog } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { attachFiles } from "./make/file-steps.ts";
import { findCutOff } from "./make/find-cut-off.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { letIn, newPlan } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
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
  ({ her, him } = await addTwoPeople(browser, app));
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
  expect(await page.evaluate(findCutOff)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/manage/outbox");
  await page.getByText(REFUSED).waitFor();
  expect((await rows(him, "uploadChunk")).length).toBeGreaterThan(0);
});

test("once there is more room the same file goes, from where it stands", async () => {
  await allow(10);
  await openDialog(him, "Pier 4");
  const sent = message(him, "The survey of today");
  await sent.getByRole("button", { name: "Try again" }).click();
  await sent.getByText(REFUSED).waitFor({ state: "detached" });
  await eventually(async () => (await rows(him, "upload")).map(({ state }) => state)).toEqual([
    "success",
  ]);
  await openStorage(him);
  await him.page.getByText("2 MB of 10 MB", { exact: true }).waitFor();
  await openStorage(her);
  const largest = her.page.getByRole("list", { name: "Who uses most" });
  await largest.getByRole("listitem").filter({ hasText: omar.name }).getByText("2 MB").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
});
