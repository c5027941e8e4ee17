import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, card, goTo, letIn, newPlan, openPlan, useCardMenu } from "./make/plan-steps.ts";
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
  ({ her, him } = await addTwoPeople(browser, app));
  await newPlan(her, "Pier 4");
  await letIn(her, omar.name);
  await waitForDelivered(her);
  await openPlan(him, "Pier 4");
  await waitUntilOfflineReady(her);
  await waitUntilOfflineReady(him);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

/** The mark of a task's state on its card. */
const mark = (person: Person, name: string) =>
  card(person, name).getByRole("button", { name: `Status of “${name}”` });

async function choose(person: Person, name: string, state: string): Promise<void> {
  await mark(person, name).click();
  await person.page.getByRole("menuitemradio", { name: state, exact: true }).click();
  await stands(person, name, state);
}

async function stands(person: Person, name: string, state: string): Promise<void> {
  await person.page
    .getByRole("button", { name: `Status of “${name}”: ${state}`, exact: true })
    .waitFor();
}

async function editWorkflow({ page }: Person) {
  await page.getByRole("button", { name: "Actions for the plan" }).click();
  await page.getByRole("menuitem", { name: "Workflow" }).click();
  const dialog = page.getByRole("dialog", { name: "Workflow" });
  await dialog.waitFor();
  return dialog;
}

test("a leader gives a plan its states without a network, and tasks begin in the first", async () => {
  await goOffline(her);
  const dialog = await editWorkflow(her);
  await dialog.getByRole("button", { name: "Start with the usual states" }).click();
  await dialog.getByLabel("Name of state 3").fill("Inspection");
  await dialog.getByRole("button", { name: "Rules of “Inspection”" }).click();
  await dialog.getByRole("button", { name: "Add a person" }).click();
  await her.page.getByRole("button", { name: `Add ${omar.name}` }).click();
  await her.page.keyboard.press("Escape");
  await dialog.getByLabel("When a task comes here").selectOption({ value: "replace" });
  await dialog.getByRole("switch", { name: /^Only these people/ }).click();
  expect(await violationsOn(her.page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  for (const name of ["Rebar", "Formwork"]) await addTask(her, "Planned", name);
  await her.page.keyboard.press("Escape");
  await stands(her, "Rebar", "To do");
  await goOnline(her);
  await waitForDelivered(her);
  await stands(him, "Formwork", "To do");
});

test("a state brings its people, and only they take the task out of it", async () => {
  await choose(her, "Rebar", "Inspection");
  await card(her, "Rebar").getByRole("img", { name: omar.name }).waitFor();
  await stands(him, "Rebar", "Inspection");
  await choose(him, "Rebar", "Completed");
  await stands(her, "Rebar", "Completed");
  await her.page.getByRole("progressbar").or(her.page.getByText("50%")).first().waitFor();
});

test("what was cancelled is neither done nor to do, and comes back", async () => {
  await choose(her, "Rebar", "Cancelled");
  await card(her, "Rebar").locator("[data-cancelled]").waitFor();
  await useCardMenu(her, "Rebar", "Status", "To do");
  await stands(her, "Rebar", "To do");
  await card(her, "Rebar").locator("[data-done]").waitFor({ state: "detached" });
});

test("the panel and my work choose the state as well", async () => {
  const opened = await openTask(her, "Formwork");
  await opened.getByRole("button", { name: "Status: To do" }).click();
  await her.page.getByRole("menuitemradio", { name: "In progress" }).click();
  await opened.getByRole("button", { name: "Status: In progress" }).waitFor();
  await closeTask(her);
  await stands(her, "Formwork", "In progress");
});

test("two who turn the same task without a network: the later one sees where it is", async () => {
  await stands(him, "Formwork", "In progress");
  await goOffline(him);
  await choose(him, "Formwork", "To do");
  await choose(her, "Formwork", "Inspection");
  await waitForDelivered(her);
  await goOnline(him);
  await him.page.getByRole("link", { name: /^Outbox: / }).click();
  const mine = him.page.getByRole("region", { name: "Your version" });
  await mine.getByText("To do").waitFor();
  await him.page
    .getByRole("region", { name: "Version on the server" })
    .getByText("Inspection")
    .waitFor();
  await mine.getByRole("button", { name: "Take mine" }).click();
  await waitForDelivered(him);
  await stands(her, "Formwork", "To do");
});

test("a task that goes into a plan with a workflow is asked for its state", async () => {
  const { page } = her;
  await newPlan(her, "Yard");
  await addTask(her, "Planned", "Crane");
  await page.keyboard.press("Escape");
  await useCardMenu(her, "Crane", "Move to", "To another plan…");
  const dialog = page.getByRole("dialog", { name: "Move the task" });
  await dialog.getByRole("combobox", { name: "Plan" }).click();
  await page.getByRole("option", { name: "Pier 4" }).click();
  const state = dialog.getByRole("combobox", { name: "Status after the move" });
  await state.waitFor();
  await until(async () => dialog.getByRole("button", { name: "Move", exact: true }).isDisabled());
  await state.click();
  await page.getByRole("option", { name: "Inspection" }).click();
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await openPlan(her, "Pier 4");
  await stands(her, "Crane", "Inspection");
});

test("a state that is deleted leaves its tasks open or done as they are", async () => {
  const dialog = await editWorkflow(her);
  await dialog.getByRole("button", { name: "Delete “Inspection”" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await card(her, "Crane").getByRole("checkbox", { name: "Complete “Crane”" }).waitFor();
  await goTo(her, "Plans");
});
