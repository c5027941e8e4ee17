import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { card, goTo, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let planId: number;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  planId = await newPlan(her, "Pier 4");
  await letIn(her, omar.name);
  await waitForDelivered(her);
  for (const name of ["Set the forms", "Pour the slab"])
    await doesAs(app, her, "task.add", { planId, name });
  await until(async () => (await rows(her, "task")).length === 2);
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const panel = ({ page }: Person) => page.locator("main dialog[open]");
const open = async (person: Person, name: string) => {
  await card(person, name).click();
  await panel(person).getByRole("button", { name: /timer/ }).waitFor();
};
const taskOf = async (person: Person, name: string) =>
  (await rows(person, "task")).find((row) => row["name"] === name);

test("a timer that is started without a network runs on through a reload, and is kept as time worked", async () => {
  const { page } = her;
  await goOffline(her);
  await open(her, "Set the forms");
  await panel(her).getByRole("button", { name: "Start the timer" }).click();
  await panel(her).getByText("Running for 0:00").waitFor();
  const [timer] = await rows(her, "workTimer");
  await page.reload();
  await panel(her).getByRole("button", { name: "Stop the timer" }).waitFor();
  expect((await rows(her, "workTimer"))[0]).toMatchObject({
    id: timer?.["id"],
    startTime: timer?.["startTime"],
    endTime: 0,
  });
  await panel(her).getByRole("button", { name: "Stop the timer" }).click();
  await panel(her).getByRole("button", { name: "Time spent: 1 min" }).waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  await until(async () => (await taskOf(him, "Set the forms"))?.["worked"] === 1);
  expect(await rows(him, "workTimer")).toEqual([]);
});

test("time is written down, corrected and estimated by hand without a network; others see it and cannot change it", async () => {
  const { page } = her;
  await goOffline(her);
  await panel(her).getByRole("button", { name: "Time spent: 1 min" }).click();
  const dialog = page.getByRole("dialog", { name: "Time on “Set the forms”" });
  await dialog.getByLabel("Estimate").fill("8");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByRole("button", { name: "Add time" }).click();
  await dialog.getByLabel("Duration").fill("soon");
  await dialog.getByText("Write hours and minutes, as 1:30 or 45 min").waitFor();
  await dialog.getByLabel("Duration").fill("1:30");
  await dialog.getByLabel("What was done").fill("North side");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("North side").waitFor();
  await dialog.getByRole("button", { name: /^Change: .*, 1 hr 30 min$/ }).click();
  await dialog.getByLabel("Duration").fill("1 h 45 min");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("1 hr 45 min", { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await panel(her).getByText("1 hr 46 min of 8 hr").waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  await openPlan(him, "Pier 4");
  await open(him, "Set the forms");
  await panel(him)
    .getByRole("button", { name: /1 hr 46 min of 8 hr/ })
    .click();
  const his = him.page.getByRole("dialog", { name: "Time on “Set the forms”" });
  await his.getByText("North side").waitFor();
  expect(await his.getByRole("button", { name: /^(Change|Delete)/ }).count()).toBe(0);
  await his.getByRole("button", { name: "Close" }).click();
});

test("of two devices one timer runs; what the other measured waits, and is kept in one's week", async () => {
  const { page } = her;
  await panel(her).getByRole("button", { name: "Start the timer" }).click();
  await waitForDelivered(her);
  const other = await taskOf(her, "Pour the slab");
  // Her phone knows of no timer, and starts one.
  await doesAs(app, her, "workTimer.start", { taskId: Number(other?.["id"]) });
  await until(async () => (await rows(her, "workTimer")).length === 2);
  const running = (await rows(her, "workTimer")).filter((row) => row["endTime"] === 0);
  expect(running.map((row) => row["taskId"])).toEqual([other?.["id"]]);
  await goTo(her, "My work");
  await page.getByText("My week").click();
  await page.getByRole("button", { name: /^Keep / }).click();
  const timers = page.getByRole("list", { name: "Timers" });
  await timers.getByRole("button", { name: "Stop the timer" }).click();
  await timers.waitFor({ state: "detached" });
  await page.getByRole("heading", { name: /^Week of .* · 1 hr 4\d min$/ }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Next week" }).click();
  await page.getByText("No time in this week").waitFor();
  await page.getByRole("button", { name: "Previous week" }).click();
  await page.getByText("North side").waitFor();
});

test("the table shows what was estimated and worked, takes an estimate in its cell, and the plan tells its sums", async () => {
  const { page } = her;
  await openPlan(her, "Pier 4");
  await page.getByRole("navigation", { name: "Views of the plan" }).getByText("Table").click();
  await page.getByRole("button", { name: "Columns" }).click();
  for (const name of ["Estimate", "Time spent"])
    await page.getByRole("checkbox", { name, exact: true }).check();
  await page.keyboard.press("Escape");
  const line = page.getByRole("row").filter({ hasText: "Pour the slab" });
  await line.locator("[data-field='estimate']").click();
  await page.getByRole("textbox", { name: "Estimate" }).fill("2:30");
  await page.keyboard.press("Enter");
  await line.getByText("2 hr 30 min").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Actions for the plan" }).click();
  await page.getByRole("menuitem", { name: "Time spent…" }).click();
  const dialog = page.getByRole("dialog", { name: "Time of “Pier 4”" });
  await dialog.getByText("10 hr 30 min").waitFor();
  expect(await violationsOn(page)).toEqual([]);
});
