import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, column, goTo, letIn, newPlan } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { cell, line, linesOf } from "./make/table-steps.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  for (const plan of ["Pier 4", "Bridge 2"]) {
    await newPlan(her, plan);
    if (plan === "Pier 4") await letIn(her, omar.name);
    for (const name of ["Rebar", "Formwork"]) await addTask(her, "Planned", `${name} of ${plan}`);
    await her.page.keyboard.press("Escape");
  }
  await waitForDelivered(her);
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const find = ({ page }: Person) => page.getByRole("searchbox", { name: "Find in all plans" });

test("the tasks of all plans stand in one table without a network, and are filtered by plan", async () => {
  const { page } = her;
  await goOffline(her);
  await goTo(her, "Plans");
  await page.getByRole("button", { name: "Tasks of all plans" }).click();
  await page.getByRole("heading", { level: 1, name: "All plans" }).waitFor();
  await eventually(() => linesOf(her)).toEqual([
    "Rebar of Bridge 2",
    "Formwork of Bridge 2",
    "Rebar of Pier 4",
    "Formwork of Pier 4",
  ]);
  expect(await cell(her, "Rebar of Pier 4", "plan").textContent()).toBe("Pier 4");
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("menuitem", { name: "Plan", exact: true }).hover();
  await page.getByRole("menuitemcheckbox", { name: "Pier 4" }).click();
  await line(her, "Rebar of Bridge 2").waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  expect(new URL(page.url()).searchParams.get("plan")).toMatch(/\d+/);
});

test("a view of all plans is saved, grouped by plan, and a new task goes into the plan that is asked for", async () => {
  const { page } = her;
  await page.getByRole("button", { name: "Saved views" }).click();
  expect(await page.getByRole("menuitem", { name: /for everybody/ }).count()).toBe(0);
  await page.getByRole("menuitem", { name: "Save this view for me…" }).click();
  await page.getByLabel("Name of the view").fill("Only the pier");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "New task" }).click();
  await page.getByLabel("Name of the task").fill("Pour of Pier 4");
  await page.keyboard.press("Enter");
  await line(her, "Pour of Pier 4").waitFor();
  await page.getByRole("button", { name: "Remove all filters" }).click();
  await page.getByRole("button", { name: "Group" }).click();
  await page.getByRole("menuitemradio", { name: "Plan" }).click();
  await eventually(() => linesOf(her)).toEqual([
    "Bridge 2",
    "Rebar of Bridge 2",
    "Formwork of Bridge 2",
    "Pier 4",
    "Rebar of Pier 4",
    "Formwork of Pier 4",
    "Pour of Pier 4",
  ]);
});

test("tasks of several plans are given an owner who is in all of them, and it arrives", async () => {
  const { page } = her;
  for (const name of ["Rebar of Bridge 2", "Rebar of Pier 4"])
    await line(her, name)
      .getByRole("checkbox", { name: /^Select/ })
      .click();
  const bar = page.getByRole("toolbar", { name: "Selected tasks" });
  expect(await bar.getByRole("button", { name: "Move" }).count()).toBe(0);
  await bar.getByRole("button", { name: "Owners" }).click();
  const dialog = page.getByRole("dialog", { name: "Owners" });
  await dialog.getByRole("button", { name: /Dana/ }).waitFor();
  // What stands over the screen stays where the bar has no room.
  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  await bar.waitFor({ state: "hidden" });
  expect(await dialog.isVisible()).toBe(true);
  await page.setViewportSize(wide);
  expect(await dialog.getByRole("button", { name: new RegExp(omar.name) }).count()).toBe(0);
  await dialog.getByRole("button", { name: /Dana/ }).click();
  await dialog.waitFor({ state: "detached" });
  await goOnline(her);
  await waitForDelivered(her);
  // He is in one of the two plans, and sees that one alone.
  await him.page.goto("/manage/plan/all_task");
  await line(him, "Pour of Pier 4").waitFor();
  expect(await linesOf(him)).toHaveLength(3);
  await eventually(() => cell(him, "Rebar of Pier 4", "owner").textContent()).toContain("Dana");
  await him.page.getByRole("button", { name: "Calendar", exact: true }).click();
  await him.page.locator("[data-day]").first().waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
});

test("the palette leads there as well, as the view was left", async () => {
  const { page } = her;
  await page.keyboard.press("Escape");
  await goTo(her, "Messages");
  await page.keyboard.press("ControlOrMeta+K");
  await page.getByRole("combobox", { name: "Search" }).fill("all plans");
  await page.getByRole("option", { name: "Go to all plans" }).click();
  await find(her).waitFor();
  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("menuitem", { name: "Only the pier" }).click();
  await eventually(() => linesOf(her)).not.toContain("Bridge 2");
});

test("the dashboard counts and lists what is mine, and how far each plan is, without a network", async () => {
  const { page } = her;
  await goOffline(her);
  await page.keyboard.press("Alt+8");
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await page.getByText("Nothing is due today").waitFor();
  const mine = page.getByRole("button", { name: "2 All my open tasks" });
  await mine.click();
  const due = page.getByRole("region", { name: "All my open tasks" });
  await due.getByRole("button", { name: "Rebar of Pier 4", exact: true }).waitFor();
  await page.getByText("0 of 3 done").first().waitFor();
  await due.getByRole("checkbox", { name: /Rebar of Pier 4/ }).click();
  await page.getByText("1 of 3 done").first().waitFor();
  await page.getByRole("button", { name: "1 All my open tasks" }).waitFor();
  // What was just completed stays until one looks anew.
  await due.getByRole("button", { name: "Rebar of Pier 4", exact: true }).waitFor();
  await page.getByRole("button", { name: "Show people of “Pier 4”" }).click();
  const people = page.getByRole("list", { name: "People of “Pier 4”" });
  expect(await people.getByRole("listitem").allTextContents()).toEqual([
    expect.stringContaining("1 of 1 done"),
  ]);
  expect(await violationsOn(page)).toEqual([]);
  await goOnline(her);
  await waitForDelivered(her);
  await page.getByRole("button", { name: "Pier 4", exact: true }).click();
  await column(her, "Planned").waitFor();
});
