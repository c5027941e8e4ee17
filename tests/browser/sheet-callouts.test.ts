import type { Browser } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { button, drawn, openDrawings, pick } from "./make/files/drawing-steps.ts";
import { drawnSheets } from "./make/files/drawn-sheets.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows } from "./make/local-rows.ts";
import { goOffline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

/** As a drawing lies: turned, and with units of more than a point. */
const TURNED = [
  { number: "A-101", turn: 90 },
  { number: "A-102", turn: 180 },
  { number: "A-103", turn: 270 },
  { number: "A-104", unit: 2 },
  { number: "A-105", turn: 90, unit: 2 },
] as const;

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
    { number: "A-100", wall: 300, says: "DETAIL 3/A-101, A102" },
    ...TURNED.map((sheet) => ({ ...sheet, wall: 600, says: "SEE A-100" })),
  ]);
  await pick(her, "Add drawings", set);
  await her.page.getByRole("button", { name: "Add 6 drawings" }).click();
  await button(her, "A-100 Level 1").waitFor();
  await goOffline(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const callout = (number: string) => her.page.getByRole("button", { name: `Go to ${number}` });

/** How much of a place on the screen is ink, from 0 to 1, where nothing lies over the sheet. */
async function inkAt(box: {
  x: number;
  y: number;
  width: number;
  height: number;
}): Promise<number> {
  const picture = await her.page.screenshot({ clip: box });
  const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 110).length / data.length;
}

test("where a sheet names another one it leads there without a network; without the hyphen it does not", async () => {
  await button(her, "A-100 Level 1").click();
  await drawn(her);
  await callout("A-101").waitFor();
  expect(await her.page.getByRole("button", { name: /^Go to / }).count()).toBe(1);
  const rail = her.page.getByRole("navigation", { name: "Places" });
  expect(await rail.locator("[aria-current=page]").textContent()).toContain("Plans");
  expect(await violationsOn(her.page)).toEqual([]);
  await callout("A-101").click();
  await her.page.getByRole("heading", { name: /^A-101/ }).waitFor();
  await drawn(her);
  await callout("A-100").focus();
  await her.page.keyboard.press("Enter");
  await her.page.getByRole("heading", { name: /^A-100/ }).waitFor();
  const [first] = await rows(her, "sheetRevision");
  const written = first?.["callouts"] as { number: string }[];
  expect(written.map(({ number }) => number)).toEqual(["A-100", "A-101", "A102"]);
});

test("a press on such a place that moves the sheet moves it, and leads nowhere", async () => {
  const { page } = her;
  await openDrawings(her);
  await button(her, "A-100 Level 1").click();
  await drawn(her);
  const before = await callout("A-101").boundingBox();
  if (!before) throw new Error("The callout is not shown");
  const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y + 40, { steps: 5 });
  await page.mouse.up();
  await eventually(async () => (await callout("A-101").boundingBox())?.x).toBeGreaterThan(
    before.x + 20,
  );
  expect(await page.getByRole("heading", { name: /^A-100/ }).count()).toBe(1);
});

test.each(TURNED)(
  "places lie where they belong on $number, however its page lies",
  async ({ number }) => {
    await openDrawings(her);
    await her.page.getByRole("button", { name: new RegExp(`^${number} `) }).click();
    await drawn(her);
    const box = await callout("A-100").boundingBox();
    expect(box).not.toBeNull();
    if (!box) return;
    await eventually(async () => inkAt(box)).toBeGreaterThan(0.05);
    const beside = { ...box, x: box.x + 2 * box.width, y: box.y + 2 * box.height };
    expect(await inkAt(beside)).toBeLessThan(0.05);
  },
);
