import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repository } from "#tests/server/database/server-process.ts";
import { eventually, until } from "./make/eventually.ts";
import { drawnPhotograph, textFile } from "./make/file-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import {
  addFolder,
  item,
  openFiles,
  openFolder,
  openItem,
  treeLine,
  uploadFiles,
  useItemMenu,
} from "./make/library-steps.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { newPlan, openPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const mark = (person: Person, name: string, state: "here" | "coming") =>
  item(person, name).locator(`[data-offline=${state}]`);

/** A PDF in Chinese that names fonts and holds none of them. */
async function chinesePaper() {
  const path = join(repository, "tests/data/files/chinese-without-fonts.pdf");
  return { name: "Diary.pdf", mimeType: "application/pdf", buffer: await readFile(path) };
}

/** What he reads in a file that he opens. */
async function reads(name: string, words: string): Promise<void> {
  await openItem(him, name);
  const preview = him.page.getByRole("dialog", { name: new RegExp(`^${name}`) });
  await preview.getByText(words).waitFor({ state: "attached" });
  await him.page.keyboard.press("Escape");
  await preview.waitFor({ state: "detached" });
}

test("a folder that is kept opens without a network, though nobody has looked into it", async () => {
  await openFiles(her);
  await addFolder(her, "Site papers");
  await openFolder(her, "Site papers");
  await uploadFiles(her, [textFile("Cover.txt", "25 mm")]);
  await item(her, "Cover.txt").getByText("5 Bytes").filter({ visible: true }).waitFor();
  await treeLine(her, "My files").click();
  await useItemMenu(her, "Site papers", "Share");
  const share = her.page.getByRole("dialog", { name: "Share Site papers" });
  await share.getByRole("button", { name: "Share with Omar Haddad" }).click();
  await share.getByRole("combobox", { name: "What Omar Haddad may do" }).waitFor();
  await her.page.keyboard.press("Escape");

  await openFiles(him);
  await waitUntilOfflineReady(him);
  await useItemMenu(him, "Site papers", "Keep on this device");
  await him.page.getByText("Site papers is being brought to this device").waitFor();
  await mark(him, "Site papers", "here").waitFor();
  await goOffline(him);
  await openFolder(him, "Site papers");
  await reads("Cover.txt", "25 mm");
});

test("what comes to it later is fetched by itself", async () => {
  await openFolder(her, "Site papers");
  await uploadFiles(her, [textFile("Slab.txt", "poured on Monday")]);
  await useItemMenu(her, "Cover.txt", "Versions");
  const versions = her.page.getByRole("dialog", { name: "Versions of Cover.txt" });
  const input = versions.getByLabel("Upload a new version").and(her.page.locator("input"));
  await input.setInputFiles([textFile("Cover rev B.txt", "30 mm at the edge")]);
  await versions.getByText("17 Bytes").waitFor();
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);

  await goOnline(him);
  await item(him, "Slab.txt").waitFor();
  await treeLine(him, "My files").click();
  await mark(him, "Site papers", "here").waitFor();
  await eventually(async () => wholeFiles(him)).toBe(3);
  await goOffline(him);
  await openFolder(him, "Site papers");
  await reads("Cover.txt", "30 mm at the edge");
  await reads("Slab.txt", "poured on Monday");
});

/** How many contents lie on the device. */
const wholeFiles = async (person: Person) =>
  (await rows(person, "keptFile")).filter(({ variant }) => variant === "whole").length;

