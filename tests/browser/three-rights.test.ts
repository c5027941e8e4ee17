import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { textFile } from "./make/file-steps.ts";
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
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { linkFrom } from "./make/does-as.ts";
import { join } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";

const FOLDER = "Inspections";

let app: App;
let browser: Browser;
/** Whose folder it is, who may change it, and who may look. */
let owner: Person;
let writer: Person;
let reader: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her: owner, him: writer } = await addTwoPeople(browser, app));
  reader = await addPerson(browser, app);
  await join(reader, await linkFrom(app, owner), {
    name: "Mei Tanaka",
    email: "mei@site.example",
  });
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ owner, writer, reader }));

const sharing = () => owner.page.getByRole("dialog", { name: `Share ${FOLDER}` });

/** What the menu of something offers somebody. */
async function waysOf(person: Person, name: string): Promise<string[]> {
  const { page } = person;
  await item(person, name)
    .getByRole("button", { name: `Actions for ${name}` })
    .click();
  const ways = page.getByRole("menuitem");
  await ways.first().waitFor();
  const texts = await ways.allTextContents();
  await page.keyboard.press("Escape");
  await ways.first().waitFor({ state: "detached" });
  return texts;
}

test("of three people each is offered what they may, and what one brings the others see", async () => {
  await openFiles(owner);
  await addFolder(owner, FOLDER);
  await useItemMenu(owner, FOLDER, "Share");
  for (const name of ["Omar Haddad", "Mei Tanaka"]) {
    await sharing()
      .getByRole("button", { name: `Share with ${name}` })
      .click();
    await sharing()
      .getByRole("combobox", { name: `What ${name} may do` })
      .waitFor();
  }
  await sharing()
    .getByRole("combobox", { name: "What Omar Haddad may do" })
    .selectOption({ label: "May change" });
  await owner.page.keyboard.press("Escape");
  await openFolder(owner, FOLDER);
  await uploadFiles(owner, [textFile("Cover.txt", "25 mm")]);
  await waitForDelivered(owner);
  for (const person of [writer, reader]) {
    await openFiles(person);
    await openFolder(person, FOLDER);
    await item(person, "Cover.txt").waitFor();
  }
  await uploadFiles(writer, [textFile("Slump.txt", "180 mm")]);
  await waitForDelivered(writer);
  for (const person of [owner, reader]) await item(person, "Slump.txt").waitFor();

  const changes = ["Rename", "Move", "Copy", "Delete"];
  const ofOwner = await waysOf(owner, "Slump.txt");
  const ofWriter = await waysOf(writer, "Slump.txt");
  const ofReader = await waysOf(reader, "Slump.txt");
  expect(ofOwner).toEqual(expect.arrayContaining(changes));
  expect(ofWriter).toEqual(expect.arrayContaining(changes));
  expect(ofReader).toEqual(expect.arrayContaining(["Download", "Versions"]));
  expect(ofReader.filter((way) => changes.includes(way))).toEqual([]);
  expect(await reader.page.getByRole("button", { name: "New folder" }).count()).toBe(0);
});

test("a right that is given is there at once, and one that is taken while somebody is away holds when they are back", async () => {
  await useFolderMenu();
  await sharing()
    .getByRole("combobox", { name: "What Mei Tanaka may do" })
    .selectOption({ label: "May change" });
  await reader.page.getByRole("button", { name: "New folder" }).first().waitFor();
  expect(await waysOf(reader, "Cover.txt")).toContain("Rename");
  await waitUntilOfflineReady(writer);
  await goOffline(writer);
  await useItemMenu(writer, "Slump.txt", "Rename");
  await answer(writer, "Rename", "Slump P3.txt", "Save");
  await item(writer, "Slump P3.txt").waitFor();
  await sharing().getByRole("button", { name: "Stop sharing with Omar Haddad" }).click();
  await waitForDelivered(owner);
  await goOnline(writer);
  await writer.page.getByText("This folder is not here").waitFor();
  // What was renamed without the right stays as it was, and its author can read what they wanted.
  await item(reader, "Slump.txt").waitFor();
  await writer.page.goto("/manage/outbox");
  await writer.page.getByText("Slump P3.txt").first().waitFor();
});

async function useFolderMenu(): Promise<void> {
  await treeLine(owner, "My files").click();
  await useItemMenu(owner, FOLDER, "Share");
}
