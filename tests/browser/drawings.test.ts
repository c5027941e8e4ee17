import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, until } from "./make/eventually.ts";
import { drawnSheets } from "./make/files/drawn-sheets.ts";
import { drawnPhotograph, type PickedFile } from "./make/file-steps.ts";
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

const button = ({ page }: Person, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const pick = async ({ page }: Person, label: string, file: PickedFile) =>
  page.getByLabel(label).and(page.locator("input")).setInputFiles([file]);
const openDrawings = async (person: Person) => {
  await person.page.goto("/manage/AtlasList");
  await person.page.getByRole("heading", { name: "Drawings", exact: true }).waitFor();
};
/** The sheet is drawn, and not only its paper. */
const drawn = async ({ page }: Person) => page.locator("[data-drawn] canvas").waitFor();
const stage = ({ page }: Person) => page.getByRole("region", { name: /^A-20\d Level/ });

/** Sets a pin at a part of the stage with the pin tool. */
async function pinAt(person: Person, x: number, y: number, name: string): Promise<void> {
  await button(person, "Set a pin").click();
  const box = await stage(person).boundingBox();
  await person.page.mouse.click(
    (box?.x ?? 0) + (box?.width ?? 0) * x,
    (box?.y ?? 0) + (box?.height ?? 0) * y,
  );
  await person.page.getByRole("textbox", { name: "What is to be done" }).fill(name);
}

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
  await eventually(async () =>
    dialog.getByRole("textbox", { name: "Number: Set.pdf, page 3" }).inputValue(),
  ).toBe("S-101");
  expect(await dialog.getByRole("textbox", { name: "Title: Set.pdf, page 1" }).inputValue()).toBe(
    "Level 1",
  );
  expect(await violationsOn(her.page)).toEqual([]);
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

test("people draw into layers of their own without a network, and measure by a scale set once", async () => {
  await him.page.goto("/manage/AtlasList");
  await button(him, "A-207 Level 1").click();
  await drawn(him);
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
  await openDrawings(her);
  await button(her, "Actions for A-207").click();
  await her.page.getByRole("menuitem", { name: "New revision" }).click();
  await pick(her, "Add drawings", drawnSheets("New.pdf", [{ number: "A-207", wall: 340 }]));
  const dialog = her.page.getByRole("dialog", { name: "New revision of A-207" });
  await dialog.getByRole("textbox", { name: "Revision" }).fill("D");
  await dialog.getByRole("button", { name: "Add the revision" }).click();
  await button(her, "A-207 Level 1").click();
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