test("a page says what is kept, how large it is, and lets go of it", async () => {
  const { page } = him;
  await page.getByRole("button", { name: "Stop keeping on this device" }).waitFor();
  await page.goto("/manage/setting/offline");
  const list = page.getByRole("list", { name: "Kept on this device" });
  await list.getByText("Folder · 2 files, 33 Bytes").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("combobox", { name: "Take at most" }).selectOption({ label: "500 MB" });
  await page.reload();
  await eventually(async () =>
    page.getByRole("combobox", { name: "Take at most" }).inputValue(),
  ).toBe(String(500 * 1024 ** 2));
  await page.setViewportSize({ width: 390, height: 844 });
  await list.getByText("Folder · 2 files, 33 Bytes").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await list.getByRole("link", { name: "Site papers" }).click();
  await page.getByRole("heading", { name: "Site papers", exact: true, level: 1 }).waitFor();
  await page.goBack();
  await list.getByRole("button", { name: "Stop keeping Site papers" }).click();
  await page.getByText("Nothing yet.").waitFor();
  await page.getByRole("button", { name: "Remove recently opened files" }).click();
  await eventually(async () => wholeFiles(him)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await goOnline(him);
});

test("all files of a plan are kept by its menu", async () => {
  const { page } = her;
  await newPlan(her, "Riverside");
  await page.getByRole("link", { name: "Files", exact: true }).click();
  await treeLine(her, "Riverside").click();
  await uploadFiles(her, [textFile("Levels.txt", "+0.35")]);
  await item(her, "Levels.txt").waitFor();
  await page.goto("/manage/setting/offline");
  await page.getByRole("button", { name: "Remove recently opened files" }).waitFor();
  await openPlan(her, "Riverside");
  await page.getByRole("button", { name: "Actions for the plan" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Keep files on this device" }).click();
  await page.getByText(/^Riverside is (kept on|being brought to) this device$/).waitFor();
  await eventually(async () =>
    (await rows(her, "offline")).some(({ kind }) => kind === "plan"),
  ).toBe(true);
  await page.goto("/manage/setting/offline");
  const list = page.getByRole("list", { name: "Kept on this device" });
  await list.getByText("Plan · 1 file, 5 Bytes").waitFor();
  await list.getByRole("link", { name: "Riverside" }).click();
  await item(her, "Levels.txt").waitFor();
});

test("without a network nothing is called kept before it is here, and a picture is seen as small as it is here", async () => {
  await openFiles(her);
  await treeLine(her, "My files").click();
  await openFolder(her, "Site papers");
  const joint = await drawnPhotograph(her, "Joint.jpg", 800, 600);
  await uploadFiles(her, [textFile("Pour.txt", "C35/45"), joint]);
  await openFiles(him);
  await openFolder(him, "Site papers");
  await item(him, "Pour.txt").getByText("6 Bytes").filter({ visible: true }).waitFor();
  await item(him, "Joint.jpg").locator("img").waitFor();
  await goOffline(him);
  await useItemMenu(him, "Pour.txt", "Keep on this device");
  await him.page.getByText("Pour.txt comes to this device once there is a network").waitFor();
  await openItem(him, "Joint.jpg");
  const preview = him.page.getByRole("dialog", { name: /^Joint\.jpg/ });
  await preview.getByText(/^This file is not on this device/).waitFor();
  await preview.getByRole("img", { name: "Joint.jpg" }).waitFor();
  await him.page.keyboard.press("Escape");
  await preview.waitFor({ state: "detached" });
});

test("a PDF that names its fonts and holds none is read without a network, though none was opened before", async () => {
  const { page } = her;
  await openFiles(her);
  await treeLine(her, "My files").click();
  await uploadFiles(her, [await chinesePaper()]);
  await item(her, "Diary.pdf").waitFor();
  await waitForDelivered(her);
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await openItem(her, "Diary.pdf");
  const words = page.getByRole("dialog", { name: /^Diary/ }).getByText("施工日志");
  await words.first().waitFor({ state: "attached" });
});

test("whoever is taken out keeps nothing of it on their device, whatever they wanted there, and is told so", async () => {
  await goOnline(him);
  await until(async () => (await rows(him, "keptFile")).some(({ variant }) => variant === "whole"));
  await goOnline(her);
  await her.page.keyboard.press("Escape");
  await openFiles(her);
  await treeLine(her, "My files").click();
  await useItemMenu(her, "Site papers", "Share");
  const share = her.page.getByRole("dialog", { name: "Share Site papers" });
  await share.getByRole("button", { name: "Stop sharing with Omar Haddad" }).click();
  await until(async () => (await rows(him, "libraryItem")).length === 0);
  await until(async () => (await rows(him, "keptFile")).length === 0);
  await him.page.goto("/manage/setting/offline");
  await him.page.getByText("No longer available to you").first().waitFor();
});
