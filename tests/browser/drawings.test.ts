import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  button,
  dragBy,
  drawn,
  openDrawings,
  openSheet,
  paperIsReady,
  pick,
  pinAt,
  stage,
} from "./make/files/drawing-steps.ts";
import { eventually, until } from "./make/eventually.ts";
import { forgetContents } from "./make/files/forget-contents.ts";
import { drawnSheets } from "./make/files/drawn-sheets.ts";
import { drawnPhotograph } from "./make/file-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { letIn, newPlan } from "./make/plan-steps.ts";
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
  ({ her, him } = await addTwoPeople(browser, app, { hasTouch: true }));
  await newPlan(her, "Tower A");
  await letIn(her, "Omar Haddad");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

test("a PDF of many pages becomes a register without a network, by what its bookmarks say", async () => {
  await waitUntilOfflineReady(her);
  await openDrawings(her);
  // What reads PDFs comes with the first one.
  const set = drawnSheets("Set.pdf", [
    { number: "A-207", wall: 300 },
    { number: "A-208", wall: 600 },
    { number: "S-101", wall: 450 },
  ]);
  await goOffline(her);
  await pick(her, "Add drawings", set);
  const dialog = her.page.getByRole("dialog", { name: "Add drawings" });
  const number = dialog.getByLabel("Number: Set.pdf, page 3");
  await eventually(async () => number.inputValue()).toBe("S-101");
  expect(await dialog.getByLabel("Title: Set.pdf, page 1").inputValue()).toBe("Level 1");
  expect(await violationsOn(her.page)).toEqual([]);
  await number.fill("");
  await dialog.getByText("1 page has no number yet").waitFor();
  expect(await dialog.getByRole("button", { name: "Add 3 drawings" }).isDisabled()).toBe(true);
  await number.fill("S-101");
  await dialog.getByRole("textbox", { name: "Revision" }).fill("C");
  await dialog.getByRole("button", { name: "Add 3 drawings" }).click();
  await her.page.getByRole("heading", { name: "Structure 1" }).waitFor();
  await button(her, "A-207 Level 1").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
});

test("a sheet is drawn from what lies on the device, moved and enlarged by keys", async () => {
  await button(her, "A-207 Level 1").click();
  await drawn(her);
  await stage(her).focus();
  await her.page.keyboard.press("+");
  await her.page.getByText("125%", { exact: true }).waitFor();
  await her.page.keyboard.press("ArrowRight");
  await her.page.keyboard.press("0");
  await her.page.getByText("100%", { exact: true }).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
});

test("two people set pins on one sheet without a network, and both are there afterwards", async () => {
  await goOnline(her);
  await waitForDelivered(her);
  await until(async () =>
    (await rows(her, "file")).some(({ arriveTime }) => Number(arriveTime) > 0),
  );
  await openDrawings(him);
  await waitUntilOfflineReady(him);
  await button(him, "A-207 Level 1").click();
  await drawn(him);
  await goOffline(him);
  await goOffline(her);
  await pinAt(her, 0.4, 0.5, "Crack in the wall");
  await pick(her, "Photograph", await drawnPhotograph(her, "Crack.jpg", 400, 300));
  await her.page.getByRole("combobox", { name: "Owner" }).selectOption({ label: "Omar Haddad" });
  expect(await violationsOn(her.page)).toEqual([]);
  await button(her, "Add the pin").click();
  await button(her, /^Pin 1: Crack in the wall, Open/).waitFor();
  await button(her, "Open the photograph").locator("img").waitFor();
  await pinAt(him, 0.6, 0.3, "Fire stop missing");
  await button(him, "Add the pin").click();
  await button(him, /^Pin 1: Fire stop missing, Open/).waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  await goOnline(him);
  await waitForDelivered(him);
  for (const person of [her, him]) {
    await eventually(async () =>
      (await rows(person, "pin")).map(({ number }) => Number(number)).toSorted((a, b) => a - b),
    ).toEqual([1, 2]);
    await person.page.getByRole("button", { name: /^Pin \d: Crack in the wall/ }).waitFor();
    await person.page.getByRole("button", { name: /^Pin \d: Fire stop missing/ }).waitFor();
  }
});

