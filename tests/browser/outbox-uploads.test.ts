import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, message, openDialog } from "./make/chat-steps.ts";
import { linkFrom } from "./make/does-as.ts";
import { eventually, until } from "./make/eventually.ts";
import { attachFiles, drawnPhotograph } from "./make/file-steps.ts";
import { sentOf, uploadOf } from "./make/files/bad-line-steps.ts";
import { sendMadeFile } from "./make/files/send-made-file.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { bytesOf } from "#tests/server/make/uploads.ts";
import { type LaidLine, layLine } from "./make/lay-line.ts";
import { item, openFiles, uploadFiles } from "./make/library-steps.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline } from "./make/network-steps.ts";
import {
  addPerson,
  addPersonAt,
  openBrowser,
  type Person,
  withoutServiceWorker,
} from "./make/open-browser.ts";
import { letIn, newPlan } from "./make/plan-steps.ts";
import { join, omar, setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

const MB = 1024 ** 2;
/** Bytes in a second. */
const SLOW = 10 * 1024;
let app: App;
let browser: Browser;
let line: LaidLine;
let her: Person;
let him: Person;
let dialogId = 0;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  line = await layLine(app.address);
  her = await addPersonAt(browser, line);
  await setUp(her);
  him = await addPerson(browser, app, withoutServiceWorker);
  await join(him, await linkFrom(app, her), omar);
  await newPlan(her, "Pier 4");
  await letIn(her, "Omar Haddad");
  await waitForDelivered(her);
  dialogId = Number((await rows(her, "dialog"))[0]?.["id"]);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const section = () => her.page.getByRole("region", { name: "Files on their way" });
const row = (name: string) => section().getByRole("listitem").filter({ hasText: name });
const press = async (name: string) => section().getByRole("button", { name, exact: true }).click();
const stateOf = async (fileId: number) => (await uploadOf(her, fileId))?.["state"];
const send = async (name: string, size: number) =>
  (await sendMadeFile(her, dialogId, { name, size, seed: size })).fileId;

test("a slow upload says its speed and what is left, waits, goes on, and is taken away", async () => {
  line.slow(1.5 * MB);
  const fileId = await send("Survey.pdf", 30 * MB);
  await her.page.goto("/manage/outbox");
  await row("Survey.pdf")
    .getByText(/^Uploading \d+% · [\d.]+ [KM]B\/s · less than a minute left · 30 MB$/)
    .waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await press("Pause Survey.pdf");
  await row("Survey.pdf").getByText("Paused · 30 MB").waitFor();
  const sent = await sentOf(her, fileId);
  expect(sent).toBeGreaterThan(0);
  await press("Resume Survey.pdf");
  await until(async () => (await sentOf(her, fileId)) > sent);
  await press("Remove Survey.pdf");
  await row("Survey.pdf").waitFor({ state: "detached" });
  await eventually(async () => (await rows(her, "uploadChunk")).length).toBe(0);
});

test("in the list of files it waits and goes on as well", async () => {
  line.slow(1.5 * MB);
  await openFiles(her);
  const buffer = bytesOf(20 * MB);
  await uploadFiles(her, [{ name: "Grid.bin", mimeType: "application/octet-stream", buffer }]);
  const grid = item(her, "Grid.bin");
  await grid.getByRole("button", { name: "Pause Grid.bin" }).click();
  await grid.getByText("Paused").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  const ofGrid = async () => (await rows(her, "upload")).find(({ name }) => name === "Grid.bin");
  expect(await ofGrid()).toMatchObject({ state: "paused" });
  await grid.getByRole("button", { name: "Resume Grid.bin" }).click();
  line.slow(Number.POSITIVE_INFINITY);
  await eventually(ofGrid).toMatchObject({ state: "success" });
  await grid.getByText("20 MB").waitFor();
});

test("a photograph over a slow line is seen by others in small and as arriving, and then as it is", async () => {
  const { page } = her;
  line.slow(Number.POSITIVE_INFINITY);
  await openDialog(him, "Pier 4");
  await page.goto(`/manage/messenger/${dialogId}`);
  await attachFiles(her, [await drawnPhotograph(her, "Slab.jpg", 2_400, 1_800)]);
  await page.getByRole("img", { name: "Slab.jpg" }).waitFor();
  // Too slow for the photograph while he looks, and fast enough for what is said of it.
  line.slow(SLOW);
  await composer(her).fill("As of noon");
  await composer(her).press("Enter");
  const sent = message(him, "As of noon").getByRole("button", { name: "Open Slab.jpg" });
  await sent.getByText(/^Arriving · [\d.]+ [KM]B$/).waitFor();
  const drawnWide = async (picture: Locator) =>
    picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);
  const inSmall = await drawnWide(sent.locator("img"));
  expect(inSmall).toBeGreaterThan(0);
  expect(await violationsOn(him.page)).toEqual([]);
  await sent.click();
  const preview = him.page.getByRole("dialog", { name: "Slab.jpg 1 / 1" });
  await preview.getByText("This file is still on its way.").waitFor();
  const shown = preview.getByRole("img", { name: "Slab.jpg" });
  expect(await drawnWide(shown)).toBe(inSmall);
  const [file] = await rows(him, "file");
  expect(file?.["arriveTime"]).toBe(0);
  await page.goto("/manage/outbox");
  await row("Slab.jpg")
    .getByText(/^Uploading \d+%/)
    .waitFor();
  line.slow(Number.POSITIVE_INFINITY);
  await eventually(async () => drawnWide(shown)).toBe(Number(file?.["width"]));
  await preview.getByText("This file is still on its way.").waitFor({ state: "detached" });
  await him.page.keyboard.press("Escape");
  await sent.getByText(/^Arriving/).waitFor({ state: "detached" });
  await waitForDelivered(her);
});

