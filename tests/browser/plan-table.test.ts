import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, card, goTo, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { cell, focusedCell, isStruckThrough, line, linesOf } from "./make/table-steps.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let planId: number;

const names = ["Bolts", "Plates", "Anchors", "Girders"];

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {
    permissions: ["clipboard-read", "clipboard-write"],
  }));
  planId = await newPlan(her, "Gantry");
  await letIn(her, omar.name);
  for (const name of names) await addTask(her, "Planned", name);
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const address = ({ page }: Person) => new URL(page.url());
const search = (person: Person) => Object.fromEntries(address(person).searchParams);
const grid = () => her.page.locator("table[aria-rowcount]");
const press = async (...keys: string[]) => {
  for (const key of keys) await her.page.keyboard.press(key);
};
const row = async (name: string) => (await rows(her, "task")).find((task) => task["name"] === name);

/** Picks from what a button of the table opens. */
async function pick(button: string | RegExp, ...items: string[]): Promise<void> {
  await her.page.getByRole("button", { name: button }).click();
  for (const name of items) {
    const named = { name, exact: true };
    const menu = her.page.getByRole("menu");
    await menu.getByRole("menuitem", named).or(menu.getByRole("menuitemradio", named)).click();
  }
}

test("a plan is shown as a table by its tab, by a key and by its address, and as the person left it", async () => {
  const { page } = her;
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await line(her, "Bolts").waitFor();
  expect(search(her)).toEqual({ view: "table" });
  await openPlan(her, "Gantry");
  await line(her, "Bolts").waitFor();
  expect(search(her)).toEqual({ view: "table" });
  await page.getByRole("heading", { level: 1 }).click();
  for (const view of ["calendar", "gantt", "insight"]) {
    await press("v");
    await eventually(async () => search(her)).toEqual({ view });
  }
  await press("v");
  await card(her, "Bolts").waitFor();
  expect(search(her)).toEqual({});
  await page.goto(`/manage/plan/${planId}?view=table`);
  await line(her, "Bolts").waitFor();
  await goOffline(her);
});

test("columns sort: rising, falling, not at all, and several with Shift", async () => {
  const { page } = her;
  const head = (name: string) => page.getByRole("columnheader", { name, exact: true });
  expect(await linesOf(her)).toEqual(names);
  await head("Task").click();
  await eventually(async () => linesOf(her)).toEqual(["Anchors", "Bolts", "Girders", "Plates"]);
  expect(await head("Task").getAttribute("aria-sort")).toBe("ascending");
  await head("Task").click();
  await eventually(async () => linesOf(her)).toEqual(["Plates", "Girders", "Bolts", "Anchors"]);
  await head("Task").click();
  await eventually(async () => linesOf(her)).toEqual(names);
});

test("a name is written in its cell; the Enter that ends a Chinese word does not keep it", async () => {
  const { page, context } = her;
  await cell(her, "Bolts", "name").click();
  const field = page.getByRole("textbox", { name: "Name of the task" });
  await field.fill("Bolts ");
  const keyboard = await context.newCDPSession(page);
  await keyboard.send("Input.imeSetComposition", {
    text: "luoshuan",
    selectionStart: 8,
    selectionEnd: 8,
  });
  await press("Enter");
  expect(await field.inputValue()).toContain("Bolts");
  await keyboard.send("Input.insertText", { text: "螺栓" });
  await press("Enter");
  await line(her, "Bolts 螺栓").waitFor();
  expect(await focusedCell(her)).toContain("Plates");
  await press("F2");
  await field.fill("Nobody wants this");
  await press("Escape");
  await line(her, "Plates").waitFor();
});

test("keys walk the cells; typing begins a name anew", async () => {
  await press("Home");
  await press("ArrowRight", "ArrowRight", "ArrowDown");
  expect(await focusedCell(her)).toContain("Anchors");
  await press("Control+End", "Control+Home", "ArrowRight", "ArrowRight");
  expect(await focusedCell(her)).toContain("Bolts 螺栓");
  await press("ArrowDown");
  await her.page.keyboard.type("Steel plates");
  await press("Tab");
  await line(her, "Steel plates").waitFor();
});