test("a pin is done, moved, and taken off without its task; the task leads back to the sheet", async () => {
  await goOffline(him);
  const pin = him.page.getByRole("button", { name: /^Pin \d: Crack in the wall/ });
  await pin.click();
  await button(him, "Done").click();
  await him.page.getByRole("button", { name: /^Pin \d: Crack in the wall, Done/ }).waitFor();
  const before = await pin.boundingBox();
  await button(him, "More for this pin").click();
  await him.page.getByRole("menuitem", { name: "Move the pin", exact: true }).click();
  await him.page.getByText("Press where the pin belongs.").waitFor();
  const box = await stage(him).boundingBox();
  await him.page.mouse.click(
    (box?.x ?? 0) + (box?.width ?? 0) * 0.3,
    (box?.y ?? 0) + (box?.height ?? 0) * 0.6,
  );
  await eventually(async () =>
    Math.abs(((await pin.boundingBox())?.x ?? 0) - (before?.x ?? 0)),
  ).toBeGreaterThan(20);
  await button(him, "Open the task").click();
  await him.page.getByRole("button", { name: "Open A-207 Level 1" }).locator("canvas").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.goto("/manage/dashboard");
  await goOnline(him);
  await waitForDelivered(him);
  await her.page.getByRole("button", { name: /^Pin \d: Fire stop missing/ }).click();
  await button(her, "More for this pin").click();
  await her.page.getByRole("menuitem", { name: "Remove the pin, keep the task" }).click();
  await waitForDelivered(her);
  expect((await rows(her, "task")).map(({ name }) => name)).toContain("Fire stop missing");
  await eventually(async () => (await rows(him, "pin")).length).toBe(1);
});

test("a pin is dragged by mouse and by keys to another place without a network, and taken back", async () => {
  await openSheet(her, "A-207 Level 1");
  await goOffline(her);
  const { page } = her;
  const pin = page.getByRole("button", { name: /^Pin \d: Crack in the wall/ });
  const at = async () => (await rows(her, "pin")).map(({ x, y }) => [Number(x), Number(y)])[0];
  const before = await at();
  const box = await pin.boundingBox();
  await dragBy(her, pin, [60, -40], false);
  expect(await at()).toEqual(before);
  await dragBy(her, pin, [60, -40]);
  await eventually(at).not.toEqual(before);
  const dragged = await pin.boundingBox();
  expect(Math.round((dragged?.x ?? 0) - (box?.x ?? 0))).toBe(60);
  await button(her, "Undo").click();
  await eventually(at).toEqual(before);
  await pin.focus();
  await page.keyboard.press("Enter");
  await button(her, "More for this pin").click();
  await page.getByRole("menuitem", { name: "Move the pin", exact: true }).click();
  await stage(her).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await eventually(at).not.toEqual(before);
  expect(await violationsOn(page)).toEqual([]);
  await goOnline(her);
  await waitForDelivered(her);
});

test("a sheet is printed with its pins and photographs without a network, and says what is missing", async () => {
  const { page } = her;
  await goOffline(her);
  await button(her, "Print with pins").click();
  const paper = page.getByRole("dialog").getByRole("article");
  await paper.getByRole("heading", { name: "A-207 Level 1" }).waitFor();
  await paper.locator("[data-sheet] > img").first().waitFor();
  const defects = paper.getByRole("row").filter({ hasText: "Crack in the wall" });
  await defects.getByText("Done").waitFor();
  await paper.getByRole("img", { name: "Crack.jpg" }).waitFor();
  await paperIsReady(her);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await goOnline(her);
  // He has looked at neither before, and has no network now.
  await openSheet(him, "A-207 Level 1");
  await forgetContents(him, "pictures");
  await goOffline(him);
  await button(him, "Print with pins").click();
  await him.page.getByText("Crack.jpg is not on this device and is missing here.").waitFor();
  await paperIsReady(him);
  await him.page.keyboard.press("Escape");
  await goOnline(him);
});

