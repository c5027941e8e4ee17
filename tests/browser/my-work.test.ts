import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, goTo, newPlan, useCardMenu } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, withoutServiceWorker);
  await setUp(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const heading = (name: string) => her.page.getByRole("heading", { level: 1, name, exact: true });

test("whoever has no tasks is told how to get one, and led there", async () => {
  await goTo(her, "My work");
  await her.page.getByText("You have no tasks yet").waitFor();
  await her.page.getByRole("button", { name: "Open the plans" }).click();
  await heading("Plans").waitFor();
});

test("tasks stand by when they end, and those of tomorrow have a place of their own", async () => {
  const { page } = her;
  await newPlan(her, "Gantry");
  const phrases = { Bolts: "tomorrow 14:00", Plates: "in 9 weeks", Nuts: "" };
  for (const [name, phrase] of Object.entries(phrases)) {
    await addTask(her, "Planned", name);
    await page.keyboard.press("Escape");
    await useCardMenu(her, name, "Assign…");
    const owners = page.getByRole("dialog", { name: `Owners of “${name}”` });
    await owners.getByRole("textbox").fill("dana");
    await page.keyboard.press("Enter");
    await owners.getByRole("button", { name: "Take Dana Kim off" }).waitFor();
    await owners.getByRole("button", { name: "Close" }).click();
    if (phrase === "") continue;
    await useCardMenu(her, name, "Set a time…");
    const field = page.getByRole("textbox", { name: "Type a time" });
    await field.fill(phrase);
    await field.press("Enter");
    await field.waitFor({ state: "detached" });
  }
  await goTo(her, "My work");
  await eventually(async () =>
    page.locator("h2[data-group]").evaluateAll((all) => all.map((one) => one.dataset["group"])),
  ).toEqual(["tomorrow", "later", "noTime"]);
});

test("a state without tasks leads back to all of them", async () => {
  const { page } = her;
  await page.getByRole("button", { name: /Overdue/ }).click();
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByRole("button", { name: "Bolts", exact: true }).waitFor();
});

test("no tile is cut off on a phone", async () => {
  const { page } = her;
  await page.setViewportSize({ width: 390, height: 844 });
  const tiles = page.getByRole("group", { name: "Show by state" });
  const cut = await tiles
    .locator("span")
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
});
