import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { eventually, until } from "./make/eventually.ts";
import { findCutOff } from "./make/find-cut-off.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { card, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { dana, omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { closeTask, openTask } from "./make/task-steps.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

const TASKS = ["Pour the slab", "Order rebar"];
const RULE = "When done, move to the last column";

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  const planId = await newPlan(her, "Pier 4");
  await letIn(her, omar.name);
  await waitForDelivered(her);
  for (const name of TASKS) await doesAs(app, him, "task.add", { planId, name });
  await until(async () => (await rows(her, "task")).length === TASKS.length);
  await openPlan(him, "Pier 4");
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const dialogOf = ({ page }: Person) =>
  page.getByRole("dialog", { name: /^(Automation|New rule|Edit rule)$/ });

/** Waits until keys go there. */
const focused = async (place: Locator) => place.and(place.page().locator(":focus")).waitFor();

async function openAutomation({ page }: Person): Promise<void> {
  await page.getByRole("button", { name: "Actions for the plan" }).click();
  await page.getByRole("menuitem", { name: "Automation" }).click();
  await page.getByRole("dialog", { name: "Automation", exact: true }).waitFor();
}

test("who leads a plan makes a rule without a network, and sees what it would do", async () => {
  await goOffline(her);
  await openAutomation(her);
  const dialog = dialogOf(her);
  await dialog.getByRole("button", { name: RULE, exact: true }).click();
  await focused(dialog.getByLabel("Name", { exact: true }));
  await dialog.getByRole("button", { name: "Try it" }).click();
  await dialog.getByText("It would apply to no task now.").waitFor();
  await dialog.getByRole("button", { name: "Add an action" }).click();
  const second = dialog.getByLabel("Action 2", { exact: true });
  await focused(second);
  await second.selectOption({ label: "Write in its chat" });
  await dialog.getByText("Action 2 is not complete yet.").waitFor();
  await dialog.getByLabel("Message").fill("{name} is done, thank you {owner}");
  await dialog.getByLabel("What happens").selectOption({ label: "A task is created" });
  await dialog.getByText("It would apply to 2 tasks now:").waitFor();
  expect(await dialog.getByRole("list", { name: "Tasks", exact: true }).textContent()).toContain(
    "Order rebar move it to",
  );
  await dialog.getByLabel("What happens").selectOption({ label: "It is completed" });
  expect(await violationsOn(her.page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("has not run yet").waitFor();
  await focused(dialog.getByRole("button", { name: "New rule" }));
  expect(await dialog.getByRole("listitem").first().textContent()).toContain(
    "When a task is completed Then move it to",
  );
  await dialog.getByRole("tab", { name: "Log" }).click();
  await dialog.getByText("It comes with the network.").waitFor();
  await her.page.keyboard.press("Escape");
  await goOnline(her);
  await waitForDelivered(her);
  await until(async () => (await rows(him, "automation")).length === 1);
});

test("what somebody else does sets the rule off, and both read what it did", async () => {
  const columns = (await rows(him, "column")).toSorted((left, right) =>
    String(left["rank"]) < String(right["rank"]) ? -1 : 1,
  );
  const opened = await openTask(him, "Pour the slab");
  await opened.getByRole("button", { name: "Complete", exact: true }).click();
  await eventually(async () => {
    const row = (await rows(him, "task")).find(({ name }) => name === "Pour the slab");
    return row?.["columnId"];
  }).toBe(columns.at(-1)?.["id"]);
  await opened.getByText("History", { exact: true }).click();
  const history = him.page.getByRole("list", { name: "History" });
  await history
    .getByRole("listitem")
    .filter({ hasText: `${dana.name} moved it` })
    .filter({ hasText: `by the rule “${RULE}”` })
    .waitFor();
  await closeTask(him);
  await openAutomation(him);
  const dialog = dialogOf(him);
  // Who does not lead the plan reads its rules.
  await dialog.getByText("On", { exact: true }).waitFor();
  expect(await dialog.getByRole("switch").count()).toBe(0);
  expect(await dialog.getByRole("button", { name: "New rule" }).count()).toBe(0);
  await dialog.getByText("last run").waitFor();
  await dialog.getByRole("tab", { name: "Log" }).click();
  const line = dialog.getByRole("list", { name: "Log" }).getByRole("listitem").first();
  await line.getByText("Done", { exact: true }).waitFor();
  expect(await line.textContent()).toContain("Write in its chat");
  expect(await violationsOn(him.page)).toEqual([]);
});

test("the log that was seen stays readable without a network, with its time", async () => {
  await goOffline(him);
  const dialog = dialogOf(him);
  await dialog.getByText(/^As of .* What was done since comes with the network\.$/).waitFor();
  await dialog.getByRole("button", { name: "Open “Pour the slab”" }).click();
  await him.page.getByRole("dialog", { name: "Pour the slab", exact: true }).waitFor();
  await closeTask(him);
  await goOnline(him);
});

test("on a phone a rule is written as well, and nothing that was written is lost unasked", async () => {
  const { page } = her;
  await page.setViewportSize({ width: 390, height: 844 });
  await openAutomation(her);
  const dialog = dialogOf(her);
  await dialog.getByRole("button", { name: "Remind two days before the end" }).click();
  await eventually(async () => page.evaluate(findCutOff)).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByLabel("Name", { exact: true }).fill("Remind early");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  const asked = page.getByRole("dialog", { name: "Discard this rule?" });
  await asked.getByRole("button", { name: "Cancel" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Remind early", { exact: true }).waitFor();
  await eventually(async () => page.evaluate(findCutOff)).toEqual([]);
  // It turns once the row says so.
  await dialog
    .getByRole("switch", { name: "“Remind early” is switched on" })
    .click({ force: true });
  await dialog
    .getByRole("switch", { name: "“Remind early” is switched on", checked: false })
    .waitFor();
  await dialog.getByRole("button", { name: "Delete “Remind early”" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await eventually(async () =>
    (await rows(her, "automation")).map(({ name, enabled }) => [name, enabled]),
  ).toEqual([
    [RULE, 1],
    ["Remind early", 0],
  ]);
  await page.keyboard.press("Escape");
  await card(her, "Order rebar").waitFor();
});
