import type { BrowserContext, Page } from "playwright-core";
import type { Person } from "./open-browser.ts";
import { until } from "./eventually.ts";
import { rows } from "./local-rows.ts";

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
export async function waitUntilOfflineReady(person: Person): Promise<void> {
  const { page } = person;
  await until(async () => hasRows(person));
  await until(async () => page.evaluate(() => navigator.serviceWorker.controller !== null)).catch(
    async () => {
      throw new Error(`No service worker took over: ${JSON.stringify(await workerStates(page))}`);
    },
  );
  await until(async () =>
    page.evaluate(async () => {
      const response = await fetch(
        `/api/system/prefetch?language=${document.documentElement.dataset["language"]}`,
      );
      const wanted = ((await response.json()) as { data: string[] }).data;
      const all = await Promise.all((await caches.keys()).map(async (name) => caches.open(name)));
      const kept = await Promise.all(all.map(async (cache) => cache.keys()));
      const paths = new Set(kept.flat().map(({ url }) => new URL(url).pathname));
      return wanted.every((path) => paths.has(path));
    }),
  );
}

/** Whether the rows of whoever is signed in have come; true where nobody is. */
async function hasRows(person: Person): Promise<boolean> {
  const meta = await rows(person, "meta");
  const known = new Map(meta.map(({ key, value }) => [key, value as { complete?: boolean }]));
  return !known.has("identity") || known.get("link")?.complete === true;
}

/** How far a service worker has come, for whoever waited for it in vain. */
async function workerStates(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    const states = [found?.installing, found?.waiting, found?.active].map((one) => one?.state);
    return { isRegistered: found !== undefined, states };
  });
}

interface Registration {
  readonly registrationId: string;
  readonly scopeURL: string;
}

/** A tab that is not the app's, for looking at a browser in which the app is closed. */
export async function blankTab(context: BrowserContext) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const registrations = new Map<string, Registration>();
  session.on("ServiceWorker.workerRegistrationUpdated", (event) => {
    for (const one of event.registrations) registrations.set(one.registrationId, one);
  });
  await session.send("ServiceWorker.enable");
  return {
    page,
    /** The browser finds that there is a network, and wakes the service worker for what was asked of it. */
    async networkIsBack(address: string, tag: string): Promise<void> {
      const scope = `${address}/`;
      const found = [...registrations.values()].find(({ scopeURL }) => scopeURL === scope);
      if (!found) throw new Error(`No service worker looks after ${scope}`);
      await session.send("ServiceWorker.dispatchSyncEvent", {
        origin: address,
        registrationId: found.registrationId,
        tag,
        lastChance: false,
      });
    },
    /** The browser ends all service workers, as it does when it is short of memory. */
    async stopServiceWorkers(): Promise<void> {
      await session.send("ServiceWorker.stopAllWorkers");
    },
    async close(): Promise<void> {
      await page.close();
    },
  };
}
