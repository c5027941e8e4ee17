import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { doesAs } from "./make/does-as.ts";
import { ownId, rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, newPlan, useCardMenu } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

const HOUR = 3_600_000;

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

/** Adds a task that she is to do. */
async function addOwn(name: string): Promise<void> {
  await addTask(her, "Planned", name);
  await her.page.keyboard.press("Escape");
  await useCardMenu(her, name, "Assign…");
  const owners = her.page.getByRole("dialog", { name: `Owners of “${name}”` });
  await owners.getByRole("textbox").fill("dana");
  await her.page.keyboard.press("Enter");
  await owners.getByRole("button", { name: "Take Dana Kim off" }).waitFor();
  await owners.getByRole("button", { name: "Close" }).click();
}

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  await newPlan(her, "Pier 4");
  for (const name of ["Order steel", "Call the crane"]) await addOwn(name);
  await waitForDelivered(her);
  await waitUntilOfflineReady(her);
  await her.page.goto("/manage/calendar");
  await her.page.locator("[data-day]").first().waitFor();
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const list = () => her.page.getByRole("complementary", { name: "To plan" });
const row = (name: string) => list().getByRole("listitem").filter({ hasText: name });
const bar = (name: string) => her.page.locator("button[data-task]", { hasText: name });
const takeBack = () => her.page.getByRole("button", { name: "Undo" }).last().click();

/** A day of the month that is shown, as the calendar writes it. */
const dayOfMonth = (date: number) => {
  const today = new Date();
  const month = String(today.getMonth() + 1).padStart(2, "0");
  return `${today.getFullYear()}-${month}-${String(date).padStart(2, "0")}`;
};

const cellOf = (date: number) =>
  her.page.locator("[data-day]:not([data-other])", {
    has: her.page.locator(`time[datetime="${dayOfMonth(date)}"]`),
  });

/** The last day of the month: it is never over while it is shown. */
const LAST = new Date(new Date().getFullYear(), new Date().getMonth() + 1, 0).getDate();

/** Whether a task lies over the day of a cell. */
async function liesOn(name: string, cell: ReturnType<typeof cellOf>): Promise<boolean> {
  const [task, day] = [await bar(name).boundingBox(), await cell.boundingBox()];
  if (!task || !day) return false;
  const middle = { x: task.x + task.width / 2, y: task.y + task.height / 2 };
  const across = middle.x > day.x && middle.x < day.x + day.width;
  return across && middle.y > day.y && middle.y < day.y + day.height;
}

test("a task without a time is dragged onto a day without a network, and taken back", async () => {
  await row("Order steel").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await goOffline(her);
  await row("Order steel").dragTo(cellOf(LAST));
  await eventually(() => liesOn("Order steel", cellOf(LAST))).toBe(true);
  await row("Order steel").waitFor({ state: "detached" });
  await takeBack();
  await row("Order steel").waitFor();
  await bar("Order steel").waitFor({ state: "detached" });
});

test("it is dragged again, and is there after the network is back", async () => {
  await row("Order steel").dragTo(cellOf(LAST));
  await eventually(() => liesOn("Order steel", cellOf(LAST))).toBe(true);
  await goOnline(her);
  await waitForDelivered(her);
  await her.page.reload();
  await eventually(() => liesOn("Order steel", cellOf(LAST))).toBe(true);
  expect(await row("Order steel").count()).toBe(0);
});

test("by keys it is planned for today from its menu", async () => {
  const { page } = her;
  await row("Call the crane").getByRole("button").first().focus();
  await page.keyboard.press("Shift+F10");
  const menu = page.getByRole("menu");
  await menu.getByRole("menuitem", { name: "Plan for today" }).focus();
  await page.keyboard.press("Enter");
  await eventually(() => liesOn("Call the crane", page.locator("[data-day][data-today]"))).toBe(
    true,
  );
  await takeBack();
  await row("Call the crane").waitFor();
});

test("what goes along with a task is asked first, and comes back with it", async () => {
  const { page } = her;
  const timesOf = async (name: string) => {
    const found = (await rows(her, "task")).find((task) => task["name"] === name);
    return [found?.["startTime"], found?.["endTime"]];
  };
  const midnight = new Date().setHours(0, 0, 0, 0);
  const [whole, part] = [
    [midnight + 9 * HOUR, midnight + 18 * HOUR],
    [midnight + 10 * HOUR, midnight + 11 * HOUR],
  ] as const;
  const [plan] = await rows(her, "plan");
  await doesAs(app, her, "task.add", {
    planId: Number(plan?.["id"]),
    name: "Lift the beam",
    owner: [await ownId(her)],
    times: [...whole],
    subtasks: [{ name: "Check the slings", times: [...part] }],
  });
  await bar("Lift the beam").focus();
  await eventually(async () => timesOf("Check the slings")).toEqual(part);
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menuitem", { name: "Plan for tomorrow" }).click();
  const question = page.getByRole("dialog", { name: "Update subtask" });
  await question.getByRole("button", { name: "Confirm" }).click();
  await eventually(async () => Number((await timesOf("Lift the beam"))[0]) > whole[0]).toBe(true);
  expect(await timesOf("Check the slings")).not.toEqual(part);
  await takeBack();
  await eventually(async () => timesOf("Lift the beam")).toEqual(whole);
  await eventually(async () => timesOf("Check the slings")).toEqual(part);
});

test("on a phone the list comes when it is asked for, and a day is chosen by the menu", async () => {
  const { page } = her;
  await page.setViewportSize({ width: 390, height: 844 });
  await list().waitFor({ state: "detached" });
  await page.getByRole("button", { name: "To plan" }).click();
  await row("Call the crane").getByRole("button", { name: "Actions for Call the crane" }).click();
  await page.getByRole("menuitem", { name: "Another day…" }).click();
  const dialog = page.getByRole("dialog", { name: "Which day for “Call the crane”?" });
  await dialog.locator("button[data-today], td button:not([data-outside])").first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog
    .locator("td button:not([data-outside])")
    .filter({ hasText: new RegExp(`^${LAST}$`) })
    .click();
  await dialog.waitFor({ state: "detached" });
  await row("Call the crane").waitFor({ state: "detached" });
  await page
    .locator("[data-day]:not([data-other])")
    .filter({ hasText: new RegExp(`^${LAST}`) })
    .click();
  await page.getByRole("listitem").filter({ hasText: "Call the crane" }).waitFor();
  await page.getByRole("listitem").filter({ hasText: "Order steel" }).waitFor();
});
