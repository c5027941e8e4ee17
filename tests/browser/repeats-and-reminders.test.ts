import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, card, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
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
  await addTask(her, "Planned", "Check the crane");
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await openPlan(him, "Pier 4");
  await card(him, "Check the crane").waitFor();
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const mark = (person: Person) => card(person, "Check the crane").getByText("Repeats");

test("a task is told to come again without a network, in words, and the card shows it to all", async () => {
  await goOffline(her);
  const opened = await openTask(her, "Check the crane");
  await opened.getByRole("button", { name: "Set a repeat" }).click();
  await her.page.getByRole("button", { name: "Every 2 weeks" }).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.getByRole("button", { name: "Every 2 weeks" }).click();
  await opened.getByRole("button", { name: /Repeat: Every 2 weeks on \w+day · Next: / }).waitFor();
  await mark(her).waitFor();
  await closeTask(her);
  await goOnline(her);
  await waitForDelivered(her);
  await mark(him).waitFor();
});

test("a rule is put together, and ends, and is taken away again", async () => {
  const opened = await openTask(him, "Check the crane");
  await opened.getByRole("button", { name: /^Repeat: / }).click();
  const { page } = him;
  await page.getByLabel("Unit").selectOption("month");
  await page.getByLabel("Every", { exact: true }).fill("3");
  await page.getByLabel("Day of the month").selectOption("Last day");
  await page.getByLabel("Ends").selectOption("After a number of times");
  await page.getByLabel("How many in all").fill("5");
  await page.getByLabel("The next one comes").selectOption("Counted from completion");
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const rule = "Every 3 months on the last day, counted from completion, 5 times in all";
  await opened
    .getByRole("button", { name: `Repeat: ${rule} · Next: once this one is done` })
    .waitFor();
  const hers = await openTask(her, "Check the crane");
  await hers.getByRole("button", { name: new RegExp(`Repeat: ${rule}`) }).click();
  await her.page.getByRole("button", { name: "Stop repeating" }).click();
  await mark(him).waitFor({ state: "detached" });
  await closeTask(her);
  await closeTask(him);
});

test("people ask to be reminded without a network, before the start and when it is due", async () => {
  await goOffline(her);
  const opened = await openTask(her, "Check the crane");
  await opened.getByRole("button", { name: "Set a time" }).click();
  await her.page.getByRole("button", { name: "Tomorrow", exact: true }).click();
  await opened.getByRole("button", { name: "Add a reminder" }).click();
  await her.page.getByRole("menuitemcheckbox", { name: "30 minutes before it starts" }).click();
  await her.page.getByRole("menuitemcheckbox", { name: "When it is due" }).click();
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.keyboard.press("Escape");
  await opened.getByText("30 minutes before it starts, When it is due").waitFor();
  await closeTask(her);
  await goOnline(her);
  await waitForDelivered(her);
  const his = await openTask(him, "Check the crane");
  await his.getByText("30 minutes before it starts, When it is due").waitFor();
  await closeTask(him);
});