test("people, times, priority, colour, column and state are changed from the table, without a network", async () => {
  const { page } = her;
  await cell(her, "Anchors", "owner").click();
  const people = page.getByRole("dialog", { name: "Owners" });
  await people.getByRole("textbox").fill("omar");
  await press("Enter");
  await people.getByRole("button", { name: `Take ${omar.name} off` }).waitFor();
  await press("Escape");
  await people.waitFor({ state: "detached" });
  await cell(her, "Anchors", "owner").getByText(omar.name).waitFor();
  expect(await focusedCell(her)).toContain(omar.name);

  await press("ArrowRight", "Enter");
  await page.getByRole("textbox", { name: "Type a time" }).fill("tomorrow 14:00");
  await press("Enter");
  await cell(her, "Anchors", "end").getByText("Tomorrow 14:00").waitFor();

  await press("ArrowRight", "Enter");
  await page.getByRole("menuitemradio", { name: /^P2/ }).click();
  await cell(her, "Anchors", "priority").getByText("P2").waitFor();

  await press("ArrowRight", "Enter");
  await page.locator("[role=menu]:focus-within").waitFor();
  await press("End", "ArrowUp", "ArrowUp", "Enter");
  await cell(her, "Anchors", "column").getByText("Under way").waitFor();

  await page.getByRole("checkbox", { name: "Complete “Girders”" }).click();
  await page.getByRole("checkbox", { name: "Reopen “Girders”" }).waitFor();
  expect(await row("Girders")).toMatchObject({ completeTime: expect.any(Number) as number });
  const struck = [await isStruckThrough(her, "Girders"), await isStruckThrough(her, "Anchors")];
  expect(struck).toEqual([true, false]);
});

test("tasks are selected by keys and presses, and changed at once; it can be taken back", async () => {
  const { page } = her;
  await cell(her, "Bolts 螺栓", "subtasks").click();
  await press("Space", "ArrowDown", "Shift+Space");
  const bar = page.getByRole("toolbar", { name: "Selected tasks" });
  await bar.getByText("2 selected").waitFor();
  await bar.getByRole("button", { name: "Priority" }).click();
  await page.getByRole("menuitem", { name: /^P1/ }).click();
  await page.getByText("2 tasks changed").waitFor();
  await cell(her, "Steel plates", "priority").getByText("P1").waitFor();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await eventually(async () => cell(her, "Steel plates", "priority").innerText()).toBe("");

  await grid().focus();
  await press("Control+a");
  await bar.getByText("4 selected").waitFor();
  await bar.getByRole("button", { name: "Move" }).click();
  await page.getByRole("menuitem", { name: "Inspection" }).click();
  await page.getByText("4 tasks changed").waitFor();
  await eventually(async () => cell(her, "Bolts 螺栓", "column").innerText()).toBe("Inspection");
  await grid().focus();
  await press("Escape");
  await bar.waitFor({ state: "detached" });
});

test("cells are copied as other programs paste them", async () => {
  const { page } = her;
  await cell(her, "Anchors", "subtasks").click();
  await press("ArrowLeft", "ArrowLeft", "Shift+ArrowLeft", "Shift+ArrowUp", "Control+c");
  await eventually(async () => page.evaluate(() => navigator.clipboard.readText())).toBe(
    "\tInspection\nImportant\tInspection",
  );
  await press("Escape");
});

test("tasks stand in groups that fold, and those completed are folded at first", async () => {
  await pick(/^Group/, "Completion");
  await eventually(async () => linesOf(her)).toEqual([
    "Open",
    "Bolts 螺栓",
    "Steel plates",
    "Anchors",
    "Done",
  ]);
  await her.page.locator("tr[data-group]").last().click();
  await line(her, "Girders").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await pick(/^Group/, "No groups");
});

