import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lentDatabase } from "#tests/make/postgres/lent-database.ts";
import { addManyPeopleBeside } from "#tests/server/make/many-people.ts";
import { composer, message, openDialog, say } from "./make/chat-steps.ts";
import { eventually, until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { goTo } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

const GROUP = "All hands";
const MEMBERS = 2_000;
/** Rows of a list of 2,000 that are in the page at most. */
const DRAWN = 40;

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  const databaseUrl = await lentDatabase("tables");
  app = await startApp({ DATABASE_URL: databaseUrl });
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  await her.page.setViewportSize({ width: 390, height: 844 });
  await addManyPeopleBeside(databaseUrl, MEMBERS - 2);
  await until(async () => (await rows(her, "user")).length === MEMBERS);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

/** A number as the app says it. */
const said = (count: number) => count.toLocaleString("en");
const dialogOf = ({ page }: Person, name: string) => page.getByRole("dialog", { name });

test("everybody who was found is let into a group at once", async () => {
  const { page } = her;
  await goTo(her, "Messages");
  await page.getByRole("button", { name: "New", exact: true }).click();
  const dialog = dialogOf(her, "New");
  await dialog.getByRole("button", { name: `All ${said(MEMBERS - 1)} people found` }).click();
  await dialog.getByRole("button", { name: "Show 200 more" }).waitFor();
  await dialog.getByLabel("Name of the group").fill(GROUP);
  await dialog.getByRole("button", { name: "Create the group" }).click();
  await page
    .getByText(`${said(MEMBERS)} members`)
    .first()
    .waitFor();
  await waitForDelivered(her);
  await say(her, "Storm at four, cranes down");
  await waitForDelivered(her);
  await openDialog(him, GROUP);
  await message(him, "Storm at four").waitFor();
});

test("its members are a list in which one is found by name, on a phone", async () => {
  const { page } = her;
  await page.locator("header").getByRole("button", { name: "People", exact: true }).click();
  const dialog = dialogOf(her, "People");
  const list = dialog.getByRole("region", { name: "People" });
  await list.getByRole("listitem").first().waitFor();
  expect(await list.getByRole("listitem").first().textContent()).toContain("Dana Kim");
  expect(await list.getByRole("listitem").count()).toBeLessThan(DRAWN);
  await list.locator("> div").evaluate((place) => place.scrollTo({ top: place.scrollHeight }));
  await list.getByText("Omar Haddad").waitFor();
  await dialog.getByLabel("Search by name").first().fill("Crew 1777");
  await eventually(() => list.getByRole("listitem").count()).toBe(1);
  expect(await violationsOn(page)).toEqual([]);
  await list.getByRole("button", { name: "Take out" }).click();
  await dialog.getByText("Nobody found").first().waitFor();
  await page.keyboard.press("Escape");
  await page
    .getByText(`${said(MEMBERS - 1)} members`)
    .first()
    .waitFor();
});

test("who has read is asked for, and without a network it is said how old it is", async () => {
  const { page } = her;
  const opened = async () => {
    await message(her, "Storm at four").getByRole("button", { name: "Who has read it" }).click();
    return dialogOf(her, "Who has read it");
  };
  const answer = async (read: number, unread: number) => {
    await eventually(async () => {
      const dialog = await opened();
      await dialog
        .getByText(`Not read yet (${said(unread)})`)
        .or(dialog.getByText(/^Read \(/))
        .first()
        .waitFor();
      const words = await dialog.textContent();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      return words;
    }).toContain(`Read (${said(read)})`);
  };
  await answer(1, MEMBERS - 3);
  const dialog = await opened();
  await dialog.getByText("Omar Haddad").waitFor();
  await dialog.getByText(`Not read yet (${said(MEMBERS - 3)})`).click();
  const list = dialog.getByRole("region", { name: `Not read yet (${said(MEMBERS - 3)})` });
  await list.getByRole("listitem").first().waitFor();
  expect(await list.getByRole("listitem").count()).toBeLessThan(DRAWN);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await waitUntilOfflineReady(her);
  await goOffline(her);
  const late = await opened();
  await late.getByText("Not up to date: what this device last heard.").waitFor();
  await page.keyboard.press("Escape");
  await goOnline(her);
});

test("whoever is mentioned is found among all of them", async () => {
  await composer(her).fill("@1998");
  await her.page.getByRole("button", { name: "Crew 1998" }).waitFor();
  await composer(her).fill("");
});
