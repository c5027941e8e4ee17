import type { Browser, Page } from "playwright-core";
import { textsIn } from "#server/local-text.ts";
import { signIn, waitForPrefetch } from "../bench-browser.ts";
import { openBenchServer } from "../bench-server.ts";
import { type Figure, median, percentile } from "../figure.ts";
import { mainThreadTasks, TASKS_ONLY } from "../main-thread-tasks.ts";
import { measureKeys } from "../measure-keys.ts";
import { fetchHistory } from "./fetch-history.ts";

const MESSAGES = 5_000;
const OPENINGS = 7;
/** A frame that takes longer is seen, ms. */
const SMOOTH = 33;
const TYPED =
  "The pump truck comes at seven, the crew of the second shift takes it over at gate four.";

/** A chat of which this browser has 5,000 messages: opened from another one, scrolled to its beginning, written in. */
export async function measureLongDialog(browser: Browser): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: 0, messages: MESSAGES });
  const { context, page } = await signIn(browser, server.address);
  await waitForPrefetch(page);
  const name = textsIn("en")("sample:volume.group");
  await page.locator("[data-row-focus]", { hasText: name }).click();
  await page.waitForSelector("[data-message]");
  await fetchHistory(page);
  const opened: number[] = [];
  for (let run = 0; run < OPENINGS; run += 1) opened.push(await openAgain(page, name));
  const field = page.locator("textarea").first();
  const keys = await measureKeys(page, field, TYPED);
  await field.fill("");
  await browser.startTracing(page, TASKS_ONLY);
  const frames = await scrollUp(page);
  const tasks = mainThreadTasks(await browser.stopTracing());
  await context.close();
  await server.close();
  const label = `dialog with ${MESSAGES.toLocaleString("en")} cached messages`;
  const slow = tasks.filter((task) => task > SMOOTH).length;
  return [
    { name: `${label}: click to first paint`, value: median(opened), unit: "ms", budget: 100 },
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
    {
      name: `${label}: key in the composer, handler and layout, p95`,
      value: percentile(keys, 0.95),
      unit: "ms",
      budget: 8,
    },
  ];
}

/** Goes to another chat and back; from the press to the frame in which its messages stand, ms. */
async function openAgain(page: Page, name: string): Promise<number> {
  await page.locator("[data-row-focus]").filter({ hasNotText: name }).first().click();
  await page.waitForFunction(
    (words) => !document.querySelector("main h2, h2")?.textContent?.includes(words),
    name,
  );
  await page.waitForTimeout(500);
  return page.evaluate(async (words) => {
    const rows = [...document.querySelectorAll<HTMLElement>("[data-row-focus]")];
    const row = rows.find((each) => each.textContent?.includes(words));
    const before = document.querySelector("[data-message]")?.getAttribute("data-message");
    const started = performance.now();
    row?.click();
    await new Promise<void>((resolve) => {
      const look = () => {
        const now = document.querySelector("[data-message]")?.getAttribute("data-message");
        if (now && now !== before) requestAnimationFrame(() => setTimeout(resolve));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    return performance.now() - started;
  }, name);
}

/** Scrolls as fast as a wheel goes, three screens in ten frames, up to the first message; answers the frames that took. */
async function scrollUp(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const place = document.querySelector<HTMLElement>("[role=log]");
    if (!place) throw new Error("There is nothing to scroll");
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const oldest = () =>
      Number(document.querySelector<HTMLElement>("[data-position]")?.dataset["position"] ?? 1);
    let frames = 0;
    while ((oldest() > 1 || place.scrollTop > 0) && frames < 20_000) {
      place.scrollTop -= place.clientHeight * 0.3;
      await nextFrame();
      frames += 1;
    }
    if (oldest() > 1) throw new Error(`The beginning was not reached: ${oldest()}`);
    return frames;
  });
}
