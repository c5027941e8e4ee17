import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, card, cardsOf, column, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
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
  for (const name of ["Forms", "Steel", "Pour"]) await addTask(her, "Under way", name);
  await her.page.keyboard.press("Escape");
  await addTask(her, "Planned", "Strip");
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await openPlan(him, "Pier 4");
  await card(him, "Strip").waitFor();
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const head = (person: Person) => column(person, "Under way").locator("header");

async function limit(person: Person, count: string): Promise<void> {
  const { page } = person;
  await page.getByRole("button", { name: "Actions for the column Under way" }).click();
  await page.getByRole("menuitem", { name: "Limit of open tasks…" }).click();
  const dialog = page.getByRole("dialog", { name: "Limit of open tasks" });
  await dialog.getByLabel("Open tasks at most").fill(count);
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
}

test("a column is limited without a network, and its head says how many tasks it holds of how many", async () => {
  await goOffline(her);
  await limit(her, "3");
  await head(her).getByText("3 / 3", { exact: true }).waitFor();
  expect(await head(her).getByText("over").count()).toBe(0);
});

test("one more is let in all the same, and told by words and an icon, also to whoever hears it", async () => {
  const { page } = her;
  await card(her, "Strip").locator("[data-card-focus]").focus();
  for (const [step, name] of ["Ready to start", "Under way"].entries()) {
    await page.keyboard.press("Shift+ArrowRight");
    await eventually(async () => cardsOf(her, name)).toHaveLength(step === 0 ? 1 : 4);
  }
  await head(her).getByText("4 / 3 over").waitFor();
  expect(await head(her).locator("svg").count()).toBeGreaterThan(0);
  await page
    .getByText("1 open task too many, the limit is 3")
    .first()
    .waitFor({ state: "attached" });
  expect(await violationsOn(page)).toEqual([]);
});

test("what was moved offline arrives, however full the column is by then", async () => {
  await addTask(him, "Under way", "Cure");
  await him.page.keyboard.press("Escape");
  await waitForDelivered(him);
  await goOnline(her);
  await waitForDelivered(her);
  for (const person of [her, him]) await head(person).getByText("5 / 3 over").waitFor();
  await eventually(async () => cardsOf(him, "Under way")).toHaveLength(5);
});

test("a task that is done counts no more, a filter hides nothing of it, and an empty field takes the limit away", async () => {
  const { page } = her;
  for (const name of ["Forms", "Steel"]) await card(her, name).getByRole("checkbox").click();
  await head(her).getByText("3 / 3", { exact: true }).waitFor();
  await page.getByRole("searchbox", { name: "Find in this plan" }).fill("Pour");
  await eventually(async () => cardsOf(her, "Under way")).toEqual(["Pour"]);
  await head(her).getByText("3 / 3", { exact: true }).waitFor();
  await page.getByRole("searchbox", { name: "Find in this plan" }).fill("");
  await limit(her, "");
  await head(her).getByText("5", { exact: true }).waitFor();
});
