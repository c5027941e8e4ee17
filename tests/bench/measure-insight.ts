import type { Browser } from "playwright-core";
import { signIn, waitForPrefetch } from "./bench-browser.ts";
import { openBenchServer } from "./bench-server.ts";
import { biggestPlan } from "./biggest-plan.ts";
import type { Figure } from "./figure.ts";
import { mainThreadTasks, TASKS_ONLY } from "./main-thread-tasks.ts";

const TASKS = 10_000;

/** How the work of a plan of 10,000 tasks goes: as it opens, and reckoned anew as somebody chooses another time to look at. */
export async function measureInsight(browser: Browser): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: TASKS, messages: 0 });
  const label = `Insight of ${TASKS.toLocaleString("en")} tasks`;
  const { context, page } = await signIn(browser, server.address);
  await waitForPrefetch(page);
  const planId = await biggestPlan(page);
  await page.goto(`${server.address}/manage/plan/${planId}`);
  await page.waitForSelector("[data-task]");
  await page.waitForTimeout(1_000);
  await browser.startTracing(page, TASKS_ONLY);
  const start = performance.now();
  await page.getByRole("button", { name: "Insight", exact: true }).click();
  await page.locator("article table").waitFor();
  const shown = performance.now() - start;
  const opening = mainThreadTasks(await browser.stopTracing());
  await browser.startTracing(page, TASKS_ONLY);
  for (const [name, value] of [
    ["Range", "26"],
    ["Range", "0"],
    ["Done within", "90"],
    ["Done within", "30"],
  ] as const) {
    await page.getByRole("combobox", { name }).selectOption(value);
    await page.waitForTimeout(300);
  }
  const choosing = mainThreadTasks(await browser.stopTracing());
  await context.close();
  await server.close();
  return [
    { name: `${label}: from its board to the last card`, value: shown, unit: "ms" },
    {
      name: `${label}: longest main-thread task meanwhile`,
      value: Math.max(0, ...opening),
      unit: "ms",
    },
    {
      name: `${label}: longest main-thread task while another time is chosen`,
      value: Math.max(0, ...choosing),
      unit: "ms",
    },
  ];
}
