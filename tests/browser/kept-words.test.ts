import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepEvidence } from "./make/keep-evidence.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, card, goTo, newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { closeTask, openTask } from "./make/task-steps.ts";
import { type App, startApp } from "./make/start-app.ts";

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, withoutServiceWorker);
  await setUp(her);
  await newPlan(her, "Gantry");
  await addTask(her, "Planned", "Bolts");
  await her.page.keyboard.press("Escape");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const dialog = () => her.page.getByRole("dialog");
const describe = async () => {
  await her.page.getByRole("button", { name: "Actions for the plan", exact: true }).click();
  await her.page.getByRole("menuitem", { name: "Edit the description" }).click();
  await dialog().getByLabel("Description").waitFor();
};

test("what is typed over the name of a task stands, though the page went before it was left", async () => {
  const opened = await openTask(her, "Bolts");
  await opened.getByLabel("Name of the task").fill("Bolts of the east side");
  await her.page.reload();
  await card(her, "Bolts of the east side").waitFor();
  await closeTask(her);
});

test("a description that is being written is there again, until it is given up by saying so", async () => {
  const text = () => dialog().getByLabel("Description").inputValue();
  await describe();
  await dialog().getByLabel("Description").fill("Sheet piles of 14 m");
  await her.page.reload();
  await describe();
  expect(await text()).toBe("Sheet piles of 14 m");
  await dialog().getByRole("button", { name: "Cancel" }).click();
  await describe();
  expect(await text()).toBe("");
  await dialog().getByRole("button", { name: "Cancel" }).click();
});

test("a new plan that was not made yet is there again, until it is made", async () => {
  const begin = async () => {
    await goTo(her, "Plans");
    await her.page.getByRole("button", { name: "New plan" }).click();
  };
  const typed = async () => [
    await dialog().getByLabel("Name").inputValue(),
    await dialog().getByLabel("Description").inputValue(),
  ];
  await begin();
  await dialog().getByLabel("Name").fill("Quay wall");
  await dialog().getByLabel("Description").fill("Sheet piles, then the beam");
  // The address says that one is being made.
  await her.page.reload();
  expect(await typed()).toEqual(["Quay wall", "Sheet piles, then the beam"]);
  await dialog().getByRole("button", { name: "Create the plan" }).click();
  await her.page.getByRole("heading", { level: 1, name: "Quay wall" }).waitFor();
  await begin();
  expect(await typed()).toEqual(["", ""]);
});
