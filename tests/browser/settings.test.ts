import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { tabTo } from "./make/hands/keyboard-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { setUpSampleSite } from "./make/screens.ts";
import { dana, signIn, waitForApp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

const FRAMES = "seen.frames";
let app: App;
let browser: Browser;
let her: Person;
let other: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  other = await addPerson(browser, app);
  await setUpSampleSite(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, other }));

const heading = (person: Person, name: string) =>
  person.page.getByRole("heading", { level: 1, name, exact: true });

async function choose(person: Person, name: string): Promise<void> {
  await person.page.getByRole("radio", { name, exact: true }).check();
}

/** The label of a radio that asks first stays where it was until the answer. */
async function askFor(person: Person, name: string): Promise<void> {
  await person.page.getByRole("radio", { name, exact: true }).click();
}

const languageOf = async ({ page }: Person) => page.evaluate(() => document.documentElement.lang);

test("another language is asked about first, and nothing changes for who thinks better of it", async () => {
  const { page } = her;
  await page.goto("/manage/setting/language");
  await askFor(her, "Bahasa Indonesia");
  const question = page.getByRole("dialog", { name: "Switch to Bahasa Indonesia?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  await heading(her, "Language").waitFor();
  expect(await page.getByRole("radio", { name: "English", exact: true }).isChecked()).toBe(true);
  expect(await languageOf(her)).toBe("en");
});

test("a language that is not on this device is refused without a network", async () => {
  const { page } = her;
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await askFor(her, "Deutsch");
  await page.getByRole("button", { name: "Switch and reload" }).click();
  await page
    .getByRole("alert")
    .getByText(/^Deutsch cannot be downloaded/)
    .waitFor();
  await heading(her, "Language").waitFor();
  await goOnline(her);
});

test("who says yes sees the page start anew in the other language, which stays and works offline", async () => {
  const { page } = her;
  await page.goto("/manage/setting/language");
  await page.evaluate(() => Object.assign(globalThis, { before: true }));
  await askFor(her, "Bahasa Indonesia");
  await page.getByRole("button", { name: "Switch and reload" }).click();
  await heading(her, "Bahasa").waitFor();
  expect(await languageOf(her)).toBe("id");
  expect(await page.evaluate(() => "before" in globalThis)).toBe(false);
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await page.goto("/manage/setting/theme");
  await heading(her, "Tema").waitFor();
  await page.getByRole("heading", { level: 2, name: "Perangkat ini", exact: true }).waitFor();
  await goOnline(her);
  await page.goto("/manage/setting/language");
  await askFor(her, "English");
  await page.getByRole("button", { name: "Ganti dan muat ulang" }).click();
  await heading(her, "Language").waitFor();
});

test("a page of settings that is not there says so", async () => {
  await her.page.goto("/manage/setting/nothing");
  await her.page.getByText("There is nothing here").waitFor();
});

test("on a phone the settings are a list in parts, through which the keyboard leads", async () => {
  const { page } = her;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/manage/setting");
  const list = page.getByRole("navigation", { name: "Settings" });
  await list.getByRole("region", { name: "Company" }).waitFor();
  expect(await list.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
    "Personal",
    "This device",
    "Company",
    "About",
  ]);
  expect(await violationsOn(page)).toEqual([]);
  await tabTo(
    page,
    list.getByRole("region", { name: "This device" }).getByRole("button", { name: "Theme" }),
  );
  await page.keyboard.press("Enter");
  await heading(her, "Theme").waitFor();
  await eventually(async () => page.title()).toMatch(/Theme · Settings · Plumbline$/);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("a dark page is dark from its first frame, whatever the system says", async () => {
  const { page, context } = await addPerson(browser, app, { colorScheme: "light" });
  await page.addInitScript((name) => {
    localStorage.setItem("plumbline.theme", "dark");
    const frames: string[] = [];
    Object.assign(globalThis, { [name]: frames });
    const look = () => {
      const { colorScheme } = getComputedStyle(document.documentElement);
      const ground = document.body && getComputedStyle(document.body).backgroundColor;
      frames.push(`${colorScheme} ${ground}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, FRAMES);
  const framesSeen = async () =>
    page.evaluate(
      (name) => (globalThis as unknown as Record<string, readonly string[]>)[name] ?? [],
      FRAMES,
    );
  // The app's own code is late: what stands there until then is what a person sees first.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/assets\/shell-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await eventually(async () => (await framesSeen()).length > 3).toBe(true);
  letGo();
  await page.getByRole("button", { name: "Sign in" }).waitFor();
  const bright = (await framesSeen()).filter((frame) => !isDark(frame));
  expect(bright).toEqual([]);
  await context.close();
});

/** "dark rgb(23, 24, 27)": no ground of its own lets the browser's own through, which follows the scheme. */
function isDark(frame: string): boolean {
  const [, ...parts] = /rgba?\((\d+), (\d+), (\d+)(?:, (\d+))?/.exec(frame) ?? [];
  const clear = parts[3] === "0";
  return (
    frame.startsWith("dark") && (clear || parts.slice(0, 3).every((part) => Number(part) < 60))
  );
}

test("a browser that knows no schemes refuses another theme", async () => {
  const { page } = other;
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    Object.assign(CSS, {
      supports: (property: string, value: string) =>
        property !== "color-scheme" && supports(property, value),
    });
  });
  await signIn(other, dana.email);
  await waitForApp(other);
  await page.goto("/manage/setting/theme");
  await askFor(other, "Dark");
  await page
    .getByRole("alert")
    .getByText(/only be changed in the desktop client/)
    .waitFor();
  expect(await page.locator("html").getAttribute("data-mantine-color-scheme")).toBe("light");
  expect(await page.evaluate(() => localStorage.getItem("plumbline.theme"))).toBe(null);
});

test("a theme stays after a reload, and follows the system again when asked to", async () => {
  const { page } = her;
  const scheme = page.locator("html[data-mantine-color-scheme=dark]");
  await page.goto("/manage/setting/theme");
  await choose(her, "Dark");
  await scheme.waitFor();
  await page.reload();
  await heading(her, "Theme").waitFor();
  await scheme.waitFor();
  await choose(her, "Light");
  await scheme.waitFor({ state: "detached" });
  await page.getByRole("radiogroup", { name: "Theme of this browser" }).getByText("Follow").click();
  await page.emulateMedia({ colorScheme: "dark" });
  await scheme.waitFor();
  await page.emulateMedia({ colorScheme: "light" });
  await scheme.waitFor({ state: "detached" });
});

test("a compact page has lower rows from its first frame on, and nothing moves where it is not to", async () => {
  const { page } = her;
  await choose(her, "Compact");
  await choose(her, "Always reduce");
  await page.goto("/manage/messenger");
  const row = page.locator("[data-row-focus]").first();
  await row.waitFor();
  const heights = await page.evaluate(() =>
    [0, 1].map(
      (index) =>
        document.querySelector(`[data-index="${index}"]`)?.getBoundingClientRect().top ?? 0,
    ),
  );
  expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBe(44);
  const seconds = await page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return `${transitionDuration}, ${animationDuration}`.split(", ").map(Number.parseFloat);
    }),
  );
  expect(Math.max(...seconds)).toBeLessThanOrEqual(0.000_01);
  await page.goto("/manage/setting/theme");
  await choose(her, "Comfortable");
  await page.getByRole("radiogroup", { name: "Motion" }).getByText("Follow").click();
});

test("the licences of all parts stand in the app, with their words", async () => {
  const { page } = her;
  await page.goto("/manage/setting/license");
  await page.getByText("Plumbline is published under the MIT licence.").waitFor();
  await page.getByRole("textbox", { name: "Search by name or licence" }).fill("dexie");
  await page.getByRole("button", { name: "Show dexie", exact: true }).click();
  await page
    .getByRole("region", { name: "dexie" })
    .getByText(/Apache License/)
    .first()
    .waitFor();
});

test("how often a summary comes by e-mail is chosen without a network, and holds on another device", async () => {
  const { page } = her;
  await page.goto("/manage/setting/notifications");
  const often = page.getByRole("combobox", { name: "How often" });
  await often.waitFor();
  await page.getByText("Your company sends no e-mail yet.", { exact: false }).waitFor();
  await goOffline(her);
  await often.click();
  await page.getByRole("option", { name: "Mondays, for the week" }).click();
  await page.getByLabel("At", { exact: true }).fill("06:15");
  await eventually(async () =>
    (await rows(her, "notifySetting")).map((row) => row.digestAt),
  ).toEqual(["06:15"]);
  await page.reload();
  await often.waitFor();
  expect(await often.inputValue()).toBe("Mondays, for the week");
  expect(await page.getByLabel("At", { exact: true }).inputValue()).toBe("06:15");
  expect(await violationsOn(page)).toEqual([]);
  await goOnline(her);
  await other.page.goto("/manage/setting/notifications");
  const there = other.page.getByRole("combobox", { name: "How often" });
  await eventually(async () => there.inputValue()).toBe("Mondays, for the week");
});
