import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, card, cardsOf, column, newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { carryByFinger, restFinger, swipe } from "./make/hands/touch-steps.ts";
import { violationsOn } from "./make/violations.ts";

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

test("a finger that rests on a card and is lifted selects it; each touch goes on with that", async () => {
  const { page } = her;
  const before = await cardsOf(her, "Planned");
  await page.setViewportSize({ width: 390, height: 844 });
  const ghost = page.locator("body > [inert][data-task]");
  await restFinger(her, card(her, "Pour"), ghost);
  const bar = page.getByRole("toolbar", { name: "Selected tasks" });
  await bar.getByText("1 selected").waitFor();
  await card(her, "Set out").locator("[data-card-focus]").tap();
  await bar.getByText("2 selected").waitFor();
  expect(await cardsOf(her, "Planned")).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOn(page)).toEqual([]);
  await bar.getByRole("button", { name: "Clear the selection" }).tap();
  await bar.waitFor({ state: "detached" });
  await page.setViewportSize({ width: 1024, height: 768 });
});

test("a finger that only passes over a card moves nothing, and a tap opens it", async () => {
  const before = await cardsOf(her, "Planned");
  await swipe(her, card(her, "Pour"), { x: 0, y: 120 });
  expect(await cardsOf(her, "Planned")).toEqual(before);
  await card(her, "Pour").locator("[data-card-focus]").tap();
  await her.page.waitForURL(/task=\d+/);
});

test("the dots of a card are there before a finger has touched it", async () => {
  for (const name of ["Set out", "Dig", "Pour"])
    await card(her, name)
      .getByRole("button", { name: `Actions for ${name}` })
      .waitFor();
});

test("on a phone a button adds what was typed, again and again, and another one sends", async () => {
  const { page } = her;
  await page.setViewportSize({ width: 390, height: 844 });
  const opened = page.getByRole("dialog", { name: "Pour", exact: true });
  const add = page.getByRole("button", { name: "Add", exact: true });
  const part = opened.getByLabel("Add a subtask, Enter for the next one");
  for (const name of ["Grease", "Shutter"]) {
    await part.fill(name);
    await add.tap();
    await opened.getByLabel(`Name of the subtask “${name}”`).waitFor();
  }
  await opened.getByRole("button", { name: "Write in this task" }).tap();
  await opened.getByRole("textbox", { name: /^Message / }).fill("It holds.");
  await opened.getByRole("button", { name: "Send" }).tap();
  await opened.getByText("It holds.").waitFor();
  const writes = opened.getByRole("textbox", { name: /^Message / });
  expect(await writes.evaluate((element) => element === document.activeElement)).toBe(true);
  await opened.getByRole("button", { name: /^(Back|Close)$/ }).tap();
  const place = column(her, "Planned");
  await place.getByRole("button", { name: "Add a task" }).tap();
  const field = place.getByRole("textbox");
  for (const name of ["Strike", "Cure"]) {
    await field.fill(name);
    await add.tap();
    await card(her, name).waitFor();
    await eventually(async () =>
      field.evaluate((element) => element === document.activeElement),
    ).toBe(true);
  }
});
