import { readFile } from "node:fs/promises";
import JSZip from "jszip";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { eventually, until } from "./make/eventually.ts";
import { drawnPhotograph, textFile } from "./make/file-steps.ts";
import { isWider } from "./make/files/note-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import {
  addFolder,
  answer,
  item,
  openFiles,
  openFolder,
  openItem,
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
const namesShown = async ({ page }: Person) =>
  page.locator("[data-item] [data-row-focus]").allTextContents();

test("folders and files are made without a network, and are delivered when it is back", async () => {
  await openFiles(her);
  await her.page.getByText("Nothing here yet").waitFor();
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await addFolder(her, "Inspections");
  await openFolder(her, "Inspections");
  const picture = await drawnPhotograph(her, "Mesh.jpg", 320, 240);
  await uploadFiles(her, [picture, textFile("Cover.txt", "25 mm")]);
  for (const name of ["Mesh.jpg", "Cover.txt"]) await item(her, name).waitFor();
  expect(await rows(her, "file")).toMatchObject([{ arriveTime: 0 }, { arriveTime: 0 }]);
  await goOnline(her);
  await until(async () =>
    (await rows(her, "file")).every(({ arriveTime }) => Number(arriveTime) > 0),
  );
  await item(her, "Cover.txt").getByText("5 Bytes").filter({ visible: true }).waitFor();
});

test("a file is looked at under an address of its own, and closing it leads back", async () => {
  await goOffline(her);
  await openItem(her, "Cover.txt");
  const preview = her.page.getByRole("dialog", { name: /^Cover\.txt/ });
  await preview.getByText("25 mm").waitFor();
  expect(new URL(her.page.url()).pathname).toMatch(/^\/manage\/file\/\d+\/\d+$/);
  await her.page.reload();
  await preview.getByText("25 mm").waitFor();
  await her.page.keyboard.press("Escape");
  await preview.waitFor({ state: "detached" });
  await item(her, "Cover.txt").waitFor();
  await goOnline(her);
});

test("what is being said in a dialog stays when the window becomes as narrow as a phone, and wide again", async () => {
  const { page } = her;
  await treeLine(her, "My files").click();
  await useItemMenu(her, "Inspections", "Share");
  const dialog = page.getByRole("dialog", { name: "Share Inspections" });
  const mayChange = dialog.getByRole("radio", { name: "May change" });
  await dialog.getByText("May change", { exact: true }).first().click();
  await eventually(async () => mayChange.isChecked()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "New folder" }).waitFor({ state: "hidden" });
  expect(await mayChange.isChecked()).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator("[data-item]").first().waitFor();
  expect(await mayChange.isChecked()).toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await openFolder(her, "Inspections");
});

test("a name is changed by a key, copied with a number, and found by its words", async () => {
  await item(her, "Cover.txt").getByRole("button", { name: "Cover.txt", exact: true }).focus();
  await her.page.keyboard.press("F2");
  await answer(her, "Rename", "Cover P3.txt", "Save");
  await useItemMenu(her, "Cover P3.txt", "Copy");
  await item(her, "Cover P3 (2).txt").waitFor();
  await her.page.keyboard.press("/");
  await her.page.keyboard.type("p3 cover");
  await eventually(async () => namesShown(her)).toEqual(["Cover P3 (2).txt", "Cover P3.txt"]);
  await her.page.getByRole("textbox", { name: "Find in files" }).fill("");
});

test("what is written in a file finds it, and without a network that is said", async () => {
  const { page } = her;
  const search = page.getByRole("textbox", { name: "Find in files" });
  const section = page.getByRole("region", { name: "Written in files" });
  const hit = section.getByRole("button", { name: "Cover P3.txt" });
  // What has come is read within seconds; until then the answer is an empty one.
  await until(async () => {
    await search.fill("");
    const answered = page.waitForResponse((response) => response.url().endsWith("/search/content"));
    await search.fill("25 mm");
    await answered;
    await page.getByText("Looking into files").waitFor({ state: "detached" });
    return (await hit.count()) > 0;
  });
  await section.getByText("25 mm", { exact: true }).first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await hit.click();
  await page.getByRole("dialog", { name: /^Cover P3\.txt/ }).waitFor();
  await page.keyboard.press("Escape");
  await goOffline(her);
  await search.fill("25");
  await page
    .getByText("What is written in files can be searched once there is a network.")
    .waitFor();
  await goOnline(her);
  await search.fill("");
});