test("all of them wait and go on at once", async () => {
  const first = await send("North.pdf", 20 * MB);
  const second = await send("South.pdf", 21 * MB);
  await press("Pause all");
  await row("North.pdf").getByText("Paused").waitFor();
  await row("South.pdf").getByText("Paused").waitFor();
  await section().getByRole("button", { name: "Pause all" }).waitFor({ state: "detached" });
  await her.page.setViewportSize({ width: 390, height: 844 });
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.setViewportSize({ width: 1440, height: 900 });
  line.slow(Number.POSITIVE_INFINITY);
  await press("Resume all");
  await eventually(async () => stateOf(first)).toBe("success");
  await eventually(async () => stateOf(second)).toBe("success");
});

/** The browser has lost a part of what waits, as after somebody cleaned the disk up. */
async function loseChunk(fileId: number, number: number): Promise<void> {
  await her.page.evaluate(
    async (key) => {
      const databases = await indexedDB.databases();
      const name = databases.find((one) => one.name?.startsWith("plumbline-"))?.name ?? "";
      const done = async (target: EventTarget, event: string) =>
        new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));
      const opening = indexedDB.open(name);
      await done(opening, "success");
      const writing = opening.result.transaction("uploadChunk", "readwrite");
      writing.objectStore("uploadChunk").delete(key);
      await done(writing, "complete");
      opening.result.close();
    },
    [fileId, number],
  );
}

test("a file of which the browser has lost a part is asked for again, and no other one is taken", async () => {
  const { page } = her;
  const picked = (seed: number) => ({
    name: "Slab.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.alloc(12 * MB, seed),
  });
  await page.goto(`/manage/messenger/${dialogId}`);
  await page.getByLabel("Attach files").and(page.locator("input")).waitFor({ state: "attached" });
  await goOffline(her);
  await attachFiles(her, [picked(1)]);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const waiting = async () =>
    (await rows(her, "upload")).find(({ name, isSentRow }) => name === "Slab.pdf" && isSentRow);
  await until(async () => (await waiting()) !== undefined);
  const fileId = Number((await waiting())?.["fileId"]);
  await loseChunk(fileId, 2);
  await goOnline(her);
  await page.goto("/manage/outbox");
  const choose = async (seed: number) => {
    const chooser = page.waitForEvent("filechooser");
    await row("Slab.pdf").getByRole("button", { name: "Choose the file again" }).click();
    await (await chooser).setFiles([picked(seed)]);
  };
  await row("Slab.pdf").getByText("File Slab.pdf could not be read").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await choose(2);
  await row("Slab.pdf").getByText("This is not the same file as Slab.pdf").waitFor();
  expect(await stateOf(fileId)).toBe("error");
  await choose(1);
  await eventually(async () => stateOf(fileId)).toBe("success");
});

const sayLine = (kind: string) => {
  const { connection } = navigator as unknown as { readonly connection: EventTarget };
  Object.defineProperty(connection, "type", { configurable: true, value: kind });
  connection.dispatchEvent(new Event("change"));
};

/** Her browser tells from now on that it is on a line of this kind. */
async function isOn(kind: string): Promise<void> {
  const { page } = her;
  const found = page.workers().find((worker) => worker.url().includes("sync.worker"));
  await page.evaluate(sayLine, kind);
  await found?.evaluate(sayLine, kind);
}

test("where the browser does not tell the line, files cannot be kept off it, and that is said", async () => {
  const { page } = her;
  await page.goto("/manage/setting/offline");
  const wifiOnly = page.getByRole("switch", { name: "Send and fetch files only on Wi-Fi" });
  await wifiOnly.waitFor();
  expect(await wifiOnly.isDisabled()).toBe(true);
  await page.getByText("This browser does not tell which network it is on").waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test("files wait for Wi-Fi where a person wants that, and go by themselves once it is there", async () => {
  const { page } = her;
  await isOn("cellular");
  await page.getByText("On mobile data files wait on both sides.").waitFor();
  await page.getByRole("switch", { name: "Send and fetch files only on Wi-Fi" }).click();
  expect(await violationsOn(page)).toEqual([]);
  const fileId = await send("Level.pdf", MB);
  await waitForDelivered(her);
  await page.getByRole("link", { name: /^Outbox: / }).click();
  await row("Level.pdf").getByText("Waiting · 1 MB").waitFor();
  await section().getByText("You are on mobile data.").waitFor();
  expect(await sentOf(her, fileId)).toBe(0);
  await isOn("wifi");
  await eventually(async () => stateOf(fileId)).toBe("success");
  await page.goto("/manage/setting/offline");
  await isOn("wifi");
  const wifiOnly = page.getByRole("switch", { name: "Send and fetch files only on Wi-Fi" });
  await eventually(async () => wifiOnly.isChecked()).toBe(true);
});
