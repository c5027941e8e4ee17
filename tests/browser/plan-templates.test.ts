import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, card, cardsOf, column, goTo, newPlan, openPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addSubtask, closeTask, openTask } from "./make/task-steps.ts";
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
  ({ her, him } = await addTwoPeople(browser, app));
  planId = await newPlan(her, "Pier 4");
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

test("a task kept as a template, and another written by hand, make new ones in a column without a network", async () => {
  const { page } = her;
  await openPlan(her, "Pier 4");
  await doesAs(app, her, "field.add", { planId, name: "Inspector", kind: "text" });
  await openTask(her, "Rebar");
  await page.getByRole("textbox", { name: "Inspector" }).waitFor();
  await closeTask(her);
  await goOffline(her);
  await openTask(her, "Rebar");
  await page.getByRole("button", { name: "Actions for the task" }).click();
  await page.getByRole("menuitem", { name: "Save as a template…" }).click();
  const saving = page.getByRole("dialog", { name: "Save as a template" });
  await saving.getByLabel("Name of the task").fill("Rebar of a span");
  await saving.getByLabel("Checklist").fill("Cover\nSpacing");
  await saving.getByRole("checkbox", { name: "With times" }).check();
  await saving.getByLabel("Estimate").fill("4h");
  await saving.getByRole("textbox", { name: "Inspector" }).fill("Ms Ito");
  expect(await violationsOn(page)).toEqual([]);
  await saving.getByRole("button", { name: "Save", exact: true }).click();
  await saving.waitFor({ state: "detached" });
  await closeTask(her);
  await choosePlanAction(her, "Task templates…");
  const templates = page.getByRole("dialog", { name: "Task templates" });
  await templates.getByText("1 subtask · 2 check items").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await templates.getByRole("button", { name: "New template" }).click();
  const writing = page.getByRole("dialog", { name: "New task template" });
  await writing.getByLabel("Name of the task").fill("Toolbox talk");
  await writing.getByRole("button", { name: "Save", exact: true }).click();
  await templates.getByText("Toolbox talk").waitFor();
  await page.keyboard.press("Escape");
  const planned = column(her, "Planned");
  await planned.getByRole("button", { name: "Add a task" }).click();
  await planned.getByRole("button", { name: "Toolbox talk" }).click();
  await planned.getByRole("textbox").fill("Rebar of span 7");
  await planned.getByRole("button", { name: "Rebar of a span" }).click();
  await card(her, "Rebar of span 7").waitFor();
  await page.keyboard.press("Escape");
  expect(await cardsOf(her, "Planned")).toEqual([
    "Rebar",
    "Formwork",
    "Toolbox talk",
    "Rebar of span 7",
  ]);
  await openTask(her, "Rebar of span 7");
  await page.getByLabel("Name of the subtask “Order mesh”").waitFor();
  for (const name of ["Cover", "Spacing"]) await page.getByRole("checkbox", { name }).waitFor();
  expect(await page.getByRole("textbox", { name: "Inspector" }).inputValue()).toBe("Ms Ito");
  const made = (await rows(her, "task")).find(({ name }) => name === "Rebar of span 7");
  expect(made?.estimate).toBe(240);
  await closeTask(her);
  await goOnline(her);
  await waitForDelivered(her);
});
