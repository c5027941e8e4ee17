import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { textFile } from "./make/file-steps.ts";
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
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { dana, setUp, signIn, waitForApp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let laptop: Person;
let phone: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  laptop = await addPerson(browser, app);
  phone = await addPerson(browser, app, { viewport: { width: 390, height: 844 } });
  await setUp(laptop);
  await signIn(phone, dana.email);
  await waitForApp(phone);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ laptop, phone }));

const favourites = ({ page }: Person) => page.getByRole("list", { name: "Favourites" });
const namesIn = async (person: Person) =>
  favourites(person).locator("li button:not([aria-label])").allTextContents();

test("folders and files are marked without a network, and stand among the favourites", async () => {
  await openFiles(laptop);
  await waitUntilOfflineReady(laptop);
  await goOffline(laptop);
  await addFolder(laptop, "Inspections");
  await openFolder(laptop, "Inspections");
  const mark = laptop.page.getByRole("button", { name: "Add to favourites" });
  await mark.click();
  await laptop.page
    .getByRole("button", { name: "Remove from favourites", pressed: true })
    .waitFor();
  await uploadFiles(laptop, [textFile("Cover.txt", "25 mm")]);
  await useItemMenu(laptop, "Cover.txt", "Add to favourites");
  await item(laptop, "Cover.txt").getByText("Favourite", { exact: true }).waitFor();
  await treeLine(laptop, "Favourites").click();
  await eventually(async () => namesIn(laptop)).toEqual(["Inspections", "Cover.txt"]);
  expect(await violationsOn(laptop.page)).toEqual([]);
});

test("the other device of the same person has them, and takes one away", async () => {
  await goOnline(laptop);
  await waitForDelivered(laptop);
  await phone.page.goto("/manage/file?view=favourites");
  await eventually(async () => namesIn(phone)).toEqual(["Inspections", "Cover.txt"]);
  expect(await violationsOn(phone.page)).toEqual([]);
  const isWider = await phone.page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWider).toBe(false);
  await phone.page.getByRole("button", { name: "Remove Inspections from favourites" }).click();
  await phone.page.getByText("Inspections is no longer a favourite").waitFor();
  await eventually(async () => namesIn(laptop)).toEqual(["Cover.txt"]);
  await phone.page.getByRole("button", { name: "Undo" }).click();
  await eventually(async () => namesIn(laptop)).toEqual(["Inspections", "Cover.txt"]);
});

test("one leads to the file and to the folder, and goes with what is deleted for good", async () => {
  await favourites(laptop).getByRole("button", { name: "Cover.txt", exact: true }).click();
  const preview = laptop.page.getByRole("dialog", { name: /^Cover\.txt/ });
  await preview.getByText("25 mm").waitFor();
  await laptop.page.keyboard.press("Escape");
  await favourites(laptop).getByRole("button", { name: "Inspections", exact: true }).click();
  await useItemMenu(laptop, "Cover.txt", "Delete");
  await treeLine(laptop, "Favourites").click();
  await eventually(async () => namesIn(laptop)).toEqual(["Inspections"]);
  expect(await rows(laptop, "favourite")).toHaveLength(2);
  await treeLine(laptop, "Trash").click();
  await laptop.page.getByRole("button", { name: "Delete Cover.txt for good" }).click();
  const question = laptop.page.getByRole("dialog", { name: "Delete for good?" });
  await question.getByRole("button", { name: "Delete for good" }).click();
  await waitForDelivered(laptop);
  await eventually(async () => (await rows(laptop, "favourite")).length).toBe(1);
});
