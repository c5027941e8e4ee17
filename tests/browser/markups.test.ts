import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, until } from "./make/eventually.ts";
import { button, drawn, openDrawings, openSheet, pick, stage } from "./make/files/drawing-steps.ts";
import { drawnSheets } from "./make/files/drawn-sheets.ts";
import { drawWith, markups, onStage } from "./make/files/markup-steps.ts";
import { pinch } from "./make/hands/touch-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { letIn, newPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

const SHEET = "A-207 Level 1";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, { hasTouch: true }));
  await newPlan(her, "Tower A");
  await letIn(her, "Omar Haddad");
  await openDrawings(her);
  await pick(her, "Add drawings", drawnSheets("Set.pdf", [{ number: "A-207", wall: 300 }]));
  await button(her, "Add 1 drawing").click();
  await button(her, SHEET).waitFor();
  await waitForDelivered(her);
  await until(async () =>
    (await rows(her, "file")).every(({ arriveTime }) => Number(arriveTime) > 0),
  );
  await waitUntilOfflineReady(her);
  await openSheet(her, SHEET);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

/** What is drawn of the markups, each by its path in units of the sheet, its colour on the screen and its words. */
const drawnMarkups = async (person: Person) =>
  markups(person).evaluateAll((all) =>
    all.map((each) => {
      const path = each.querySelector("path:last-of-type");
      const { stroke, strokeWidth } = getComputedStyle(path ?? each);
      const words = each.querySelector("text");
      return {
        path: path?.getAttribute("d") ?? "",
        stroke: Number.parseFloat(strokeWidth) > 0 ? stroke : "none",
        words: words?.textContent ?? "",
        fill: words ? getComputedStyle(words).fill : "none",
      };
    }),
  );

/** How often a path is set down, drawn straight on and drawn in a bow. */
const partsOf = (path: string) => ["M", "L", "A"].map((part) => path.split(part).length - 1);

/** Where the last one lies on the stage, in parts of it, from its upper left to its lower right. */
async function placeOfLast(person: Person): Promise<readonly number[]> {
  const [on, of] = [
    await markups(person).last().locator("path:last-of-type").boundingBox(),
    await stage(person).boundingBox(),
  ];
  if (!on || !of) throw new Error("It is not on the screen");
  const [across, down] = [
    (x: number) => (x - of.x) / of.width,
    (y: number) => (y - of.y) / of.height,
  ];
  return [across(on.x), down(on.y), across(on.x + on.width), down(on.y + on.height)];
}

test("a line, an arrow, a cloud and a line by hand are drawn where the pointer went, without a network", async () => {
  await goOffline(her);
  await button(her, "Line").click();
  await button(her, "Blue").click();
  await drawWith(her, "Line", [0.3, 0.3], [0.45, 0.35]);
  await eventually(async () => markups(her).count()).toBe(1);
  const place = await placeOfLast(her);
  for (const [index, part] of [0.3, 0.3, 0.45, 0.35].entries())
    expect(Math.abs((place[index] ?? 0) - part)).toBeLessThan(0.01);
  await button(her, "Red").click();
  await drawWith(her, "Arrow", [0.5, 0.3], [0.6, 0.4]);
  await eventually(async () => markups(her).count()).toBe(2);
  await drawWith(her, "Revision cloud", [0.3, 0.5], [0.4, 0.6]);
  await eventually(async () => markups(her).count()).toBe(3);
  await drawWith(her, "Draw by hand", [0.45, 0.5], [0.5, 0.6], [0.55, 0.5], [0.6, 0.6]);
  await eventually(async () => markups(her).count()).toBe(4);
  const [line, arrow, cloud, free] = await drawnMarkups(her);
  expect(partsOf(line?.path ?? "")).toEqual([1, 1, 0]);
  expect(partsOf(arrow?.path ?? "")).toEqual([3, 3, 0]);
  expect(partsOf(cloud?.path ?? "")[2]).toBeGreaterThan(4);
  expect(partsOf(free?.path ?? "")[1]).toBeGreaterThan(5);
  const colours = [line, arrow, cloud, free].map((one) => one?.stroke);
  expect(colours).not.toContain("none");
  expect(new Set(colours).size).toBe(2);
  expect(colours[0]).not.toBe(colours[1]);
  expect(await violationsOn(her.page)).toEqual([]);
});

test("words stand where they were put, and what is measured says its length by a scale that was set once", async () => {
  const { page } = her;
  await drawWith(her, "Words", [0.35, 0.7]);
  const words = page.getByRole("dialog", { name: "Words" });
  await words.getByRole("textbox", { name: "Words" }).fill("Core 18 cm here");
  await words.getByRole("button", { name: "Save" }).click();
  const said = stage(her).getByText("Core 18 cm here", { exact: true });
  await said.waitFor();
  const [x] = await onStage(her, [0.35, 0.7]);
  expect(Math.abs(((await said.boundingBox())?.x ?? 0) - x)).toBeLessThan(6);
  await drawWith(her, "Measure", [0.4, 0.8], [0.6, 0.8]);
  await page.getByRole("textbox", { name: /^True length/ }).fill("10");
  await button(her, "Save").click();
  await stage(her).getByText("10 m", { exact: true }).waitFor();
  await drawWith(her, "Measure", [0.4, 0.9], [0.5, 0.9]);
  await eventually(async () => markups(her).count()).toBe(7);
  const { words: half = "" } = (await drawnMarkups(her)).at(-1) ?? {};
  expect(half).toMatch(/ m$/);
  expect(Number.parseFloat(half)).toBeCloseTo(5, 1);
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("all of it is there after a reload without a network, and another person sees the same", async () => {
  const before = await drawnMarkups(her);
  await her.page.reload();
  await drawn(her);
  await eventually(async () => drawnMarkups(her)).toEqual(before);
  await goOnline(her);
  await waitForDelivered(her);
  await openSheet(him, SHEET);
  await eventually(async () => drawnMarkups(him)).toEqual(before);
  await her.page.reload();
  await drawn(her);
  await eventually(async () => drawnMarkups(her)).toEqual(before);
});

test("one takes away what one drew oneself, and nothing of others", async () => {
  await drawWith(him, "Line", [0.7, 0.3], [0.7, 0.5]);
  await eventually(async () => markups(her).count()).toBe(8);
  await drawWith(him, "Erase my own", [0.3, 0.3]);
  await drawWith(him, "Erase my own", [0.7, 0.4]);
  await eventually(async () => markups(him).count()).toBe(7);
  await drawWith(her, "Erase my own", [0.3, 0.3]);
  await eventually(async () => markups(him).count()).toBe(6);
  for (const person of [her, him]) await waitForDelivered(person);
  const left = (await rows(him, "markup")).map(({ kind }) => String(kind));
  expect(left.toSorted((one, other) => one.localeCompare(other))).toEqual([
    "arrow",
    "cloud",
    "free",
    "measure",
    "measure",
    "text",
  ]);
});

test("two fingers enlarge the sheet also while one draws, and leave no markup", async () => {
  const { page } = her;
  await page.getByText("100%", { exact: true }).waitFor();
  const before = await markups(her).first().boundingBox();
  await button(her, "Line").click();
  await pinch(her, stage(her), 2);
  await page.getByText("200%", { exact: true }).waitFor();
  const after = await markups(her).first().boundingBox();
  expect((after?.width ?? 0) / (before?.width ?? 1)).toBeCloseTo(2, 0);
  expect(await markups(her).count()).toBe(6);
  await button(her, "Select and move").click();
  await pinch(her, stage(her), 0.5);
  await page.getByText("100%", { exact: true }).waitFor();
});
