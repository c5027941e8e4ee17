import type { Browser, Page } from "playwright-core";
import { signIn, waitForPrefetch } from "./bench-browser.ts";
import { openBenchServer } from "./bench-server.ts";
import { biggestPlan } from "./biggest-plan.ts";
import { mainThreadTasks, TASKS_ONLY } from "./main-thread-tasks.ts";
import { type Figure, median, percentile } from "./figure.ts";
import { scrollThrough } from "./scroll-through.ts";

const TASKS = 10_000;
/** A frame that takes longer is seen, ms. */
const SMOOTH = 33;
const SORTS = 5;
const LINE = "tr[data-task]";

/** A table of 10,000 tasks, scrolled from end to end and sorted. */
export async function measureTable(browser: Browser): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: TASKS, messages: 0 });
  const label = `table of ${TASKS.toLocaleString("en")} tasks`;
  const { context, page } = await signIn(browser, server.address);
  await waitForPrefetch(page);
  await page.goto(`${server.address}/manage/plan/${await biggestPlan(page)}?view=table`);
  await page.waitForSelector(LINE);
  await browser.startTracing(page, TASKS_ONLY);
  const frames = await scrollThrough(page, LINE);
  const tasks = mainThreadTasks(await browser.stopTracing());
  const sorts: number[] = [];
  for (let sort = 0; sort < SORTS; sort += 1) sorts.push(await sortByName(page));
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  await context.close();
  await server.close();
  const slow = tasks.filter((task) => task > SMOOTH).length;
  return [
    {
      name: `${label}: frames with a main-thread task over ${SMOOTH} ms while scrolled`,
      value: (slow / frames) * 100,
      unit: "%",
      budget: 1,
    },
    {
      name: `${label}: main-thread tasks while scrolled, p95`,
      value: percentile(tasks, 0.95),
      unit: "ms",
    },
    { name: `${label}: sorted by name, click to paint`, value: median(sorts), unit: "ms" },
    { name: `${label}: DOM nodes`, value: nodes, unit: "nodes", budget: 2_500 },
  ];
}

/** From the press to the frame in which the lines stand anew, ms. */
async function sortByName(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const head = document.querySelector<HTMLElement>("[data-sort=name]");
    const sorted = head?.ariaSort;
    const start = performance.now();
    head?.click();
    await new Promise<void>((resolve) => {
      const look = () => {
        if (head?.ariaSort === sorted) requestAnimationFrame(look);
        else requestAnimationFrame(() => resolve());
      };
      requestAnimationFrame(look);
    });
    return performance.now() - start;
  });
}
