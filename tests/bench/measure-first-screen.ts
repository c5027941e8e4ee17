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
  const messengerBytes = await scriptBytes(page, async () => {
    await page.goto(`${server.address}/`);
    await page.waitForSelector("[data-row-focus]");
  });
  await context.close();
  await server.close();
  return [
    {
      name: "JavaScript of the first screen, gzipped",
      value: signInBytes.page / 1_000,
      unit: "kB",
      budget: 200,
    },
    {
      name: "JavaScript of the messenger until painted, gzipped",
      value: messengerBytes.page / 1_000,
      unit: "kB",
    },
    {
      name: "JavaScript of the sync worker, gzipped",
      value: messengerBytes.worker / 1_000,
      unit: "kB",
    },
  ];
}

async function scriptBytes(page: Page, visit: () => Promise<void>) {
  const paths = new Set<string>();
  const note = (response: { url(): string }) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) paths.add(pathname);
  };
  page.on("response", note);
  await visit();
  page.off("response", note);
  const bytes = { page: 0, worker: 0 };
  for (const path of paths) {
    const size = gzipSync(await readFile(join(dist, path))).length;
    if (path.includes(".worker-")) bytes.worker += size;
    else bytes.page += size;
  }
  return bytes;
}
