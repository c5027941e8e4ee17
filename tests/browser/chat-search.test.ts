import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, message, openDialog, say } from "./make/chat-steps.ts";
import { attachFiles, textFile } from "./make/file-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { doesAs } from "./make/does-as.ts";
import { letIn, newPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

/** More than a browser fetches of a chat that nobody opens. */
const SAID = 160;
let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let dialogId: number;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  await newPlan(her, "Pier 4");
  await letIn(her, "Omar Haddad");
  await openDialog(her, "Pier 4");
  dialogId = Number(new URL(her.page.url()).pathname.split("/").at(-1));
  await say(her, "The first pour is at section A");
  await say(her, "明天澆築橋墩混凝土");
  await waitForDelivered(her);
  for (let count = 1; count <= SAID; count += 1)
    await doesAs(app, her, "message.sendText", { dialogId, text: `Load ${count} has arrived` });
  await attachFiles(her, [textFile("Pour list.txt", "two trucks at six")]);
  await composer(her).press("Enter");
  await message(her, "Pour list.txt").waitFor();
  await waitForDelivered(her);
  await say(her, "The last pour is at section B");
  await waitForDelivered(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const panel = ({ page }: Person): Locator =>
  page.getByRole("dialog", { name: "Search in this chat" });
const field = (person: Person) => panel(person).getByRole("searchbox");
const hits = (person: Person) =>
  panel(person).getByRole("list", { name: "Hits" }).getByRole("button");
const found = ({ page }: Person, words: string) => page.locator("[data-found]").getByText(words);
const marked = (person: Person) => panel(person).locator("mark");

test("with the keys of every browser a chat is searched, and hits lead to their place and to each other", async () => {
  await her.page.keyboard.press("ControlOrMeta+f");
  await field(her).fill("pour");
  await panel(her).getByText("The whole chat has been searched.").waitFor();
  await expect.poll(() => hits(her).allTextContents()).toHaveLength(3);
  expect(await marked(her).allTextContents()).toEqual(["pour", "Pour", "pour"]);
  expect(await violationsOn(her.page)).toEqual([]);
  await field(her).press("Enter");
  await found(her, "The last pour").waitFor();
  await panel(her).getByText("1 of 3").waitFor();
  await panel(her).getByRole("button", { name: "Earlier hit" }).click();
  await panel(her).getByRole("button", { name: "Earlier hit" }).click();
  await found(her, "The first pour").waitFor();
  await panel(her).getByText("3 of 3").waitFor();
  await panel(her).getByRole("button", { name: "Later hit" }).click();
  await panel(her).getByText("2 of 3").waitFor();
});

test("whoever scrolled away comes back by the same hit", async () => {
  await hits(her).last().click();
  await found(her, "The first pour").waitFor();
  await her.page.getByRole("button", { name: "To the newest" }).click();
  await message(her, "The last pour").waitFor();
  await hits(her).last().click();
  await expect
    .poll(() => found(her, "The first pour").evaluate((row) => row.getBoundingClientRect().top > 0))
    .toBe(true);
});

test("who, what and when narrow the search, also without words", async () => {
  await panel(her).getByLabel("Kind").selectOption({ label: "Files" });
  await expect.poll(() => hits(her).allTextContents()).toHaveLength(1);
  await field(her).fill("");
  await expect.poll(() => hits(her).allTextContents()).toHaveLength(1);
  await panel(her).getByLabel("To", { exact: true }).fill("2001-01-01");
  await panel(her).getByText("Nothing found").waitFor();
  await panel(her).getByLabel("To", { exact: true }).fill("");
  await panel(her).getByLabel("Written by").click();
  await her.page.getByRole("option", { name: "Omar Haddad" }).click();
  await panel(her).getByText("Nothing found").waitFor();
  await panel(her).getByRole("button", { name: "Close" }).click();
});

test("what is not on the device comes from the server, and simplified finds traditional characters", async () => {
  await openDialog(him, "Pier 4");
  await him.page.setViewportSize({ width: 390, height: 844 });
  expect((await rows(him, "message")).length).toBeLessThan(SAID);
  const search = him.page.getByRole("button", { name: "Search in this chat" });
  if (await search.isVisible()) await search.click();
  else {
    await him.page.getByRole("button", { name: "More", exact: true }).click();
    await him.page.getByRole("menuitemcheckbox", { name: "Search in this chat" }).click();
  }
  await field(him).fill("浇筑桥墩");
  await expect.poll(() => marked(him).allTextContents()).toEqual(["澆築橋墩"]);
  expect(await violationsOn(him.page)).toEqual([]);
  await hits(him).first().click();
  await panel(him).waitFor({ state: "detached" });
  await found(him, "明天澆築橋墩混凝土").waitFor();
  const line = him.page.getByRole("region", { name: "Search in this chat" });
  await line.getByText("1 of 1").waitFor();
  await line.getByRole("button", { name: "浇筑桥墩" }).click();
  await field(him).waitFor();
});

test("without a network the device answers, and it is said that only it was asked", async () => {
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await field(him).fill("橋墩");
  await panel(him).getByText("Only what is on this device has been searched.").waitFor();
  await expect.poll(() => marked(him).allTextContents()).toEqual(["橋墩"]);
  await goOnline(him);
  await panel(him).getByText("The whole chat has been searched.").waitFor();
  await panel(him).getByRole("button", { name: "Back" }).click();
  await him.page.setViewportSize({ width: 1280, height: 800 });
});

test("the search of everything takes both ways of writing as one", async () => {
  await her.page.keyboard.press("ControlOrMeta+k");
  await her.page.getByRole("combobox").fill("浇筑桥墩");
  await her.page.getByRole("option", { name: "明天澆築橋墩混凝土" }).waitFor();
  await her.page.keyboard.press("Escape");
});

test("a calendar leads to the beginning of a day, from the mark of a day and from the head of the chat", async () => {
  await openDialog(her, "Pier 4");
  await her.page.getByRole("button", { name: "Go to a day", exact: true }).click();
  const calendar = her.page.getByRole("dialog", { name: "Go to a day" });
  await calendar.waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await calendar.locator("[data-today]").click();
  await calendar.waitFor({ state: "detached" });
  await her.page.getByRole("button", { name: "Today, go to another day" }).first().waitFor();
  await her.page.getByRole("button", { name: "Today, go to another day" }).first().click();
  await calendar.waitFor();
  await her.page.keyboard.press("Escape");
});
