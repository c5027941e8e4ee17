import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { focusedCard } from "./make/hands/keyboard-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, card, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { dana, omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  await newPlan(her, "Pier 4");
  await letIn(her, omar.name);
  for (const name of ["Forms", "Steel", "Pour"]) await addTask(her, "Planned", name);
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await openPlan(him, "Pier 4");
  await card(him, "Pour").waitFor();
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const lane = ({ page }: Person, name: string) =>
  page.getByRole("region", { name: new RegExp(`^Lane ${name},`) });
const cell = (person: Person, laneName: string, columnName: string) =>
  lane(person, laneName).getByRole("group", { name: new RegExp(`, ${columnName}, `) });
const namesIn = async (person: Person, laneName: string, columnName: string) =>
  cell(person, laneName, columnName).locator("[data-card-focus]").allTextContents();

async function chooseLanes({ page }: Person, kind: string): Promise<void> {
  await page.getByRole("button", { name: "Lanes" }).click();
  await page.getByRole("menuitemradio", { name: kind }).click();
}

test("a board gets lanes by owner without a network: of everybody in the plan, and of nobody", async () => {
  await goOffline(her);
  await chooseLanes(her, "By owner");
  for (const name of [dana.name, omar.name, "Nobody"]) await lane(her, name).waitFor();
  await eventually(async () => namesIn(her, "Nobody", "Planned")).toEqual([
    "Forms",
    "Steel",
    "Pour",
  ]);
  expect(await violationsOn(her.page)).toEqual([]);
});

test("a card that is dragged into somebody's lane becomes theirs, and is taken back by undo", async () => {
  const { page } = her;
  await card(her, "Steel").dragTo(cell(her, omar.name, "Ready to start"));
  await eventually(async () => namesIn(her, omar.name, "Ready to start")).toEqual(["Steel"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await eventually(async () => namesIn(her, "Nobody", "Planned")).toContain("Steel");
  await eventually(async () => namesIn(her, omar.name, "Ready to start")).toEqual([]);
});

test("keys carry a card from lane to lane and keep the focus on it; the other sees whose it is", async () => {
  await card(her, "Forms").locator("[data-card-focus]").focus();
  await her.page.keyboard.press("Shift+ArrowUp");
  await eventually(async () => namesIn(her, omar.name, "Planned")).toEqual(["Forms"]);
  await eventually(async () => focusedCard(her.page)).toBe("Forms");
  await her.page.keyboard.press("Shift+ArrowRight");
  await eventually(async () => namesIn(her, omar.name, "Ready to start")).toEqual(["Forms"]);
  await goOnline(her);
  await waitForDelivered(her);
  await chooseLanes(him, "By owner");
  await eventually(async () => namesIn(him, omar.name, "Ready to start")).toEqual(["Forms"]);
});

test("what is written in a lane has what the lane is of", async () => {
  const { page } = her;
  await chooseLanes(her, "By priority");
  const place = lane(her, "Important and urgent").getByRole("group").first();
  await place.getByRole("button", { name: "Add a task" }).click();
  await place.getByRole("textbox").fill("Fence the pit");
  await place.getByRole("textbox").press("Enter");
  await place.locator("[data-card-focus]").getByText("Fence the pit").waitFor();
  await place.getByRole("textbox").press("Escape");
  expect(await violationsOn(page)).toEqual([]);
});

test("a lane that is folded stays so through a reload, and the choice of lanes too", async () => {
  const { page } = her;
  const fold = () => lane(her, "No priority").getByRole("button", { expanded: false });
  await lane(her, "No priority").getByRole("button", { expanded: true }).first().click();
  await fold().waitFor();
  await page.reload();
  await fold().waitFor();
  expect(await lane(her, "No priority").getByRole("group").count()).toBe(0);
  await fold().click();
});

test("on a phone lanes are a list, in which a card is found below its column", async () => {
  const { page } = her;
  // What is asked of a column stays where its head has no room.
  await page.getByRole("button", { name: "Actions for the column Planned" }).click();
  await page.getByRole("menuitem", { name: "Limit of open tasks…" }).click();
  const limit = page.getByLabel("Open tasks at most");
  await limit.fill("7");
  await page.setViewportSize({ width: 390, height: 844 });
  await cell(her, "No priority", "Planned").waitFor();
  expect(await limit.inputValue()).toBe("7");
  await page.keyboard.press("Escape");
  await limit.waitFor({ state: "detached" });
  expect(await cell(her, "No priority", "Inspection").count()).toBe(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await chooseLanes(her, "No lanes");
  await page.locator("section[data-column]").first().waitFor();
});
