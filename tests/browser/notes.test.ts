import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, until } from "./make/eventually.ts";
import { textFile } from "./make/file-steps.ts";
import {
  begin,
  body,
  field,
  isWider,
  note,
  press,
  versionsOf,
  write,
} from "./make/files/note-steps.ts";
import { forgetContents } from "./make/files/forget-contents.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import {
  addFolder,
  answer,
  item,
  openFiles,
  openItem,
  uploadFiles,
  useItemMenu,
} from "./make/library-steps.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUp(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

test("a note is made and written without a network, and what is typed survives a reload", async () => {
  await openFiles(her);
  await addFolder(her, "Site log");
  await openItem(her, "Site log");
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await begin(her, "New note", "Pour");
  await eventually(async () => field(her, "Pour.md").inputValue()).toBe("# Pour\n\n");
  await write(her, "Pour.md", "# Pour\n\nSlab **at seven**\n");
  await note(her, "Pour.md")
    .getByRole("region", { name: "Preview" })
    .getByText("at seven")
    .waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  // Where it survives the browser's end, and not where a few megabytes fill it.
  await eventually(async () => (await rows(her, "writing")).map(({ text }) => text)).toEqual([
    "# Pour\n\nSlab **at seven**\n",
  ]);
  const beside = await her.page.evaluate(() => Object.keys(localStorage));
  expect(beside.filter((key) => key.includes("note"))).toEqual([]);
  await her.page.reload();
  await eventually(async () => field(her, "Pour.md").inputValue()).toContain("at seven");
  await press(her, "Pour.md", "Save");
  await body(her, "Pour.md").locator("strong", { hasText: "at seven" }).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  expect(await versionsOf(her, "Pour.md")).toBe(2);
  await eventually(async () => rows(her, "writing")).toEqual([]);
  await press(her, "Pour.md", "Close");
  await item(her, "Pour.md").getByText("v2").waitFor();
  await goOnline(her);
  await waitForDelivered(her);
});

test("keys save and go on, leaving saves, and without a change no version comes", async () => {
  await openItem(her, "Pour.md");
  await press(her, "Pour.md", "Edit");
  await write(her, "Pour.md", "# Pour\n\nSlab at seven, dry\n");
  await her.page.keyboard.press("ControlOrMeta+s");
  await her.page.getByText("Saved as a version").waitFor();
  await write(her, "Pour.md", "# Pour\n\nSlab at seven, dry, 25 mm\n");
  await her.page.keyboard.press("Escape");
  await body(her, "Pour.md").getByText("25 mm").waitFor();
  await eventually(async () => versionsOf(her, "Pour.md")).toBe(4);
  await press(her, "Pour.md", "Edit");
  await press(her, "Pour.md", "Save");
  await press(her, "Pour.md", "Edit");
  await write(her, "Pour.md", "nonsense");
  await press(her, "Pour.md", "Discard changes");
  const question = her.page.getByRole("dialog", { name: "Discard changes?" });
  await question.getByRole("button", { name: "Discard changes" }).click();
  await body(her, "Pour.md").getByText("25 mm").waitFor();
  expect(await versionsOf(her, "Pour.md")).toBe(4);
  await press(her, "Pour.md", "Close");
  await until(async () =>
    (await rows(her, "file")).every(({ arriveTime }) => Number(arriveTime) > 0),
  );
});

