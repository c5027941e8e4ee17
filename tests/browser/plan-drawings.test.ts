import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SHEET_PARTS } from "#domain/sheet/place-on-sheet.ts";
import { doesAs } from "./make/does-as.ts";
import { eventually, until } from "./make/eventually.ts";
import { seenAcross } from "./make/files/compare-steps.ts";
import { button, drawn, openSheet, pick } from "./make/files/drawing-steps.ts";
import { drawnSheets } from "./make/files/drawn-sheets.ts";
import { dropOnto, layOnDisk } from "./make/files/drop-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

const SHEET = "A-207 Level 1";
const DAY = 86_400_000;
/** Points of the width of a sheet, where its wall stands before and afterwards, and where both have a line. */
const WIDE = 1_191;
const [BEFORE, AFTER, BOTH] = [380, 700, 450] as const;

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  await newPlan(her, "Tower A");
  await letIn(her, "Omar Haddad");
  await newPlan(her, "Tower B");
  await letIn(her, "Omar Haddad");
  await waitForDelivered(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

/** From a plan to its own drawings. */
async function openDrawingsOf(person: Person, plan: string): Promise<void> {
  await openPlan(person, plan);
  const views = person.page.getByRole("navigation", { name: "Views" });
  await views.getByRole("button", { name: "Drawings" }).click();
  await person.page.getByRole("heading", { name: "Drawings", exact: true }).waitFor();
}

const haveArrived = async (person: Person) =>
  until(async () => (await rows(person, "file")).every(({ arriveTime }) => Number(arriveTime) > 0));

test("a PDF dropped on the drawings of a plan becomes sheets of that plan", async () => {
  const { page } = her;
  await openDrawingsOf(her, "Tower B");
  await page.getByText("No drawings yet").waitFor();
  const { buffer } = drawnSheets("B.pdf", [{ number: "B-101", wall: 300 }]);
  await dropOnto(her, page.getByText("No drawings yet"), layOnDisk({ "B.pdf": buffer }));
  const dialog = page.getByRole("dialog", { name: "Add drawings" });
  await dialog.getByRole("button", { name: "Add 1 drawing" }).click();
  await button(her, "B-101 Level 1").waitFor();
  await openDrawingsOf(her, "Tower A");
  await page.getByText("No drawings yet").waitFor();
  const set = drawnSheets("Set.pdf", [{ number: "A-207", wall: BEFORE }]);
  await pick(her, "Add drawings", set);
  await dialog.getByRole("textbox", { name: "Revision" }).fill("C");
  await dialog.getByRole("button", { name: "Add 1 drawing" }).click();
  await button(her, SHEET).waitFor();
  await waitForDelivered(her);
  await haveArrived(her);
});

test("the drawings of a plan are its own, open their sheets and lead back, without a network too", async () => {
  const { page } = him;
  await waitUntilOfflineReady(him);
  await openDrawingsOf(him, "Tower B");
  await button(him, "B-101 Level 1").waitFor();
  expect(await button(him, SHEET).count()).toBe(0);
  await openDrawingsOf(him, "Tower A");
  await button(him, SHEET).click();
  await drawn(him);
  await goOffline(him);
  await openDrawingsOf(him, "Tower A");
  expect(await button(him, "B-101 Level 1").count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  await button(him, SHEET).click();
  await drawn(him);
  await button(him, "To the drawings").click();
  await button(him, SHEET).waitFor();
  expect(await button(him, "B-101 Level 1").count()).toBe(0);
  await button(him, "To the plan").click();
  await page.getByRole("heading", { level: 1, name: "Tower A" }).waitFor();
  await goOnline(him);
});

const pin = ({ page }: Person, name: string, state: string) =>
  page.getByRole("button", { name: new RegExp(`^Pin \\d: ${name}, ${state}$`) });
const pinNames = async ({ page }: Person) => {
  const labels = await page
    .getByRole("button", { name: /^Pin \d: / })
    .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ""));
  return labels.map((label) => label.replace(/^Pin \d: (.+),.*$/, "$1")).toSorted();
};
/** Red, green and blue of the head of a pin. */
async function colourOf(shown: Locator): Promise<readonly number[]> {
  await shown.waitFor();
  const fill = await shown
    .locator("svg path")
    .first()
    .evaluate((head) => getComputedStyle(head).fill);
  return (fill.match(/\d+/g) ?? []).map(Number);
}

