import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from "playwright-core";
import { repository } from "#tests/server/database/server-process.ts";
import { type Line, layLine } from "./lay-line.ts";
import type { App } from "./start-app.ts";

/** Pictures for people to look at; git does not keep them. */
export const output = join(repository, "tests/browser/output");
mkdirSync(output, { recursive: true });

const launch: LaunchOptions = {
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // A microphone that hears a beep each second, where somebody may use one.
    "--use-fake-device-for-media-stream",
  ],
};
const PATIENCE = 60_000;

/** Somebody at a browser of their own, on a line of their own. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly line: Line;
  /** Where this person finds the app. */
  readonly address: string;
  /** Errors of the page and its console since the beginning. */
  readonly problems: string[];
}

/** Opens Chromium. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(launch);
}

/** A person with an empty browser, who finds the app at a host of this machine's. */
export async function addPerson(
  browser: Browser,
  app: App,
  options: BrowserContextOptions = {},
  host = "127.0.0.1",
): Promise<Person> {
  const laid = await layLine(app.address);
  const line = { ...laid, address: laid.address.replace("127.0.0.1", host) };
  return addPersonAt(browser, line, options);
}

/** A person with an empty browser at the end of a line that was laid. */
export async function addPersonAt(
  browser: Browser,
  line: Line,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext({ ...usual, ...options, baseURL: line.address });
  return personIn(context, line);
}

/** A person whose browser keeps its profile in a folder, as browsers of people do. */
export async function openProfile(folder: string, line: Line): Promise<Person> {
  const context = await chromium.launchPersistentContext(folder, {
    ...launch,
    ...usual,
    baseURL: line.address,
  });
  return personIn(context, line);
}

/** Ends a person's browser as a power cut does. */
export async function killBrowser({ context }: Person): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error("The person has no browser of their own");
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const main = processInfo.find(({ type }) => type === "browser");
  if (!main) throw new Error("The browser has no process");
  const gone = new Promise((resolve) => browser.once("disconnected", resolve));
  process.kill(main.id, "SIGKILL");
  await gone;
}

/** The process of a person's page dies, and nothing of it can be said any more; they have another one, which is empty. */
export async function crashPage(person: Person): Promise<Person> {
  const { context, page } = person;
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await page.close();
  return { ...person, page: next };
}

/** Nothing is kept or fetched ahead: for stories that never leave the network, a third of the work. */
export const withoutServiceWorker = { serviceWorkers: "block" } as const;

const usual: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: "en-GB",
  colorScheme: "light",
};

async function personIn(context: BrowserContext, line: Line): Promise<Person> {
  context.setDefaultTimeout(PATIENCE);
  // By its memory Chromium tells some machines' private windows, which all of these are: a notice of it would lie over every screen.
  await context.addInitScript(() =>
    Object.defineProperty(performance, "memory", { value: undefined }),
  );
  const page = context.pages()[0] ?? (await context.newPage());
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`${String(error)} ${error.stack}`));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`${message.text()} at ${message.location().url}`);
  });
  return { page, context, line, address: line.address, problems };
}
