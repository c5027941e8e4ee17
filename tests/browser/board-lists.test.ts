import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, card, column, goTo, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { closeTask, openTask } from "./make/task-steps.ts";
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
  await newPlan(her, "Pier 4");
  await letIn(her, omar.name);
  for (const name of ["Rebar", "Formwork"]) await addTask(her, "Planned", name);
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await openPlan(him, "Pier 4");
  await card(him, "Formwork").waitFor();
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const section = ({ page }: Person, name: string) => page.getByRole("region", { name });

async function openLists({ page }: Person): Promise<void> {
  await page.goto("/manage/setting/boards");
  await page.getByRole("heading", { name: "Plans and tasks" }).waitFor();
}

async function setPriority(person: Person, task: string, name: string): Promise<void> {
  await openTask(person, task);
  await person.page.getByRole("button", { name: /^Priority/ }).click();
  await person.page.getByRole("menuitemradio", { name }).click();
  await closeTask(person);
}

test("without a network an administrator renames, adds, moves and takes off priorities; a task keeps its own", async () => {
  await setPriority(her, "Rebar", "Important and urgent");
  await card(her, "Rebar").getByText("P1", { exact: true }).waitFor();
  await openLists(her);
  await goOffline(her);
  const list = section(her, "Priorities");
  await list.getByRole("button", { name: "Remove “Urgent”" }).click();
  await list.getByRole("button", { name: "Add a priority" }).click();
  await list.getByLabel("Name of priority 4").fill("Work stands");
  for (let place = 4; place > 1; place -= 1) {
    await list.getByRole("button", { name: "Move “Work stands” up" }).click();
  }
  await list.getByLabel("Name of priority 3").fill("Soon");
  await list.getByRole("button", { name: "Colour of “Work stands”: Grey" }).click();
  await her.page.getByRole("menuitemradio", { name: "Purple" }).click();
  expect(await violationsOn(her.page)).toEqual([]);
  // What is not saved yet survives a reload.
  await her.page.reload();
  await list.getByRole("button", { name: "Save", exact: true }).click();
  await her.page.getByText("Saved", { exact: true }).waitFor();
  await goTo(her, "Plans");
  await openPlan(her, "Pier 4");
  await setPriority(her, "Formwork", "Work stands");
  await card(her, "Formwork").getByText("P1", { exact: true }).waitFor();
  await card(her, "Rebar").getByText("P2", { exact: true }).waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  await card(him, "Formwork").getByText("P1", { exact: true }).waitFor();
  await card(him, "Rebar").getByText("P2", { exact: true }).waitFor();
  await openTask(him, "Formwork");
  await him.page.getByRole("button", { name: /^Priority/ }).click();
  const names = him.page.getByRole("menuitemradio");
  await names.filter({ hasText: "Soon" }).waitFor();
  expect(await names.allInnerTexts()).toHaveLength(5);
  await him.page.keyboard.press("Escape");
  await closeTask(him);
});

test("a priority that was taken off stays with the tasks that have it, and can be offered again", async () => {
  await openLists(her);
  const list = section(her, "Priorities");
  await list.getByRole("button", { name: "Remove “Work stands”" }).click();
  await list.getByRole("button", { name: "Save", exact: true }).click();
  await waitForDelivered(her);
  await card(him, "Formwork").getByText("Work stands", { exact: true }).waitFor();
  await list.getByRole("button", { name: "Offer “Work stands” again" }).click();
  await list.getByRole("button", { name: "Save", exact: true }).click();
  await waitForDelivered(her);
  await card(him, "Formwork").getByText("P4", { exact: true }).waitFor();
});

test("an administrator pastes a set of columns, and a colleague begins a plan with it", async () => {
  await openLists(her);
  const list = section(her, "Column templates");
  await list.getByRole("button", { name: "Add a template" }).click();
  await list.getByLabel("Name of template 5").fill("Tender");
  await list.getByLabel("Columns of “Tender”", { exact: true }).last().fill("Asked\nIn\n\nDecided");
  await list.getByRole("button", { name: "Remove “Office”" }).click();
  await list.getByRole("button", { name: "Save", exact: true }).click();
  await waitForDelivered(her);
  await newPlan(him, "Facade tender", "Tender");
  for (const name of ["Asked", "In", "Decided"]) await column(him, name).waitFor();
  await goTo(him, "Plans");
  await him.page.getByRole("button", { name: "New plan" }).first().click();
  const options = him.page
    .getByLabel("Start with")
    .locator("optgroup[label='Columns only']")
    .locator("option");
  expect(await options.allInnerTexts()).toEqual([
    "Blank",
    "Site works",
    "Defects",
    "Materials and orders",
    "Tender",
  ]);
  await him.page.keyboard.press("Escape");
});

test("members do not see the page, and it fits a phone", async () => {
  await him.page.goto("/manage/setting/boards");
  await him.page.getByRole("heading", { name: "There is nothing here" }).waitFor();
  await her.page.setViewportSize({ width: 390, height: 844 });
  await openLists(her);
  const fits = async () =>
    her.page.evaluate(() => document.documentElement.scrollWidth <= globalThis.innerWidth);
  expect(await fits()).toBe(true);
  expect(await violationsOn(her.page)).toEqual([]);
});