test("another content keeps the name, and the one before comes back", async () => {
  await useItemMenu(her, "Cover P3.txt", "Versions");
  const dialog = her.page.getByRole("dialog", { name: "Versions of Cover P3.txt" });
  const input = dialog.getByLabel("Upload a new version").and(her.page.locator("input"));
  await input.setInputFiles([textFile("Cover rev B.txt", "30 mm at the edge")]);
  await dialog.getByText("17 Bytes").waitFor();
  await dialog.getByRole("button", { name: "Compare with the newest" }).click();
  const compared = her.page.getByRole("dialog", { name: "Cover P3.txt: two versions" });
  for (const words of ["25 mm", "30 mm at the edge"]) await compared.getByText(words).waitFor();
  await compared.getByRole("button", { name: "Back to the versions" }).click();
  await dialog.getByRole("button", { name: "Restore" }).click();
  await eventually(async () => dialog.getByRole("listitem").count()).toBe(3);
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.keyboard.press("Escape");
  await item(her, "Cover P3.txt").getByText("v3").waitFor();
  await openItem(her, "Cover P3.txt");
  await her.page
    .getByRole("dialog", { name: /^Cover P3\.txt/ })
    .getByText("25 mm")
    .waitFor();
  await her.page.keyboard.press("Escape");
});

test("the order is kept, and so is the way things are drawn", async () => {
  await her.page.getByRole("button", { name: "Sort" }).click();
  await her.page.getByRole("menuitemcheckbox", { name: "Z to A" }).click();
  const down = ["Mesh.jpg", "Cover P3.txt", "Cover P3 (2).txt"];
  await eventually(async () => namesShown(her)).toEqual(down);
  await her.page.getByRole("button", { name: "Show as a grid" }).first().click();
  await her.page.reload();
  await eventually(async () => namesShown(her)).toEqual(down);
  await item(her, "Mesh.jpg").locator("img").click();
  await her.page.getByRole("dialog", { name: /^Mesh\.jpg/ }).waitFor();
  await her.page.keyboard.press("Escape");
  await her.page.getByRole("button", { name: "Show as a list" }).first().click();
});

test("several things are moved at once, and what is removed can be put back", async () => {
  for (const name of ["Cover P3.txt", "Cover P3 (2).txt"])
    await her.page.getByRole("checkbox", { name: `Select ${name}` }).check();
  const bar = her.page.getByRole("toolbar", { name: "What is selected" });
  await bar.getByText("2 selected").waitFor();
  await bar.getByRole("button", { name: "Move" }).click();
  const dialog = her.page.getByRole("dialog", { name: "Move 2 things to" });
  await dialog.getByRole("button", { name: "My files" }).click();
  await eventually(async () => namesShown(her)).toEqual(["Mesh.jpg"]);
  await treeLine(her, "My files").click();
  await useItemMenu(her, "Cover P3 (2).txt", "Delete");
  await her.page.getByText("Cover P3 (2).txt moved to the trash").waitFor();
  await item(her, "Cover P3 (2).txt").waitFor({ state: "detached" });
  await treeLine(her, "Trash").click();
  await her.page.getByRole("button", { name: "Restore Cover P3 (2).txt" }).click();
  await her.page.getByText("Cover P3 (2).txt restored").waitFor();
  await her.page.getByText("The trash is empty").waitFor();
  await treeLine(her, "My files").click();
  await useItemMenu(her, "Cover P3 (2).txt", "Delete");
  await treeLine(her, "Trash").click();
  await her.page.getByRole("button", { name: "Delete Cover P3 (2).txt for good" }).click();
  await her.page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
  await her.page.getByText("The trash is empty").waitFor();
  await waitForDelivered(her);
  expect((await rows(her, "file")).map(({ name }) => name)).not.toContain("Cover P3 (2).txt");
});

