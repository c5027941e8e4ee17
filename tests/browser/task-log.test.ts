import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, output, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, card, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { dana, omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addSubtask, closeTask, openTask, renameTask } from "./make/task-steps.ts";
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
  await card(him, "Rebar").waitFor();
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

async function showHistory({ page }: Person): Promise<void> {
  await page.getByRole("dialog").getByText("History", { exact: true }).click();
}
const step = ({ page }: Person, words: string | RegExp) =>
  page.getByRole("list", { name: "History" }).getByRole("listitem").filter({ hasText: words });

test("two people read who did what with a task, as it happens", async () => {
  await renameTask(him, "Rebar", "Rebar, level 2");
  await waitForDelivered(him);
  await card(her, "Rebar, level 2").waitFor();
  const opened = await openTask(her, "Rebar, level 2");
  await showHistory(her);
  await step(her, `${omar.name} renamed it from “Rebar” to “Rebar, level 2”`).waitFor();
  await addSubtask(opened, "Order the steel");
  await step(her, `${dana.name} added the subtask “Order the steel”`).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await openTask(him, "Rebar, level 2");
  await him.page.getByRole("button", { name: "Complete", exact: true }).waitFor();
  await showHistory(him);
  await step(him, "Order the steel").waitFor();
});

test("a step that still stands is taken back, and that is a step too", async () => {
  await step(her, "renamed it from “Rebar” to").getByRole("button", { name: /^Undo/ }).click();
  await card(her, "Rebar").waitFor();
  await step(her, `${dana.name} renamed it from “Rebar, level 2” to “Rebar”`).waitFor();
  await step(him, `${dana.name} renamed it from “Rebar, level 2” to “Rebar”`).waitFor();
  expect(await step(her, "Omar").getByRole("button", { name: /^Undo/ }).count()).toBe(0);
});

test("without a network a history that was read is there, and says how old it is", async () => {
  await goOffline(her);
  await her.page.reload();
  await openTask(her, "Rebar");
  await showHistory(her);
  await step(her, `${omar.name} renamed it`).waitFor();
  await her.page.getByText(/What was done since comes with the network/).waitFor();
  await closeTask(her);
  await openTask(her, "Formwork");
  await showHistory(her);
  await her.page.getByText(/has not been fetched yet/).waitFor();
  await her.page.getByRole("button", { name: /^Priority/ }).click();
  await her.page.getByRole("menuitemradio", { name: /Urgent$/ }).click();
  await goOnline(her);
  await waitForDelivered(her);
  await step(her, `${dana.name} changed the priority from “None” to “Urgent”`).waitFor();
});

/** Writes the description of the open task anew. */
async function describe({ page }: Person, text: string): Promise<void> {
  await page.getByRole("button", { name: /^(Add a|Edit the) description/ }).click();
  const field = page.getByRole("textbox", { name: "Description" });
  // It takes the focus once it stands, and with it what was marked.
  await eventually(async () => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await field.fill(text);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").getByText(text, { exact: true }).waitFor();
}
const versionsOf = ({ page }: Person) =>
  page.getByRole("dialog", { name: "Versions of the description" });

test("a description is compared with what it said before, and brought back without a network", async () => {
  await closeTask(her);
  await openTask(her, "Rebar");
  await describe(her, "Steel comes on Monday morning");
  await waitForDelivered(her);
  await him.page.getByText("Steel comes on Monday morning").waitFor();
  await describe(him, "Steel comes on Tuesday morning");
  await waitForDelivered(him);
  await her.page.getByText("Steel comes on Tuesday morning").waitFor();
  await her.page.getByRole("button", { name: "Versions of the description" }).click();
  await versionsOf(her).getByRole("insertion").getByText("Tuesday").waitFor();
  await versionsOf(her).getByRole("deletion").getByText("Monday").waitFor();
  await versionsOf(her).getByRole("button", { name: /Dana/ }).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.screenshot({ path: join(output, "task-versions-1440-light.png") });
  await her.page.keyboard.press("Escape");
  await goOffline(her);
  await her.page.getByRole("button", { name: "Versions of the description" }).click();
  await versionsOf(her).getByRole("button", { name: /Dana/ }).click();
  await versionsOf(her).getByRole("button", { name: "Restore this version" }).click();
  await her.page.getByText("Steel comes on Monday morning").waitFor();
  await describe(him, "Steel comes on Friday");
  await waitForDelivered(him);
  await goOnline(her);
  // What both wrote is there, and how they differ: nothing is lost.
  await her.page.getByRole("link", { name: /^Outbox: / }).click();
  const difference = her.page.getByRole("region", { name: "How yours differs" });
  await difference.getByRole("insertion").getByText("Monday morning").waitFor();
  await difference.getByRole("deletion").getByText("Friday").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.screenshot({ path: join(output, "task-clash-1440-light.png") });
  await her.page.getByRole("button", { name: "Take mine" }).click();
  await him.page.getByText("Steel comes on Monday morning").waitFor();
  await openPlan(her, "Pier 4");
  await openTask(her, "Rebar");
});

test("it reads well on a phone and in the dark", async () => {
  await closeTask(her);
  await openTask(her, "Rebar");
  await showHistory(her);
  await step(her, omar.name).first().waitFor();
  for (const colorScheme of ["light", "dark"] as const) {
    await her.page.emulateMedia({ colorScheme });
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await her.page.setViewportSize({ width, height });
      await step(her, omar.name).first().scrollIntoViewIfNeeded();
      const path = join(output, `task-log-${width}-${colorScheme}.png`);
      await her.page.screenshot({ path });
    }
    expect(await violationsOn(her.page)).toEqual([]);
  }
});
