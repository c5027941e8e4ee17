import { readFile } from "node:fs/promises";
import JSZip from "jszip";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { drawnPhotograph, textFile } from "./make/file-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import {
  addFolder,
  answer,
  item,
  openFiles,
  openFolder,
  treeLine,
  uploadFiles,
  useItemMenu,
} from "./make/library-steps.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

test("several files are made favourites, kept and copied at once, and recent ones say when", async () => {
  await openFiles(her);
  await addFolder(her, "Batch");
  await openFolder(her, "Batch");
  await uploadFiles(her, [textFile("One.txt", "1"), textFile("Two.txt", "2")]);
  for (const name of ["One.txt", "Two.txt"])
    await her.page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await waitForDelivered(her);
  // What has not arrived is not copied.
  for (const name of ["One.txt", "Two.txt"])
    await item(her, name).getByText("1 Bytes").filter({ visible: true }).waitFor();
  const bar = her.page.getByRole("toolbar", { name: "What is selected" });
  await bar.getByRole("button", { name: "Add to favourites" }).click();
  await her.page.getByText("2 things added to favourites").waitFor();
  await bar.getByRole("button", { name: "Keep on this device" }).click();
  await her.page.getByText("2 things are being brought to this device").waitFor();
  await eventually(async () => (await rows(her, "offline")).length).toBe(2);
  await bar.getByRole("button", { name: "Copy" }).click();
  const places = her.page.getByRole("dialog", { name: "Copy 2 things to" });
  await places.getByRole("button", { name: "Batch" }).click();
  await her.page.getByText("2 things copied").waitFor();
  await item(her, "One (2).txt").waitFor();
  await treeLine(her, "Recent").click();
  const recent = her.page.getByRole("list", { name: "Recent" });
  const line = recent.getByRole("listitem").filter({ hasText: "Two (2).txt" }).first();
  await line.locator("time").waitFor();
});

test("the head of a column sorts what stands below it, pressed again the other way round", async () => {
  await treeLine(her, "Batch").click();
  const names = her.page.locator("[data-item] [data-row-focus]");
  const up = ["One (2).txt", "One.txt", "Two (2).txt", "Two.txt"];
  await eventually(async () => names.allTextContents()).toEqual(up);
  const heads = her.page.getByRole("group", { name: "Sort" });
  const head = heads.getByRole("button", { name: "Name" });
  await head.click();
  await eventually(async () => names.allTextContents()).toEqual(up.toReversed());
  expect(await violationsOn(her.page)).toEqual([]);
  await heads.getByRole("button", { name: "Size" }).click();
  expect(await head.getAttribute("aria-pressed")).toBe("false");
  await head.click();
  await eventually(async () => names.allTextContents()).toEqual(up);
});

test("all that a folder shows is selected at once, and downloaded as one file", async () => {
  const { page } = her;
  await page.getByRole("checkbox", { name: "Select One.txt" }).check();
  const bar = page.getByRole("toolbar", { name: "What is selected" });
  await bar.getByText("1 selected").waitFor();
  await bar.getByRole("button", { name: "Select all" }).click();
  await bar.getByText("4 selected").waitFor();
  const names = ["One (2).txt", "One.txt", "Two (2).txt", "Two.txt"];
  for (const name of names)
    expect(await page.getByRole("checkbox", { name: `Select ${name}` }).isChecked()).toBe(true);
  await page.getByRole("checkbox", { name: "Select Two (2).txt" }).uncheck();
  await bar.getByText("3 selected").waitFor();
  const downloaded = page.waitForEvent("download");
  await bar.getByRole("button", { name: "Download" }).click();
  const zip = await JSZip.loadAsync(await readFile(await (await downloaded).path()));
  const packed = await Promise.all(
    Object.values(zip.files).map(async (file) => [file.name, await file.async("string")]),
  );
  expect(Object.fromEntries(packed)).toEqual({
    "One (2).txt": "1",
    "One.txt": "1",
    "Two.txt": "2",
  });
  await page.getByRole("button", { name: "Clear the selection" }).click();
  await bar.waitFor({ state: "detached" });
});

