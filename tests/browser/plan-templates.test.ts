import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, card, cardsOf, column, goTo, newPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addSubtask, closeTask, openTask } from "./make/task-steps.ts";
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
  for (const name of ["Rebar", "Formwork"]) await addTask(her, "Planned", name);
  await her.page.keyboard.press("Escape");
  const opened = await openTask(her, "Rebar");
  await addSubtask(opened, "Order mesh");
  await closeTask(her);
  await waitForDelivered(her);
  await waitUntilOfflineReady(her);
  await waitUntilOfflineReady(him);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

async function choosePlanAction({ page }: Person, action: string): Promise<void> {
  await page.getByRole("button", { name: "Actions for the plan" }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

test("without a network a plan is kept as a template, and a plan begun with it, whole", async () => {
  const { page } = her;
  await goOffline(her);
  await choosePlanAction(her, "Save as a template");
  const dialog = page.getByRole("dialog", { name: "Save the plan as a template" });
  await dialog.getByLabel("Name of the template").fill("Pier of three spans");
  await dialog.getByText("5 columns · 2 tasks · 1 subtask").waitFor();
  await dialog.getByRole("checkbox", { name: "Subtasks" }).uncheck();
  await dialog.getByText("5 columns · 2 tasks", { exact: true }).waitFor();
  await dialog.getByRole("checkbox", { name: "Subtasks" }).check();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save the template" }).click();
  await page.getByText("Template saved", { exact: true }).waitFor();
  await newPlan(her, "Pier 5", "Pier of three spans");
  expect(await cardsOf(her, "Planned")).toEqual(["Rebar", "Formwork"]);
  await openTask(her, "Rebar");
  await page.getByLabel("Name of the subtask “Order mesh”").waitFor();
  await closeTask(her);
  await goOnline(her);
  await waitForDelivered(her);
});

test("a colleague begins with it too, and with a ready-made one that starts on a day of his", async () => {
  const { page } = him;
  await newPlan(him, "Pier 6", "Pier of three spans");
  await card(him, "Rebar").waitFor();
  await goTo(him, "Plans");
  await page.getByRole("button", { name: "New plan" }).click();
  const dialog = page.getByRole("dialog", { name: "New plan" });
  await dialog.getByLabel("Name").fill("Flat 12");
  await dialog.getByLabel("Start with").selectOption({ label: "Handover of a flat" });
  await dialog.getByText("From the pre-inspection to the signed record and the keys.").waitFor();
  await dialog.getByLabel("Start day").fill("2030-03-04");
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Create the plan" }).click();
  await column(him, "Planned").waitFor();
  await card(him, "Handover with the client").waitFor();
  expect(await cardsOf(him, "Planned")).toHaveLength(5);
  await openTask(him, "Read the meters");
  await page
    .getByRole("checkbox", { name: /Electricity/ })
    .first()
    .waitFor();
  await closeTask(him);
  await waitForDelivered(him);
  // The third day after the one on which the plan starts, from eight to five.
  const meters = (await rows(him, "task")).find(({ name }) => name === "Read the meters");
  expect(new Date(Number(meters?.["startTime"])).toDateString()).toBe("Wed Mar 06 2030");
});

test("its maker renames and deletes it; a colleague reads of it and may do neither", async () => {
  const row = ({ page }: Person, name: string) =>
    page.getByRole("listitem").filter({ hasText: name });
  const actions = ({ page }: Person, name: string) =>
    page.getByRole("button", { name: `Actions for the template ${name}` });
  for (const person of [her, him]) await person.page.goto("/manage/setting/plan-templates");
  await row(him, "Pier of three spans").waitFor();
  expect(await actions(him, "Pier of three spans").count()).toBe(0);
  await actions(her, "Pier of three spans").click();
  await her.page.getByRole("menuitem", { name: "Rename" }).click();
  await her.page.getByLabel("Name of the template").fill("Pier");
  await her.page.getByRole("button", { name: "Save", exact: true }).click();
  await row(him, "Pier").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await actions(her, "Pier").click();
  await her.page.getByRole("menuitem", { name: "Delete" }).click();
  await her.page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await him.page.getByText("No templates yet").waitFor();
  await him.page.setViewportSize({ width: 390, height: 844 });
  expect(await violationsOn(him.page)).toEqual([]);
});
