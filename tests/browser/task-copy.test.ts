import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { message, say } from "./make/chat-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, output, type Person } from "./make/open-browser.ts";
import { addTask, card, cardsOf, newPlan, openPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addSubtask, closeTask, openTask } from "./make/task-steps.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUp(her);
  await newPlan(her, "Pier 5");
  await newPlan(her, "Pier 4");
  await addTask(her, "Planned", "Rebar");
  await her.page.keyboard.press("Escape");
  const opened = await openTask(her, "Rebar");
  await addSubtask(opened, "Order the steel");
  await addSubtask(opened, "Check the ties");
  await waitForDelivered(her);
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const dialog = () => her.page.getByRole("dialog", { name: /^(Copy the task|Make a task)/ });

async function choosePlan(name: string): Promise<void> {
  await dialog().getByRole("combobox", { name: "Plan" }).click();
  await her.page.getByRole("option", { name, exact: true }).click();
}

test("a task is copied into another plan without a network, with the parts that are wanted", async () => {
  await goOffline(her);
  await her.page.getByRole("button", { name: "Actions for the task" }).click();
  await her.page.getByRole("menuitem", { name: "Copy…" }).click();
  expect(await dialog().getByLabel("Name of the task").inputValue()).toBe("Rebar (copy)");
  await dialog().getByLabel("Name of the task").fill("Rebar, pier 5");
  await choosePlan("Pier 5");
  await dialog().getByRole("checkbox", { name: "Checklist" }).click();
  expect(await violationsOn(her.page)).toEqual([]);
  for (const colorScheme of ["light", "dark"] as const) {
    await her.page.emulateMedia({ colorScheme });
    for (const width of [1440, 390]) {
      await her.page.setViewportSize({ width, height: 860 });
      await her.page.screenshot({ path: join(output, `task-copy-${width}-${colorScheme}.png`) });
    }
  }
  await her.page.emulateMedia({ colorScheme: "light" });
  await her.page.setViewportSize({ width: 1440, height: 900 });
  await dialog().getByRole("button", { name: "Copy", exact: true }).click();
  await dialog().waitFor({ state: "detached" });
  await closeTask(her);
  await goOnline(her);
  await waitForDelivered(her);
  await openPlan(her, "Pier 5");
  await card(her, "Rebar, pier 5").getByText("0/2").waitFor();
});

test("a subtask becomes a task of its own, and the log of its task says so", async () => {
  await openPlan(her, "Pier 4");
  const opened = await openTask(her, "Rebar");
  await opened.getByLabel("Name of the subtask “Check the ties”").hover();
  await opened.getByRole("button", { name: "Actions for “Check the ties”" }).click();
  await her.page.getByRole("menuitem", { name: "Turn into a task" }).click();
  await card(her, "Check the ties").waitFor();
  await opened.getByText("History", { exact: true }).click();
  await opened.getByText(/made the subtask “Check the ties” a task/).waitFor();
  expect(await cardsOf(her, "Planned")).toEqual(["Rebar", "Check the ties"]);
  await closeTask(her);
});

test("a message is made a task, where its chat belongs", async () => {
  await her.page.getByRole("button", { name: "Chat of the plan" }).click();
  await say(her, "Order two more pumps");
  await waitForDelivered(her);
  const said = message(her, "Order two more pumps");
  await said.hover();
  await said.getByRole("button", { name: "More actions" }).click();
  await her.page.getByRole("menuitem", { name: "Make a task of it…" }).click();
  await dialog().getByRole("button", { name: "Make the task" }).click();
  await dialog().waitFor({ state: "detached" });
  await openPlan(her, "Pier 4");
  await card(her, "Order two more pumps").waitFor();
});
