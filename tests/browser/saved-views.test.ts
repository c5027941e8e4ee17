import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, card, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { line } from "./make/table-steps.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let planId: number;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(
    browser,
    app,
    { permissions: ["clipboard-read", "clipboard-write"] },
    withoutServiceWorker,
  ));
  planId = await newPlan(her, "Pier 4");
  await letIn(her, omar.name);
  for (const name of ["Rebar", "Formwork"]) await addTask(her, "Planned", name);
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await openPlan(him, "Pier 4");
  await card(him, "Formwork").waitFor();
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const openSaved = async ({ page }: Person) =>
  page.getByRole("button", { name: "Saved views" }).click();

test("what is looked at is saved by a name for everybody, without a network", async () => {
  const { page } = her;
  await page.getByRole("searchbox", { name: "Find in this plan" }).fill("form");
  await card(her, "Rebar").waitFor({ state: "detached" });
  await goOffline(her);
  await openSaved(her);
  await page.getByRole("menuitem", { name: "Save it for everybody in the plan…" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("menuitem", { name: "Save it for everybody in the plan…" }).click();
  await page.getByLabel("Name of the view").fill("Forms");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByLabel("Name of the view").waitFor({ state: "detached" });
  await goOnline(her);
  await waitForDelivered(her);
  await openSaved(him);
  await him.page.getByRole("menuitem", { name: "Forms" }).click();
  await card(him, "Rebar").waitFor({ state: "detached" });
  await card(him, "Formwork").waitFor();
  expect(new URL(him.page.url()).searchParams.get("text")).toBe("form");
});

test("what one saves for oneself nobody else sees, and a deleted view comes back", async () => {
  const { page } = him;
  await page.getByRole("searchbox", { name: "Find in this plan" }).fill("bar");
  await openSaved(him);
  await page.getByRole("menuitem", { name: "Save this view for me…" }).click();
  await page.getByLabel("Name of the view").fill("Bars");
  await page.keyboard.press("Enter");
  await waitForDelivered(him);
  await openSaved(her);
  await her.page.getByRole("menuitem", { name: "Delete “Forms”" }).waitFor();
  expect(await her.page.getByRole("menuitem", { name: "Bars" }).count()).toBe(0);
  await her.page.getByRole("menuitem", { name: "Delete “Forms”" }).click();
  await her.page.getByRole("button", { name: "Undo" }).click();
  await openSaved(her);
  await her.page.getByRole("menuitem", { name: "Rename “Forms”…" }).waitFor();
});

const tool = ({ page }: Person, name: string | RegExp) => page.getByRole("button", { name });
const heads = async ({ page }: Person) => page.getByRole("columnheader").allInnerTexts();
const search = ({ page }: Person) => Object.fromEntries(new URL(page.url()).searchParams);

async function pickTool(person: Person, name: string | RegExp, item: string): Promise<void> {
  await tool(person, name).click();
  await person.page.getByRole("menu").getByText(item, { exact: true }).click();
  await person.page.keyboard.press("Escape");
}

test("a table is saved as it is set up, and whoever opens it sees that and keeps their own", async () => {
  await her.page.getByRole("button", { name: "Remove all filters" }).click();
  for (const person of [her, him]) {
    await person.page.goto(`/manage/plan/${planId}?view=table`);
    await line(person, "Rebar").waitFor();
  }
  await pickTool(him, /^Group/, "Column");
  await pickTool(her, /^Group/, "Priority");
  await pickTool(her, /^Sort/, "Task");
  await tool(her, "Columns").click();
  await her.page.getByRole("checkbox", { name: "Tags" }).uncheck();
  await her.page.getByRole("checkbox", { name: "Created" }).check();
  await her.page.keyboard.press("Escape");
  await goOffline(her);
  await openSaved(her);
  await her.page.getByRole("menuitem", { name: "Save it for everybody in the plan…" }).click();
  await her.page.getByLabel("Name of the view").fill("Short");
  await her.page.keyboard.press("Enter");
  await goOnline(her);
  await waitForDelivered(her);

  const before = await heads(him);
  await openSaved(him);
  await him.page.getByRole("menuitem", { name: "Short" }).click();
  await eventually(async () => heads(him)).toContainEqual(expect.stringContaining("Created"));
  expect(await heads(him)).not.toContain("Tags");
  await tool(him, "Group: Priority").waitFor();
  await tool(him, "Sort: Task").waitFor();
  expect(search(him)).toMatchObject({ view: "table", group: "priority", sort: "name" });
  expect(await violationsOn(him.page)).toEqual([]);
  // What he changes here is the view's alone.
  await pickTool(him, /^Group/, "Completion");
  await eventually(async () => search(him)).toMatchObject({ group: "completion" });
  // What he changed stays behind once he goes back to what was saved.
  await openSaved(him);
  await him.page.getByRole("menuitem", { name: /^Short/ }).click();
  await tool(him, "Group: Priority").waitFor();
  await tool(him, "Back to my table").click();
  await tool(him, "Group: Column").waitFor();
  expect(await heads(him)).toEqual(before);
  expect(search(him)).toEqual({ view: "table" });
});

test("a saved view that was changed is saved again, and a link to it shows the same", async () => {
  await pickTool(her, /^Group/, "Completion");
  await tool(her, "Group: Completion").waitFor();
  await openSaved(her);
  await her.page.getByRole("menuitem", { name: /^Short\s*Changed/ }).waitFor();
  await her.page.getByRole("menuitem", { name: "Save the changes to “Short”" }).click();
  await waitForDelivered(her);
  await openSaved(her);
  await her.page.getByRole("menuitem", { name: "Copy a link to this view" }).click();
  await her.page.getByText("The link is copied").waitFor();
  const link = new URL(await her.page.evaluate(() => navigator.clipboard.readText()));
  // Each of them has a line of their own to the server.
  expect(link.origin).toBe(new URL(her.page.url()).origin);
  await him.page.goto(`${link.pathname}${link.search}`);
  await tool(him, "Group: Completion").waitFor();
  expect(await heads(him)).not.toContain("Tags");
  await openSaved(him);
  const short = him.page.getByRole("menuitem", { name: "Short" });
  await short.waitFor();
  expect(await short.getAttribute("aria-current")).toBe("true");
  // What was saved before views of tables told how those are set up still opens, with everybody's own.
  await him.page.getByRole("menuitem", { name: "Bars" }).click();
  await card(him, "Formwork").waitFor({ state: "detached" });
  await card(him, "Rebar").waitFor();
});
