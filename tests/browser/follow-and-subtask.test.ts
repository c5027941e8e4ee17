import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, card, goTo, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
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
  ({ her, him } = await addTwoPeople(browser, app));
  await newPlan(her, "Pier 4");
  await letIn(her, omar.name);
  for (const name of ["Pour the slab", "Order rebar"]) await addTask(her, "Planned", name);
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await openPlan(him, "Pier 4");
  await card(him, "Order rebar").waitFor();
  await waitUntilOfflineReady(him);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const fromMenu = async ({ page }: Person, name: string) => {
  await page.getByRole("button", { name: "Actions for the task" }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
};

test("whoever follows a task without a network hears what others do with it, and finds it in a list", async () => {
  const { page } = him;
  await openTask(him, "Pour the slab");
  await goOffline(him);
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await page.getByRole("button", { name: "Stop following" }).waitFor();
  await goOnline(him);
  await waitForDelivered(him);
  await goTo(him, "My work");
  await page.getByText("Followed", { exact: true }).click();
  await page.getByRole("button", { name: "Pour the slab", exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await card(her, "Pour the slab").getByRole("checkbox").click();
  await page.getByText("Dana Kim completed “Pour the slab”").first().waitFor();
  await card(her, "Pour the slab").getByRole("checkbox").click();
  await page.getByText("Dana Kim reopened “Pour the slab”").first().waitFor();
});

test("a task becomes a subtask without a network, keeps its chat, and is taken back", async () => {
  const { page } = her;
  await openTask(her, "Order rebar");
  await page.getByRole("button", { name: "Write in this task" }).click();
  await page.getByRole("textbox", { name: /^Message / }).fill("Twelve tons");
  await page.keyboard.press("Enter");
  await page.getByText("Twelve tons").first().waitFor();
  await waitForDelivered(her);
  await goOffline(her);
  await fromMenu(her, "Turn into a subtask…");
  const dialog = page.getByRole("dialog", { name: "Turn “Order rebar” into a subtask" });
  await dialog.getByLabel("Of which task").click();
  await page.getByRole("option", { name: "Pour the slab" }).click();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Turn into a subtask" }).click();
  await dialog.waitFor({ state: "detached" });
  await card(her, "Order rebar").waitFor({ state: "detached" });
  await page.getByText("Twelve tons").first().waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  await fromMenu(her, "Turn into a task");
  await card(her, "Order rebar").waitFor();
  await page.getByText("Twelve tons").first().waitFor();
});

test("a task is printed without a network, with all it has and nothing around it", async () => {
  const { page } = her;
  await page.keyboard.press("Escape");
  await openTask(her, "Pour the slab");
  await goOffline(her);
  await fromMenu(her, "Print…");
  const preview = page.getByRole("dialog", { name: "Print the task" });
  await preview.getByRole("heading", { level: 1, name: "Pour the slab" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await eventually(() => preview.getByText("Pier 4 · Planned").isVisible()).toBe(true);
  expect(await page.getByRole("navigation", { name: "Places" }).isVisible()).toBe(false);
  expect(await preview.getByRole("button", { name: "Print" }).count()).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await preview.getByRole("button", { name: "Cancel" }).click();
  await preview.waitFor({ state: "detached" });
  await goOnline(her);
});
