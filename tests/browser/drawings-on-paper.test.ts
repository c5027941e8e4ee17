import { join } from "node:path";
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, until } from "./make/eventually.ts";
import {
  button,
  drawn,
  openDrawings,
  openSheet,
  paperIsReady,
  pick,
  pinAt,
} from "./make/files/drawing-steps.ts";
import { drawnSheets } from "./make/files/drawn-sheets.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, output, type Person } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
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
  await newPlan(her, "Tower A");
  await waitUntilOfflineReady(her);
  await openDrawings(her);
  const set = drawnSheets("Set.pdf", [
    { number: "A-207", wall: 300 },
    { number: "A-208", wall: 600 },
    { number: "A-209", wall: 450 },
  ]);
  await pick(her, "Add drawings", set);
  await her.page.getByRole("dialog").getByRole("textbox", { name: "Revision" }).fill("C");
  await button(her, "Add 3 drawings").click();
  await button(her, "A-207 Level 1").waitFor();
  for (const [sheet, name] of [
    ["A-207 Level 1", "Crack in the wall"],
    ["A-208 Level 2", "Fire stop missing"],
  ] as const) {
    await openSheet(her, sheet);
    await pinAt(her, 0.4, 0.5, name);
    await button(her, "Add the pin").click();
    await button(her, /^Pin 1: /).waitFor();
  }
  await waitForDelivered(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

test("several sheets go on paper as one document without a network, each with its own list", async () => {
  const { page } = her;
  await goOffline(her);
  await openDrawings(her);
  await button(her, "Print with pins").click();
  const dialog = page.getByRole("dialog", { name: "Print with pins" });
  await dialog.getByRole("checkbox", { name: "All 3 drawings" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("checkbox", { name: "A-209 Level 3" }).click();
  await page.screenshot({ path: join(output, "sheets-to-print.png") });
  await dialog.getByRole("button", { name: "Show 2 drawings" }).click();
  await paperIsReady(her);
  const papers = page.locator("[data-paper]");
  await eventually(async () => papers.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual([
    "A-207 Level 1",
    "A-208 Level 2",
  ]);
  for (const [index, name] of ["Crack in the wall", "Fire stop missing"].entries()) {
    const paper = papers.nth(index);
    expect(await paper.locator("[data-defect]").count()).toBe(1);
    await paper.locator("[data-defects]").getByText(name).waitFor();
    const size = await paper
      .locator("[data-sheet] > img")
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
    // 300 dots an inch on A4 that lies.
    expect(size).toBe(2_506);
  }
  expect(await violationsOn(page)).toEqual([]);
  await page.screenshot({ path: join(output, "sheets-on-paper.png") });
  await page.getByRole("button", { name: "Cancel" }).click();
  await goOnline(her);
});

/** Presses at a part of something that lies on the stage. */
async function press(what: Locator, across: number, down: number): Promise<void> {
  const box = await what.boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) * across;
  await her.page.mouse.click(x, (box?.y ?? 0) + (box?.height ?? 0) * down);
}

/** How many colours can be seen of a sheet below another one that lies over it. */
async function coloursBelow(over: Locator, below: Locator): Promise<number> {
  const [upper, lower] = [await over.boundingBox(), await below.boundingBox()];
  if (!upper || !lower) throw new Error("They are not there");
  const top = upper.y + upper.height + 2;
  const height = lower.y + lower.height - 2 - top;
  const clip = { x: lower.x + 2, y: top, width: lower.width - 4, height };
  const picture = (await her.page.screenshot({ clip })).toString("base64");
  return her.page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    return new Set(new Uint32Array(new Uint8Array(pixels).buffer)).size;
  }, picture);
}

/** How far from the left of the sheet a pin stands, in parts of its width, and how much of that two pixels are. */
async function pinLeft(name: RegExp) {
  const left = await button(her, name).evaluate(({ style }) => Number.parseFloat(style.left));
  const box = await her.page.locator("[data-drawn]").first().boundingBox();
  return { left: left / 100, twoPixels: 2 / (box?.width ?? 0) };
}

test("a revision of other proportions lies over the one before by two points that both have, and pins follow without a network", async () => {
  const { page } = her;
  await openSheet(her, "A-207 Level 1");
  await drawn(her);
  const { left: first } = await pinLeft(/^Pin 1: /);
  await openDrawings(her);
  await button(her, "Actions for A-207").click();
  await page.getByRole("menuitem", { name: "New revision" }).click();
  // The same at the same scale on longer paper, and farther to the right.
  await pick(
    her,
    "Add drawings",
    drawnSheets("Long.pdf", [{ number: "A-207", wall: 500, wide: 1_786 }]),
  );
  const code = page.getByRole("dialog").getByRole("textbox", { name: "Revision" });
  expect(await code.inputValue()).toBe("D");
  await button(her, "Add the revision").click();
  await page.getByText("Rev D").first().waitFor();
  await openSheet(her, "A-207 Level 1");
  await page.getByText("This revision has other proportions").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.screenshot({ path: join(output, "sheet-of-other-shape.png") });
  await button(her, "Compare").click();
  await page.getByText("These revisions have different proportions").waitFor();
  await until(async () => (await page.locator("[data-drawn] canvas").count()) === 2);
  const [older, newer] = [page.locator("[data-drawn]").nth(0), page.locator("[data-drawn]").nth(1)];
  const parts = async () => {
    const [below, over] = [await older.boundingBox(), await newer.boundingBox()];
    if (!below || !over) throw new Error("They are not there");
    const left = (over.x - below.x) / below.width;
    return { left, width: over.width / below.width };
  };
  expect((await parts()).width).toBeCloseTo(1, 2);
  await goOffline(her);
  await button(her, "Align by two points").click();
  for (const down of [742, 142]) {
    await page.getByText(/^Press a (second )?point on /).waitFor();
    await press(older, 300 / 1_191, down / 842);
    await page.getByText(/^Press the same point on Rev D/).waitFor();
    // Rev D is as wide and less high: below it nothing of Rev C is left that could be taken for it.
    await eventually(async () => coloursBelow(newer, older)).toBe(1);
    await press(newer, 500 / 1_786, down / 842);
  }
  await page.getByText("Aligned by two points: pins").waitFor();
  const { left, width } = await parts();
  expect(width).toBeCloseTo(1_786 / 1_191, 1);
  expect(left).toBeCloseTo(-200 / 1_191, 1);
  expect(await violationsOn(page)).toEqual([]);
  await page.screenshot({ path: join(output, "sheets-aligned.png") });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: join(output, "sheets-aligned-phone.png") });
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await goOnline(her);
  await waitForDelivered(her);
  await openSheet(her, "A-207 Level 1");
  await drawn(her);
  expect(await page.getByText("This revision has other proportions").count()).toBe(0);
  const { left: now, twoPixels } = await pinLeft(/^Pin 1: /);
  expect(Math.abs(now - (first * 1_191 + 200) / 1_786)).toBeLessThan(twoPixels);
  await pinAt(her, 0.6, 0.7, "Gap in the wall");
  await button(her, "Add the pin").click();
  await button(her, /^Pin 2: /).waitFor();
  const { left: second } = await pinLeft(/^Pin 2: /);
  await button(her, "Revisions").click();
  await page.getByRole("menuitemcheckbox", { name: /^Rev C/ }).click();
  await page.getByText("Superseded by revision D.").waitFor();
  const before = await pinLeft(/^Pin 2: /);
  expect(Math.abs(second - (before.left * 1_191 + 200) / 1_786)).toBeLessThan(before.twoPixels);
  expect((await pinLeft(/^Pin 1: /)).left).toBeCloseTo(first, 5);
  await openSheet(her, "A-207 Level 1");
  await drawn(her);
  await button(her, "Compare revisions").click();
  await page.getByText("Aligned by two points: pins").waitFor();
  await button(her, "Undo the alignment").click();
  await page.getByText("These revisions have different proportions").waitFor();
});

