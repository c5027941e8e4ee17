import { readFile } from "node:fs/promises";
import JSZip from "jszip";
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
import { type LaidLine, layLine } from "./make/lay-line.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, addPersonAt, openBrowser, type Person } from "./make/open-browser.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let line: LaidLine;
let her: Person;
let visitor: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  line = await layLine(app.address);
  her = await addPersonAt(browser, line);
  visitor = await addPerson(browser, app, { viewport: { width: 390, height: 844 } });
  await setUp(her);
  await openFiles(her);
  await addFolder(her, "Handed over");
  await openFolder(her, "Handed over");
  const picture = await drawnPhotograph(her, "Mesh.jpg", 320, 240);
  const pdf = await readFile(new URL("../data/files/scanned-note.pdf", import.meta.url));
  const paper = { name: "Note.pdf", mimeType: "application/pdf", buffer: pdf };
  await uploadFiles(her, [picture, paper, textFile("Cover.txt", "25 mm at the edge")]);
  await item(her, "Cover.txt").getByText("17 Bytes").filter({ visible: true }).waitFor();
  await addFolder(her, "Inspections");
  await waitForDelivered(her);
  await until(async () =>
    (await rows(her, "file")).every(({ arriveTime }) => Number(arriveTime) > 0),
  );
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, visitor }));

const links = ({ page }: Person, name: string) =>
  page.getByRole("dialog", { name: `Links to ${name}` });

/** Makes a link as the dialog stands, and gives its address back. */
async function makeLink(person: Person, name: string): Promise<string> {
  const dialog = links(person, name);
  const made = dialog.getByRole("textbox", { name: "New link" });
  const before = (await made.count()) > 0 ? await made.inputValue() : "";
  await dialog.getByRole("button", { name: "Make a link" }).click();
  await eventually(
    async () => (await made.count()) > 0 && (await made.inputValue()) !== before,
  ).toBe(true);
  return made.inputValue();
}

async function visit(address: string): Promise<void> {
  await visitor.page.goto("about:blank");
  await visitor.page.goto(address);
}

let toFile = "";

