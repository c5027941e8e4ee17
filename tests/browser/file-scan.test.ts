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
import { keepEvidence } from "./make/keep-evidence.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { letIn, newPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

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
  await rm(down);
  await eventually(async () =>
    shown.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth),
  ).toBe(800);
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
