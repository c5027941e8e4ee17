import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, until } from "./make/eventually.ts";
import { drawnPhotograph, takenAt, textFile } from "./make/file-steps.ts";
import { dropOnto, layOnDisk, pasteFile } from "./make/files/drop-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
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
  await him.page.setViewportSize({ width: 390, height: 844 });
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const fields = [
  { __config__: { zjKey: "input", label: "Plate", required: true }, __vModel__: "plate" },
  { __config__: { zjKey: "uploadImg", label: "Photos", required: true }, __vModel__: "photos" },
  {
    __config__: { zjKey: "uploadFile", label: "Papers" },
    __vModel__: "papers",
    accept: ".pdf,.txt",
  },
  {
    __config__: { zjKey: "uploadFile", label: "Permit" },
    __vModel__: "permit",
    buttonText: "Add the permit",
    limit: 1,
    fileSize: 1,
    sizeUnit: "KB",
  },
];
const button = ({ page }: Person, name: string) => page.getByRole("button", { name, exact: true });
const pick = async ({ page }: Person, label: string, file: Awaited<ReturnType<typeof textFile>>) =>
  page.getByLabel(label).and(page.locator("input")).setInputFiles([file]);

test("photographs taken without a network wait on the device, also through a reload", async () => {
  await her.page.goto("/manage/application");
  const buffer = Buffer.from(
    JSON.stringify({ fullName: "Gate", formData: JSON.stringify({ fields }) }),
  );
  await pick(her, "From a file", { name: "gate.json", mimeType: "application/json", buffer });
  await button(her, "Gate").first().waitFor();
  await waitForDelivered(her);
  await him.page.goto("/manage/application");
  await him.page.getByRole("button", { name: "Gate", exact: true }).click();
  await button(him, "New").click();
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await him.page.getByRole("textbox", { name: "Plate" }).fill("HB 118");
  await pick(him, "Add pictures", await drawnPhotograph(him, "Load.jpg", 800, 600));
  await button(him, "Open Load.jpg").waitFor();
  await pick(him, "Add pictures", textFile("Minutes.png", "no picture"));
  await him.page.getByText("Please upload an image").waitFor();
  expect(await button(him, "Open Minutes.png").count()).toBe(0);
  await pick(him, "Add files", textFile("virus.exe", "no"));
  await him.page.getByText("Files of this type are not accepted here").waitFor();
  await pick(him, "Add files", textFile("Note.txt", "32 t"));
  await button(him, "Note.txt").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.getByText(/^Draft kept/).waitFor();
  await him.page.reload();
  await button(him, "Open Load.jpg").locator("img").waitFor();
  await button(him, "Note.txt").waitFor();
});

test("what is dropped and pasted is taken by the rules of its field, in the words of the specification", async () => {
  const { page } = him;
  const permit = page.getByRole("group", { name: "Permit" });
  await dropOnto(him, permit, layOnDisk({ "Large.txt": "x".repeat(1_025) }));
  await page.getByText("File size exceeds 1KB").waitFor();
  await pasteFile(him, "Permit.txt", "No. 7");
  await button(him, "Permit.txt").waitFor();
  await dropOnto(him, permit, layOnDisk({ "Second.txt": "No. 8" }));
  await page.getByText("Currently at most 1 file can be uploaded").waitFor();
  expect(await button(him, "Second.txt").count()).toBe(0);
  expect(await permit.locator("input").getAttribute("multiple")).toBeNull();
  await button(him, "Remove Permit.txt").click();
});

test("they are sent with the record, arrive when the network is back, and others see them", async () => {
  await button(him, "Send").click();
  const sheet = him.page.getByRole("dialog", { name: "HB 118" });
  await sheet.getByRole("button", { name: "Open Load.jpg" }).locator("img").waitFor();
  await goOnline(him);
  await waitForDelivered(him);
  await eventually(
    async () => (await rows(him, "file")).filter(({ arriveTime }) => Number(arriveTime) > 0).length,
  ).toBe(2);
  expect(await violationsOn(him.page)).toEqual([]);
});

test("each is looked at and downloaded, and a download that fails says nothing", async () => {
  const { page } = her;
  await button(her, "Gate").first().click();
  await button(her, "HB 118").click();
  const sheet = page.getByRole("dialog", { name: "HB 118" });
  const download = sheet.getByRole("button", { name: "Download Note.txt" });
  await download.waitFor();
  await goOffline(her);
  await download.click();
  // What comes after it is seen, and nothing of it was said before.
  await sheet.getByRole("button", { name: "Note.txt", exact: true }).click();
  await page.getByRole("dialog").getByText("This file is not on this device.").waitFor();
  expect(await page.locator("[role=alert]").filter({ hasText: "Note.txt" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await goOnline(her);
  const [saved] = await Promise.all([page.waitForEvent("download"), download.click()]);
  expect(saved.suggestedFilename()).toBe("Note.txt");
  await sheet.getByRole("button", { name: "Note.txt", exact: true }).click();
  await page.getByText("32 t").waitFor();
  await page.keyboard.press("Escape");
});

test("a picture that is taken out again is gone from the record, and nothing of it is kept", async () => {
  await button(him, "Edit").click();
  await button(him, "Remove Note.txt").click();
  await button(him, "Save").click();
  await him.page.getByRole("dialog", { name: "HB 118" }).waitFor();
  await waitForDelivered(him);
  await until(async () => (await rows(him, "file")).length === 1);
});

test("files of a draft that is discarded are let go of", async () => {
  await button(him, "Close").click();
  await button(him, "New").click();
  await pick(him, "Add files", textFile("Draft.txt", "nothing"));
  await button(him, "Draft.txt").waitFor();
  // A photograph that is asked for as it was taken is not made smaller, and says where it was taken.
  const taken = takenAt(await drawnPhotograph(him, "Taken.jpg", 3_000, 300), "Pier 4");
  const [chooser] = await Promise.all([
    him.page.waitForEvent("filechooser"),
    him.page
      .getByRole("group", { name: "Photos" })
      .getByRole("button", { name: "Originals, with location" })
      .click(),
  ]);
  await chooser.setFiles([taken]);
  await button(him, "Open Taken.jpg").locator("img").waitFor();
  await until(async () => (await rows(him, "uploadChunk")).length === 2);
  const upload = (await rows(him, "upload")).find(({ name }) => name === "Taken.jpg");
  expect(upload?.["size"]).toBe(taken.buffer.length);
  await him.page.getByText(/^Draft kept/).waitFor();
  await button(him, "Discard").click();
  await him.page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await until(async () => (await rows(him, "uploadChunk")).length === 0);
});
