import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, until } from "./make/eventually.ts";
import { forgetContents } from "./make/files/forget-contents.ts";
import {
  begin,
  body,
  field,
  isWider,
  note,
  press,
  versionsOf,
  write,
} from "./make/files/note-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import {
  addFolder,
  item,
  openFiles,
  openItem,
  treeLine,
  useItemMenu,
} from "./make/library-steps.ts";
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
  await openFiles(her);
  await addFolder(her, "Site log");
  await openItem(her, "Site log");
  await begin(her, "New note", "Pour");
  await write(her, "Pour.md", "# Pour\n\nSlab at seven, dry, 25 mm\n");
  await press(her, "Pour.md", "Save");
  await press(her, "Pour.md", "Close");
  await waitForDelivered(her);
  await until(async () =>
    (await rows(her, "file")).every(({ arriveTime }) => Number(arriveTime) > 0),
  );
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

test("two write one note without a network: both are kept and shown side by side", async () => {
  await treeLine(her, "My files").click();
  await useItemMenu(her, "Site log", "Share");
  const dialog = her.page.getByRole("dialog", { name: "Share Site log" });
  await dialog.getByRole("button", { name: "Share with Omar Haddad" }).click();
  const may = dialog.getByRole("combobox", { name: "What Omar Haddad may do" });
  await may.selectOption({ label: "May change" });
  await her.page.keyboard.press("Escape");
  await openFiles(him);
  await openItem(him, "Site log");
  for (const person of [her, him]) {
    if (person === her) await openItem(her, "Site log");
    await openItem(person, "Pour.md");
    await body(person, "Pour.md").getByText("25 mm").waitFor();
    await waitUntilOfflineReady(person);
    await goOffline(person);
    await press(person, "Pour.md", "Edit");
  }
  await write(him, "Pour.md", "# Pour\n\nSlab at nine, dry, 25 mm\n");
  await write(her, "Pour.md", "# Pour\n\nSlab at seven, dry, 25 mm\n\nPump ordered\n");
  for (const person of [him, her]) await press(person, "Pour.md", "Save");
  await body(him, "Pour.md").getByText("at nine").waitFor();
  await body(her, "Pour.md").getByText("Pump ordered").waitFor();
  await goOnline(him);
  await waitForDelivered(him);
  await goOnline(her);
  await waitForDelivered(her);
  const told = note(her, "Pour.md").getByText("Omar Haddad saved beside your version");
  await told.waitFor();
  await note(him, "Pour.md")
    .getByText(/saved beside your version/)
    .waitFor();
  await body(him, "Pour.md").getByText("Pump ordered").waitFor();
  // What lies in the list below says so too, also where it was only found.
  await press(him, "Pour.md", "Close");
  await item(him, "Pour.md").getByText("Two versions at once").waitFor();
  await him.page.getByRole("button", { name: "Show as a grid" }).first().click();
  await item(him, "Pour.md").getByText("Two versions at once").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await openItem(him, "Pour.md");
  await press(her, "Pour.md", "Versions");
  await her.page
    .getByRole("dialog", { name: "Versions of Pour.md" })
    .getByText("saved beside it")
    .waitFor();
  await her.page.keyboard.press("Escape");
  await press(her, "Pour.md", "Compare");
  const table = note(her, "Pour.md").getByRole("table");
  await table.getByText("Slab at nine").waitFor();
  await eventually(async () => table.locator("ins").allTextContents()).toEqual([
    "Slab at seven, dry, 25 mm",
    "Slab at nine, dry, 25 mm",
    "",
    "Pump ordered",
  ]);
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.setViewportSize({ width: 390, height: 844 });
  await table.getByText("Slab at nine").waitFor();
  expect(await isWider(her.page)).toBe(false);
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.setViewportSize({ width: 1280, height: 800 });
});

test("taking mine settles it for both; theirs stays among the versions", async () => {
  const before = await versionsOf(her, "Pour.md");
  await press(her, "Pour.md", "Take mine");
  await body(her, "Pour.md").getByText("Pump ordered").waitFor();
  for (const person of [her, him]) {
    const told = note(person, "Pour.md").getByText(/saved beside your version/);
    await told.waitFor({ state: "detached" });
    const mark = person.page.getByText("Two versions at once");
    await mark.waitFor({ state: "detached" });
  }
  await eventually(async () => versionsOf(him, "Pour.md")).toBe(before + 1);
});

