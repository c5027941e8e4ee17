import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { credentials } from "./bench-server.ts";

/** How Chromium is started here. */
export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--enable-precise-memory-info",
  "--js-flags=--expose-gc",
];

export const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath, args: flags });
}

/** A new profile of somebody who is signed in and whose browser has everything. */
export async function signIn(
  browser: Browser,
  address: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signInOn(page, address);
  return { context, page };
}

/** Signs in on a page, until everything that the person may see is there. */
export async function signInOn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.fill("input[name=email]", credentials.email);
  await page.fill("input[name=password]", credentials.password);
  await page.click("button[type=submit]");
  await page.waitForURL(/\/manage\/messenger/);
  await waitForComplete(page);
}

/** Until everything that the person may see has arrived. */
export async function waitForComplete(page: Page): Promise<void> {
  await waitUntil(page, async () => {
    const info = (await indexedDB.databases()).find(({ name }) => name?.startsWith("plumbline-"));
    if (!info?.name) return false;
    return new Promise<boolean>((resolve) => {
      const opening = indexedDB.open(info.name ?? "");
      opening.addEventListener("error", () => resolve(false));
      opening.addEventListener("success", () => {
        const database = opening.result;
        const asking = database.transaction("meta").objectStore("meta").get("link");
        asking.addEventListener("success", () => {
          database.close();
          resolve(asking.result?.value?.complete === true);
        });
      });
    });
  });
}

/** Until the service worker has fetched what every other screen needs. */
export async function waitForPrefetch(page: Page): Promise<void> {
  await waitUntil(page, async () => {
    const reply = (await (await fetch("/api/system/prefetch?language=en")).json()) as {
      data: string[];
    };
    const cache = await caches.open("plumbline-assets");
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const isWhole = reply.data.every((path) => kept.has(path));
    return navigator.serviceWorker.controller !== null && isWhole;
  });
}

/** Asks the page again and again; its own waiting takes the promise for the answer. */
async function waitUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  while (!(await page.evaluate(holds))) await page.waitForTimeout(50);
}

export interface Paint {
  /** From navigation to the first thing looked for, ms. */
  readonly first: number;
  /** Sum of what long tasks hold the main thread beyond 50 ms. */
  readonly blocking: number;
}

const PAINTED = "bench: painted";

/** Opens an address and waits until something that the selector names is painted. */
export async function measurePaint(page: Page, address: string, selector: string): Promise<Paint> {
  await page.addInitScript(
    ([wanted, said]) => {
      const seen = { first: 0, blocking: 0 };
      Object.assign(globalThis, { benchSeen: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50);
      }).observe({ type: "longtask", buffered: true });
      const painted = () => {
        seen.first = performance.now();
        console.debug(said);
      };
      const look = () => {
        if (document.querySelector(wanted)) requestAnimationFrame(() => setTimeout(painted));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [selector, PAINTED] as const,
  );
  // Asking the page would load the browser driver's own script into it, in the middle of its start.
  const painted = page.waitForEvent("console", (message) => message.text() === PAINTED);
  await page.goto(address, { waitUntil: "commit" });
  await painted;
  // What comes right after the paint still holds up the person.
  await page.waitForTimeout(1_000);
  return page.evaluate(() => (globalThis as unknown as { benchSeen: Paint }).benchSeen);
}
