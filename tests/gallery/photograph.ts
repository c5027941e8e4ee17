import { join } from "node:path";
import type { Page } from "playwright-core";
import { openBrowser } from "#tests/browser/make/open-browser.ts";

const schemes = ["light", "dark"] as const;

/** Draws every page of the gallery in both schemes into a folder. Answers how many pictures that makes. */
export async function photograph(address: string, folder: string): Promise<number> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 720, height: 480 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const addresses = await addressesIn(page);
    for (const each of addresses) {
      for (const scheme of schemes)
        await draw(page, each.replace("scheme=light", `scheme=${scheme}`), folder);
    }
    return addresses.length * schemes.length;
  } finally {
    await browser.close();
  }
}

/** Addresses of all pages, as the gallery lists them. */
async function addressesIn(page: Page): Promise<string[]> {
  await page.goto("/");
  await page.locator("iframe").first().waitFor();
  const sources = await page
    .locator("iframe")
    .evaluateAll((frames) => frames.map((frame) => frame.getAttribute("src") ?? ""));
  return sources.filter((source) => source.includes("scheme=light"));
}

async function draw(page: Page, address: string, folder: string): Promise<void> {
  await page.goto(address);
  await page.locator("main").waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const asked = new URLSearchParams(address.slice(address.indexOf("?")));
  const name = ["part", "state", "scheme"].flatMap((key) => asked.get(key) ?? []).join(" ");
  await page.screenshot({
    path: join(folder, `${name.replaceAll(/[^\w]+/g, "-")}.png`),
    fullPage: true,
    animations: "disabled",
    caret: "hide",
  });
}
