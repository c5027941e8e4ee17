import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

const DAY = 86_400_000;
const START = Math.floor(Date.now() / DAY) * DAY + 2 * DAY + 9 * 3_600_000;
const END = START + 8 * 3_600_000;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  const planId = await newPlan(her, "Pier 4");
  await letIn(her, omar.name);
  await waitForDelivered(her);
  for (const name of ["Set the forms", "Pour the slab"])
    await doesAs(app, her, "task.add", { planId, name, times: [START, END] });
  await until(async () => (await rows(her, "task")).length === 2);
  await openPlan(him, "Pier 4");
  for (const { page } of [her, him])
    await page.getByRole("navigation", { name: "Views of the plan" }).getByText("Gantt").click();
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const line = ({ page }: Person, name: string) => page.getByRole("row").filter({ hasText: name });

test("who leads a plan keeps its times as a baseline without a network; it is drawn below each bar", async () => {
  const { page } = her;
  await goOffline(her);
  await page.getByRole("button", { name: "Baseline" }).click();
  await page.getByRole("menuitem", { name: "Keep this as the baseline…" }).click();
  const dialog = page.getByRole("dialog", { name: "Keep the times of all tasks" });
  await dialog.getByLabel("Name of the baseline").fill("Tender");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Baseline: Tender" }).waitFor();
  for (const name of ["Set the forms", "Pour the slab"]) {
    await line(her, name).locator("[data-baseline]").waitFor();
    await line(her, name).locator("td[aria-label$='as planned']").waitFor({ state: "attached" });
  }
  expect(await violationsOn(page)).toEqual([]);
});

test("what has moved since says by how many days, in its line and where one points at it", async () => {
  const task = (await rows(her, "task")).find((row) => row["name"] === "Pour the slab");
  await goOnline(her);
  await waitForDelivered(her);
  await doesAs(app, her, "task.edit", {
    id: Number(task?.["id"]),
    times: [START + 3 * DAY, END + 3 * DAY],
  });
  await line(her, "Pour the slab").getByText("+3 d").waitFor();
  await line(her, "Pour the slab").locator("[data-bar][title$='3 days later']").waitFor();
  expect(await line(her, "Set the forms").getByText("+3 d").count()).toBe(0);
});

test("a colleague compares with it, but keeps and deletes none", async () => {
  const { page } = him;
  await page.getByRole("button", { name: "Baseline" }).click();
  expect(await page.getByRole("menuitem", { name: /baseline/ }).count()).toBe(0);
  await page.getByRole("menuitemradio", { name: "Tender" }).click();
  await line(him, "Pour the slab").getByText("+3 d").waitFor();
  await page.getByRole("button", { name: "Baseline: Tender" }).click();
  await page.getByRole("menuitemradio", { name: "No baseline" }).click();
  await line(him, "Pour the slab").locator("[data-baseline]").waitFor({ state: "detached" });
});

test("it gets another name, and is deleted after a question", async () => {
  const { page } = her;
  await page.getByRole("button", { name: "Baseline: Tender" }).click();
  await page.getByRole("menuitem", { name: "Rename “Tender”…" }).click();
  const dialog = page.getByRole("dialog", { name: "Rename the baseline" });
  await dialog.getByLabel("Name of the baseline").fill("Contract");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Baseline: Contract" }).click();
  await page.getByRole("menuitem", { name: "Delete “Contract”…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await line(her, "Pour the slab").locator("[data-baseline]").waitFor({ state: "detached" });
  await waitForDelivered(her);
  await until(async () => (await rows(him, "baseline")).length === 0);
});