test("what was changed last stands first among what is recent, after a reload too", async () => {
  const { page } = her;
  const names = page.getByRole("list", { name: "Recent" }).getByRole("button", { name: /\.txt$/ });
  const recent = async () => names.allInnerTexts();
  const first = async () => (await recent())[0];
  await treeLine(her, "Recent").click();
  await eventually(async () => (await recent()).length).toBe(4);
  expect(await first()).toContain("(2).txt");
  await treeLine(her, "Batch").click();
  await useItemMenu(her, "One.txt", "Rename");
  await answer(her, "Rename", "One rev B.txt", "Save");
  await waitForDelivered(her);
  await treeLine(her, "Recent").click();
  await eventually(first).toBe("One rev B.txt");
  const before = await recent();
  await page.reload();
  await eventually(recent).toEqual(before);
});

test("a picture that was copied elsewhere is pasted into the folder that is open", async () => {
  const { page } = her;
  await treeLine(her, "Batch").click();
  await item(her, "One rev B.txt").waitFor();
  const { name, buffer } = await drawnPhotograph(her, "Copied.jpg", 320, 240);
  await page.evaluate(
    ([called, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (byte) => byte.codePointAt(0) ?? 0);
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], called, { type: "image/jpeg" }));
      document.body.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [name, buffer.toString("base64")] as const,
  );
  const pasted = item(her, "Copied.jpg");
  await eventually(async () =>
    pasted.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  await waitForDelivered(her);
});

test("where the bar is narrow all that can be done with them stays in reach", async () => {
  const { page } = her;
  await page.setViewportSize({ width: 768, height: 1024 });
  await treeLine(her, "Batch").click();
  await page.getByRole("checkbox", { name: "Select One rev B.txt" }).check();
  const clear = page.getByRole("button", { name: "Clear the selection" });
  const place = await clear.boundingBox();
  expect((place?.x ?? 768) + (place?.width ?? 0)).toBeLessThanOrEqual(768);
  await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
  await treeLine(her, "Trash").click();
  await page.getByRole("list", { name: "Trash" }).getByText("Batch", { exact: true }).waitFor();
});

test("the trash is emptied after a question, and nothing of it is left", async () => {
  const { page } = her;
  await page.setViewportSize({ width: 1440, height: 900 });
  await treeLine(her, "Batch").click();
  await useItemMenu(her, "Two.txt", "Delete");
  await treeLine(her, "Trash").click();
  const trash = page.getByRole("list", { name: "Trash" }).getByRole("listitem");
  await eventually(async () => trash.count()).toBe(2);
  const question = page.getByRole("dialog");
  await page.getByRole("button", { name: "Empty the trash" }).click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  expect(await trash.count()).toBe(2);
  await page.getByRole("button", { name: "Empty the trash" }).click();
  await question.getByRole("button", { name: "Delete for good" }).click();
  await page.getByText("The trash is empty").waitFor();
  expect(await page.getByRole("button", { name: "Empty the trash" }).count()).toBe(0);
  await waitForDelivered(her);
  const left = (await rows(her, "libraryItem")).map(({ name }) => String(name));
  expect(left).toContain("One (2).txt");
  for (const name of ["One rev B.txt", "Two.txt"]) expect(left).not.toContain(name);
});

test("an earlier version is looked at beside the newest", async () => {
  const { page } = her;
  await treeLine(her, "My files").click();
  await uploadFiles(her, [textFile("Levels.txt", "12.40 m")]);
  await item(her, "Levels.txt").waitFor();
  await waitForDelivered(her);
  await useItemMenu(her, "Levels.txt", "Versions");
  const dialog = page.getByRole("dialog", { name: "Versions of Levels.txt" });
  const field = dialog.getByLabel("New version").and(page.locator("input"));
  await field.setInputFiles([textFile("Levels.txt", "12.55 m")]);
  const looks = dialog.getByRole("button", { name: "Look at this version" });
  await eventually(async () => looks.count()).toBe(2);
  expect(await violationsOn(page)).toEqual([]);
  await looks.last().click();
  const shown = (place: string) => page.getByRole("dialog", { name: `Levels.txt ${place}` });
  await shown("2 / 2").getByText("12.40 m").waitFor();
  await shown("2 / 2").getByRole("button", { name: "Previous file" }).click();
  await shown("1 / 2").getByText("12.55 m").waitFor();
  await page.keyboard.press("Escape");
  await shown("1 / 2").waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Restore" }).click();
  await waitForDelivered(her);
});
