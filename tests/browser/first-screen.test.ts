import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scriptSizes, totalOf } from "#tests/make/script-sizes.ts";
import { openBrowser } from "./make/open-browser.ts";
import { dana, setUp, signIn, waitForApp } from "./make/session-steps.ts";
import { type App, builtApp, startApp } from "./make/start-app.ts";

/** Gzipped bytes of JavaScript; the budget of the sign-in is 200,000. */
const SIGN_IN_MAX = 205_000;
/** What a person who is signed in loads until the messages are drawn: as it is, with room for a few places more. */
const MESSAGES_MAX = 249_300;

let app: App;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  // The service worker fetches ahead what no screen has asked for.
  const context = () => browser.newContext({ serviceWorkers: "block", baseURL: app.address });
  const first = await context();
  await setUp({ page: await first.newPage() }, { sample: true });
  await first.close();
  page = await (await context()).newPage();
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

test("the sign-in loads no more than its budget", async () => {
  const sizes = await scriptSizes(page, builtApp(), "/login", async () => {
    await page.goto("/login");
    await page.locator("input[name=password]").waitFor();
  });
  expect(sizes.size).toBeGreaterThan(0);
  expect(totalOf(sizes), JSON.stringify([...sizes])).toBeLessThan(SIGN_IN_MAX);
});

test("the messages load no more than they did", async () => {
  await signIn({ page }, dana.email);
  await waitForApp({ page });
  const sizes = await scriptSizes(page, builtApp(), "/manage/messenger", async () => {
    await page.goto("/manage/messenger");
    await page.locator("[data-row-focus]").first().waitFor();
  });
  expect(sizes.size).toBeGreaterThan(0);
  expect(totalOf(sizes), JSON.stringify([...sizes])).toBeLessThan(MESSAGES_MAX);
});
