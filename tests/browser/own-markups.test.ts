import { join } from "node:path";
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, until } from "./make/eventually.ts";
import { button, drawn, openDrawings, openSheet, pick, stage } from "./make/files/drawing-steps.ts";
import { drawnSheets } from "./make/files/drawn-sheets.ts";
import { drawWith, markups, onStage } from "./make/files/markup-steps.ts";
import { swipe } from "./make/hands/touch-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, output, type Person } from "./make/open-browser.ts";
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
  await drawWith(her, "Line", [0.3, 0.3], [0.5, 0.3]);
  await drawWith(her, "Revision cloud", [0.3, 0.5], [0.45, 0.6]);
  await drawWith(her, "Words", [0.55, 0.5]);
  await her.page.getByRole("textbox", { name: "Words" }).fill("Core 18 cm here");
  await button(her, "Save").click();
  await until(async () => (await markups(her).count()) === 3);
  await button(her, "Select and move").click();
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const own = ({ page }: Person, name: string | RegExp) => page.getByRole("button", { name });
const bar = ({ page }: Person) => page.getByRole("toolbar", { name: "Markup of yours" });
const line = /^Line, /;
const cloud = /^Revision cloud, /;
const words = /^Words, /;

const rowOf = async (person: Person, kind: string) => {
  const found = (await rows(person, "markup")).find((row) => row["kind"] === kind);
  if (!found) throw new Error(`There is no ${kind}`);
  return found;
};
const pointsOf = async (person: Person, kind: string) =>
  (await rowOf(person, kind))["points"] as readonly number[];
const strokeOf = async (what: Locator) =>
  what.locator("path:last-of-type").evaluate((path) => {
    const { stroke, strokeWidth } = getComputedStyle(path);
    return { stroke, width: Number.parseFloat(strokeWidth) };
  });

test("a line of one's own is chosen by a press, moved by the pointer and put back, without a network", async () => {
  await goOffline(her);
  const { mouse } = her.page;
  const before = await pointsOf(her, "line");
  const from = await onStage(her, [0.4, 0.3]);
  const to = await onStage(her, [0.45, 0.4]);
  // Before it is chosen, the sheet is moved and not the line.
  const lies = await own(her, line).boundingBox();
  await mouse.move(...from);
  await mouse.down();
  await mouse.move(from[0] + 40, from[1], { steps: 4 });
  await mouse.up();
  await eventually(async () => (await own(her, line).boundingBox())?.x).toBe((lies?.x ?? 0) + 40);
  expect(await pointsOf(her, "line")).toEqual(before);
  expect(await bar(her).count()).toBe(0);
  await button(her, "Fit the drawing").click();
  await mouse.click(...from);
  await bar(her).getByText("Line", { exact: true }).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await mouse.move(...from);
  await mouse.down();
  await mouse.move(...to, { steps: 4 });
  await her.page.keyboard.press("Escape");
  await mouse.up();
  expect(await pointsOf(her, "line")).toEqual(before);
  await mouse.move(...from);
  await mouse.down();
  await mouse.move(...to, { steps: 4 });
  await mouse.up();
  await eventually(async () => pointsOf(her, "line")).not.toEqual(before);
  const after = await pointsOf(her, "line");
  const shifts = after.map((part, index) => part - (before[index] ?? 0));
  expect(shifts[0]).toBeGreaterThan(20_000);
  expect(shifts.slice(2)).toEqual(shifts.slice(0, 2));
  const box = await own(her, line).boundingBox();
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - to[1])).toBeLessThan(3);
  await her.page.getByText("The markup was moved.").waitFor();
  await button(her, "Undo").click();
  await eventually(async () => pointsOf(her, "line")).toEqual(before);
});

