import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, card, cardsOf, column, newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { carryByFinger, swipe } from "./make/hands/touch-steps.ts";

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, {
    ...withoutServiceWorker,
    hasTouch: true,
    viewport: { width: 1024, height: 768 },
  });
  await setUp(her);
  await newPlan(her, "Footbridge");
  for (const name of ["Set out", "Dig", "Pour"]) await addTask(her, "Planned", name);
  await her.page.keyboard.press("Escape");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

test("a card that a finger picks up stands where it is put down", async () => {
  await carryByFinger(her, card(her, "Pour"), card(her, "Set out"));
  await eventually(() => cardsOf(her, "Planned")).toEqual(["Pour", "Set out", "Dig"]);
});

test("a finger carries a card into another column", async () => {
  const place = column(her, "Ready to start").getByText("No tasks");
  await carryByFinger(her, card(her, "Dig"), place);
  await eventually(() => cardsOf(her, "Ready to start")).toEqual(["Dig"]);
});

test("a finger that only passes over a card moves nothing, and a tap opens it", async () => {
  const before = await cardsOf(her, "Planned");
  await swipe(her, card(her, "Pour"), { x: 0, y: 120 });
  expect(await cardsOf(her, "Planned")).toEqual(before);
  await card(her, "Pour").locator("[data-card-focus]").tap();
  await her.page.waitForURL(/task=\d+/);
});
