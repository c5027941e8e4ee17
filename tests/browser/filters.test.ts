import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { eventually, until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows } from "./make/local-rows.ts";
import { goOffline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;

const day = (date: string) => Date.parse(`${date}T12:00:00`);
const times = (from: string, to: string): [number, number] => [day(from), day(to)];

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUp(her);
  const planId = await newPlan(her, "Pier 4");
  const field = async (name: string, kind: "text" | "number" | "date") =>
    ((await doesAs(app, her, "field.add", { planId, name, kind })) as { id: number }).id;
  const [note, cost, checked] = [
    await field("Note", "text"),
    await field("Cost", "number"),
    await field("Checked", "date"),
  ];
  await doesAs(app, her, "task.add", {
    planId,
    name: "Pour",
    content: "<p>With the <b>long</b> boom</p>",
    times: times("2026-03-02", "2026-03-10"),
    fields: [
      { id: note, value: "Pump, from Kay" },
      { id: cost, value: "1200" },
    ],
  });
  await doesAs(app, her, "task.add", {
    planId,
    name: "Cure",
    times: times("2026-03-11", "2026-03-20"),
    fields: [
      { id: cost, value: "80" },
      { id: checked, value: "2026-03-21" },
    ],
  });
  await doesAs(app, her, "task.add", { planId, name: "Strip the boom" });
  await until(async () => (await rows(her, "task")).length === 3);
  await until(async () => (await rows(her, "taskContent")).length === 1);
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const cards = async () => {
  const names = await her.page.locator("[data-card-focus]").allInnerTexts();
  return names.toSorted();
};
const chip = (name: string) =>
  her.page.getByRole("button", { name: `Remove the filter “${name}”` });

/** Opens one of the questions below an entry of the filter's menu. */
async function ask(entry: string, question: string): Promise<void> {
  const { page } = her;
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).hover();
  await page.getByRole("menuitem", { name: question, exact: true }).click();
}

async function answer(from: string, to: string): Promise<void> {
  const { page } = her;
  await page.getByLabel("From", { exact: true }).fill(from);
  await page.getByLabel("To", { exact: true }).fill(to);
  await page.getByRole("button", { name: "Apply" }).click();
}

test("tasks are found by words of their descriptions too, without a network", async () => {
  await goOffline(her);
  const find = her.page.getByRole("searchbox", { name: "Find in this plan" });
  await find.fill("long boom");
  await eventually(cards).toEqual(["Pour"]);
  await find.fill("boom");
  await eventually(cards).toEqual(["Pour", "Strip the boom"]);
  await find.fill("");
  await eventually(cards).toHaveLength(3);
});

test("days from and to, numbers and words of fields are asked for together, each with a label that goes", async () => {
  const { page } = her;
  await ask("Days", "Due date…");
  expect(await violationsOn(page)).toEqual([]);
  await answer("2026-03-20", "2026-03-10");
  await page.getByText("The end lies before the beginning").waitFor();
  await answer("2026-03-10", "2026-03-20");
  await eventually(cards).toEqual(["Cure", "Pour"]);
  await chip("Due date: Mar 10, 2026 – Mar 20, 2026").waitFor();

  await ask("Cost", "Between…");
  await answer("about", "");
  await page.getByText("This cannot be read").waitFor();
  await answer("1,000", "");
  await eventually(cards).toEqual(["Pour"]);
  await chip("Cost: from 1,000").waitFor();

  await ask("Note", "Contains…");
  await page.getByLabel("Contains", { exact: true }).fill("pump, f");
  await page.keyboard.press("Enter");
  await chip("Note: contains “pump, f”").waitFor();
  await eventually(cards).toEqual(["Pour"]);

  // The same in the other views, and again by the address.
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.locator("tr[data-task]", { hasText: "Pour" }).waitFor();
  expect(await page.locator("tr[data-task]").count()).toBe(1);
  await page.getByRole("button", { name: "Gantt", exact: true }).click();
  await page.getByText("Pour", { exact: true }).first().waitFor();
  expect(await page.getByText("Cure", { exact: true }).count()).toBe(0);
  await page.getByRole("button", { name: "Board", exact: true }).click();

  await chip("Note: contains “pump, f”").click();
  await chip("Cost: from 1,000").click();
  await ask("Checked", "Between…");
  await answer("", "2026-03-31");
  await eventually(cards).toEqual(["Cure"]);
  await chip("Due date: Mar 10, 2026 – Mar 20, 2026").click();
  await chip("Checked: up to Mar 31, 2026").click();
  await eventually(cards).toHaveLength(3);
});
