import type { Person } from "./open-browser.ts";
import { until } from "./eventually.ts";

/** The network goes, and the browser knows. */
export async function goOffline({ context, line }: Person): Promise<void> {
  await context.setOffline(true);
  await line.cut();
}

export async function goOnline({ context, line }: Person): Promise<void> {
  await line.mend();
  await context.setOffline(false);
}

/** Waits until the first visit has brought everything that the app needs without a network. */
export async function waitUntilOfflineReady({ page }: Person): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await until(async () =>
    page.evaluate(async () => {
      const response = await fetch(
        `/api/system/prefetch?language=${document.documentElement.lang}`,
      );
      const wanted = ((await response.json()) as { data: string[] }).data;
      const cached = await Promise.all(wanted.map(async (path) => caches.match(path)));
      return cached.every(Boolean);
    }),
  );
}