test("people draw into layers of their own without a network, and measure by a scale set once", async () => {
  await openSheet(him, "A-207 Level 1");
  await goOffline(him);
  const box = await stage(him).boundingBox();
  const drag = async (from: number, to: number) => {
    const at = (part: number) => (box?.x ?? 0) + (box?.width ?? 0) * part;
    const high = (box?.y ?? 0) + (box?.height ?? 0) * 0.45;
    await him.page.mouse.move(at(from), high);
    await him.page.mouse.down();
    await him.page.mouse.move(at(to), high + 20, { steps: 4 });
    await him.page.mouse.up();
  };
  await button(him, "Revision cloud").click();
  await drag(0.3, 0.4);
  await button(him, "Measure").click();
  await drag(0.45, 0.65);
  const field = him.page.getByRole("textbox", { name: /^True length/ });
  await field.fill("8,4");
  await button(him, "Save").click();
  await him.page.getByText("8.4 m", { exact: true }).waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await goOnline(him);
  await waitForDelivered(him);
  await openDrawings(her);
  await button(her, "A-207 Level 1").click();
  await her.page.getByText("8.4 m", { exact: true }).waitFor();
  await button(her, "Layers").click();
  await her.page.getByRole("menuitemcheckbox", { name: "Markups of Omar Haddad" }).click();
  await eventually(async () => her.page.getByText("8.4 m", { exact: true }).count()).toBe(0);
  await button(him, "Undo the last one").click();
  await eventually(async () => (await rows(him, "markup")).map(({ kind }) => kind)).toEqual([
    "cloud",
  ]);
});

test("a new revision lies over the old one, which says that it is superseded", async () => {
  await openSheet(her, "A-207 Level 1");
  await button(her, "Revisions").click();
  await her.page.getByRole("menuitem", { name: "New revision" }).click();
  await pick(her, "New revision", drawnSheets("New.pdf", [{ number: "A-207", wall: 340 }]));
  const dialog = her.page.getByRole("dialog", { name: "New revision of A-207" });
  await dialog.getByRole("textbox", { name: "Revision" }).fill("D");
  await dialog.getByRole("button", { name: "Add the revision" }).click();
  await drawn(her);
  await button(her, "Revisions").click();
  await her.page.getByRole("menuitemcheckbox", { name: /^Rev C/ }).click();
  await her.page.getByText("Superseded by revision D.").waitFor();
  await her.page.getByRole("button", { name: /Pin 1: Crack in the wall, Done/ }).waitFor();
  await button(her, "Compare revisions").click();
  await her.page.getByText(/^Only in Rev D/).waitFor();
  await until(async () => (await her.page.locator("[data-drawn] canvas").count()) === 2);
  await her.page.getByText("Slider", { exact: true }).click();
  await her.page.getByRole("slider").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
});

test("a revision that was brought by mistake goes after a question, the one before holds, and pins stay", async () => {
  const { page } = her;
  await openSheet(her, "A-207 Level 1");
  await goOffline(her);
  const before = (await rows(her, "pin")).length;
  await button(her, "Revisions").click();
  await page.getByRole("menuitem", { name: "Remove this revision" }).click();
  const question = page.getByRole("dialog", { name: "Remove this revision?" });
  await question.getByText(/^Rev D .* of A-207 goes for good/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await question.getByRole("button", { name: "Remove" }).click();
  const now = page.getByText(/^Rev C/).first();
  await now.waitFor();
  await button(her, "Revisions").click();
  await eventually(async () => page.getByRole("menuitemcheckbox").count()).toBe(1);
  await page.keyboard.press("Escape");
  expect((await rows(her, "pin")).length).toBe(before);
  await goOnline(her);
  await waitForDelivered(her);
  await eventually(async () =>
    (await rows(him, "sheetRevision")).map(({ code }) => code),
  ).not.toContain("D");
});

test("a sheet that was removed is gone for all, and comes back", async () => {
  await openDrawings(her);
  await button(her, "Actions for A-208").click();
  await her.page.getByRole("menuitem", { name: "Remove", exact: true }).click();
  await her.page.getByText("A-208 was removed.").waitFor();
  await openDrawings(him);
  await button(him, "A-207 Level 1").waitFor();
  await eventually(async () => button(him, "A-208 Level 2").count()).toBe(0);
  await button(her, "Removed drawings").click();
  await button(her, "Restore").first().click();
  await button(him, "A-208 Level 2").waitFor();
});