test("where a slider parts two revisions a line is drawn", async () => {
  await her.page.getByText("Slider", { exact: true }).click();
  const over = her.page.locator("[data-way=slider]");
  expect(await over.evaluate((part) => getComputedStyle(part, "::after").width)).toBe("2px");
  const line = her.page.locator("[data-part-line]");
  const before = await line.boundingBox();
  if (!before) throw new Error("There is no line");
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  await her.page.mouse.move(x, y);
  await her.page.mouse.down();
  await her.page.mouse.move(x - 80, y, { steps: 4 });
  await her.page.mouse.up();
  const after = await line.boundingBox();
  expect(Math.abs((after?.x ?? 0) - (before.x - 80))).toBeLessThan(2);
  expect(after?.y).toBe(before.y);
  const slider = her.page.getByRole("slider", { name: "Slider" });
  expect(Number(await slider.getAttribute("aria-valuenow"))).toBeLessThan(50);
});

test("code and date of a revision are corrected without a network", async () => {
  const { page } = her;
  await openSheet(her, "A-207 Level 1");
  await goOffline(her);
  await button(her, "Revisions").click();
  await page.getByRole("menuitem", { name: "Code and date" }).click();
  const dialog = page.getByRole("dialog", { name: "Revision of A-207" });
  const code = dialog.getByRole("textbox", { name: "Revision" });
  expect(await code.inputValue()).toBe("D");
  await code.fill("D1");
  await dialog.getByLabel("Date of the drawing").fill("2026-02-28");
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  const said = page.getByText(/^Rev D1 · .*28/).first();
  await said.waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  await openSheet(her, "A-207 Level 1");
  await said.waitFor();
});

test("without a network an older revision says that it is superseded", async () => {
  await goOffline(her);
  await openDrawings(her);
  await button(her, "A-207 Level 1").click();
  await button(her, "Revisions").click();
  await her.page.getByRole("menuitemcheckbox", { name: /^Rev C/ }).click();
  await her.page.getByText("Superseded by revision D1.").waitFor();
  await goOnline(her);
});
