import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dialogRow } from "./make/chat-steps.ts";
import { findSmallTargets } from "./make/hands/small-targets.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { goOffline, goOnline } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { openScreen, type Screen, setUpSampleSite } from "./make/screens.ts";
import { type App, startApp } from "./make/start-app.ts";

const names = [
  "messenger",
  "dialog",
  "plans",
  "board",
  "task",
  "my-tasks",
  "import",
  "outbox",
  "settings",
  "theme",
  "members",
  "invitations",
  "notifications",
] as const;

let app: App;
let browser: Browser;
let her: Person;
let screens: readonly Screen[];

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, {
    ...withoutServiceWorker,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  screens = await setUpSampleSite(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

test.each(names)("on the screen %s a finger meets everything that can be pressed", async (name) => {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`There is no screen ${name}`);
  // A board on a phone draws the columns that are near; the card that says it is open lies further.
  await her.page.setViewportSize({ width: 1440, height: 844 });
  await openScreen(her, screen);
  await her.page.setViewportSize({ width: 390, height: 844 });
  // What has no room in a header goes into its menu once the new width is known.
  await eventually(async () => her.page.evaluate(findSmallTargets)).toEqual([]);
});

test("nothing on the screen moves when the network goes, and the place that says so is for a finger", async () => {
  const { page } = her;
  await page.goto("/manage/messenger");
  await dialogRow(her, "Morning briefing").waitFor();
  // It comes below the list by itself, later than the list.
  await page.getByRole("region", { name: "First steps" }).waitFor();
  const places = async () => [
    await page.getByRole("main").boundingBox(),
    await page.getByRole("grid").or(page.getByRole("list")).first().boundingBox(),
    await page.getByRole("navigation", { name: "Places" }).boundingBox(),
  ];
  const before = await places();
  await goOffline(her);
  const status = page.getByRole("link", { name: /Offline/ });
  await status.waitFor();
  expect(await places()).toEqual(before);
  expect(await page.evaluate(findSmallTargets)).toEqual([]);
  await goOnline(her);
});
