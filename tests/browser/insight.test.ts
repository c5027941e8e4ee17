import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { eventually, until } from "./make/eventually.ts";
import { findCutOff } from "./make/find-cut-off.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, output, type Person } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { closeTask } from "./make/task-steps.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let planId = 0;

const MINUTE = 60_000;
/** In the week after the next one, whatever day it is. */
const soon = Date.now() + 14 * 24 * 60 * MINUTE;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUp(her);
  planId = await newPlan(her, "Pier 4");
  await waitForDelivered(her);
  const me = Number((await rows(her, "user"))[0]?.["id"]);
  const add = async (name: string, more: object = {}) => {
    const { id } = (await doesAs(app, her, "task.add", { planId, name, ...more })) as {
      id: number;
    };
    return id;
  };
  const mine = { owner: [me], times: [soon, soon + MINUTE] as [number, number] };
  const steel = await add("Fix the steel", mine);
  await doesAs(app, her, "task.edit", { id: steel, estimate: 60 * 60 });
  await add("Set the forms", mine);
  await add("Order anchors");
  for (const name of ["Survey the site", "Clear the site"]) {
    const id = await add(name, { owner: [me] });
    await doesAs(app, her, "task.edit", { id, completeTime: Date.now() });
  }
  await until(
    async () => (await rows(her, "task")).filter((row) => row["completeTime"]).length === 2,
  );
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const part = (name: string) => her.page.getByRole("article", { name, exact: true });

test("without a network a plan shows how its work goes, at an address of its own", async () => {
  const { page } = her;
  await goOffline(her);
  await page.getByRole("navigation", { name: "Views of the plan" }).getByText("Insight").click();
  await part("Throughput").getByText("2 tasks done in 12 weeks").waitFor();
  expect(page.url()).toContain("view=insight");
  expect(await part("Throughput").locator("[data-bar='2']").count()).toBe(1);
  await part("Cycle time").getByText("Half took no longer than").waitFor();
  await part("Cycle time")
    .getByText(/Of 2 tasks, 2 had no start/)
    .waitFor();
  await part("Burn-down and burn-up").getByText("Open 3").waitFor();
  await part("Burn-down and burn-up").getByText("Done 2").waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test("who has more to do than there is time for is marked, and leads to the tasks", async () => {
  const { page } = her;
  const cell = part("Workload by person and week").getByRole("button", {
    name: /2 tasks due, 60 hr, more than the 45 hr of working time/,
  });
  await cell.click();
  const dialog = page.getByRole("dialog");
  const list = dialog.getByRole("list", { name: "2 tasks due" });
  await list.getByText("Fix the steel").waitFor();
  expect(await list.getByRole("listitem").count()).toBe(2);
  expect(await violationsOn(page)).toEqual([]);
  await list.getByRole("button", { name: "Set the forms" }).click();
  await dialog.waitFor({ state: "detached" });
  const panel = page.getByRole("dialog", { name: "Set the forms" });
  await panel.getByRole("button", { name: "Complete", exact: true }).click();
  await part("Throughput").getByText("3 tasks done in 12 weeks").waitFor();
  await part("Burn-down and burn-up").getByText("Open 2").waitFor();
  await closeTask(her);
  await goOnline(her);
  await waitForDelivered(her);
});

test("a day is read off with the keyboard, and each chart turns into a table of the same numbers", async () => {
  const { page } = her;
  const burn = part("Burn-down and burn-up");
  const reader = burn.getByRole("slider");
  await reader.focus();
  await page.keyboard.press("Home");
  await burn.getByText("Open 0").waitFor();
  await page.keyboard.press("End");
  await burn.getByText("Done 3").waitFor();
  for (const [name, number] of [
    ["Throughput", "3"],
    ["Cycle time", "3"],
    ["Burn-down and burn-up", "3"],
  ] as const) {
    await part(name).getByRole("button", { name: "Show as a table" }).click();
    await part(name).getByRole("cell", { name: number, exact: true }).first().waitFor();
  }
  expect(await violationsOn(page)).toEqual([]);
  for (const name of ["Throughput", "Cycle time", "Burn-down and burn-up"]) {
    await part(name).getByRole("button", { name: "Show as a chart" }).click();
  }
});

test("a filter counts here as well", async () => {
  const { page } = her;
  await page.goto(`${her.address}/manage/plan/${planId}?view=insight&text=site`);
  await part("Throughput").getByText("2 tasks done in 12 weeks").waitFor();
  await page.getByText(/Only tasks that match the filter above/).waitFor();
  await page.goto(`${her.address}/manage/plan/${planId}?view=insight`);
  await part("Throughput").getByText("3 tasks done in 12 weeks").waitFor();
});

test("on a phone nothing is cut off, and the way to look at it that is chosen is seen", async () => {
  const { page } = her;
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.reload();
    await part("Workload by person and week").scrollIntoViewIfNeeded();
    const tab = await page.getByRole("button", { name: "Insight", exact: true }).boundingBox();
    expect(Math.ceil((tab?.x ?? width) + (tab?.width ?? 0))).toBeLessThanOrEqual(width);
    await eventually(async () => page.evaluate(findCutOff)).toEqual([]);
    const screen = page.getByRole("region", { name: "How the work goes" });
    const over = await screen.evaluate((whole) =>
      [...whole.querySelectorAll<HTMLElement>("article > *, article > div > *, figure *")]
        .filter((one) => one.getBoundingClientRect().right > whole.getBoundingClientRect().right)
        .map((one) => one.textContent),
    );
    expect(over).toEqual([]);
    await page.screenshot({ path: join(output, `insight-${width}.png`), fullPage: true });
  }
  expect(await violationsOn(page)).toEqual([]);
});
