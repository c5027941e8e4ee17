import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { credentials, openBenchServer } from "./bench-server.ts";
import type { Figure } from "./figure.ts";

const dist = join(import.meta.dirname, "../../dist");

/** JavaScript that a first visit loads, and the start of a signed-in person, gzipped. */
export async function measureFirstScreen(browser: Browser): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: 0, messages: 0 });
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const signInBytes = await scriptBytes(page, async () => {
    await page.goto(`${server.address}/`);
    await page.waitForSelector("input[name=password]");
  });
  await page.fill("input[name=email]", credentials.email);
  await page.fill("input[name=password]", credentials.password);
  await page.click("button[type=submit]");
  await page.waitForSelector("[data-row-focus]");
  const working = page.waitForEvent("worker");
  const messengerBytes = await scriptBytes(page, async () => {
    await page.goto(`${server.address}/`);
    await page.waitForSelector("[data-row-focus]");
  });
  const workerBytes = await sizeOf(new URL((await working).url()).pathname);
  await context.close();
  await server.close();
  return [
    {
      name: "JavaScript of the first screen, gzipped",
      value: signInBytes / 1_000,
      unit: "kB",
      budget: 200,
    },
    {
      name: "JavaScript of the messenger until painted, gzipped",
      value: messengerBytes / 1_000,
      unit: "kB",
    },
    {
      name: "JavaScript of the sync worker, gzipped",
      value: workerBytes / 1_000,
      unit: "kB",
    },
  ];
}

async function scriptBytes(page: Page, visit: () => Promise<void>): Promise<number> {
  const paths = new Set<string>();
  const note = (response: { url(): string }) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) paths.add(pathname);
  };
  page.on("response", note);
  await visit();
  page.off("response", note);
  let bytes = 0;
  for (const path of paths) if (!path.includes(".worker-")) bytes += await sizeOf(path);
  return bytes;
}

async function sizeOf(path: string): Promise<number> {
  return gzipSync(await readFile(join(dist, path))).length;
}
