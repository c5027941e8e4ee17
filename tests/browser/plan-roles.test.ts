import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { say } from "./make/chat-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, card, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { openTask } from "./make/task-steps.ts";
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
  await addTask(her, "Planned", "Pour the slab");
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await openPlan(him, "Pier 4");
  await card(him, "Pour the slab").waitFor();
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const becomes = async ({ page }: Person, role: string) => {
  await page.getByRole("button", { name: /\d+ members?/ }).click();
  const dialog = page.getByRole("dialog", { name: "Members" });
  await dialog
    .getByRole("combobox", { name: `Part of ${omar.name} in the plan` })
    .selectOption(role);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
};

test("whoever is made an observer without a network reads the plan and writes, and is offered nothing else", async () => {
  await goOffline(her);
  await becomes(her, "Observer");
  await goOnline(her);
  await waitForDelivered(her);
  const { page } = him;
  await page.getByRole("button", { name: "Add a task" }).first().waitFor({ state: "detached" });
  expect(await page.getByRole("button", { name: "Add a column" }).count()).toBe(0);
  expect(await card(him, "Pour the slab").getByRole("checkbox").isDisabled()).toBe(true);
  await openTask(him, "Pour the slab");
  await page.getByText("You observe this plan.").first().waitFor();
  await page.getByRole("button", { name: "Write in this task" }).click();
  await say(him, "The slab is still wet");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search" }).fill("Cure the slab");
  await page.getByRole("button", { name: "New task “Cure the slab”" }).click();
  await page.getByText("There is no plan in which you may add tasks.").waitFor();
  await page.keyboard.press("Escape");
  await openTask(her, "Pour the slab");
  await her.page.getByText("The slab is still wet").first().waitFor();
  await her.page.keyboard.press("Escape");
});

test("an administrator leads the plan as its owner does, but cannot delete it", async () => {
  await becomes(her, "Administrator");
  const { page } = him;
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add a task" }).first().waitFor();
  await page.getByRole("button", { name: "Actions for the plan" }).click();
  await page.getByRole("menuitem", { name: "Rename the plan" }).waitFor();
  expect(await page.getByRole("menuitem", { name: "Delete the plan" }).count()).toBe(0);
  await page.getByRole("menuitem", { name: "Rename the plan" }).click();
  await page.getByRole("textbox", { name: "Name of the plan" }).fill("Pier 5");
  await page.keyboard.press("Enter");
  await her.page.getByRole("heading", { name: "Pier 5" }).first().waitFor();
});

const openRights = async ({ page }: Person) => {
  await page.getByRole("button", { name: "Actions for the plan" }).click();
  await page.getByRole("menuitem", { name: "Who may do what…" }).click();
  const dialog = page.getByRole("dialog", { name: "Who may do what" });
  await dialog.waitFor();
  return dialog;
};

test("the owner says without a network who may do what, and others are offered no more than that", async () => {
  const addColumn = him.page.getByRole("button", { name: "Add a column" });
  await addColumn.waitFor();
  await goOffline(her);
  const said = await openRights(her);
  await said
    .getByRole("combobox", { name: "Add, edit and order columns" })
    .selectOption("Leader only");
  await said.getByText("Usually: All members").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await goOnline(her);
  await waitForDelivered(her);
  await addColumn.waitFor({ state: "detached" });
  const read = await openRights(him);
  await read.getByText("Usually: All members").waitFor();
  expect(await read.getByRole("combobox").count()).toBe(0);
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.keyboard.press("Escape");
  await said.getByRole("button", { name: "Back to the usual" }).click();
  const sure = her.page.getByRole("dialog", { name: "Back to the usual?" });
  await sure.getByRole("button", { name: "Back to the usual" }).click();
  await addColumn.waitFor();
  await her.page.keyboard.press("Escape");
});
