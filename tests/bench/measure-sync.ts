import type { Browser } from "playwright-core";
import { measurePaint, signIn, waitForComplete, waitForPrefetch } from "./bench-browser.ts";
import { credentials, openBenchServer } from "./bench-server.ts";
import { textsIn } from "#server/local-text.ts";
import { type Figure, median, percentile } from "./figure.ts";
import { fetchHistory } from "./messenger/fetch-history.ts";

/** The chat that the generated data fills. */
const longChat = textsIn("en")("sample:volume.group");
const TASKS = 10_000;
const MESSAGES = 5_000;
const SIGHTS = 10;

/** Ten thousand tasks to fetch, five thousand messages to open, and how soon another browser sees a change. */
export async function measureSync(browser: Browser): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: TASKS, messages: MESSAGES });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${server.address}/login`);
  await page.fill("input[name=email]", credentials.email);
  await page.fill("input[name=password]", credentials.password);
  const started = Date.now();
  await page.click("button[type=submit]");
  await page.waitForSelector("[data-row-focus]");
  const usable = Date.now() - started;
  await waitForComplete(page);
  const seconds = (Date.now() - started) / 1_000;
  await waitForPrefetch(page);

  const dialog = page.locator("[data-row-focus]", { hasText: longChat });
  await dialog.click();
  const address = page.url();
  await page.waitForSelector("[data-message]");
  await fetchHistory(page);
  // One tab at a time: a second one on the same site would share its process.
  await page.goto("about:blank");
  const opened: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const fresh = await context.newPage();
    opened.push((await measurePaint(fresh, address, "[data-message]")).first);
    await fresh.close();
  }
  await context.setOffline(true);
  const offline: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const fresh = await context.newPage();
    offline.push((await measurePaint(fresh, `${server.address}/`, "[data-row-focus]")).first);
    await fresh.close();
  }
  await context.setOffline(false);

  const other = await signIn(browser, server.address);
  await other.page.goto(address);
  await other.page.waitForSelector("[data-message]");
  await page.goto(address);
  await page.waitForSelector("[data-message]");
  const seen: number[] = [];
  for (let sight = 0; sight < SIGHTS; sight += 1) {
    const words = `sight ${sight} ${Date.now()}`;
    await page.locator("textarea").fill(words);
    const waiting = other.page.waitForFunction(
      (text) => document.body.textContent?.includes(text),
      words,
      { polling: 5 },
    );
    const sent = Date.now();
    await page.locator("textarea").press("Enter");
    await waiting;
    seen.push(Date.now() - sent);
  }
  await context.close();
  await other.context.close();
  await server.close();
  return [
    { name: "10,000 tasks: usable after signing in", value: usable, unit: "ms", budget: 1_000 },
    { name: "10,000 tasks: all written", value: seconds * 1_000, unit: "ms", budget: 1_500 },
    { name: "10,000 tasks: rows fetched and written", value: TASKS / seconds, unit: "rows/s" },
    {
      name: "start with the network off, 10,000 tasks",
      value: median(offline),
      unit: "ms",
      budget: 500,
    },
    {
      name: "dialog with 5,000 cached messages: first message painted",
      value: median(opened),
      unit: "ms",
    },
    { name: "a second browser sees a message", value: median(seen), unit: "ms", budget: 150 },
    {
      name: "a second browser sees a message, p95",
      value: percentile(seen, 0.95),
      unit: "ms",
      budget: 300,
    },
  ];
}
