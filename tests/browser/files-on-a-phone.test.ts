import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repository } from "#tests/server/database/server-process.ts";
import { eventually } from "./make/eventually.ts";
import { drawnPhotograph, type PickedFile } from "./make/file-steps.ts";
import { button, openDrawings, openSheet, pick, pinAt, stage } from "./make/files/drawing-steps.ts";
import { drawnSheets } from "./make/files/drawn-sheets.ts";
import { findSmallTargets } from "./make/hands/small-targets.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import {
  addFolder,
  item,
  openFiles,
  openFolder,
  openItem,
  treeLine,
  uploadFiles,
} from "./make/library-steps.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { goOffline, goOnline } from "./make/network-steps.ts";
import { newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 667 };
const NAME = "North façade before the scaffold.jpg";

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, { ...withoutServiceWorker, hasTouch: true, viewport: DESK });
  await setUp(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const handbook = async (): Promise<PickedFile> => ({
  name: "handbook.pdf",
  mimeType: "application/pdf",
  buffer: await readFile(join(repository, "tests/data/files/handbook.pdf")),
});

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error("It is not on the screen");
  return box;
};
const isCut = async (words: Locator) =>
  words.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight + 4,
  );

test("what is uploaded is asked of the server only once it is there", async () => {
  await openFiles(her);
  await addFolder(her, "Inspections of the facade");
  await openFolder(her, "Inspections of the facade");
  await addFolder(her, "Axis 4");
  const photographs = await Promise.all(
    [NAME, "South.jpg"].map(async (name) => drawnPhotograph(her, name, 1600, 1200)),
  );
  await uploadFiles(her, [...photographs, await handbook()]);
  await item(her, "handbook.pdf").waitFor();
  await waitForDelivered(her);
  await eventually(async () =>
    (await rows(her, "file")).filter(({ arriveTime }) => Number(arriveTime) > 0),
  ).toHaveLength(3);
  expect(her.problems).toEqual([]);
});

test("a PDF over a wide screen is as large as it is read, and as wide as the screen where one asks", async () => {
  await openItem(her, "handbook.pdf");
  const page = her.page.getByRole("region", { name: "Page 1", exact: true });
  await page.waitFor();
  expect((await boxOf(page)).width).toBeGreaterThan(900);
  await her.page.getByText("125%").waitFor();
  await button(her, "Fit width").click();
  await eventually(async () => (await boxOf(page)).width).toBeGreaterThan(1_350);
  await her.page.keyboard.press("Escape");
});

test("on a phone a folder has its whole name, and what folds it stands beside its sign", async () => {
  const { page } = her;
  await page.setViewportSize(PHONE);
  const heading = page.getByRole("heading", { name: "Inspections of the facade" });
  await eventually(async () => isCut(heading)).toBe(false);
  await page.locator("header").getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Keep on this device" }).waitFor();
  await page.getByRole("menuitem", { name: "Add to favourites" }).click();
  await eventually(async () => (await rows(her, "favourite")).length).toBe(1);
  await button(her, "Back").click();
  await button(her, "Back").click();
  const line = treeLine(her, "Inspections of the facade");
  const fold = await boxOf(button(her, "Unfold Inspections of the facade"));
  const sign = await boxOf(line.locator("svg"));
  expect(fold.x + fold.width).toBeLessThanOrEqual(sign.x);
  await line.click();
});

test("on a phone a photograph says its name and its place, and its page can be left", async () => {
  const { page } = her;
  await openItem(her, NAME);
  const heading = page.getByRole("heading", { name: `${NAME} 2 / 3` });
  await heading.waitFor();
  expect(await isCut(heading.getByText(NAME))).toBe(false);
  expect(await page.evaluate(findSmallTargets)).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
  // What leads to the next one lies over nothing of it.
  const shown = await boxOf(page.getByRole("dialog").getByRole("img", { name: NAME }));
  expect((await boxOf(button(her, "Next file"))).y).toBeGreaterThan(shown.y + shown.height);
  await button(her, "Next file").tap();
  await page.getByRole("heading", { name: "South.jpg 3 / 3" }).waitFor();
  await page.keyboard.press("Escape");
  const file = (await rows(her, "file")).find(({ name }) => name === NAME);
  await page.goto(`/single/file/${Number(file?.["id"])}`);
  await page.getByRole("heading", { name: NAME }).waitFor();
  await page.getByRole("img", { name: NAME }).waitFor();
  const close = await boxOf(button(her, "Close"));
  const outbox = await boxOf(page.getByRole("link", { name: /^Outbox/ }));
  const isApart = outbox.y + outbox.height <= close.y || close.x + close.width <= outbox.x;
  expect(isApart).toBe(true);
  await button(her, "Close").tap();
  await page.waitForURL(/\/manage\/file/);
});

