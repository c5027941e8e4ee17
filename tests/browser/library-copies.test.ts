import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, until } from "./make/eventually.ts";
import { drawnPhotograph, textFile } from "./make/file-steps.ts";
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
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
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
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

test("a folder is copied with all that lies in it, without a network too, and into another place", async () => {
  const { page } = her;
  await openFiles(her);
  await addFolder(her, "Site A");
  await openFolder(her, "Site A");
  await addFolder(her, "Steel");
  await openFolder(her, "Steel");
  await uploadFiles(her, [textFile("Bars.txt", "25 mm")]);
  await item(her, "Bars.txt").getByText("5 Bytes").filter({ visible: true }).waitFor();
  await waitForDelivered(her);
  await treeLine(her, "My files").click();
  await addFolder(her, "Archive");
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await useItemMenu(her, "Site A", "Copy");
  await page.getByText("Copied as Site A (2)").waitFor();
  await openFolder(her, "Site A (2)");
  await openFolder(her, "Steel");
  await item(her, "Bars.txt").waitFor();
  await treeLine(her, "My files").click();
  await useItemMenu(her, "Site A", "Copy to …");
  const places = page.getByRole("dialog", { name: "Copy Site A to" });
  await places.getByRole("button", { name: "Archive" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await places.getByRole("button", { name: "Archive" }).click();
  await openFolder(her, "Archive");
  await item(her, "Site A").waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  const bars = (await rows(her, "libraryItem")).filter(({ name }) => name === "Bars.txt");
  expect(new Set(bars.map(({ pid }) => pid)).size).toBe(3);
  // The content is there once: nothing was sent again.
  expect(await rows(her, "upload")).toHaveLength(1);
});

test("one file is shared by itself, renewed by who may, and taken back when nobody has it any more", async () => {
  const { page } = her;
  await openFolder(her, "Site A");
  await uploadFiles(her, [textFile("Levels.txt", "+1.20")]);
  await item(her, "Levels.txt").getByText("5 Bytes").filter({ visible: true }).waitFor();
  await waitForDelivered(her);
  await useItemMenu(her, "Levels.txt", "Share");
  const sharing = page.getByRole("dialog", { name: "Share Levels.txt" });
  await sharing.getByText("May change", { exact: true }).click();
  await sharing.getByRole("button", { name: "Share with Omar Haddad" }).click();
  await sharing.getByRole("combobox", { name: "What Omar Haddad may do" }).waitFor();
  await page.keyboard.press("Escape");
  await treeLine(her, "My files").click();
  await item(her, "Levels.txt").getByText("Shared", { exact: true }).waitFor({ state: "attached" });
  await openFiles(him);
  await item(him, "Levels.txt").waitFor();
  expect(await item(him, "Site A").count()).toBe(0);
  await useItemMenu(him, "Levels.txt", "Versions");
  const versions = him.page.getByRole("dialog", { name: "Versions of Levels.txt" });
  await versions
    .getByLabel("Upload a new version", { exact: true })
    .and(him.page.locator("input"))
    .setInputFiles([textFile("Levels.txt", "+1.250")]);
  await waitForDelivered(him);
  await him.page.keyboard.press("Escape");
  await item(her, "Levels.txt").getByText("6 Bytes").filter({ visible: true }).waitFor();
  // What is still to come from somebody else stays where they can bring it.
  await until(async () =>
    (await rows(her, "file")).every(({ arriveTime }) => Number(arriveTime) > 0),
  );
  await useItemMenu(her, "Levels.txt", "Share");
  await sharing.getByRole("button", { name: "Stop sharing with Omar Haddad" }).click();
  await sharing.getByRole("button", { name: "Put it back among my own files" }).click();
  await sharing.waitFor({ state: "detached" });
  await waitForDelivered(her);
  await item(him, "Levels.txt").waitFor({ state: "detached" });
  const levels = (await rows(her, "libraryItem")).find(({ name }) => name === "Levels.txt");
  expect(levels).toMatchObject({ pid: 0, folderId: 0 });
});

test("two versions of a picture are looked at side by side, zoomed together", async () => {
  const { page } = her;
  await uploadFiles(her, [await drawnPhotograph(her, "Wall.jpg", 320, 240)]);
  await item(her, "Wall.jpg").waitFor();
  await waitForDelivered(her);
  await useItemMenu(her, "Wall.jpg", "Versions");
  const dialog = page.getByRole("dialog", { name: "Versions of Wall.jpg" });
  await dialog
    .getByLabel("Upload a new version", { exact: true })
    .and(page.locator("input"))
    .setInputFiles([await drawnPhotograph(her, "Wall.jpg", 240, 320)]);
  await dialog.getByRole("button", { name: "Compare with the newest" }).click();
  const beside = page.getByRole("dialog", { name: /Wall\.jpg/ });
  const pictures = beside.getByRole("img", { name: "Wall.jpg" });
  await eventually(async () => pictures.count()).toBe(2);
  const widths = async () =>
    pictures.evaluateAll((drawn) => drawn.map((each) => each.getBoundingClientRect().width));
  const before = await widths();
  await beside.getByRole("button", { name: "Zoom in" }).click();
  await eventually(async () =>
    (await widths()).map((width, index) => Math.round((100 * width) / (before[index] ?? 1))),
  ).toEqual([115, 115]);
  expect(await violationsOn(page)).toEqual([]);
  await beside.getByRole("button", { name: "Back to the versions" }).click();
  await dialog.waitFor();
});
