import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, letIn, newPlan } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { cell, line } from "./make/table-steps.ts";
import { addTwoPeople } from "./make/two-people.ts";

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  await newPlan(her, "Gantry");
  await letIn(her, omar.name);
  await addTask(her, "Planned", "Bolts");
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await her.page.getByRole("button", { name: "Table", exact: true }).click();
  await line(her, "Bolts").waitFor();
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const names = async () => (await rows(her, "task")).map(({ name }) => name);

test("a name that is being written in its cell is still being written where the window becomes narrow", async () => {
  const { page } = her;
  await cell(her, "Bolts", "name").click();
  const field = page.getByRole("textbox", { name: "Name of the task" });
  await field.fill("Bolts M24");
  await page.setViewportSize(PHONE);
  await eventually(async () => page.evaluate(() => innerWidth)).toBe(PHONE.width);
  await field.and(page.locator(":focus")).waitFor();
  expect(await field.inputValue()).toBe("Bolts M24");
  expect(await names()).toEqual(["Bolts"]);
  await page.keyboard.press("Enter");
  await page.locator("table[aria-rowcount]").waitFor({ state: "detached" });
  await page.getByText("Bolts M24", { exact: true }).waitFor();
  await page.setViewportSize(LAPTOP);
  await line(her, "Bolts M24").waitFor();
});

test("what a cell has opened stays, with what was looked for in it", async () => {
  const { page } = her;
  await cell(her, "Bolts M24", "owner").click();
  const choice = page.getByRole("dialog", { name: "Owner" });
  await choice.getByRole("textbox").fill("Om");
  await page.setViewportSize(PHONE);
  await eventually(async () => page.evaluate(() => innerWidth)).toBe(PHONE.width);
  await eventually(async () => choice.getByRole("textbox").inputValue()).toBe("Om");
  await page.keyboard.press("Escape");
  await page.locator("table[aria-rowcount]").waitFor({ state: "detached" });
  await page.setViewportSize(LAPTOP);
});

function piece(zjKey: string, name: string, label: string, config: object = {}) {
  return { __config__: { zjKey, label, ...config }, __vModel__: name };
}

test("what is looked for in a row of a form stays where a phone is turned, and so does what it has opened", async () => {
  const { page } = her;
  const children = [{ ...piece("userSelect", "who", "Who"), filterable: true }];
  const definition = JSON.stringify({ fields: [piece("table", "crew", "Crew", { children })] });
  const form = (await doesAs(app, her, "form.add", { name: "Shift", definition })) as {
    id: number;
  };
  await doesAs(app, her, "form.publish", { id: form.id });
  await page.goto("/manage/application");
  await page.getByRole("button", { name: "Shift", exact: true }).click();
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("button", { name: "Add a row" }).click();
  const crew = page.getByRole("region", { name: "Crew" });
  const who = crew.getByRole("combobox");
  await who.fill("Oma");
  await page.setViewportSize(PHONE);
  await eventually(async () => page.evaluate(() => innerWidth)).toBe(PHONE.width);
  expect(await who.inputValue()).toBe("Oma");
  await page.getByRole("option", { name: "Omar Haddad" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("heading").first().click();
  await crew.getByRole("table").waitFor({ state: "detached" });
  await crew.getByRole("button", { name: "Omar Haddad" }).waitFor();
  await page.setViewportSize(LAPTOP);
  await crew.getByRole("button", { name: /^Browse: / }).click();
  const directory = page.getByRole("dialog").filter({ hasText: "Omar Haddad" }).last();
  await directory.waitFor();
  await page.setViewportSize(PHONE);
  await eventually(async () => page.evaluate(() => innerWidth)).toBe(PHONE.width);
  await directory.waitFor();
  expect(await directory.isVisible()).toBe(true);
});