test("both are merged by hand, and what was typed there is the next version", async () => {
  // It says the same as before: only the content on his device shows that it has come.
  await until(async () => {
    const there = (await rows(him, "libraryItem")).find(({ name }) => name === "Pour.md");
    const kept = await rows(him, "keptFile");
    return kept.some(({ fileId }) => fileId === there?.["fileId"]);
  });
  await body(him, "Pour.md").getByText("Pump ordered").waitFor();
  await goOffline(him);
  await press(him, "Pour.md", "Edit");
  await write(him, "Pour.md", "# Pour\n\nFrom the north\n");
  await press(him, "Pour.md", "Save");
  await body(him, "Pour.md").getByText("From the north").waitFor();
  await press(her, "Pour.md", "Edit");
  await write(her, "Pour.md", "# Pour\n\nFrom the south\n");
  await press(her, "Pour.md", "Save");
  await body(her, "Pour.md").getByText("From the south").waitFor();
  await waitForDelivered(her);
  await goOnline(him);
  await waitForDelivered(him);
  await press(him, "Pour.md", "Compare");
  await press(him, "Pour.md", "Merge both by hand");
  await eventually(async () => field(him, "Pour.md").inputValue()).toBe(
    "# Pour\n\nFrom the north\nFrom the south\n",
  );
  await write(him, "Pour.md", "# Pour\n\nFrom both sides\n");
  await press(him, "Pour.md", "Save");
  await body(her, "Pour.md").getByText("From both sides").waitFor();
  const told = note(her, "Pour.md").getByText(/saved beside your version/);
  await told.waitFor({ state: "detached" });
  await press(her, "Pour.md", "Close");
  await press(him, "Pour.md", "Close");
});

test("what comes of a note one has opened is there without a network, and if not, the one before it", async () => {
  const standing = async (person: Person) =>
    Number((await rows(person, "libraryItem")).find(({ name }) => name === "Pour.md")?.["fileId"]);
  const keeps = async (id: number) =>
    (await rows(him, "keptFile")).some(({ fileId }) => fileId === id);
  const before = await standing(him);
  await until(async () => keeps(before));
  await openItem(her, "Pour.md");
  await press(her, "Pour.md", "Edit");
  await write(her, "Pour.md", "# Pour\n\nFrom both sides, checked\n");
  await press(her, "Pour.md", "Save");
  await press(her, "Pour.md", "Close");
  await waitForDelivered(her);
  const newest = await standing(her);
  // He looks at the list, and has not asked for it.
  await eventually(async () => standing(him)).toBe(newest);
  await until(async () => keeps(newest));
  await goOffline(him);
  await openItem(him, "Pour.md");
  await body(him, "Pour.md").getByText("checked").waitFor();
  await press(him, "Pour.md", "Close");
  await forgetContents(him, [newest]);
  // The app has not noticed.
  await him.page.reload();
  await openItem(him, "Pour.md");
  await note(him, "Pour.md")
    .getByText(/^A newer version by Dana .* is not on this device/)
    .waitFor();
  await body(him, "Pour.md").getByText("From both sides").waitFor();
  expect(await body(him, "Pour.md").getByText("checked").count()).toBe(0);
  expect(await violationsOn(him.page)).toEqual([]);
  await goOnline(him);
  await body(him, "Pour.md").getByText("checked").waitFor();
  await note(him, "Pour.md")
    .getByText(/is not on this device/)
    .waitFor({ state: "detached" });
  await press(him, "Pour.md", "Close");
});

test("whoever may only look reads a note and cannot change it", async () => {
  await treeLine(her, "My files").click();
  await useItemMenu(her, "Site log", "Share");
  const dialog = her.page.getByRole("dialog", { name: "Share Site log" });
  await dialog
    .getByRole("combobox", { name: "What Omar Haddad may do" })
    .selectOption({ label: "May look" });
  await her.page.keyboard.press("Escape");
  await him.page.getByRole("button", { name: "New note" }).waitFor({ state: "detached" });
  await openItem(him, "Pour.md");
  await body(him, "Pour.md").getByText("From both sides, checked").waitFor();
  expect(await note(him, "Pour.md").getByRole("button", { name: "Edit" }).count()).toBe(0);
  await press(him, "Pour.md", "Close");
});
