import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, card, goTo, openPlan } from "./make/plan-steps.ts";
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
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

test("a plan for oneself is made without a network, and offers nothing that lets others in", async () => {
  const { page } = her;
  await goTo(her, "Plans");
  await goOffline(her);
  await page.getByRole("button", { name: "New plan" }).click();
  const dialog = page.getByRole("dialog", { name: "New plan" });
  await dialog.getByLabel("Name").fill("My desk");
  await dialog.getByLabel("Start with").selectOption({ label: "Office" });
  await dialog.getByRole("switch", { name: "Only for me" }).click();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Create the plan" }).click();
  await page.getByRole("heading", { level: 1, name: "My desk" }).waitFor();
  await page.getByText("Personal", { exact: true }).first().waitFor();
  await addTask(her, "To do", "Renew the licence");
  await page.keyboard.press("Escape");
  expect(await page.getByRole("button", { name: /^\d+ members?$/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Actions for the plan" }).click();
  await page.getByRole("menuitem", { name: "Rename the plan" }).waitFor();
  for (const name of ["Who may do what…", "Links for guests…", "Leave the plan"])
    expect(await page.getByRole("menuitem", { name }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await goOnline(her);
  await waitForDelivered(her);
});

test("after how many days completed tasks are archived is said for each plan, without a network too", async () => {
  const { page } = her;
  await goOffline(her);
  await page.getByRole("button", { name: "Actions for the plan" }).click();
  await page.getByRole("menuitem", { name: "Archive by itself…" }).click();
  const dialog = page.getByRole("dialog", { name: "Archive completed tasks" });
  expect(await dialog.getByLabel("As the company has it: never").isChecked()).toBe(true);
  await dialog.getByLabel("Some days after completion").check();
  await dialog.getByRole("textbox", { name: "Days" }).fill("14");
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await goOnline(her);
  await waitForDelivered(her);
  const plan = (await rows(her, "plan")).find(({ name }) => name === "My desk");
  expect(plan).toMatchObject({ archiveMethod: "custom", archiveDays: 14 });
});

test("it is there after a reload, is the only one of its kind, and nobody else sees it", async () => {
  const { page } = her;
  await page.reload();
  await card(her, "Renew the licence").waitFor();
  await goTo(her, "Plans");
  await page.getByRole("article").getByText("Personal", { exact: true }).waitFor();
  await page.getByRole("button", { name: "New plan" }).click();
  const dialog = page.getByRole("dialog", { name: "New plan" });
  await dialog.getByLabel("Name").waitFor();
  expect(await dialog.getByText("Only for me").count()).toBe(0);
  await page.keyboard.press("Escape");
  await goTo(him, "Plans");
  await him.page.getByText("No plans yet").waitFor();
  await openPlan(her, "My desk");
});
