import type { Browser } from "playwright-core";
import { signIn, waitForPrefetch } from "./bench-browser.ts";
import { openBenchServer } from "./bench-server.ts";
import { biggestPlan } from "./biggest-plan.ts";
import type { Figure } from "./figure.ts";
import { mainThreadTasks } from "./main-thread-tasks.ts";

const TASKS = 10_000;

/** How the work of a plan of 10,000 tasks goes, reckoned anew as somebody chooses another time to look at. */
export async function measureInsight(browser: Browser): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: TASKS, messages: 0 });
  const label = `Insight of ${TASKS.toLocaleString("en")} tasks`;
  const { context, page } = await signIn(browser, server.address);
  await waitForPrefetch(page);
  const planId = await biggestPlan(page);
  const start = performance.now();
  await page.goto(`${server.address}/manage/plan/${planId}?view=insight`);
  await page.waitForSelector("[data-bar]");
  const shown = performance.now() - start;
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
  for (const [name, value] of [
    ["Range", "26"],
    ["Range", "0"],
    ["Done within", "90"],
    ["Done within", "30"],
  ] as const) {
    await page.getByRole("combobox", { name }).selectOption(value);
    await page.waitForTimeout(300);
  }
  const tasks = mainThreadTasks(await browser.stopTracing());
  await context.close();
  await server.close();
  return [
    { name: `${label}: address to first bar`, value: shown, unit: "ms" },
    {
      name: `${label}: longest main-thread task while another time is chosen`,
      value: Math.max(0, ...tasks),
      unit: "ms",
    },
  ];
}