test("on a phone a Word document is as wide as the screen, and what is selected has one line", async () => {
  const { page } = her;
  await openFiles(her);
  const line = treeLine(her, "Inspections of the facade");
  if (await line.isVisible()) await line.click();
  else await openFolder(her, "Inspections of the facade");
  const statement = "method-statement.docx";
  const buffer = await readFile(join(repository, "tests/data/files", statement));
  await uploadFiles(her, [{ name: statement, mimeType: "application/octet-stream", buffer }]);
  await openItem(her, statement);
  const paper = page.getByRole("region", { name: statement }).locator("section.docx");
  // It is put into the page anew once its pictures are there.
  await eventually(async () => (await paper.boundingBox())?.width ?? 0).toBeGreaterThan(0);
  await eventually(
    async () => (await paper.boundingBox())?.width ?? PHONE.width + 1,
  ).toBeLessThanOrEqual(PHONE.width);
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: `Select ${statement}` }).check();
  const bar = page.getByRole("toolbar", { name: "What is selected" });
  expect((await boxOf(bar)).height).toBeLessThan(60);
  expect(await page.evaluate(findSmallTargets)).toEqual([]);
  await page.keyboard.press("Escape");
  await bar.waitFor({ state: "detached" });
  const picture = await boxOf(item(her, "South.jpg").locator("img"));
  await page.touchscreen.tap(picture.x + picture.width / 2, picture.y + picture.height / 2);
  await page.getByRole("heading", { name: /^South\.jpg/ }).waitFor();
  await page.keyboard.press("Escape");
});

test("on a phone what waits for the network is opened and paused by a finger", async () => {
  const { page } = her;
  await goOffline(her);
  await uploadFiles(her, [{ ...(await handbook()), name: "Handbook of the crane.pdf" }]);
  await button(her, "Pause Handbook of the crane.pdf").waitFor();
  expect(await page.evaluate(findSmallTargets)).toEqual([]);
  await button(her, "Pause Handbook of the crane.pdf").tap();
  await button(her, "Resume Handbook of the crane.pdf").tap();
  await goOnline(her);
  await waitForDelivered(her);
});

test("on a phone all that draws is within the sheet, and a new pin has its own sign", async () => {
  const { page } = her;
  await page.setViewportSize(DESK);
  await newPlan(her, "Tower A");
  await openDrawings(her);
  await pick(her, "Add drawings", drawnSheets("Set.pdf", [{ number: "A-207", wall: 300 }]));
  await button(her, "Add 1 drawing").click();
  await button(her, "A-207 Level 1").waitFor();
  await page.setViewportSize(PHONE);
  await openSheet(her, "A-207 Level 1");
  await button(her, "Draw").tap();
  await button(her, "Line").tap();
  const box = await boxOf(stage(her));
  await page.mouse.move(box.x + 60, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 320, { steps: 4 });
  await page.mouse.up();
  await eventually(async () => (await rows(her, "markup")).length).toBe(1);
  const tools = await boxOf(page.getByRole("toolbar", { name: "Tools" }));
  expect(tools.y + tools.height).toBeLessThan(box.y + box.height);
  expect(await page.evaluate(findSmallTargets)).toEqual([]);
  await button(her, "Undo the last one").tap();
  await eventually(async () => (await rows(her, "markup")).length).toBe(0);
  await button(her, "Draw").tap();
  await pinAt(her, 0.5, 0.5, "Crack in the wall");
  expect(await stage(her).getByText("0", { exact: true }).count()).toBe(0);
  const photograph = page.getByLabel("Photograph").and(page.locator("input"));
  expect(await photograph.getAttribute("capture")).toBe("environment");
  const field = await boxOf(page.getByRole("textbox", { name: "What is to be done" }));
  const close = await boxOf(button(her, "Close"));
  expect(close.y + close.height).toBeLessThanOrEqual(field.y);
  expect(await violationsOn(page)).toEqual([]);
});

test("the card of a pin gives way to Escape and to what draws, and a length can be read however small the sheet lies", async () => {
  const { page } = her;
  await button(her, "Add the pin").tap();
  const pin = button(her, /^Pin 1: Crack in the wall/);
  const close = button(her, "Close");
  await pin.waitFor();
  await stage(her).focus();
  await page.keyboard.press("Escape");
  await close.waitFor({ state: "detached" });
  await pin.tap();
  await close.waitFor();
  await page.keyboard.press("m");
  await close.waitFor({ state: "detached" });
  const box = await boxOf(stage(her));
  await page.mouse.move(box.x + 60, box.y + 250);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 250, { steps: 4 });
  await page.mouse.up();
  const field = page.getByRole("textbox", { name: /^True length/ });
  await field.fill("eight");
  await button(her, "Save").tap();
  await page.getByText("Enter a length, such as 8.4 or 840 cm.").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await field.fill("8.4");
  await button(her, "Save").tap();
  const length = page.getByText("8.4 m", { exact: true });
  await length.waitFor();
  expect((await boxOf(length)).height).toBeGreaterThanOrEqual(12);
});
