import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repository } from "#tests/server/database/server-process.ts";
import { linkFrom } from "./make/does-as.ts";
import { message, openDialog } from "./make/chat-steps.ts";
import { findCutOff } from "./make/find-cut-off.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import {
  addPerson,
  openBrowser,
  output,
  type Person,
  withoutServiceWorker,
} from "./make/open-browser.ts";
import { openPlan } from "./make/plan-steps.ts";
import { openScreen, type Screen, screenNames, setUpSampleSite } from "./make/screens.ts";
import { type App, startApp } from "./make/start-app.ts";
import { prepareChecker, violationsIn } from "./make/violations.ts";

const widths = [1440, 768, 390] as const;
const height = 900;

const pictures = join(repository, "docs");
const shouldUpdatePictures = process.env["UPDATE_PICTURES"] === "1";
let app: App;
let browser: Browser;
let her: Person;
let stranger: Person;
let screens: readonly Screen[];

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, withoutServiceWorker);
  stranger = await addPerson(browser, app, withoutServiceWorker);
});

afterAll(async () => {
  if (shouldUpdatePictures) await updatePictures();
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, stranger }));

test("the pages before signing in fit every width and are accessible", async () => {
  await her.page.goto("/");
  await her.page.locator("input[name=password]").fill("crane-hook");
  await lookAt(her, "set-up");
  screens = await setUpSampleSite(her);

  await stranger.page.goto("/login");
  await stranger.page.getByRole("button", { name: "Sign in" }).waitFor();
  await lookAt(stranger, "login");
  await stranger.page.goto(`/invite${await linkFrom(app, her)}`);
  await stranger.page.getByRole("button", { name: "Join" }).waitFor();
  await lookAt(stranger, "invite");
});

test.each(screenNames)(
  "the screen %s fits every width and is accessible in light and dark",
  async (name) => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}`);
    await openScreen(her, screen);
    await lookAt(her, name);
  },
);

test("below a header, what is empty says so in the middle of its room", async () => {
  const empty = screens.find(({ name }) => name === "drawings");
  if (!empty) throw new Error("There are no drawings");
  await openScreen(her, empty);
  const box = await her.page.getByText("No drawings yet").boundingBox();
  expect(Math.abs((box?.y ?? 0) - height / 2)).toBeLessThan(height / 10);
});

test("none of them left an error behind, or did what the policy of the page refuses", () => {
  expect([...her.problems, ...stranger.problems]).toEqual([]);
});

/** The two pictures of the README; taken on request only, as they differ with every run. */
async function updatePictures(): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  const { page } = her;
  await page.goto("/manage/plan");
  await openPlan(her, "Harbour Bridge, north pier");
  await page.getByText("Pour pier cap P3, second lift").first().waitFor();
  await page.screenshot({
    path: join(pictures, "board.png"),
    animations: "disabled",
    caret: "initial",
  });
  await openDialog(her, "Harbour Bridge, north pier");
  await message(her, "On my way, 15 minutes.").waitFor();
  await page.screenshot({
    path: join(pictures, "messenger.png"),
    animations: "disabled",
    caret: "initial",
  });
}

/** Takes pictures; no page may be wider than its window, cut off its header, or shut anybody out. */
async function lookAt({ page }: Person, name: string): Promise<void> {
  const problems: string[] = [];
  await prepareChecker(page);
  for (const colorScheme of ["light", "dark"] as const) {
    problems.push(...(await violationsIn(page, colorScheme)));
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      const path = join(output, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, animations: "disabled" });
      const found = [...(await page.evaluate(findTooWide)), ...(await page.evaluate(findCutOff))];
      problems.push(...found.map((place) => `${width}: ${place}`));
    }
    await page.setViewportSize({ width: widths[0], height });
  }
  await page.emulateMedia({ colorScheme: "light" });
  expect(problems).toEqual([]);
}

/** In the page: what makes it scroll sideways. */
function findTooWide(): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return [];
  const places = [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120));
  return [`${scrollWidth} > ${innerWidth}`, ...places.slice(0, 5)];
}