test("a pin has the colour of how far its task is, as soon as somebody says so", async () => {
  await openSheet(her, SHEET);
  const sheet = (await rows(her, "sheet")).find(({ number }) => number === "A-207");
  for (const [index, name] of ["Crack", "Gap", "Leak", "Stain"].entries()) {
    const place = { x: ((2 + index) * SHEET_PARTS) / 10, y: (4 * SHEET_PARTS) / 10 };
    await doesAs(app, her, "pin.addTask", { sheetId: Number(sheet?.["id"]), ...place, name });
  }
  await openSheet(him, SHEET);
  const open = await colourOf(pin(her, "Crack", "Open"));
  expect(open).toEqual([255, 255, 255]);
  await goOffline(him);
  await pin(him, "Crack", "Open").click();
  await button(him, "Done").click();
  const [red = 0, green = 0, blue = 0] = await colourOf(pin(him, "Crack", "Done"));
  expect(green).toBeGreaterThan(Math.max(red, blue));
  expect(await colourOf(pin(her, "Crack", "Open"))).toEqual(open);
  await goOnline(him);
  expect(await colourOf(pin(her, "Crack", "Done"))).toEqual([red, green, blue]);
  const leak = (await rows(her, "task")).find(({ name }) => name === "Leak");
  const times: [number, number] = [Date.now() - 2 * DAY, Date.now() - DAY];
  await doesAs(app, him, "task.edit", { id: Number(leak?.["id"]), times });
  const [warm = 0, ...others] = await colourOf(pin(her, "Leak", "Late"));
  expect(warm).toBeGreaterThan(Math.max(...others) + 50);
  expect(await colourOf(pin(her, "Gap", "Open"))).toEqual(open);
});

test("a pin shows by its colour that its task is in progress, and another that it is in review", async () => {
  const sheet = (await rows(her, "sheet")).find(({ number }) => number === "A-207");
  const planId = Number(sheet?.["planId"]);
  await doesAs(app, her, "flow.save", {
    planId,
    flows: [
      { name: "To do", status: "start" },
      { name: "Doing", status: "progress" },
      { name: "Checking", status: "progress" },
      { name: "Finished", status: "end" },
    ],
  });
  await until(async () => (await rows(him, "flowItem")).length === 4);
  const open = await colourOf(pin(him, "Gap", "Open"));
  const go = async (name: string, state: string) => {
    const id = Number((await rows(her, "task")).find((task) => task["name"] === name)?.["id"]);
    const item = (await rows(her, "flowItem")).find((each) => each["name"] === state);
    await doesAs(app, her, "task.edit", { id, flowItemId: Number(item?.["id"]) });
  };
  await go("Gap", "Doing");
  const [red = 0, green = 0, blue = 0] = await colourOf(pin(him, "Gap", "In progress"));
  expect(blue).toBeGreaterThan(Math.max(red, green) + 50);
  await go("Stain", "Checking");
  const [warm = 0, between = 0, cold = 0] = await colourOf(pin(him, "Stain", "In review"));
  expect(warm).toBeGreaterThan(between);
  expect(between).toBeGreaterThan(cold + 50);
  // On dark ground it is the same, so that its white number can be read.
  await him.page.emulateMedia({ colorScheme: "dark" });
  await him.page.locator("html[data-mantine-color-scheme=dark]").waitFor();
  expect(await colourOf(pin(him, "Gap", "In progress"))).toEqual([red, green, blue]);
  await him.page.emulateMedia({ colorScheme: "light" });
  await go("Gap", "To do");
  expect(await colourOf(pin(him, "Gap", "Open"))).toEqual(open);
  await go("Stain", "To do");
  await pin(her, "Stain", "Open").waitFor();
});

