import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";

let app: App;
let browser: Browser;
let her: Person;
let planId = 0;
let taskId = 0;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUp(her);
  planId = await newPlan(her, "Pier 4");
  await waitForDelivered(her);
  ({ id: taskId } = (await doesAs(app, her, "task.add", { planId, name: "Set the forms" })) as {
    id: number;
  });
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

test("a button of a header that gives way to others while it is pressed is pressed all the same", async () => {
  const { page } = her;
  await page.getByText("Set the forms").first().click();
  const panel = page.getByRole("dialog", { name: "Set the forms" });
  const button = panel.getByRole("button", { name: "Complete", exact: true });
  await button.hover();
  const before = await button.boundingBox();
  await page.mouse.down();
  // The ways to the tasks around it come, now that there is one.
  await doesAs(app, her, "task.add", { planId, name: "Order anchors" });
  await page.getByText("Order anchors").first().waitFor();
  await page.mouse.up();
  await eventually(async () => {
    const task = (await rows(her, "task")).find(({ id }) => id === taskId);
    return Number(task?.["completeTime"]) > 0;
  }).toBe(true);
  await panel.getByRole("button", { name: /^Next/ }).waitFor();
  const after = await panel.getByRole("button", { name: "Reopen", exact: true }).boundingBox();
  expect(after?.x).not.toBe(before?.x);
});
