import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "#base/languages.ts";
import { textsIn } from "#server/local-text.ts";
import { eventually } from "./make/eventually.ts";
import { findCutOff } from "./make/find-cut-off.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { setUpSampleSite } from "./make/screens.ts";
import { dana, PASSWORD } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";

/** What a browser of that language calls it. */
const tags: Record<string, string> = { zh: "zh-CN", "zh-CHT": "zh-TW", en: "en-GB" };
/** Something that stands on a screen in every language once it is drawn. */
const drawn: Record<string, string> = {
  messenger: "[data-row-focus]",
  plans: "article",
  board: "[data-task]",
  "plan-insight": "main figure",
  "my-tasks": "main h1",
  outbox: "main h1",
  settings: "main input:not([type=file])",
  theme: "main h1",
  language: "main h1",
  keyboard: "main h1",
  license: "main h1",
  devices: "main h1",
  invitations: "main h1",
  import: "main h1",
};
let app: App;
let browser: Browser;
let her: Person;
let addresses: ReadonlyMap<string, string>;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, withoutServiceWorker);
  const screens = await setUpSampleSite(her);
  addresses = new Map(screens.map(({ name, address }) => [name, address]));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

async function phoneThatSpeaks(code: string): Promise<Person> {
  const locale = tags[code] ?? code;
  const viewport = { width: 390, height: 844 };
  return addPerson(browser, app, { locale, viewport, ...withoutServiceWorker });
}

test.each(languages)("a browser that speaks $name is spoken to in it", async ({ code, locale }) => {
  const { page, context } = await phoneThatSpeaks(code);
  await page.goto("/login");
  const signIn = textsIn(code)("session:signIn");
  await page.getByRole("button", { name: signIn, exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
  const texts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /\/locale-(.+)-[a-z-]+-[^/]*$/.exec(name)?.[1] ?? []),
  );
  expect(new Set(texts)).toEqual(new Set([code]));
  await context.close();
});

describe.each(["de", "id"])("on a phone in %s", (code) => {
  let person: Person;
  beforeAll(async () => {
    person = await phoneThatSpeaks(code);
    const { page } = person;
    await page.goto("/login");
    await page.locator("input[name=email]").fill(dana.email);
    await page.locator("input[name=password]").fill(PASSWORD);
    await page.locator("button[type=submit]").click();
    await page.locator("[data-row-focus]").first().waitFor();
  });
  afterAll(async () => {
    await person?.context.close();
  });

  test.each(Object.keys(drawn))(
    "nothing of the screen %s is wider than the phone",
    async (name) => {
      const { page } = person;
      await page.goto(addresses.get(name) ?? "");
      await page
        .locator(drawn[name] ?? "main")
        .first()
        .waitFor();
      await eventually(async () =>
        page.evaluate(() => {
          const clipped = [
            ...document.querySelectorAll<HTMLElement>(".mantine-Button-label"),
          ].filter((label) => label.scrollWidth > label.clientWidth + 1);
          const over = document.documentElement.scrollWidth - innerWidth;
          return { over: Math.max(0, over), clipped: clipped.map((label) => label.textContent) };
        }),
      ).toEqual({ over: 0, clipped: [] });
      await eventually(async () => page.evaluate(findCutOff)).toEqual([]);
    },
  );
});
