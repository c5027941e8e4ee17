import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawnPhotograph, sampleFile, textFile } from "./make/file-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import {
  addFolder,
  item,
  openFiles,
  openFolder,
  treeLine,
  uploadFiles,
  useItemMenu,
} from "./make/library-steps.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const stands = (name: string, place: string) =>
  him.page.getByRole("heading", { level: 1, name: `${name} ${place}` }).waitFor();
const press = (name: string) => him.page.getByRole("button", { name, exact: true }).click();

test("the files of a folder stand one after the other by themselves", async () => {
  await openFiles(her);
  await addFolder(her, "Hut wall");
  await openFolder(her, "Hut wall");
  await uploadFiles(her, [
    await drawnPhotograph(her, "Crane.jpg", 320, 240),
    textFile("Today.txt", "Pour starts at 7"),
  ]);
  await treeLine(her, "My files").click();
  await useItemMenu(her, "Hut wall", "Share");
  const share = her.page.getByRole("dialog", { name: "Share Hut wall" });
  await share.getByRole("button", { name: "Share with Omar Haddad" }).click();
  await share.getByRole("combobox", { name: "What Omar Haddad may do" }).waitFor();
  await her.page.keyboard.press("Escape");

  await openFiles(him);
  await openFolder(him, "Hut wall");
  await item(him, "Today.txt").waitFor();
  await waitUntilOfflineReady(him);
  await press("Show on a wall screen");
  await him.page.waitForURL(/\/single\/file\/APPboard\?folder=\d+$/);
  await him.page.getByLabel("How long each file is shown").selectOption("5 seconds");
  await him.page.waitForURL(/seconds=5/);
  await stands("Crane.jpg", "1 / 2");
  await stands("Today.txt", "2 / 2");
  await him.page.getByText("Pour starts at 7").waitFor();
  await stands("Crane.jpg", "1 / 2");
});

test("it is halted, led by hand and by keys, and says how long each file stands", async () => {
  await press("Pause");
  await him.page.getByRole("button", { name: "Go on", exact: true }).waitFor();
  await press("Next file");
  await stands("Today.txt", "2 / 2");
  await him.page.keyboard.press("ArrowRight");
  await stands("Crane.jpg", "1 / 2");
  await press("Previous file");
  await stands("Today.txt", "2 / 2");
  await him.page.getByLabel("How long each file is shown").press("ArrowRight");
  await stands("Today.txt", "2 / 2");
  await him.page.getByLabel("How long each file is shown").selectOption("5 seconds");
  await him.page.reload();
  await stands("Crane.jpg", "1 / 2");
  expect(await him.page.getByLabel("How long each file is shown").inputValue()).toBe("5");
  expect(await violationsOn(him.page)).toEqual([]);
});

test("what is added to the folder stands there without anybody's doing", async () => {
  await openFolder(her, "Hut wall");
  await uploadFiles(her, [textFile("Weather.txt", "Wind 9 m/s from noon")]);
  await him.page.getByText("Wind 9 m/s from noon").waitFor();
  await stands("Weather.txt", "3 / 3");
});

test("it goes on without a network", async () => {
  await goOffline(him);
  await him.page.reload();
  await stands("Today.txt", "2 / 3");
  await him.page.getByText("Pour starts at 7").waitFor();
  await stands("Weather.txt", "3 / 3");
  await him.page.getByText("Wind 9 m/s from noon").waitFor();
  await goOnline(him);
});

test("somebody who looks closer holds it, until they have gone", async () => {
  const { page } = him;
  await press("Pause");
  await page.clock.install();
  await page.reload();
  await stands("Crane.jpg", "1 / 3");
  await page.keyboard.press("+");
  await page.clock.fastForward(20_000);
  await stands("Crane.jpg", "1 / 3");
  await page.clock.fastForward(60_000);
  await stands("Today.txt", "2 / 3");
});

test("a film begins by itself, and the next file comes at its end", async () => {
  await treeLine(her, "My files").click();
  await addFolder(her, "Films");
  await openFolder(her, "Films");
  await uploadFiles(her, [await sampleFile("night.mp4"), textFile("After.txt", "Sweep the deck")]);
  await her.page.getByRole("button", { name: "Show on a wall screen" }).click();
  await her.page.getByLabel("How long each file is shown").selectOption("5 minutes");
  await her.page.getByRole("button", { name: "Previous file" }).click();
  await her.page.getByRole("heading", { level: 1, name: "night.mp4 2 / 2" }).waitFor();
  await her.page.getByRole("heading", { level: 1, name: "After.txt 1 / 2" }).waitFor();
});

test("a folder that is not theirs is said not to be here", async () => {
  const folder = new URL(her.page.url()).searchParams.get("folder");
  await him.page.goto(new URL(`?folder=${folder}`, him.page.url()).href);
  await him.page.getByText("This folder is not here").waitFor();
});
