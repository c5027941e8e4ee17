import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { eventually, until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { card, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { closeTask, openTask } from "./make/task-steps.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

const DAY = 86_400_000;
/** Two days from now at an hour that is none of the first ones of a day. */
const END = Math.floor(Date.now() / DAY) * DAY + 2 * DAY + 12 * 3_600_000;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  const planId = await newPlan(her, "Pier 4");
  await letIn(her, omar.name);
  await waitForDelivered(her);
  for (const name of ["Pour the slab", "Top out"])
    await doesAs(app, her, "task.add", { planId, name, times: [END - DAY, END] });
  await until(async () => (await rows(her, "task")).length === 2);
  await openPlan(him, "Pier 4");
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const mark = (person: Person, name: string) => card(person, name).getByText("Milestone");
const rowOf = async (person: Person, name: string) =>
  (await rows(person, "task")).find((row) => row["name"] === name);

async function chooseInMenu(person: Person, name: string, item: string): Promise<void> {
  await card(person, name).click({ button: "right" });
  await person.page.getByRole("menuitem", { name: item }).click();
}

test("a task becomes a milestone in its menu without a network: it takes no time, and its card says so", async () => {
  await goOffline(her);
  await chooseInMenu(her, "Top out", "Make it a milestone");
  await mark(her, "Top out").waitFor({ state: "attached" });
  const row = await rowOf(her, "Top out");
  expect(Number(row?.["endTime"]) - Number(row?.["startTime"])).toBe(60_000);
  expect(await mark(her, "Pour the slab").count()).toBe(0);
  await her.page.getByRole("button", { name: "Undo" }).click();
  await mark(her, "Top out").waitFor({ state: "detached" });
  expect((await rowOf(her, "Top out"))?.["startTime"]).toBe(END - DAY);
  await chooseInMenu(her, "Top out", "Make it a milestone");
  await goOnline(her);
  await waitForDelivered(her);
  await mark(him, "Top out").waitFor({ state: "attached" });
});

test("its panel says what it is, it has no subtasks, and its log tells who made it one", async () => {
  const { page } = him;
  await openTask(him, "Top out");
  await page
    .getByRole("dialog", { name: "Top out" })
    .getByText("Milestone", { exact: true })
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("dialog").getByText("History", { exact: true }).click();
  await page
    .getByText(/made it a milestone/)
    .first()
    .waitFor();
  await closeTask(him);
});

test("milestones are filtered for, and stand as diamonds in the Gantt and with a mark in the table", async () => {
  const { page } = her;
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("menuitemcheckbox", { name: "Milestones" }).click();
  await page.keyboard.press("Escape");
  await card(her, "Pour the slab").waitFor({ state: "detached" });
  await page.getByRole("navigation", { name: "Views of the plan" }).getByText("Table").click();
  await page
    .getByRole("row", { name: /Top out/ })
    .getByText("Milestone")
    .waitFor({ state: "attached" });
  await page.getByRole("navigation", { name: "Views of the plan" }).getByText("Gantt").click();
  const line = page.getByRole("row").filter({ hasText: "Top out" });
  await line.locator("[data-milestone]").waitFor();
  await line.locator("td[aria-label^='Milestone, ']").waitFor({ state: "attached" });
  expect(await violationsOn(page)).toEqual([]);
});

test("a diamond that is dragged goes on a day and takes no time there either", async () => {
  const { page } = her;
  const diamond = page.locator("[data-milestone]");
  const box = await diamond.boundingBox();
  if (!box) throw new Error("It is not drawn");
  const before = Number((await rowOf(her, "Top out"))?.["endTime"]);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y, { steps: 5 });
  await page.mouse.up();
  await eventually(async () => Number((await rowOf(her, "Top out"))?.["endTime"])).toBeGreaterThan(
    before,
  );
  const row = await rowOf(her, "Top out");
  expect(Number(row?.["endTime"]) - Number(row?.["startTime"])).toBe(60_000);
});
