import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { say } from "./make/chat-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, card, column, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
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
  await addTask(her, "Planned", "Talk about wages");
  await addTask(her, "Planned", "Pour the slab");
  await her.page.keyboard.press("Escape");
  const opened = await openTask(her, "Talk about wages");
  await opened.getByRole("button", { name: "Write in this task" }).click();
  await say(her, "Ten per cent more");
  await closeTask(her);
  await waitForDelivered(her);
  await openPlan(him, "Pier 4");
  await card(him, "Talk about wages").waitFor();
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const choose = async (person: Person, choice: string) => {
  const opened = await openTask(person, "Talk about wages");
  await opened.getByRole("button", { name: /^Visible to:/ }).click();
  await person.page.getByRole("menuitemradio", { name: choice }).click();
  return opened;
};

/** What of a text lies in the tables of somebody's device. */
const holds = async (person: Person, words: string) => {
  const tables = ["task", "message", "dialog"].map(async (table) => rows(person, table));
  return JSON.stringify(await Promise.all(tables)).includes(words);
};

test("a task that is made private without a network is gone for all but its people, with all that was said in it", async () => {
  expect(await holds(him, "Ten per cent more")).toBe(true);
  await goOffline(her);
  const opened = await choose(her, "Its people only");
  await opened.getByText("Private", { exact: true }).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await closeTask(her);
  await card(her, "Talk about wages")
    .getByText(/^Private: only its people/)
    .waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  await card(him, "Talk about wages").waitFor({ state: "detached" });
  expect(await holds(him, "Talk about wages")).toBe(false);
  expect(await holds(him, "Ten per cent more")).toBe(false);
  const { page } = him;
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search" }).fill("wages");
  await page.getByRole("button", { name: "New task “wages”" }).waitFor();
  expect(await page.getByText("Talk about wages").count()).toBe(0);
  await page.keyboard.press("Escape");
});

test("it comes back whole for whom it is shown to, and nothing is sent before somebody is chosen", async () => {
  await goOffline(her);
  const opened = await choose(her, "Its people and chosen ones");
  await her.page.getByRole("textbox", { name: "Search by name" }).last().waitFor();
  expect(await rows(her, "outbox")).toEqual([]);
  await goOnline(her);
  await her.page.getByRole("textbox", { name: "Search by name" }).last().fill(omar.name);
  await her.page.getByRole("button", { name: `Add ${omar.name}` }).click();
  await her.page.keyboard.press("Escape");
  await opened.getByText(omar.name).first().waitFor();
  await closeTask(her);
  await waitForDelivered(her);
  await card(him, "Talk about wages").waitFor();
  const shown = await openTask(him, "Talk about wages");
  await shown.getByText("Ten per cent more").first().waitFor();
  await closeTask(him);
});

test("a task that is private from its birth is never on the board of others", async () => {
  await column(her, "Planned").getByRole("button", { name: "Add a task" }).click();
  await her.page.getByRole("button", { name: "Make private" }).click();
  await column(her, "Planned").getByRole("textbox").fill("Look for a new foreman");
  await her.page.keyboard.press("Enter");
  await card(her, "Look for a new foreman").waitFor();
  await her.page.keyboard.press("Escape");
  await addTask(her, "Planned", "Order gravel");
  await waitForDelivered(her);
  await card(him, "Order gravel").waitFor();
  expect(await holds(him, "new foreman")).toBe(false);
  expect(await card(him, "Look for a new foreman").count()).toBe(0);
});