test("a link to a file shows it to somebody without an account, once as often as it may", async () => {
  await useItemMenu(her, "Mesh.jpg", "Links for others");
  const dialog = links(her, "Mesh.jpg");
  await dialog.getByText("Nobody has made a link yet.").waitFor();
  await dialog.getByRole("textbox", { name: "Visits at most" }).fill("1");
  expect(await violationsOn(her.page)).toEqual([]);
  toFile = await makeLink(her, "Mesh.jpg");
  await dialog.getByText("0 of 1 visit").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.keyboard.press("Escape");

  await visit(toFile);
  const { page } = visitor;
  await page.getByRole("heading", { name: "Mesh.jpg" }).waitFor();
  const picture = page.getByRole("img", { name: "Mesh.jpg" });
  const widthOf = async () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await eventually(widthOf).toBe(320);
  expect(await violationsOn(page)).toEqual([]);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect((await saved).suggestedFilename()).toBe("Mesh.jpg");
  // The same visit goes on.
  await page.reload();
  await eventually(widthOf).toBe(320);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole("heading", { name: "This link leads nowhere" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test("the code of a link leads to it from the page of a file too, without an account", async () => {
  await visit(toFile.replace("/shared#", "/single/file/"));
  const { page } = visitor;
  await page.waitForURL(toFile);
  await page.getByRole("heading", { name: "This link leads nowhere" }).waitFor();
  await page.goto("/single/file/nothing");
  await page.getByText("Parameter error").waitFor();
});

test("a folder behind a password shows what lies in it, each file to be looked at and saved", async () => {
  await treeLine(her, "My files").click();
  await useItemMenu(her, "Handed over", "Links for others");
  const dialog = links(her, "Handed over");
  await dialog.getByText("At least 8 characters").waitFor();
  await dialog.getByLabel("Password", { exact: true }).fill("plumb and level");
  const address = await makeLink(her, "Handed over");
  await visit(address);
  const { page } = visitor;
  await page.getByRole("heading", { name: "This link has a password" }).waitFor();
  const password = page.getByLabel(/^Password/);
  expect(await violationsOn(page)).toEqual([]);
  await password.fill("level and plumb");
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByText("The password is wrong").waitFor();
  await password.fill("plumb and level");
  await page.getByRole("button", { name: "Open" }).click();
  const contents = page.getByRole("list", { name: "What is in the folder" });
  await contents.getByRole("button", { name: "Cover.txt" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWider).toBe(false);
  await page.getByRole("link", { name: "Download Mesh.jpg" }).waitFor();
  await contents.getByRole("button", { name: "Cover.txt" }).click();
  await page.getByText("25 mm at the edge").waitFor();
  await page.getByRole("button", { name: "Back to the folder" }).click();
  await contents.getByRole("button", { name: "Note.pdf" }).click();
  await page.getByRole("region", { name: "Page 1", exact: true }).waitFor();
  // The way back of a phone leads out of a file and a folder, not away from the link.
  await page.goBack();
  await contents.getByRole("button", { name: "Inspections" }).click();
  await page.getByText("This folder is empty").waitFor();
  await page.goBack();
  await contents.getByRole("button", { name: "Inspections" }).click();
  await page.getByText("This folder is empty").waitFor();
  await page
    .getByRole("navigation", { name: "Where you are" })
    .getByRole("button", { name: "Handed over" })
    .click();
  await contents.getByRole("button", { name: "Mesh.jpg" }).waitFor();
});

test("all of the folder is downloaded as one ZIP, which without a network waits and says so", async () => {
  const { page } = visitor;
  const all = page.getByRole("button", { name: /^Download all · \d/ });
  await all.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const downloaded = page.waitForEvent("download");
  await all.click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe("Handed over.zip");
  const zip = await JSZip.loadAsync(await readFile(await download.path()));
  expect(Object.keys(zip.files).filter((name) => !zip.files[name]?.dir)).toEqual([
    "Handed over/Cover.txt",
    "Handed over/Mesh.jpg",
    "Handed over/Note.pdf",
  ]);
  expect(await zip.file("Handed over/Cover.txt")?.async("text")).toBe("25 mm at the edge");
  await goOffline(visitor);
  await page.getByText("All of it can be downloaded once there is a network.").waitFor();
  expect(await all.isDisabled()).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  await goOnline(visitor);
  await eventually(async () => all.isEnabled()).toBe(true);
});

test("what is still on its way comes to the visitor without a reload", async () => {
  await her.page.keyboard.press("Escape");
  await treeLine(her, "My files").click();
  await openFolder(her, "Handed over");
  await addFolder(her, "Sent from the site");
  await openFolder(her, "Sent from the site");
  // Connections that are open already stay as quick as they are.
  await line.cut();
  line.slow(16_000);
  await line.mend();
  await uploadFiles(her, [textFile("Diary.txt", "Slab poured. ".repeat(40_000))]);
  await waitForDelivered(her);
  const { page } = visitor;
  await page.getByRole("button", { name: "Inspections" }).click();
  const path = page.getByRole("navigation", { name: "Where you are" });
  await path.getByRole("button", { name: "Handed over" }).click();
  await page.getByText("1 file has not arrived yet and is left out").waitFor();
  await page.getByRole("button", { name: "Sent from the site" }).click();
  await page.getByRole("button", { name: "Diary.txt" }).click();
  await page.getByText("Still on its way").waitFor();
  line.slow(Number.POSITIVE_INFINITY);
  await page.getByText(/^Slab poured/).waitFor();
  await page.getByRole("button", { name: "Back to the folder" }).click();
  await path.getByRole("button", { name: "Handed over" }).click();
  await treeLine(her, "My files").click();
});

test("a very large picture is shown in small, and said to be", async () => {
  await openFolder(her, "Handed over");
  const survey = await drawnPhotograph(her, "Survey.jpg", 5_000, 4_000);
  const picking = her.page.waitForEvent("filechooser");
  await her.page.getByRole("button", { name: "Upload originals, with location" }).click();
  await (await picking).setFiles([survey]);
  await item(her, "Survey.jpg").waitFor();
  await waitForDelivered(her);
  await until(async () =>
    (await rows(her, "file")).every(({ arriveTime }) => Number(arriveTime) > 0),
  );
  const { page } = visitor;
  await page.getByRole("button", { name: "Inspections" }).click();
  const path = page.getByRole("navigation", { name: "Where you are" });
  await path.getByRole("button", { name: "Handed over" }).click();
  await page.getByRole("button", { name: "Survey.jpg" }).click();
  await page.getByText("Reduced picture: download it to see every detail.").waitFor();
  const picture = page.getByRole("img", { name: "Survey.jpg" });
  const widthOf = async () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await eventually(widthOf).toBe(1_600);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Back to the folder" }).click();
  await treeLine(her, "My files").click();
});

test("without a network the dialog says that links wait for one, and a revoked link ends at once", async () => {
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await useItemMenu(her, "Handed over", "Links for others");
  const dialog = links(her, "Handed over");
  await dialog.getByText("Links can be made and revoked once there is a network.").waitFor();
  expect(await dialog.getByRole("button", { name: "Make a link" }).isDisabled()).toBe(true);
  await her.page.keyboard.press("Escape");
  await goOnline(her);
  await useItemMenu(her, "Handed over", "Links for others");
  await dialog.getByText("1 visit").waitFor();
  await dialog.getByRole("button", { name: "Revoke" }).click();
  const question = her.page.getByRole("dialog", { name: "Revoke this link?" });
  await question.getByRole("button", { name: "Revoke" }).click();
  await dialog.getByText("Nobody has made a link yet.").waitFor();
  await visitor.page.getByRole("button", { name: "Inspections" }).click();
  await visitor.page.getByRole("heading", { name: "This link leads nowhere" }).waitFor();
});
