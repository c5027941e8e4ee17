import { join } from "node:path";
import type { Browser } from "playwright-core";
import { packedSize, scriptSizes, totalOf } from "#tests/make/script-sizes.ts";
import { credentials, openBenchServer } from "./bench-server.ts";
import type { Figure } from "./figure.ts";

const dist = join(import.meta.dirname, "../../dist");

/** JavaScript that a first visit loads, and the start of a signed-in person, gzipped. */
export async function measureFirstScreen(browser: Browser): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: 0, messages: 0 });
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const signIn = await scriptSizes(page, dist, "/login", async () => {
    await page.goto(`${server.address}/`);
    await page.waitForSelector("input[name=password]");
  });
  await page.fill("input[name=email]", credentials.email);
  await page.fill("input[name=password]", credentials.password);
  await page.click("button[type=submit]");
  await page.waitForSelector("[data-row-focus]");
  const working = page.waitForEvent("worker");
  const messenger = await scriptSizes(page, dist, "/manage/messenger", async () => {
    await page.goto(`${server.address}/`);
    await page.waitForSelector("[data-row-focus]");
  });
  const workerBytes = await packedSize(dist, new URL((await working).url()).pathname);
  await context.close();
  await server.close();
  return [
    {
      name: "JavaScript of the first screen, gzipped",
      value: totalOf(signIn) / 1_000,
      unit: "kB",
      budget: 200,
    },
    {
      name: "JavaScript of the messenger until painted, gzipped",
      value: totalOf(messenger) / 1_000,
      unit: "kB",
      budget: 200,
    },
    {
      name: "JavaScript of the sync worker, gzipped",
      value: workerBytes / 1_000,
      unit: "kB",
    },
  ];
}
