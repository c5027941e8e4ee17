import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dropFolder, temporaryFolder } from "../server/database/scratch.ts";
import { EICAR } from "../server/make/files/eicar.ts";
import { composer, message, openDialog } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { attachFiles, drawnPhotograph } from "./make/file-steps.ts";
import { findCutOff } from "./make/find-cut-off.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { item, openFiles, openItem, uploadFiles } from "./make/library-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { letIn, newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { prepareChecker, violationsIn, violationsOn } from "./make/violations.ts";

const SCANNER = fileURLToPath(new URL("../server/make/files/small-scanner.mjs", import.meta.url));

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let folder: string;
let down: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  down = join(folder, "down");
  app = await startApp({ SCAN_COMMAND: `${execPath} ${SCANNER} ${down}` });
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  await newPlan(her, "Pier 4");
  await letIn(her, "Omar Haddad");
  for (const person of [her, him]) await openDialog(person, "Pier 4");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await dropFolder(folder);
});

keepEvidence(() => ({ her, him }));

async function sendAs(words: string, file: Parameters<typeof attachFiles>[1][number]) {
  await attachFiles(her, [file]);
  await composer(her).fill(words);
  await composer(her).press("Enter");
  await message(him, words).waitFor();
}

test("while the scanner is down a photograph says so to both, and is opened by itself when it is back", async () => {
  await writeFile(down, "");
  await sendAs("As of noon", await drawnPhotograph(her, "Slab.jpg", 800, 600));
  for (const person of [her, him])
    await message(person, "As of noon").getByText("Check for viruses delayed").waitFor();
  await message(him, "As of noon").getByRole("button", { name: "Open Slab.jpg" }).click();
  const shown = him.page.getByRole("dialog").getByRole("img", { name: "Slab.jpg" });
  await shown.waitFor();
  const dialog = him.page.getByRole("dialog");
  await dialog.getByText(/^The scanner for viruses does not answer/).waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  // Among the pictures of the chat it says so too.
  await her.page.getByRole("button", { name: "History", exact: true }).click();
  await her.page
    .getByRole("listitem")
    .filter({ has: her.page.getByRole("button", { name: /Slab\.jpg/ }) })
    .getByText("Check for viruses delayed")
    .waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await rm(down);
  await eventually(async () =>
    shown.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth),
  ).toBe(800);
  await dialog.getByText(/^The scanner for viruses does not answer/).waitFor({ state: "detached" });
  await him.page.keyboard.press("Escape");
  await shown.waitFor({ state: "detached" });
  for (const person of [her, him])
    await message(person, "As of noon")
      .getByText("Check for viruses delayed")
      .waitFor({ state: "detached" });
});

test("an infected file says in its place that it was refused, and its page says why", async () => {
  await sendAs("The offer", { name: "offer.txt", mimeType: "text/plain", buffer: EICAR });
  for (const person of [her, him])
    await message(person, "The offer").getByText("Refused: infected").waitFor();
  await message(him, "The offer").getByRole("button", { name: "Open offer.txt" }).click();
  await him.page
    .getByText("This file was infected and has been removed from the server.")
    .waitFor();
  await him.page.keyboard.press("Escape");
  await him.page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await violationsOn(him.page)).toEqual([]);
});

test("the library says it in its list, its grid and its preview, on a phone and in the dark too", async () => {
  const { page } = her;
  await writeFile(down, "");
  await openFiles(her);
  await uploadFiles(her, [
    await drawnPhotograph(her, "Footing of the second pier, seen from the river.jpg", 802, 600),
    { name: "Method.txt", mimeType: "text/plain", buffer: Buffer.from("Pour by night") },
  ]);
  const waiting = page.getByText("Check for viruses delayed").filter({ visible: true });
  await eventually(async () => waiting.count()).toBe(2);
  await looksFine("list");
  await page.getByRole("button", { name: "Show as a grid" }).click();
  await eventually(async () => waiting.count()).toBe(2);
  await looksFine("grid");
  await openItem(her, "Method.txt");
  await page
    .getByRole("dialog")
    .getByText(/^The scanner for viruses does not answer/)
    .waitFor();
  await looksFine("preview");
  await page.keyboard.press("Escape");
  await rm(down);
  await uploadFiles(her, [{ name: "offer.txt", mimeType: "text/plain", buffer: EICAR }]);
  await item(her, "offer.txt").getByText("Refused: infected").filter({ visible: true }).waitFor();
  await looksFine("infected-grid");
  await page.getByRole("button", { name: "Show as a list" }).click();
  await looksFine("infected-list");
  await openItem(her, "offer.txt");
  await page.getByText("This file was infected and has been removed from the server.").waitFor();
  await looksFine("infected-preview");
});

/** Larger than the scanner of this story takes. */
const survey = (name: string) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.alloc(1024 ** 2 + 1, "Level 2\n"),
});

test("what is too large to be scanned stays closed and says so", async () => {
  await her.page.keyboard.press("Escape");
  await openDialog(her, "Pier 4");
  await sendAs("The survey", survey("Survey.txt"));
  for (const person of [her, him])
    await message(person, "The survey").getByText("Closed: too large to be scanned").waitFor();
  await message(him, "The survey").getByRole("button", { name: "Open Survey.txt" }).click();
  await him.page.getByText("stays closed. Ask your administrator.").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.keyboard.press("Escape");
});

test("where the operator wants it such a file is opened, and says that it was not scanned", async () => {
  const opening = await startApp({
    SCAN_COMMAND: `${execPath} ${SCANNER} ${down}`,
    SCAN_TOO_LARGE: "open",
  });
  const another = await addPerson(browser, opening);
  try {
    await setUp(another);
    await openFiles(another);
    await uploadFiles(another, [survey("Levels.txt")]);
    const line = item(another, "Levels.txt").getByText("Not scanned for viruses");
    await line.filter({ visible: true }).waitFor();
    await openItem(another, "Levels.txt");
    const preview = another.page.getByRole("dialog", { name: /^Levels\.txt/ });
    await preview.getByText("Open it only if you trust who sent it.").waitFor();
    await preview.getByText("Level 2").first().waitFor();
    expect(await violationsOn(another.page)).toEqual([]);
  } finally {
    await another.context.close();
    await opening.stop();
  }
});

/** On a phone nothing is cut off, and on a wide screen all can be read in both schemes. */
async function looksFine(name: string): Promise<void> {
  const { page } = her;
  await page.setViewportSize({ width: 390, height: 844 });
  // A phone begins with the folders.
  if (name === "list") await page.getByRole("button", { name: "My files" }).click();
  await eventually(async () => page.evaluate(findCutOff)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await prepareChecker(page);
  for (const scheme of ["light", "dark"] as const) {
    const found = await violationsIn(page, scheme);
    expect(found.filter((each) => each.includes("color-contrast"))).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
}
