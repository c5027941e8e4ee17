import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepEvidence } from "./make/keep-evidence.ts";
import { goOffline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, card, column, goTo, newPlan, useCardMenu } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { cell, line } from "./make/table-steps.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let planId: number;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUp(her);
  planId = await newPlan(her, "Gantry");
  await addTask(her, "Planned", "Bolts");
  await her.page.keyboard.press("Escape");
  const { page } = her;
  await useCardMenu(her, "Bolts", "Assign…");
  const owners = page.getByRole("dialog", { name: "Owners of “Bolts”" });
  await owners.getByRole("textbox").fill("dana");
  await page.keyboard.press("Enter");
  await owners.getByRole("button", { name: "Take Dana Kim off" }).waitFor();
  await owners.getByRole("button", { name: "Close" }).click();
  await useCardMenu(her, "Bolts", "Set a time…");
  const time = page.getByRole("dialog", { name: "Time of “Bolts”" });
  await time.getByRole("button", { name: "Today", exact: true }).click();
  await time.waitFor({ state: "detached" });
  await waitUntilOfflineReady(her);
  await goOffline(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const menu = () => her.page.getByRole("menu", { name: "Actions for Bolts" });
const entries = async () =>
  her.page.getByRole("menu").first().getByRole("menuitem").allInnerTexts();
const leave = async () => {
  await her.page.keyboard.press("Escape");
  await her.page.getByRole("menu").waitFor({ state: "detached" });
};
let onCard: readonly string[] = [];

/** The menu that a click with the other button opens there, and the keys from what has the focus. */
async function opensMenu(place: Locator, focus: () => Promise<unknown>): Promise<void> {
  const { page } = her;
  await place.click({ button: "right" });
  await menu().waitFor();
  expect(await entries()).toEqual(onCard);
  await leave();
  for (const key of ["Shift+F10", "ContextMenu"]) {
    await focus();
    await page.keyboard.press(key);
    await menu().waitFor();
    expect(await entries()).toEqual(onCard);
    await leave();
  }
}

test("the head of a column opens the menu of its dots", async () => {
  const { page } = her;
  await card(her, "Bolts").click({ button: "right" });
  await menu().waitFor();
  onCard = await entries();
  await leave();
  const dots = page.getByRole("button", { name: "Actions for the column Planned" });
  await dots.click();
  await page.getByRole("menuitem", { name: "Rename" }).waitFor();
  const behindDots = await entries();
  await leave();
  await column(her, "Planned").getByRole("heading", { level: 2 }).click({ button: "right" });
  await page.getByRole("menuitem", { name: "Rename" }).waitFor();
  expect(await entries()).toEqual(behindDots);
  await leave();
  await dots.focus();
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menuitem", { name: "Rename" }).waitFor();
  await leave();
});

test("a line of the table opens the menu of a card, and what it asks goes on without a network", async () => {
  const { page } = her;
  await page.goto(`/manage/plan/${planId}?view=table`);
  await opensMenu(cell(her, "Bolts", "name"), () => page.locator("table[aria-rowcount]").focus());
  await line(her, "Bolts").click({ button: "right" });
  await page.getByRole("menuitem", { name: "Priority" }).hover();
  await page.getByRole("menu").nth(1).getByRole("menuitem").nth(1).click();
  await cell(her, "Bolts", "priority").getByText(/P\d/).waitFor();
  await line(her, "Bolts").click({ button: "right" });
  await page.getByRole("menuitem", { name: "Move to" }).hover();
  await page.getByRole("menuitem", { name: "Under way" }).click();
  await cell(her, "Bolts", "column").getByText("Under way").waitFor();
  await line(her, "Bolts").click({ button: "right" });
  await page.getByRole("menuitem", { name: "Set a time…" }).click();
  await page.getByRole("dialog", { name: "Time of “Bolts”" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
});

test("so do a task of the calendar and a bar of the Gantt", async () => {
  const { page } = her;
  await page.goto(`/manage/plan/${planId}?view=calendar`);
  const bar = page.locator("button[data-task]", { hasText: "Bolts" }).first();
  await opensMenu(bar, () => bar.focus());
  await page.goto(`/manage/plan/${planId}?view=gantt`);
  const grid = page.getByRole("treegrid");
  await opensMenu(page.locator("[data-bar]").first(), async () => {
    await grid.focus();
    await page.keyboard.press("Home");
    const active = page.locator("tr[data-task][data-active]");
    for (let step = 0; step < 6 && (await active.count()) === 0; step += 1)
      await page.keyboard.press("ArrowDown");
  });
});

test("and a task of one's own, and a plan among all plans", async () => {
  const { page } = her;
  await goTo(her, "My work");
  const row = page.locator("li[data-task]", { hasText: "Bolts" });
  const name = row.getByRole("button", { name: "Bolts", exact: true });
  await opensMenu(row, () => name.focus());
  await goTo(her, "Plans");
  const tile = page.getByRole("article").filter({ hasText: "Gantry" });
  await tile.click({ button: "right", position: { x: 20, y: 60 } });
  await page.getByRole("menu").waitFor();
  const byMouse = await entries();
  await leave();
  await tile.getByRole("button", { name: "Gantry", exact: true }).focus();
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menu").waitFor();
  expect(await entries()).toEqual(byMouse);
  await leave();
});
