import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, card, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
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
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  await newPlan(her, "Pier 4");
  await letIn(her, omar.name);
  for (const name of ["Rebar", "Formwork"]) await addTask(her, "Planned", name);
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await openPlan(him, "Pier 4");
  await card(him, "Formwork").waitFor();
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const openSaved = async ({ page }: Person) =>
  page.getByRole("button", { name: "Saved views" }).click();

test("what is looked at is saved by a name for everybody, without a network", async () => {
  const { page } = her;
  await page.getByRole("searchbox", { name: "Find in this plan" }).fill("form");
  await card(her, "Rebar").waitFor({ state: "detached" });
  await goOffline(her);
  await openSaved(her);
  await page.getByRole("menuitem", { name: "Save it for everybody in the plan…" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("menuitem", { name: "Save it for everybody in the plan…" }).click();
  await page.getByLabel("Name of the view").fill("Forms");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByLabel("Name of the view").waitFor({ state: "detached" });
  await goOnline(her);
  await waitForDelivered(her);
  await openSaved(him);
  await him.page.getByRole("menuitem", { name: "Forms" }).click();
  await card(him, "Rebar").waitFor({ state: "detached" });
  await card(him, "Formwork").waitFor();
  expect(new URL(him.page.url()).searchParams.get("text")).toBe("form");
});

test("what one saves for oneself nobody else sees, and a deleted view comes back", async () => {
  const { page } = him;
  await page.getByRole("searchbox", { name: "Find in this plan" }).fill("bar");
  await openSaved(him);
  await page.getByRole("menuitem", { name: "Save this view for me…" }).click();
  await page.getByLabel("Name of the view").fill("Bars");
  await page.keyboard.press("Enter");
  await waitForDelivered(him);
  await openSaved(her);
  await her.page.getByRole("menuitem", { name: "Delete “Forms”" }).waitFor();
  expect(await her.page.getByRole("menuitem", { name: "Bars" }).count()).toBe(0);
  await her.page.getByRole("menuitem", { name: "Delete “Forms”" }).click();
  await her.page.getByRole("button", { name: "Undo" }).click();
  await openSaved(her);
  await her.page.getByRole("menuitem", { name: "Rename “Forms”…" }).waitFor();
});
