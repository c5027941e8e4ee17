import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepEvidence } from "./make/keep-evidence.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { openScreen, type Screen, setUpSampleSite } from "./make/screens.ts";
import { type App, startApp } from "./make/start-app.ts";

let app: App;
let browser: Browser;
let her: Person;
let screens: readonly Screen[];

/** Milliseconds, longer than a screen takes to be drawn from what lies on the device. */
const LATE = 800;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, withoutServiceWorker);
  screens = await setUpSampleSite(her);
  await her.page.addInitScript(noteHidden);
  await her.page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue();
  });
});

afterAll(async () => {
  await her?.page.unrouteAll({ behavior: "ignoreErrors" });
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

test.each(["dialog", "plans", "board-with-task", "records", "fill-in", "request", "system"])(
  "what comes late takes nothing away that the screen %s shows already",
  async (name) => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}`);
    await openScreen(her, screen);
    // Code that is fetched once the page is idle, and then its words: two rounds.
    await her.page.waitForTimeout(3 * LATE);
    expect(await hiddenIn(her)).toEqual([]);
  },
);

test("why something could not be done is said once the words of failures have come", async () => {
  const { page } = her;
  await page.evaluate(leaveRefused);
  const words = Promise.withResolvers<void>();
  await page.route("**/assets/locale-en-refusal-*.js", async (route) => {
    await words.promise;
    await route.continue();
  });
  await page.goto("/manage/outbox");
  await page.getByText("That did not work. Try again.").waitFor();
  words.resolve();
  await page.getByText("Nothing is asked of you here right now").waitFor();
});

/** Puts something that was refused into the browser's database. */
async function leaveRefused(): Promise<void> {
  const settled = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(new Error(String(request.error))));
    });
  const databases = await indexedDB.databases();
  const found = databases.find(({ name }) => name?.startsWith("plumbline-"));
  const database = await settled(indexedDB.open(found?.name ?? ""));
  const refusal = { code: 506, reason: "approval.notYourTurn" };
  const args = { recordId: 1, status: 1, remarks: "" };
  const entry = { n: 1, command: "approval.decide", args, at: Date.now(), refusal };
  await settled(database.transaction("attention", "readwrite").objectStore("attention").add(entry));
  database.close();
}

/** Notes what React hides because a part of it waits; nothing else of ours hides with such a style. */
function noteHidden(): void {
  const hidden: string[] = [];
  Object.assign(globalThis, { hidden });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement)) continue;
      // What only stands for what is to come may go, and a field measures itself by a hidden one.
      const isOurs = !["output", "textarea"].includes(target.localName);
      if (isOurs && target.style.getPropertyPriority("display") === "important")
        hidden.push(target.outerHTML.slice(0, 200));
    }
  }).observe(document, { attributes: true, attributeFilter: ["style"], subtree: true });
}

async function hiddenIn({ page }: Person): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as unknown as { hidden: string[] }).hidden);
}
