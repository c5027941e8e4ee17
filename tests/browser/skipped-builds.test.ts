import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, openDialog } from "./make/chat-steps.ts";
import { eventually, until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { type LaidLine, layLine } from "./make/lay-line.ts";
import { rows } from "./make/local-rows.ts";
import { waitUntilOfflineReady } from "./make/network-steps.ts";
import { makeNextBuild } from "./make/builds/next-build.ts";
import {
  addPerson,
  openBrowser,
  openProfile,
  type Person,
  withoutServiceWorker,
} from "./make/open-browser.ts";
import { goTo } from "./make/plan-steps.ts";
import { setUp, waitForApp } from "./make/session-steps.ts";
import { type App, builtApp, startApp } from "./make/start-app.ts";

const SKIPPED = 5;
const words = "Before I forget: the hoist is";
const profile = mkdtempSync(join(tmpdir(), "plumbline-profile-"));
const builds = [builtApp()];
let app: App;
let line: LaidLine;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  line = await layLine(app.address);
  her = await openProfile(profile, line);
  await setUp(her, { sample: true });
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await her?.context.close();
  await app?.stop();
  for (const folder of [profile, ...builds.slice(1)]) {
    rmSync(folder, { recursive: true, force: true });
  }
});

keepEvidence(() => ({ her }));

test("five versions come while a tab stays open with words half written", async () => {
  await openDialog(her, "Morning briefing");
  await composer(her).fill(words);
  await until(async () => (await rows(her, "draft")).some(({ text }) => text === words));
  await her.page.evaluate(() => document.body.setAttribute("data-since-the-first-build", ""));
  for (let number = 1; number <= SKIPPED; number += 1) {
    await release();
    await hearOfUpdate(her.page);
  }
  expect(await buildOf(her.page)).toBe(0);
  await composer(her).blur();
  await putOff(her.page);
});

test("it still opens screens that it never opened, from the oldest version's own parts", async () => {
  const fetched: string[] = [];
  her.page.on("response", (response) => {
    if (response.url().includes("/assets/")) fetched.push(`${response.status()} ${response.url()}`);
  });
  await forgetFetchedAhead(her);
  for (const [place, heading] of [
    ["Settings", "Profile"],
    ["My work", "My work"],
    ["Plans", "Plans"],
  ] as const) {
    await goTo(her, place);
    await her.page.getByRole("heading", { name: heading }).first().waitFor();
  }
  await her.page.getByRole("article").first().getByRole("button").first().click();
  await her.page.locator("[data-task]").first().locator("[data-card-focus]").click();
  await her.page.getByRole("dialog").getByLabel("Name of the task").waitFor();
  expect(fetched.length).toBeGreaterThan(3);
  expect(fetched.filter((each) => !each.startsWith("200"))).toEqual([]);
  expect(await her.page.locator("body[data-since-the-first-build]").count()).toBe(1);
});

test("taking the newest version leads over all five at once, and the words are there", async () => {
  await her.page.reload();
  await her.page.getByRole("button", { name: "Reload" }).click();
  await eventually(async () => buildOf(her.page).catch(() => -1)).toBe(SKIPPED);
  await waitForApp(her);
  await openDialog(her, "Morning briefing");
  await eventually(async () => composer(her).inputValue()).toBe(words);
  const chunkError = /dynamically imported module|preload/i;
  expect(her.problems.filter((problem) => chunkError.test(problem))).toEqual([]);
});

test("a version is taken in whole on a line that hangs, though the one in use is just fetching ahead", async () => {
  await release();
  await hearOfUpdate(her.page);
  await until(async () => (await fetchedAhead(her.page)) === builds.length - 1);
  const offer = her.page.getByRole("dialog", { name: "A new version is ready" });
  await offer.waitFor();
  line.stall();
  await her.page.evaluate(() =>
    navigator.serviceWorker.controller?.postMessage({ type: "prefetch", language: "en" }),
  );
  await offer.getByRole("button", { name: "Reload" }).click();
  await eventually(async () => buildOf(her.page).catch(() => -1)).toBe(builds.length - 1);
  await waitForApp(her);
  await line.mend();
});

test("a tab so old that its parts are gone takes the newest version by itself, and the words are there", async () => {
  for (let number = 0; number <= SKIPPED; number += 1) await release();
  await hearOfUpdate(her.page);
  await putOff(her.page);
  await forgetFetchedAhead(her);
  await goTo(her, "Settings");
  await eventually(async () => buildOf(her.page).catch(() => -1)).toBe(builds.length - 1);
  await waitForApp(her);
  await openDialog(her, "Morning briefing");
  await eventually(async () => composer(her).inputValue()).toBe(words);
});

test("a page whose parts are gone by the time it comes is loaded anew", async () => {
  const browser = await openBrowser();
  try {
    const him = await addPerson(browser, app, withoutServiceWorker);
    const old = { path: join(builtApp(), "index.html"), contentType: "text/html" };
    await him.page.route("**/login", async (route) => route.fulfill(old), { times: 1 });
    await him.page.goto("/login");
    await him.page.getByRole("button", { name: "Sign in" }).waitFor();
    expect(await buildOf(him.page)).toBe(builds.length - 1);
  } finally {
    await browser.close();
  }
});

/** As in a browser that had no time yet to fetch ahead what it did not need. */
async function forgetFetchedAhead({ context, page }: Person): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await page.evaluate(async () => caches.delete("plumbline-assets"));
}

/** The server comes back with the next version. */
async function release(): Promise<void> {
  const next = makeNextBuild(builds.at(-1) ?? "");
  builds.push(next);
  await app.restart(next);
}

/** The browser finds the new version, and nobody takes it. */
async function hearOfUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await until(async () => (await waitingWorker(page)) === "installed");
}

/** The person does not want the new version just now. */
async function putOff(page: Page): Promise<void> {
  const offer = page.getByRole("dialog", { name: "A new version is ready" });
  await offer.getByRole("button", { name: "Later" }).click();
  await offer.waitFor({ state: "hidden" });
}

/** How many versions later than the first the one is that was fetched ahead last. */
async function fetchedAhead(page: Page): Promise<number> {
  const lists = await page.evaluate(async () => {
    const stored = await caches.match("/builds", { cacheName: "plumbline-builds" });
    return ((await stored?.json()) ?? []) as string[][];
  });
  return Math.max(0, ...(lists[0] ?? []).map((path) => path.split(".next").length - 1));
}

/** How many versions later than the first the open page is; each adds to the names of its files. */
async function buildOf(page: Page): Promise<number> {
  const script = await page.evaluate(
    () => document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "",
  );
  if (script === "") throw new Error("The page is being loaded");
  return script.split(".next").length - 1;
}

/** State of the newest service worker that has come and not been taken. */
async function waitingWorker(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.installing ? "installing" : registration.waiting?.state;
  });
}