test("what is chosen is downloaded as one file", async () => {
  await treeLine(her, "My files").click();
  const downloaded = her.page.waitForEvent("download");
  await useItemMenu(her, "Inspections", "Download as ZIP");
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe("Inspections.zip");
  const zip = await JSZip.loadAsync(await readFile(await download.path()));
  expect(Object.keys(zip.files).toSorted()).toEqual(["Inspections/Mesh.jpg"]);
  await her.page.getByText("Inspections.zip is being downloaded").waitFor();
});

test("a file is carried onto a folder", async () => {
  await treeLine(her, "My files").click();
  await item(her, "Cover P3.txt").dragTo(item(her, "Inspections"));
  await item(her, "Cover P3.txt").waitFor({ state: "detached" });
  await openFolder(her, "Inspections");
  await item(her, "Cover P3.txt").waitFor();
});

test("whoever is let in to look sees the folder and changes nothing, until they may", async () => {
  await treeLine(her, "My files").click();
  await useItemMenu(her, "Inspections", "Share");
  const dialog = her.page.getByRole("dialog", { name: "Share Inspections" });
  await dialog.getByRole("button", { name: "Share with Omar Haddad" }).click();
  await dialog.getByRole("combobox", { name: "What Omar Haddad may do" }).waitFor();
  await openFiles(him);
  await item(him, "Inspections").waitFor();
  await openFolder(him, "Inspections");
  await eventually(async () => namesShown(him)).toContain("Mesh.jpg");
  expect(await him.page.getByRole("button", { name: "New folder" }).count()).toBe(0);
  await dialog.getByRole("combobox").selectOption({ label: "May change" });
  await him.page.getByRole("button", { name: "New folder" }).first().waitFor();
  await addFolder(him, "Approved");
  await her.page.keyboard.press("Escape");
  await openFolder(her, "Inspections");
  await item(her, "Approved").waitFor();
});

test("whoever is taken out has nothing of it left on their device", async () => {
  await treeLine(her, "My files").click();
  await useItemMenu(her, "Inspections", "Share");
  const dialog = her.page.getByRole("dialog", { name: "Share Inspections" });
  await dialog.getByRole("button", { name: "Stop sharing with Omar Haddad" }).click();
  await him.page.getByText("This folder is not here").waitFor();
  await until(async () => (await rows(him, "file")).length === 0);
  for (const name of ["libraryItem", "folderUser"]) expect(await rows(him, name)).toEqual([]);
  await her.page.keyboard.press("Escape");
});

test("a folder is shared with a department, and whoever is in it sees it", async () => {
  const added = await doesAs(app, her, "department.add", { name: "Inspectors" });
  const { id } = added as { id: number };
  const people = await rows(her, "user");
  const omar = people.find(({ nickname }) => nickname === "Omar Haddad");
  await doesAs(app, her, "department.edit", { id, addMembers: [Number(omar?.id)] });
  await treeLine(her, "My files").click();
  await useItemMenu(her, "Inspections", "Share");
  const dialog = her.page.getByRole("dialog", { name: "Share Inspections" });
  await dialog.getByRole("combobox", { name: "Share with all of …" }).fill("insp");
  await her.page.getByRole("option", { name: "Inspectors (department)" }).click();
  await dialog.getByText("1 more person has access through a department or group").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await openFiles(him);
  await openFolder(him, "Inspections");
  await eventually(async () => namesShown(him)).toContain("Mesh.jpg");
  await dialog.getByRole("button", { name: "Stop sharing with Inspectors (department)" }).click();
  await him.page.getByText("This folder is not here").waitFor();
  await her.page.keyboard.press("Escape");
});

test("list, grid, tree, dialogs and trash are accessible, and fit a phone", async () => {
  const { page } = her;
  await openFolder(her, "Inspections");
  await item(her, "Mesh.jpg").waitFor();
  await page.getByRole("checkbox", { name: "Select Mesh.jpg" }).check();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Show as a grid" }).first().click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Show as a list" }).first().click();
  await page.getByRole("toolbar").getByRole("button", { name: "Move" }).click();
  await page.getByRole("dialog", { name: "Move Mesh.jpg to" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await item(her, "Mesh.jpg").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await isWider(page)).toBe(false);
  await page.getByRole("button", { name: "Back" }).click();
  await item(her, "Inspections").waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await treeLine(her, "Trash").click();
  await page.getByRole("heading", { name: "Trash" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});