test("of the pins those that one asked for are left on the sheet and in the list", async () => {
  const list = her.page.getByRole("region", { name: /^Pins/ });
  const lines = async () => list.getByRole("listitem").count();
  const chip = (name: string) => list.getByRole("group").getByRole("button", { name });
  await chip("Done 1").click();
  await eventually(async () => pinNames(her)).toEqual(["Crack"]);
  expect(await lines()).toBe(1);
  await chip("Late 1").click();
  await eventually(async () => pinNames(her)).toEqual(["Crack", "Leak"]);
  expect(await violationsOn(her.page)).toEqual([]);
  await chip("Done 1").click();
  await eventually(async () => pinNames(her)).toEqual(["Leak"]);
  await chip("Late 1").click();
  await eventually(async () => pinNames(her)).toEqual(["Crack", "Gap", "Leak", "Stain"]);
  await chip("Mine").click();
  await list.getByText("No pin fits the filter.").waitFor();
  expect(await pinNames(her)).toEqual([]);
  await chip("Mine").click();
  await eventually(lines).toBe(4);
});

const seenAt = async (points: number) => seenAcross(her, points / WIDE);
const seen = async () => [await seenAt(BEFORE), await seenAt(AFTER)];

test("what only one of two revisions has is seen in its colour, and what both have is dark", async () => {
  await openSheet(her, SHEET);
  await button(her, "Revisions").click();
  await her.page.getByRole("menuitem", { name: "New revision" }).click();
  await pick(her, "New revision", drawnSheets("New.pdf", [{ number: "A-207", wall: AFTER }]));
  const dialog = her.page.getByRole("dialog", { name: "New revision of A-207" });
  await dialog.getByRole("button", { name: "Add the revision" }).click();
  await her.page.getByText("Rev D").first().waitFor();
  await drawn(her);
  await button(her, "Compare revisions").click();
  await until(async () => (await her.page.locator("[data-drawn] canvas").count()) === 2);
  await eventually(seen).toEqual(["red", "blue"]);
  await eventually(async () => seenAt(BOTH)).toBe("dark");
  expect(await seenAt((BEFORE + BOTH) / 2)).toBe("white");
});

test("a slider parts two revisions where the pointer and keys move it", async () => {
  const { page } = her;
  await page.getByText("Slider", { exact: true }).click();
  const slider = page.getByRole("slider");
  expect(await slider.getAttribute("aria-valuenow")).toBe("50");
  // Left of it is the one before, right of it the new one.
  await eventually(seen).toEqual(["dark", "dark"]);
  await slider.focus();
  await page.keyboard.press("Home");
  await eventually(seen).toEqual(["white", "dark"]);
  await page.keyboard.press("End");
  await eventually(seen).toEqual(["dark", "white"]);
  await page.keyboard.press("ArrowLeft");
  expect(await slider.getAttribute("aria-valuenow")).toBe("99");
  const thumb = await slider.boundingBox();
  const end = (thumb?.x ?? 0) + (thumb?.width ?? 0) / 2;
  const y = (thumb?.y ?? 0) + (thumb?.height ?? 0) / 2;
  await page.keyboard.press("Home");
  const start = await slider.boundingBox();
  const begin = (start?.x ?? 0) + (start?.width ?? 0) / 2;
  await page.mouse.move(begin, y);
  await page.mouse.down();
  await page.mouse.move(begin + (end - begin) * 0.2, y, { steps: 4 });
  await eventually(seen).toEqual(["white", "dark"]);
  await page.mouse.move(begin + (end - begin) * 0.8, y, { steps: 4 });
  await page.mouse.up();
  await eventually(seen).toEqual(["dark", "white"]);
  const at = Number(await slider.getAttribute("aria-valuenow"));
  expect(at).toBeGreaterThan(75);
  expect(at).toBeLessThan(85);
  expect(await violationsOn(page)).toEqual([]);
});
