import type { Browser, Page } from "playwright-core";
import { callOf } from "#contract/command-calls.ts";
import { signIn, waitForPrefetch } from "./bench-browser.ts";
import { openBenchServer } from "./bench-server.ts";
import { biggestPlan } from "./biggest-plan.ts";
import { type Figure, percentile } from "./figure.ts";
import { mainThreadTasks, TASKS_ONLY } from "./main-thread-tasks.ts";

const TASKS = 2_000;
const LINKS = 3_000;
/** A frame that takes longer is seen, ms. */
const SMOOTH = 33;
/** Frames in which the chart is panned from corner to corner. */
const FRAMES = 300;

/** A Gantt of 2,000 bars with 3,000 links, panned across and down at once. */
export async function measureGantt(browser: Browser): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: TASKS, messages: 0 });
  const label = `Gantt of ${TASKS.toLocaleString("en")} bars`;
  const { context, page } = await signIn(browser, server.address);
  await waitForPrefetch(page);
  const planId = await biggestPlan(page);
  await linkTasks(page, planId);
  const start = performance.now();
  await page.goto(`${server.address}/manage/plan/${planId}?view=gantt`);
  await page.waitForSelector("[data-bar]");
  const shown = performance.now() - start;
  await browser.startTracing(page, TASKS_ONLY);
  await pan(page);
  const tasks = mainThreadTasks(await browser.stopTracing());
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  await context.close();
  await server.close();
  const slow = tasks.filter((task) => task > SMOOTH).length;
  return [
    {
      name: `${label}: frames with a main-thread task over ${SMOOTH} ms while panned`,
      value: (slow / FRAMES) * 100,
      unit: "%",
      budget: 1,
    },
    {
      name: `${label}: main-thread tasks while panned, p95`,
      value: percentile(tasks, 0.95),
      unit: "ms",
    },
    { name: `${label}: address to first bar`, value: shown, unit: "ms" },
    { name: `${label}: DOM nodes`, value: nodes, unit: "nodes", budget: 2_500 },
  ];
}

/** Lets each task wait for one of the next two, as far as the server likes them linked. */
async function linkTasks(page: Page, planId: number): Promise<void> {
  await page.evaluate(
    async ({ path, plan, count }) => {
      const { token } = JSON.parse(localStorage.getItem("plumbline.session") ?? "{}") as {
        token: string;
      };
      const ask = async (address: string, body: unknown) => {
        const reply = await fetch(address, {
          method: "POST",
          headers: { "content-type": "application/json", token },
          body: JSON.stringify(body),
        });
        return (await reply.json()) as { data: { records: { id: number }[] } };
      };
      const ids: number[] = [];
      for (const number of [1, 2]) {
        const list = { planId: plan, parentId: -1, size: 1_000, page: number };
        ids.push(...(await ask("/api/plan/task/list", list)).data.records.map(({ id }) => id));
      }
      const pairs = ids.flatMap((fromId, place) =>
        [1, 2].flatMap((step) => {
          const toId = ids[place + step];
          return toId === undefined ? [] : [{ fromId, toId }];
        }),
      );
      for (const pair of pairs.slice(0, count)) await ask(path, pair);
    },
    { path: callOf("taskLink.add").path, plan: planId, count: LINKS },
  );
}

/** From one corner of the chart to the other, as a hand does that drags it. */
async function pan(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    const scroller = document.querySelector("[data-gantt]");
    if (!scroller) throw new Error("There is no Gantt");
    const [width, height] = [
      scroller.scrollWidth - scroller.clientWidth,
      scroller.scrollHeight - scroller.clientHeight,
    ];
    for (let frame = 0; frame <= frames; frame += 1) {
      scroller.scrollTo((width * frame) / frames, (height * frame) / frames);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, FRAMES);
}