test("by keys alone a markup is reached, moved in steps that are one, recoloured, drawn thicker and left", async () => {
  const { keyboard } = her.page;
  await stage(her).focus();
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await own(her, cloud).and(her.page.locator(":focus")).waitFor();
  const before = await pointsOf(her, "cloud");
  await keyboard.press("ArrowRight");
  expect(await pointsOf(her, "cloud")).toEqual(before);
  await keyboard.press("Enter");
  await bar(her).waitFor();
  await her.page.screenshot({ path: join(output, "own-markup.png") });
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "Shift+ArrowDown"])
    await keyboard.press(key);
  const [left = 0, top = 0, right = 0, bottom = 0] = before;
  await eventually(async () => pointsOf(her, "cloud")).toEqual([
    left + 15_000,
    top + 500,
    right + 15_000,
    bottom + 500,
  ]);
  await button(her, "Undo").click();
  await eventually(async () => pointsOf(her, "cloud")).toEqual(before);
  const red = await strokeOf(own(her, cloud));
  await bar(her).getByRole("button", { name: "Blue" }).click();
  await bar(her).getByRole("button", { name: "Thick" }).click();
  await eventually(async () => rowOf(her, "cloud")).toMatchObject({
    color: "blue",
    width: "thick",
  });
  const blue = await strokeOf(own(her, cloud));
  expect(blue.stroke).not.toBe(red.stroke);
  expect(blue.width).toBe(red.width * 2);
  await keyboard.press("Escape");
  await eventually(async () => bar(her).count()).toBe(0);
});

test("words are changed, a cloud says what it is about, and what was removed comes back", async () => {
  await own(her, words).click();
  expect(await bar(her).getByRole("button", { name: "Thick" }).count()).toBe(0);
  await bar(her).getByRole("button", { name: "Change the words" }).click();
  await her.page.getByRole("textbox", { name: "Words" }).fill("Core 20 cm here");
  await button(her, "Save").click();
  await stage(her).getByText("Core 20 cm here", { exact: true }).waitFor();
  await own(her, cloud).focus();
  await her.page.keyboard.press("Enter");
  await bar(her).getByText("Revision cloud").waitFor();
  await bar(her).getByRole("button", { name: "Change the words" }).click();
  await her.page.getByRole("textbox", { name: "Words" }).fill("WC moved");
  await button(her, "Save").click();
  await stage(her).getByText("WC moved", { exact: true }).waitFor();
  await own(her, line).focus();
  await her.page.keyboard.press("Enter");
  await her.page.keyboard.press("Delete");
  await eventually(async () => markups(her).count()).toBe(2);
  await her.page.getByText("The markup was removed.").waitFor();
  await button(her, "Undo").last().click();
  await eventually(async () => markups(her).count()).toBe(3);
  await own(her, line).focus();
  await her.page.keyboard.press("Enter");
  await bar(her).getByRole("button", { name: "Remove" }).click();
  await eventually(async () => markups(her).count()).toBe(2);
});

test("others see it so once there is a network, and cannot change it", async () => {
  await her.page.reload();
  await drawn(her);
  await goOnline(her);
  await waitForDelivered(her);
  await him.page.setViewportSize({ width: 390, height: 844 });
  await openSheet(him, SHEET);
  await stage(him).getByText("WC moved", { exact: true }).waitFor();
  await eventually(async () => rowOf(him, "cloud")).toMatchObject({
    color: "blue",
    width: "thick",
    text: "WC moved",
  });
  expect((await rows(him, "markup")).length).toBe(2);
  expect(await own(him, cloud).count()).toBe(0);
  const box = await markups(him).first().locator("path:last-of-type").boundingBox();
  await him.page.touchscreen.tap((box?.x ?? 0) + 1, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  expect(await bar(him).count()).toBe(0);
});

test("a finger chooses what one drew oneself, on a phone too", async () => {
  const { page } = him;
  await button(him, "Draw").click();
  await drawWith(him, "Line", [0.3, 0.45], [0.6, 0.45]);
  await eventually(async () => markups(him).count()).toBe(3);
  await button(him, "Draw").click();
  await page.touchscreen.tap(...(await onStage(him, [0.45, 0.46])));
  await bar(him).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.screenshot({ path: join(output, "own-markup-phone.png") });
  await bar(him).getByRole("button", { name: "Thin" }).click();
  await eventually(async () => (await rowOf(him, "line"))["width"]).toBe("thin");
  const before = await pointsOf(him, "line");
  await swipe(him, own(him, line), { x: 20, y: 40 });
  await eventually(async () => pointsOf(him, "line")).not.toEqual(before);
  await page.touchscreen.tap(...(await onStage(him, [0.45, 0.6])));
  await eventually(async () => bar(him).count()).toBe(0);
});