test("filters combine, stand in the address, and hold for the board as well", async () => {
  const { page } = her;
  await page.goto(`/manage/plan/${planId}?view=table&state=open&priority=2`);
  await eventually(async () => linesOf(her)).toEqual(["Anchors"]);
  await page.getByRole("button", { name: "Remove the filter “Priority: Important”" }).click();
  await eventually(async () => linesOf(her)).toEqual(["Bolts 螺栓", "Steel plates", "Anchors"]);
  expect(search(her)).toEqual({ view: "table", state: "open" });
  await page.getByRole("searchbox", { name: "Find in this plan" }).fill("plates");
  await eventually(async () => linesOf(her)).toEqual(["Steel plates"]);
  await page.getByRole("button", { name: "Board", exact: true }).click();
  await card(her, "Steel plates").waitFor();
  expect(search(her)).toEqual({ state: "open", text: "plates" });
  expect(await card(her, "Anchors").count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Remove all filters" }).click();
  await card(her, "Anchors").waitFor();
  expect(search(her)).toEqual({});
});

test("a task is added to the column that is looked at", async () => {
  const { page } = her;
  const inspection = String((await row("Anchors"))?.["columnId"]);
  await page.goto(`/manage/plan/${planId}?view=table&column=${inspection}`);
  await page.getByRole("button", { name: "New task" }).click();
  const dialog = page.getByRole("dialog", { name: "New task" });
  await dialog.getByLabel("Name of the task").fill("Rails");
  await dialog.getByRole("button", { name: "Add" }).click();
  await cell(her, "Rails", "column").getByText("Inspection").waitFor();
});

test("in a plan with a workflow the table shows and changes states", async () => {
  const { page } = her;
  await goTo(her, "Plans");
  await page.getByRole("button", { name: "New plan" }).click();
  const dialog = page.getByRole("dialog", { name: "New plan" });
  await dialog.getByLabel("Name").fill("Pier");
  await dialog.getByRole("switch", { name: "With a workflow" }).check();
  await dialog.getByRole("button", { name: "Create the plan" }).click();
  await page.getByRole("heading", { level: 1, name: "Pier", exact: true }).waitFor();
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "New task" }).click();
  await page.getByLabel("Name of the task").fill("Cofferdam");
  await press("Enter");
  const mark = line(her, "Cofferdam").getByRole("button", { name: /^Status of/ });
  await mark.click();
  await page.getByRole("menuitemradio").nth(1).click();
  await eventually(async () => (await row("Cofferdam"))?.["flowItemStatus"]).toBe("progress");
  // The focus is the grid's again, and its keys change the state as well.
  await press("Home", "ArrowRight", "Enter");
  await page.locator("[role=menu]:focus-within").waitFor();
  await press("Home", "Enter");
  await eventually(async () => (await row("Cofferdam"))?.["flowItemStatus"]).toBe("start");
});

test("what was done without a network arrives, and who may not change a task is offered nothing", async () => {
  await goOnline(her);
  await waitForDelivered(her);
  await him.page.goto(`/manage/plan/${planId}?view=table`);
  await cell(him, "Anchors", "priority").getByText("P2").waitFor();
  await line(him, "Steel plates").waitFor();
  const tick = him.page.getByRole("checkbox", { name: "Reopen “Girders”" });
  await eventually(async () => tick.isDisabled()).toBe(true);
  await cell(him, "Girders", "name").click();
  await him.page.keyboard.press("Enter");
  await cell(him, "Girders", "priority").click();
  await line(him, "Girders").getByRole("checkbox").first().click();
  const bar = him.page.getByRole("toolbar", { name: "Selected tasks" });
  await bar.getByText("1 selected").waitFor();
  expect(await bar.getByRole("button").count()).toBe(2);
  await bar.getByRole("button", { name: "Export" }).waitFor();
  expect(await him.page.getByRole("textbox", { name: "Name of the task" }).count()).toBe(0);
  expect(await him.page.getByRole("menu").count()).toBe(0);
});

test("on a phone the table is a list with each task's end and owner", async () => {
  const { page } = her;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/manage/plan/${planId}?view=table`);
  const entry = page.locator("li", { has: page.getByRole("button", { name: "Anchors" }) });
  await entry.getByText("Tomorrow 14:00").waitFor();
  await entry.getByRole("img", { name: omar.name }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOn(page)).toEqual([]);
  await entry.getByRole("button", { name: "Anchors" }).click();
  await page.getByRole("dialog", { name: "Anchors" }).waitFor();
});
