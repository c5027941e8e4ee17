import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import JSZip from "jszip";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, message, openDialog, react, say, useMessageMenu } from "./make/chat-steps.ts";
import { attachFiles, drawnPhotograph, textFile } from "./make/file-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { dana, setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let folder: string;

const HOSTILE = `<img src=x onerror="document.title='taken'">`;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), "plumbline-chat-"));
  her = await addPerson(browser, app);
  await setUp(her);
  await newPlan(her, "Gantry");
  await openDialog(her, "Gantry");
  await say(her, HOSTILE);
  await composer(her).fill("**Bolts** tomorrow");
  await composer(her).press("Enter");
  await message(her, "Bolts tomorrow").waitFor();
  await react(her, "Bolts", "👍");
  await useMessageMenu(her, "Bolts", "Reply");
  await say(her, "At seven.");
  await attachFiles(her, [
    await drawnPhotograph(her, "beam.jpg", 320, 200),
    textFile("list.txt", "M16 x 40"),
  ]);
  await composer(her).fill("The beam and the list");
  await composer(her).press("Enter");
  await message(her, "The beam and the list").waitFor();
  await waitForDelivered(her);
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

/** Saves the open chat; the page, opened as whoever gets the file opens it. */
async function exported(place: string, says: string): Promise<Page> {
  const { page } = her;
  await page.getByRole("button", { name: "Export…" }).click();
  const dialog = page.getByRole("dialog", { name: "Export “Gantry”" });
  expect(await violationsOn(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save", exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Gantry .*\.zip$/);
  const zip = await JSZip.loadAsync(await readFile(await download.path()));
  const root = join(folder, place);
  for (const [name, file] of Object.entries(zip.files)) {
    if (file.dir) continue;
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), await file.async("nodebuffer"));
  }
  await dialog.getByText(says, { exact: true }).waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "detached" });
  const reader = await browser.newPage();
  await reader.goto(pathToFileURL(join(root, "index.html")).href);
  return reader;
}

test("a chat is saved as a page with its files, on which nothing acts", async () => {
  const reader = await exported("online", "Saved.");
  expect(await reader.title()).toBe("Gantry");
  await reader.getByText(HOSTILE).waitFor();
  const bold = reader.locator("div > p > strong", { hasText: "Bolts" });
  const bolts = reader.getByRole("article").filter({ has: bold });
  expect(await bolts.innerText()).toContain(dana.name);
  expect(await bolts.innerText()).toContain("👍 1");
  const answer = reader.getByRole("article").filter({ hasText: "At seven." });
  const quoted = await answer.getByRole("blockquote").getByRole("link").getAttribute("href");
  expect(quoted).toBe(`#${String(await bolts.getAttribute("id"))}`);
  const picture = reader.getByRole("img", { name: "beam.jpg" });
  await picture.evaluate(async (image: HTMLImageElement) => image.decode());
  await reader.getByRole("link", { name: "list.txt" }).click();
  await reader.getByText("M16 x 40").waitFor();
  expect(await reader.title()).not.toBe("taken");
  await reader.close();
});

test("without a network what lies on the device is saved all the same", async () => {
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await say(her, "Said in the cellar");
  const reader = await exported(
    "offline",
    "Saved. 1 file could not be fetched and is not part of it.",
  );
  await reader.getByText("Said in the cellar").waitFor();
  await reader.getByText(HOSTILE).waitFor();
  await reader.close();
  await goOnline(her);
});
