import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
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
  for (const name of ["Set the forms", "Pour the slab"]) await addTask(her, "Planned", name);
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

const waits = (person: Person, name: string) =>
  card(person, name).getByText("Waits for another task");

test("a task is said to wait for another without a network, and its card says so on both sides", async () => {
  const { page } = her;
  await goOffline(her);
  await openTask(her, "Pour the slab");
  await page.getByRole("button", { name: "Add a task that it waits for" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a task that it waits for" });
  await dialog.getByLabel("Task").click();
  await page.getByRole("option", { name: "Set the forms" }).click();
  await dialog.getByLabel("Lag").fill("2");
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Open “Set the forms”" }).waitFor();
  await waits(her, "Pour the slab").waitFor({ state: "attached" });
  await goOnline(her);
  await waitForDelivered(her);
  await waits(him, "Pour the slab").waitFor({ state: "attached" });
  expect(await waits(him, "Set the forms").count()).toBe(0);
});

test("the other sees what it holds up, goes there and changes how; two days become an overlap", async () => {
  const { page } = him;
  await openTask(him, "Set the forms");
  await page.getByRole("button", { name: "Change how it depends on “Pour the slab”" }).click();
  const dialog = page.getByRole("dialog", { name: "Dependency" });
  expect(await dialog.getByLabel("Lag").inputValue()).toBe("2");
  await dialog.getByLabel("Lag").fill("-1");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await eventually(async () => (await rows(her, "taskLink"))[0]?.["lag"]).toBe(-1);
  await page.getByRole("button", { name: "Open “Pour the slab”" }).click();
  await page.getByRole("button", { name: "Open “Set the forms”" }).waitFor();
});

test("what would wait for itself is refused and told; nothing of it stays", async () => {
  const { page } = him;
  await page.getByRole("button", { name: "Add a task that waits for it" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a task that waits for it" });
  await dialog.getByLabel("Task").click();
  await page.getByRole("option", { name: "Set the forms" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("The task would wait for itself").first().waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await rows(him, "taskLink")).toHaveLength(1);
  await closeTask(him);
});

test("a card waits no more when the other task is done, or no longer waited for", async () => {
  const { page } = her;
  await card(him, "Set the forms").getByRole("checkbox").click();
  await waits(her, "Pour the slab").waitFor({ state: "detached" });
  await card(him, "Set the forms").getByRole("checkbox").click();
  await waits(her, "Pour the slab").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Change how it depends on “Set the forms”" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await waits(her, "Pour the slab").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await waits(her, "Pour the slab").waitFor({ state: "attached" });
});
