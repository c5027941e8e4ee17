import type { Browser } from "playwright-core";
import { measurePaint, signIn, waitForPrefetch } from "./bench-browser.ts";
import { openBenchServer } from "./bench-server.ts";
import { biggestPlan } from "./biggest-plan.ts";
import { type Figure, median, percentile } from "./figure.ts";
import { measureMoves } from "./measure-moves.ts";

const CARD = "[data-task]";
const RUNS = 5;

interface Budgets {
  readonly cold?: number;
  readonly warm?: number;
  readonly blocking?: number;
  readonly nodes?: number;
  readonly heap?: number;
  readonly click?: number;
  readonly write?: number;
}

/** A plan of ten columns with so many cards, in a real browser. */
export async function measureBoard(
  browser: Browser,
  cards: number,
  budgets: Budgets,
): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: cards, messages: 0 });
  const label = `board of ${cards.toLocaleString("en")} cards`;
  const { context, page } = await signIn(browser, server.address);
  await waitForPrefetch(page);
  const board = `${server.address}/manage/plan/${await biggestPlan(page)}`;

  // One tab at a time: a second one on the same site would share its process.
  await page.goto("about:blank");
  const cold: number[] = [];
  const blocking: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const fresh = await context.newPage();
    // Cold: nothing of the app in the memory of this page, its code not yet compiled by it.
    const session = await context.newCDPSession(fresh);
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    const paint = await measurePaint(fresh, board, CARD);
    cold.push(paint.first);
    blocking.push(paint.blocking);
    await fresh.close();
  }
  const warm: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const fresh = await context.newPage();
    warm.push((await measurePaint(fresh, board, CARD)).first);
    await fresh.close();
  }
  await context.setOffline(true);
  const offline: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const fresh = await context.newPage();
    offline.push((await measurePaint(fresh, board, CARD)).first);
    await fresh.close();
  }
  await context.setOffline(false);

  const moves = await measureMoves(page, board);
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  const heap = await page.evaluate(() => {
    (globalThis as { gc?: () => void }).gc?.();
    return (
      (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize /
      2 ** 20
    );
  });
  await context.close();
  await server.close();
  const figures: Figure[] = [
    {
      name: `${label}: first card painted, cold`,
      value: median(cold),
      unit: "ms",
      budget: budgets.cold,
    },
    {
      name: `${label}: first card painted, warm`,
      value: median(warm),
      unit: "ms",
      budget: budgets.warm,
    },
    { name: `${label}: first card painted, network off`, value: median(offline), unit: "ms" },
    {
      name: `${label}: blocking time, cold`,
      value: median(blocking),
      unit: "ms",
      budget: budgets.blocking,
    },
    { name: `${label}: DOM nodes`, value: nodes, unit: "nodes", budget: budgets.nodes },
    { name: `${label}: heap`, value: heap, unit: "MB", budget: budgets.heap },
    {
      name: `${label}: moving a card, click to paint, p95`,
      value: percentile(moves.paints, 0.95),
      unit: "ms",
      budget: budgets.click,
    },
    {
      name: `${label}: row and outbox written, p95`,
      value: percentile(moves.writes, 0.95),
      unit: "ms",
      budget: budgets.write,
    },
  ].map(({ budget, ...figure }) => (budget === undefined ? figure : { ...figure, budget }));
  return figures;
}
