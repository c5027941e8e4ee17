import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getPrefetch } from "#contract/calls/system.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { type LaidLine, layLine } from "./make/lay-line.ts";
import { goOffline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPersonAt, openBrowser, type Person } from "./make/open-browser.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";

interface Prefetch {
  readonly data: readonly string[];
}

let app: App;
let browser: Browser;
let line: LaidLine;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  line = await layLine(app.address);
  her = await addPersonAt(browser, line);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});
keepEvidence(() => ({ her }));

test("what a bad line swallows at the first visit comes without another one", async () => {
  // The worker's own script, a part without which it cannot be installed, and the list of what else there is.
  line.lose("/main.js", 1);
  line.lose("/index.html", 2);
  line.lose("/api/system/prefetch", 2);
  line.lose("/api/system/bundles", 1);
  line.lose("/assets/bundles/", 3);
  await setUp(her);
  await eventually(async () => [...line.toLose]).toEqual([]);
  await waitUntilOfflineReady(her);
  // Hundreds of small files came together: by themselves only those that the first screens need, some of them twice.
  const { data } = (await (await fetch(`${app.address}${getPrefetch.path}`)).json()) as Prefetch;
  expect(line.rangesOf("/assets/").length).toBeLessThan(data.length / 2);
});

test("a page that the service worker passed by is taken over all the same", async () => {
  // As a page is that was on its way while the worker took over all there were.
  const session = await her.context.newCDPSession(her.page);
  const reloaded = her.page.waitForEvent("load");
  await session.send("Page.reload", { ignoreCache: true });
  await reloaded;
  await waitUntilOfflineReady(her);
});

test("a screen that was never opened opens without the network then", async () => {
  await goOffline(her);
  await her.page.goto("/manage/calendar");
  await her.page.getByRole("heading", { name: "Calendar" }).first().waitFor();
});

test("its files come from the caches without waking the service worker for each", async () => {
  const sources = await her.page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name))
      .map((entry) => Reflect.get(entry, "workerFinalSourceType") as unknown),
  );
  expect(sources.filter((source) => source === "cache").length).toBeGreaterThan(10);
  expect(sources).not.toContain("fetch-event");
});
