import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkFrom } from "./make/does-as.ts";
import { composer, dialogRow, message, openDialog, say, startGroup } from "./make/chat-steps.ts";
import { addColleague } from "./make/add-colleague.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

const CREW = "Crane crew";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  await addColleague(app.address, await linkFrom(app, her), "Mei Tanaka");
  await startGroup(her, CREW, ["Omar Haddad", "Mei Tanaka"]);
  await say(her, "Good morning");
  await openDialog(him, CREW);
  await waitUntilOfflineReady(him);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

/** Chooses a rule in the group's settings, and closes them. */
async function setRule({ page }: Person, rule: string, choice: string): Promise<void> {
  await page.getByLabel("People", { exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "People" });
  await dialog.getByRole("combobox", { name: rule }).click();
  await page.getByRole("option", { name: choice, exact: true }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

const line = ({ page }: Person, words: string) =>
  page.locator("[data-line]").filter({ hasText: words });

test("who only reads along sees why, with a network and without, and marks nothing", async () => {
  await setRule(her, "Who may write", "Leader, admins and chosen people");
  await line(him, "Dana Moss changed the rules")
    .or(line(him, "changed the rules"))
    .first()
    .waitFor();
  const why = him.page.getByText(
    "Only the group’s leader, administrators and chosen people can write here",
  );
  await why.waitFor();
  expect(await composer(him).count()).toBe(0);
  await goOffline(him);
  await him.page.reload();
  await why.waitFor();
  await message(him, "Good morning").hover();
  await message(him, "Good morning").getByRole("button", { name: "More actions" }).click();
  await him.page.getByRole("menuitem", { name: "Copy" }).first().waitFor();
  expect(await him.page.getByRole("menuitem", { name: "Pin" }).count()).toBe(0);
  await him.page.keyboard.press("Escape");
  expect(await violationsOn(him.page)).toEqual([]);
  await goOnline(him);
});

test("whoever is chosen writes", async () => {
  await her.page.getByLabel("People", { exact: true }).click();
  const dialog = her.page.getByRole("dialog", { name: "People" });
  await dialog.getByRole("button", { name: "Let somebody write" }).click();
  await dialog.getByRole("button", { name: "Let Omar Haddad write" }).click();
  await dialog.getByRole("button", { name: "May no longer write" }).waitFor();
  await her.page.keyboard.press("Escape");
  await composer(him).waitFor();
  await say(him, "The lift is here");
  await message(her, "The lift is here").waitFor();
});

test("words written without a network that meet slow mode stay, and go when it is off", async () => {
  await goOffline(him);
  await setRule(her, "Slow mode", "One message every 60 minutes");
  await say(him, "Two more loads");
  await goOnline(him);
  const held = him.page.getByText("Slow mode: you can send again in");
  await held.waitFor();
  await message(him, "Two more loads").waitFor({ state: "detached" });
  expect(await message(her, "Two more loads").count()).toBe(0);
  await composer(him).fill("And a third");
  expect(await him.page.getByRole("button", { name: "Send", exact: true }).isDisabled()).toBe(true);
  await composer(him).press("Enter");
  expect(await composer(him).inputValue()).toBe("And a third");
  expect(await violationsOn(him.page)).toEqual([]);
  await say(her, "Who leads need not wait");
  await say(her, "Nor here");
  await setRule(her, "Slow mode", "Off");
  await held.waitFor({ state: "detached" });
  await him.page.getByRole("link", { name: /^Outbox: / }).click();
  const attention = him.page
    .getByRole("region", { name: "Needs attention" })
    .getByRole("listitem")
    .filter({ hasText: "Two more loads" });
  await attention.getByText("Slow mode: one message every 60 minutes").waitFor();
  await attention.getByRole("button", { name: "Try again" }).click();
  await message(her, "Two more loads").waitFor();
  await waitForDelivered(him);
  await openDialog(him, CREW);
  expect(await composer(him).inputValue()).toBe("And a third");
});

test("in Chinese too: nobody but who leads calls everybody, nor is it offered", async () => {
  const { page } = him;
  await page.evaluate(() => localStorage.setItem("plumbline.language", "zh"));
  await page.reload();
  const field = page.getByRole("textbox", { name: /^发/ });
  await field.waitFor();
  const everybody = page.getByRole("button", { name: "所有人" });
  await field.fill("@");
  await everybody.first().waitFor();
  await setRule(her, "Who may mention everybody", "The group’s leader and administrators");
  await line(him, "修改了群规则：仅群主和管理员可@所有人").waitFor();
  await everybody.first().waitFor({ state: "detached" });
  await dialogRow(him, CREW).getByText("修改了群规则").waitFor();
  await eventually(async () => {
    const stored = await rows(him, "dialog");
    return stored.find(({ name }) => name === CREW)?.["rules"];
  }).toMatchObject({ callingAll: "leaders", slowMode: 0 });
});
