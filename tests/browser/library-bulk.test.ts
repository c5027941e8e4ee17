import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { textFile } from "./make/file-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import {
  addFolder,
  item,
  openFiles,
  openFolder,
  treeLine,
  uploadFiles,
} from "./make/library-steps.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

test("several files are made favourites, kept and copied at once, and recent ones say when", async () => {
  await openFiles(her);
  await addFolder(her, "Batch");
  await openFolder(her, "Batch");
  await uploadFiles(her, [textFile("One.txt", "1"), textFile("Two.txt", "2")]);
  for (const name of ["One.txt", "Two.txt"])
    await her.page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await waitForDelivered(her);
  // What has not arrived is not copied.
  for (const name of ["One.txt", "Two.txt"])
    await item(her, name).getByText("1 Bytes").filter({ visible: true }).waitFor();
  const bar = her.page.getByRole("toolbar", { name: "What is selected" });
  await bar.getByRole("button", { name: "Add to favourites" }).click();
  await her.page.getByText("2 things added to favourites").waitFor();
  await bar.getByRole("button", { name: "Keep on this device" }).click();
  await her.page.getByText("2 things are being brought to this device").waitFor();
  await eventually(async () => (await rows(her, "offline")).length).toBe(2);
  await bar.getByRole("button", { name: "Copy" }).click();
  await her.page.getByText("2 files copied").waitFor();
  await item(her, "One (2).txt").waitFor();
  await treeLine(her, "Recent").click();
  const recent = her.page.getByRole("list", { name: "Recent" });
  const line = recent.getByRole("listitem").filter({ hasText: "Two (2).txt" }).first();
  await line.locator("time").waitFor();
});

test("where the bar is narrow all that can be done with them stays in reach", async () => {
  const { page } = her;
  await page.setViewportSize({ width: 768, height: 1024 });
  await treeLine(her, "Batch").click();
  await page.getByRole("checkbox", { name: "Select One.txt" }).check();
  const clear = page.getByRole("button", { name: "Clear the selection" });
  const place = await clear.boundingBox();
  expect((place?.x ?? 768) + (place?.width ?? 0)).toBeLessThanOrEqual(768);
  await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
  await treeLine(her, "Trash").click();
  await page.getByRole("list", { name: "Trash" }).getByText("Batch", { exact: true }).waitFor();
});
