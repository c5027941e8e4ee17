import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "./make/eventually.ts";
import { drawnPhotograph } from "./make/file-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
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
  ({ her, him } = await addTwoPeople(browser, app));
  await newPlan(her, "Pier 4");
  await letIn(her, omar.name);
  await waitForDelivered(her);
  await openPlan(him, "Pier 4");
  await waitUntilOfflineReady(her);
  await waitUntilOfflineReady(him);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

async function choose({ page }: Person, state: string): Promise<void> {
  await page.getByRole("button", { name: "Status of “Crack”" }).click();
  await page.getByRole("menuitemradio", { name: state, exact: true }).click();
}

async function stands({ page }: Person, state: string): Promise<void> {
  await page.getByRole("button", { name: `Status of “Crack”: ${state}`, exact: true }).waitFor();
}

test("a leader asks for a photograph and a second person where defects pass", async () => {
  const { page } = her;
  await goOffline(her);
  await page.getByRole("button", { name: "Actions for the plan" }).click();
  await page.getByRole("menuitem", { name: "Workflow" }).click();
  const dialog = page.getByRole("dialog", { name: "Workflow" });
  await dialog.getByRole("button", { name: "Start with the usual states" }).click();
  await dialog.getByRole("button", { name: "Rules of “Completed”" }).click();
  await dialog.getByRole("switch", { name: /with a new photograph$/ }).click();
  await dialog.getByRole("switch", { name: /^Whoever brought a task/ }).click();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await addTask(her, "Planned", "Crack");
  await page.keyboard.press("Escape");
  await goOnline(her);
  await waitForDelivered(her);
  await stands(him, "To do");
});

test("whoever mended a defect does not pass it, and learns so without a network", async () => {
  await goOffline(him);
  await choose(him, "In review");
  await stands(him, "In review");
  await choose(him, "Completed");
  await him.page.getByText("Somebody other than you has to bring this task to").waitFor();
  await stands(him, "In review");
  await goOnline(him);
  await waitForDelivered(him);
  await stands(her, "In review");
});

test("somebody else passes it once there is a photograph of it, which may still be on its way", async () => {
  await goOffline(her);
  await choose(her, "Completed");
  await her.page.getByText("Add a photograph to the task first: “Completed” takes").waitFor();
  await stands(her, "In review");
  const opened = await openTask(her, "Crack");
  const files = opened.getByRole("region", { name: "Files", exact: true });
  await files
    .getByLabel("Add files")
    .and(her.page.locator("input"))
    .setInputFiles(await drawnPhotograph(her, "after.jpg", 320, 240));
  await files.getByRole("button", { name: "Open after.jpg" }).waitFor();
  await closeTask(her);
  await choose(her, "Completed");
  await stands(her, "Completed");
  await goOnline(her);
  await waitForDelivered(her);
  await stands(him, "Completed");
  await card(him, "Crack").locator("[data-done]").waitFor();
  await until(async () => {
    const all = await rows(him, "file");
    return all.length === 1 && Number(all[0]?.["arriveTime"]) > 0;
  });
});
