import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { eventually, until } from "./make/eventually.ts";
import { findCutOff } from "./make/find-cut-off.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { card, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { line } from "./make/table-steps.ts";
import { closeTask, openTask } from "./make/task-steps.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

const tasks = ["Pour the slab", "Order rebar", "Set the forms"];

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  const planId = await newPlan(her, "Pier 4");
  await letIn(her, omar.name);
  await waitForDelivered(her);
  for (const name of tasks) await doesAs(app, her, "task.add", { planId, name });
  await until(async () => (await rows(her, "task")).length === tasks.length);
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const dialogOf = ({ page }: Person) => page.getByRole("dialog", { name: "Fields of tasks" });
const panelOf = ({ page }: Person) =>
  page.getByRole("dialog", { name: "Pour the slab", exact: true });

/** What a task says in fields of the plan, by their names, as a person's browser knows it. */
async function saidBy(person: Person, task: string): Promise<Record<string, string>> {
  const fields = await rows(person, "planField");
  const row = (await rows(person, "task")).find((one) => one["name"] === task);
  const values = Object.entries((row?.["fields"] ?? {}) as Record<string, string>);
  return Object.fromEntries(
    values.map(([id, value]) => [
      String(fields.find((field) => field["id"] === Number(id))?.["name"]),
      value,
    ]),
  );
}

async function addField(name: string, kind: string, more?: () => Promise<void>): Promise<void> {
  const dialog = dialogOf(her);
  await dialog.getByRole("button", { name: "Add a field" }).click();
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await dialog.getByLabel("Kind").selectOption({ label: kind });
  await more?.();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByRole("button", { name: `Edit ${name}` }).waitFor();
}

test("who leads a plan draws its fields without a network, and orders them", async () => {
  const { page } = her;
  await goOffline(her);
  await page.getByRole("button", { name: "Actions for the plan" }).click();
  await page.getByRole("menuitem", { name: "Fields of tasks…" }).click();
  const dialog = dialogOf(her);
  await addField("Cost", "Number", async () => {
    await dialog.getByLabel("Unit").fill("EUR");
    await dialog.getByLabel("Decimals").fill("2");
    await dialog.getByRole("switch", { name: "Show on cards of the board" }).check({ force: true });
  });
  await addField("Trade", "Choice", async () => {
    await dialog.getByRole("button", { name: "Add an option" }).click();
    await dialog.getByLabel("Option 1", { exact: true }).fill("Concrete");
    await page.keyboard.press("Enter");
    await dialog.getByLabel("Option 2", { exact: true }).fill("Steel");
  });
  await addField("Note", "Text");
  await dialog.getByRole("button", { name: "Move Trade up" }).click();
  await eventually(async () =>
    dialog
      .getByRole("list", { name: "Fields of tasks" })
      .getByText(/^(Cost|Trade|Note)$/)
      .allTextContents(),
  ).toEqual(["Trade", "Cost", "Note"]);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await goOnline(her);
  await waitForDelivered(her);
  await until(async () => (await rows(him, "planField")).length === 3);
});

test("two people fill in two fields of one task, one of them without a network, and both win", async () => {
  await openPlan(him, "Pier 4");
  await goOffline(her);
  for (const person of [her, him]) await openTask(person, "Pour the slab");
  await panelOf(her).getByLabel("Cost").fill("1,200.5");
  await her.page.keyboard.press("Enter");
  await panelOf(her).getByRole("button", { name: "Trade" }).click();
  await her.page.getByRole("menuitemradio", { name: "Steel" }).click();
  await panelOf(him).getByLabel("Note").fill("Pump from the east");
  await him.page.keyboard.press("Enter");
  await waitForDelivered(him);
  await goOnline(her);
  await waitForDelivered(her);
  for (const person of [her, him])
    await eventually(async () => {
      const { Cost, Note } = await saidBy(person, "Pour the slab");
      return { Cost, Note };
    }).toEqual({ Cost: "1200.50", Note: "Pump from the east" });
  await panelOf(him).getByRole("button", { name: "Trade: Steel" }).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
});

test("a number that is none stays to be mended, and leaves what stood there", async () => {
  const cost = panelOf(her).getByLabel("Cost");
  await cost.fill("much");
  await panelOf(her).getByText("This is not a number").waitFor();
  await cost.press("Escape");
  expect(await cost.inputValue()).toBe("1200.50");
});

test("cards show the fields that were marked so", async () => {
  await closeTask(her);
  await card(her, "Pour the slab").getByText("1,200.50 EUR").waitFor();
});

test("the table has columns for fields: edited, grouped with sums, filtered by a link", async () => {
  const { page } = her;
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Columns" }).click();
  for (const name of ["Trade", "Cost"]) await page.getByLabel(name, { exact: true }).check();
  await page.keyboard.press("Escape");
  const cost = line(her, "Order rebar").locator("[data-field^='field.']").last();
  await cost.dblclick();
  await page.keyboard.type("99.5");
  await page.keyboard.press("Enter");
  await eventually(async () => saidBy(her, "Order rebar")).toEqual({ Cost: "99.50" });
  await page.getByText("1,300.00 EUR").waitFor();
  await page.getByRole("button", { name: "Group" }).click();
  await page.getByRole("menuitemradio", { name: "Trade" }).click();
  const group = page.locator("tr[data-group]");
  await eventually(async () => group.count()).toBe(2);
  expect(await group.first().textContent()).toContain("Steel");
  expect(await group.first().textContent()).toContain("1,200.50 EUR");
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("menuitem", { name: "Trade" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Steel" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await line(her, "Order rebar").waitFor({ state: "detached" });
  await line(her, "Pour the slab").waitFor();
  const { pathname, search } = new URL(page.url());
  await him.page.goto(pathname + search);
  await him.page.getByRole("button", { name: /Trade: Steel/ }).waitFor();
  await line(him, "Pour the slab").waitFor();
  expect(await line(him, "Order rebar").count()).toBe(0);
});

test("on a phone fields are filled in as well, and nothing is cut off", async () => {
  const { page } = him;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText("Pour the slab").first().click();
  const note = page.getByLabel("Note");
  await note.fill("Pump from the west");
  await page.keyboard.press("Enter");
  await eventually(async () => (await saidBy(him, "Pour the slab"))["Note"]).toBe(
    "Pump from the west",
  );
  await eventually(async () => page.evaluate(findCutOff)).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
});
