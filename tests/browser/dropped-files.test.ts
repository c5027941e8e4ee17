import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, message, openDialog } from "./make/chat-steps.ts";
import { carryOver, dropOnto, layOnDisk } from "./make/files/drop-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { item, openFiles, openFolder, openItem } from "./make/library-steps.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUp(her);
  await newPlan(her, "Pier 4");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

test("files that are carried over a chat are offered a place, and are sent with the next words", async () => {
  const { page } = her;
  await openDialog(her, "Pier 4");
  const laid = layOnDisk({ "Levels.txt": "+0.35", "Cover.txt": "25 mm" });
  const offer = page.getByText("Drop files to attach them");
  const drop = await carryOver(her, composer(her), laid);
  await offer.waitFor();
  await drop();
  await offer.waitFor({ state: "detached" });
  await page.getByText("Levels.txt").waitFor();
  await page.getByText("Cover.txt").waitFor();
  await composer(her).fill("As measured");
  await composer(her).press("Enter");
  await message(her, "As measured").waitFor();
  await waitForDelivered(her);
  const sent = (await rows(her, "file")).map(({ name }) => String(name));
  expect(new Set(sent)).toEqual(new Set(["Levels.txt", "Cover.txt"]));
});

test("a folder that is dropped on the library lies there with all that was in it", async () => {
  const { page } = her;
  await openFiles(her);
  const laid = layOnDisk({
    "Handover/Read me.txt": "first",
    "Handover/Doors/Door 12.txt": "fire door",
    "Handover/Doors/Door 13.txt": "glass door",
    "Beside.txt": "alone",
  });
  await dropOnto(her, page.getByRole("main"), laid);
  await item(her, "Beside.txt").waitFor();
  await openFolder(her, "Handover");
  await item(her, "Read me.txt").waitFor();
  await openFolder(her, "Doors");
  await item(her, "Door 12.txt").waitFor();
  await openItem(her, "Door 13.txt");
  await page
    .getByRole("dialog", { name: /^Door 13\.txt/ })
    .getByText("glass door")
    .waitFor();
});
