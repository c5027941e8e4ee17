import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { openBrowser, withoutServiceWorker } from "./open-browser.ts";
import { type ServedGallery, serveGallery } from "./serve-gallery.ts";

/** Which document instead of the stage's own one, and how wide the screen is. */
interface Shown {
  readonly file?: string;
  readonly size?: string;
  readonly phone?: true;
}

/** A stage on a page of its own. */
interface Stage {
  readonly page: Page;
  /** Errors, and what the page's policy refused. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/** The gallery's stages for documents, one after the other in one browser. */
export interface Stages {
  readonly gallery: ServedGallery;
  show(state: string, shown?: Shown): Promise<Stage>;
  /** Puts a document beside the gallery and tells its address. */
  put(name: string, content: Uint8Array): Promise<string>;
  close(): Promise<void>;
}

export async function openStages(): Promise<Stages> {
  const gallery = await serveGallery();
  const browser = await openBrowser();
  return {
    gallery,
    show: async (state, shown = {}) => showIn(browser, gallery.address, state, shown),
    async put(name, content) {
      await writeFile(join(gallery.folder, name), content);
      return `/${name}`;
    },
    async close() {
      await browser.close();
      await gallery.stop();
    },
  };
}

async function showIn(
  browser: Browser,
  address: string,
  state: string,
  { phone, ...document }: Shown,
): Promise<Stage> {
  const screen = phone
    ? { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }
    : { viewport: { width: 1000, height: 800 } };
  const context = await browser.newContext({ ...withoutServiceWorker, ...screen });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  const asked = new URLSearchParams({ part: "parts/preview", state, ...document });
  await page.goto(`${address}/?${asked}`);
  return { page, problems, close: async () => context.close() };
}
