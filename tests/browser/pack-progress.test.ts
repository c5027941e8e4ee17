import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test, expect } from "vitest";
import { bytesOf } from "#tests/server/make/uploads.ts";
import { until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { type LaidLine, layLine } from "./make/lay-line.ts";
import {
  addFolder,
  item,
  openFiles,
  openFolder,
  treeLine,
  uploadFiles,
  useItemMenu,
} from "./make/library-steps.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { addPerson, addPersonAt, openBrowser, type Person } from "./make/open-browser.ts";
import { linkFrom } from "./make/does-as.ts";
import { join, omar, setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

const MEGABYTE = 1024 ** 2;
/** Together more than what lies in the buffers of a line: some kernels let 32 MB wait to be read, and 4 MB to be sent. */
const SIZE = 22 * MEGABYTE;
const FOLDER = "Survey";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let hisLine: LaidLine;
let visitor: Person;
let visitorsLine: LaidLine;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  hisLine = await layLine(app.address);
  him = await addPersonAt(browser, hisLine);
  visitorsLine = await layLine(app.address);
  visitor = await addPersonAt(browser, visitorsLine);
  await setUp(her);
  await join(him, await linkFrom(app, her), omar);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him, visitor }));

const underWay = ({ page }: Person) => page.getByRole("list", { name: "Downloads under way" });

async function downloadSlowly(): Promise<void> {
  hisLine.slowBack(3 * MEGABYTE);
  await useItemMenu(him, FOLDER, "Download as ZIP");
  await underWay(him)
    .getByText(/^Survey\.zip: \d+%$/)
    .waitFor();
}

test("a large download says how far it is until it is there", async () => {
  await openFiles(her);
  await addFolder(her, FOLDER);
  await openFolder(her, FOLDER);
  const files = [1, 2].map((seed) => {
    const buffer = bytesOf(SIZE, seed);
    return { name: `Scan ${seed}.bin`, mimeType: "application/octet-stream", buffer };
  });
  await uploadFiles(her, files);
  await waitForDelivered(her);
  await until(async () => {
    const sent = await rows(her, "file");
    return sent.length === 2 && sent.every(({ arriveTime }) => Number(arriveTime) > 0);
  });
  await treeLine(her, "My files").click();
  await useItemMenu(her, FOLDER, "Share");
  const dialog = her.page.getByRole("dialog", { name: "Share Survey" });
  await dialog.getByRole("button", { name: "Share with Omar Haddad" }).click();
  await dialog.getByRole("combobox", { name: "What Omar Haddad may do" }).waitFor();
  await openFiles(him);
  await item(him, FOLDER).waitFor();
  const downloaded = him.page.waitForEvent("download");
  await downloadSlowly();
  expect(await violationsOn(him.page)).toEqual([]);
  hisLine.slowBack(Number.POSITIVE_INFINITY);
  expect(await (await downloaded).failure()).toBe(null);
  await underWay(him).waitFor({ state: "detached" });
});

test("one that breaks off, because somebody may no longer read on, says so", async () => {
  const downloaded = him.page.waitForEvent("download");
  await downloadSlowly();
  const dialog = her.page.getByRole("dialog", { name: "Share Survey" });
  await dialog.getByRole("button", { name: "Stop sharing with Omar Haddad" }).click();
  await him.page.getByText("Survey.zip broke off").waitFor();
  await underWay(him).waitFor({ state: "detached" });
  hisLine.slowBack(Number.POSITIVE_INFINITY);
  expect(await (await downloaded).failure()).toBe("canceled");
});

test("one by a public link fails in the visitor's browser once the link is revoked", async () => {
  await her.page.keyboard.press("Escape");
  await useItemMenu(her, FOLDER, "Links for others");
  const dialog = her.page.getByRole("dialog", { name: "Links to Survey" });
  await dialog.getByRole("button", { name: "Make a link" }).click();
  const { page } = visitor;
  // Connections that are open already would stay as quick as they are.
  visitorsLine.slowBack(MEGABYTE);
  await page.goto(await dialog.getByRole("textbox", { name: "New link" }).inputValue());
  const all = page.getByRole("button", { name: "Download all · 44 MB" });
  await all.waitFor();
  const downloaded = page.waitForEvent("download");
  await all.click();
  const download = await downloaded;
  // Else all of it would lie in the buffers of the line before she has answered the question.
  visitorsLine.slowBack(MEGABYTE / 16);
  await dialog.getByRole("button", { name: "Revoke" }).click();
  const question = her.page.getByRole("dialog", { name: "Revoke this link?" });
  await question.getByRole("button", { name: "Revoke" }).click();
  await dialog.getByText("Nobody has made a link yet.").waitFor();
  await waitForDelivered(her);
  visitorsLine.slowBack(Number.POSITIVE_INFINITY);
  expect(await download.failure()).toBe("canceled");
  await all.click();
  await page.getByRole("heading", { name: "This link leads nowhere" }).waitFor();
});