test("each earlier version is compared with the newest, and what is not here is said", async () => {
  const { page } = her;
  const versions = page.getByRole("dialog", { name: "Versions of Pour.md" });
  const compared = page.getByRole("dialog", { name: "Pour.md: two versions" });
  await useItemMenu(her, "Pour.md", "Versions");
  const ways = versions.getByRole("button", { name: "Compare with the newest" });
  await eventually(async () => ways.count()).toBe(3);
  expect(await violationsOn(page)).toEqual([]);
  await ways.first().click();
  await eventually(async () => compared.locator("del, ins").allTextContents()).toEqual([
    "Slab at seven, dry",
    "Slab at seven, dry, 25 mm",
  ]);
  expect(await compared.locator("del").allTextContents()).toEqual(["Slab at seven, dry"]);
  const heads = compared.getByRole("columnheader");
  expect(await heads.allInnerTexts()).not.toContainEqual(expect.stringContaining("Yours"));
  expect(await heads.first().innerText()).not.toContain("current");
  expect(await heads.last().innerText()).toContain("current");
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isWider(page)).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press("Escape");
  await goOffline(her);
  const first = Math.min(...(await rows(her, "file")).map(({ id }) => Number(id)));
  await forgetContents(her, [first]);
  await ways.last().click();
  await compared.getByText("This file is not on this device.").waitFor();
  await compared.getByRole("button", { name: "Back to the versions" }).click();
  await ways.first().waitFor();
  await page.keyboard.press("Escape");
  await versions.waitFor({ state: "detached" });
  await goOnline(her);
});

test("a document is written with its formatting, and read with it", async () => {
  await begin(her, "New document", "Handover");
  const text = field(her, "Handover.html");
  await text.getByRole("heading", { name: "Handover" }).waitFor();
  await eventually(async () => text.evaluate((place) => place === document.activeElement)).toBe(
    true,
  );
  await her.page.keyboard.press("Control+End");
  await her.page.keyboard.press("ControlOrMeta+b");
  await her.page.keyboard.type("Keys handed over");
  expect(await violationsOn(her.page)).toEqual([]);
  await press(her, "Handover.html", "Save");
  const read = body(her, "Handover.html");
  await read.locator("strong", { hasText: "Keys handed over" }).waitFor();
  await read.getByRole("heading", { name: "Handover", level: 1 }).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await press(her, "Handover.html", "Close");
});

test("a hostile page and a hostile note act nothing, and a page from elsewhere is not rewritten", async () => {
  const attack = `<script>document.body.dataset.hit="1"</script>
<img src="/nothing" onerror="document.body.dataset.hit='1'">
<a href="javascript:document.body.dataset.hit='1'">Click me</a>
<iframe srcdoc="<script>parent.document.body.dataset.hit='1'</script>"></iframe>
<style>body{display:none}</style><p>Still words</p>`;
  const pretending = `<!doctype html><html><head>
<meta name="generator" content="Plumbline document"></head><body>${attack}</body></html>`;
  await uploadFiles(her, [
    textFile("Pretends.html", pretending),
    textFile("Elsewhere.html", `<html><body>${attack}</body></html>`),
    textFile("Hostile.md", attack),
  ]);
  for (const name of ["Pretends.html", "Hostile.md"]) {
    await openItem(her, name);
    await body(her, name).getByText("Still words").waitFor();
    expect(await body(her, name).locator("script, iframe, style, img").count()).toBe(0);
    const link = body(her, name).getByText("Click me");
    expect(await link.getAttribute("href")).toBeNull();
    await press(her, name, "Edit");
    await field(her, name).waitFor();
    await press(her, name, "Save");
    await press(her, name, "Close");
  }
  await openItem(her, "Elsewhere.html");
  await body(her, "Elsewhere.html").getByText("<p>Still words</p>").waitFor();
  expect(await note(her, "Elsewhere.html").getByRole("button", { name: "Edit" }).count()).toBe(0);
  expect(await her.page.evaluate(() => document.body.dataset["hit"])).toBeUndefined();
  await press(her, "Elsewhere.html", "Close");
});

test("on a phone a note is made, written and read", async () => {
  const { page } = her;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("main").getByRole("button", { name: "More" }).first().click();
  await page.getByRole("menuitem", { name: "New note" }).click();
  await answer(her, "New note", "Rounds", "Create");
  await field(her, "Rounds.md").fill("# Rounds\n\n- fence closed\n");
  expect(await isWider(page)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  await press(her, "Rounds.md", "Save");
  await body(her, "Rounds.md").getByRole("listitem").getByText("fence closed").waitFor();
  expect(await isWider(page)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
});
