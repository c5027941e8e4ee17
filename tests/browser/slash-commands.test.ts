import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, message, openDialog, say, startGroup } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { letIn, newPlan } from "./make/plan-steps.ts";
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
  await newPlan(her, "Pier 4");
  await letIn(her, "Omar Haddad");
  await openDialog(her, "Pier 4");
  await say(her, "The pump comes at seven");
  await waitForDelivered(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const commands = ({ page }: Person) => page.getByRole("list", { name: "Commands" });
const command = (person: Person, words: string | RegExp) =>
  commands(person).getByRole("button", { name: words });
const reminders = async (person: Person) => rows(person, "messageReminder");

test("without a network words behind /remind are for oneself alone, at the time they begin with", async () => {
  await openDialog(him, "Pier 4");
  await message(him, "The pump comes at seven").waitFor();
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await composer(him).pressSequentially("/");
  await command(him, /In the third person/).waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await composer(him).pressSequentially("rem");
  await composer(him).press("Enter");
  expect(await composer(him).inputValue()).toBe("/remind ");
  await composer(him).pressSequentially("tomorrow 9:00 order concrete");
  await command(him, "Tomorrow 09:00, for you alone: order concrete").waitFor();
  await composer(him).press("Enter");
  await him.page.getByText("Reminder set: Tomorrow 09:00").waitFor();
  expect(await composer(him).inputValue()).toBe("");
  expect(await message(him, "order concrete").count()).toBe(0);
  const [reminder] = await reminders(him);
  const about = (await rows(him, "message")).find(({ id }) => id === reminder?.["msgId"]);
  expect(about).toMatchObject({ msg: { text: "order concrete" } });
});

test("without words it is of the newest message; without a time it asks when, and keeps the words", async () => {
  await composer(him).fill("/remind in 2 hours");
  await command(him, /of the newest message/).click();
  await eventually(async () => (await reminders(him)).length).toBe(2);
  await composer(him).fill("/remind call the mason");
  await command(him, /Choose when in the next step/).waitFor();
  await composer(him).press("Enter");
  const asked = him.page.getByRole("dialog", { name: "Remind me: call the mason" });
  await asked.waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.keyboard.press("Escape");
  await asked.waitFor({ state: "detached" });
  expect(await composer(him).inputValue()).toBe("/remind call the mason");
  await composer(him).press("Enter");
  await asked.getByRole("button", { name: "In 1 hour" }).click();
  await eventually(async () => (await reminders(him)).length).toBe(3);
  expect(await composer(him).inputValue()).toBe("");
});

test("what one says of oneself is emphasised, and a to-do is whose name it has", async () => {
  await composer(him).fill("/me waits at the *gate*");
  await composer(him).press("Enter");
  await message(him, "Omar Haddad waits at the *gate*").locator("em").waitFor();
  await composer(him).fill("/todo @Dana Kim brings the key");
  await composer(him).press("Enter");
  await message(him, "brings the key").waitFor();
  await composer(him).fill("/todo sweep the deck");
  await composer(him).press("Enter");
  await message(him, "sweep the deck").waitFor();
  await goOnline(him);
  await waitForDelivered(him);
  await message(her, "Omar Haddad waits at the *gate*").locator("em").waitFor();
  const ids = new Map((await rows(her, "user")).map(({ nickname, id }) => [nickname, id]));
  const todosOf = async (words: string) =>
    (await rows(her, "messageMark"))
      .filter(({ preview }) => String(preview).includes(words))
      .flatMap(({ todos }) => (todos as { userId: number }[]).map(({ userId }) => userId));
  await eventually(() => todosOf("brings the key")).toEqual([ids.get("Dana Kim")]);
  await eventually(() => todosOf("sweep the deck")).toEqual([ids.get("Omar Haddad")]);
  // What is for him alone has reached nobody else.
  expect(await reminders(him)).toHaveLength(3);
  expect(await reminders(her)).toEqual([]);
  const heard = (await rows(her, "message")).map(({ msg }) => (msg as { text: string }).text);
  expect(heard.filter((text) => /concrete|mason/.test(text))).toEqual([]);
});

test("what is no command is what it says; two slashes are one", async () => {
  await say(him, "/etc is full");
  await composer(him).fill("//vote on Friday");
  await composer(him).press("Enter");
  await message(him, "/vote on Friday").waitFor();
  await message(her, "/vote on Friday").waitFor();
  expect(await message(her, "//vote").count()).toBe(0);
});

test("what a bot is called by stands behind a slash where the bot is, without a network too", async () => {
  const { page } = her;
  await page.goto("/manage/setting/bots");
  await page.getByLabel("Name of the bot").fill("Wind gauge");
  await page.getByRole("button", { name: "Make a bot" }).click();
  await page.getByRole("button", { name: "Actions for Wind gauge" }).click();
  await page.getByRole("menuitem", { name: "Commands" }).click();
  const dialog = page.getByRole("dialog", { name: "Commands of Wind gauge" });
  const lines = dialog.getByLabel("One per line: the name, then what it does");
  await lines.fill("wind");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Not a command: “wind”").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await lines.fill("wind How strong it blows\n/gusts - The last hour");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await eventually(async () => (await rows(him, "botCommand")).length).toBe(2);
  await eventually(async () => (await rows(her, "botCommand")).length).toBe(2);
  // In a chat without the bot there is nothing of it.
  await composer(him).fill("/wi");
  await composer(him).fill("/");
  await command(him, /In the third person/).waitFor();
  expect(await command(him, /How strong/).count()).toBe(0);
  await composer(him).fill("");
  await startGroup(her, "Crane crew", ["Omar Haddad", "Wind gauge"]);
  await openDialog(him, "Crane crew");
  await goOffline(him);
  await composer(him).pressSequentially("/wi");
  await command(him, /How strong it blows.*Wind gauge/).waitFor();
  await composer(him).press("Enter");
  expect(await composer(him).inputValue()).toBe("/wind ");
  await composer(him).pressSequentially("now");
  await composer(him).press("Enter");
  await message(him, "/wind now").waitFor();
  await goOnline(him);
  await waitForDelivered(him);
  await openDialog(her, "Crane crew");
  await message(her, "/wind now").waitFor();
  const bot = (await rows(her, "user")).find(({ nickname }) => nickname === "Wind gauge");
  const said = (await rows(her, "message")).find(
    ({ msg }) => (msg as { text: string }).text === "/wind now",
  );
  expect(said).toMatchObject({ mention: [bot?.["id"]] });
});

test("on a phone a finger chooses it, and the button sends it", async () => {
  const { page } = him;
  await page.setViewportSize({ width: 390, height: 844 });
  await composer(him).fill("/");
  await command(him, /In the third person/).waitFor();
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(widths[0]).toBe(widths[1]);
  expect(await violationsOn(page)).toEqual([]);
  await command(him, /In the third person/).click();
  await composer(him).pressSequentially("climbs down");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await message(him, "Omar Haddad climbs down").locator("em").waitFor();
  expect(await composer(him).inputValue()).toBe("");
});
