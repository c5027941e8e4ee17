import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { eventually, until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows } from "./make/local-rows.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { line, linesOf } from "./make/table-steps.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, withoutServiceWorker);
  await setUp(her);
  const planId = await newPlan(her, "Pier 4");
  const tag = async (name: string) =>
    ((await doesAs(app, her, "tag.add", { planId, name, color: "blue" })) as { id: number }).id;
  const [steel, west] = [await tag("Steel"), await tag("West")];
  await doesAs(app, her, "task.add", { planId, name: "Weld", tag: [steel, west], color: "green" });
  await doesAs(app, her, "task.add", { planId, name: "Paint", tag: [west] });
  await doesAs(app, her, "task.add", { planId, name: "Clean" });
  await until(async () => (await rows(her, "task")).length === 3);
  await her.page.goto(`/manage/plan/${planId}?view=table`);
  await line(her, "Weld").waitFor();
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

async function groupBy(name: string): Promise<void> {
  await her.page.getByRole("button", { name: /^Group/ }).click();
  await her.page.getByRole("menuitemradio", { name, exact: true }).click();
}

test("a task stands under each of its tags, and is edited, folded and counted there", async () => {
  const { page } = her;
  await groupBy("Tag");
  await eventually(async () => linesOf(her)).toEqual([
    "Steel",
    "Weld",
    "West",
    "Weld",
    "Paint",
    "No tags",
    "Clean",
  ]);
  expect(await violationsOn(page)).toEqual([]);
  await line(her, "Weld").last().locator("td[data-field=name]").click();
  expect(await page.getByRole("textbox", { name: "Name" }).count()).toBe(1);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Weld twice");
  await page.keyboard.press("Enter");
  await eventually(async () => line(her, "Weld twice").count()).toBe(2);
  // Selected once, it is one task.
  await page.getByRole("checkbox", { name: "Select “Weld twice”" }).first().click();
  await page.getByText("1 selected").waitFor();
  await page.locator("tr[data-group]", { hasText: "West" }).click();
  await eventually(async () => linesOf(her)).toEqual([
    "Steel",
    "Weld twice",
    "West",
    "No tags",
    "Clean",
  ]);
  await page.locator("tr[data-group]", { hasText: "West" }).getByText("2 tasks").waitFor();
});

test("tasks stand by their colour, and by their state where the plan has a workflow", async () => {
  await groupBy("Colour");
  await eventually(async () => her.page.locator("tr[data-group]").allInnerTexts()).toEqual([
    expect.stringMatching(/^Green\s+1 task$/),
    expect.stringMatching(/^Default\s+2 tasks$/),
  ]);
  expect(await line(her, "Paint").locator("td[data-field=name]").count()).toBe(1);
  await groupBy("State");
  await eventually(async () => linesOf(her)).toEqual(["No state", "Weld twice", "Paint", "Clean"]);
});
