import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkFrom } from "./make/does-as.ts";
import { addColleague } from "./make/add-colleague.ts";
import { dialogRow, message, openDialog, say, startGroup } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { goTo } from "./make/plan-steps.ts";
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
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

async function useRowMenu(person: Person, name: string, action: string): Promise<void> {
  await dialogRow(person, name).hover();
  await person.page.getByRole("button", { name: `Actions for ${name}` }).click();
  const role = action === "Blue" ? "menuitemradio" : "menuitem";
  await person.page.getByRole(role, { name: action, exact: true }).click();
}

const tab = ({ page }: Person, name: string) =>
  page.getByRole("group", { name: "Which chats are shown" }).getByRole("button", { name });

test("a chat that is hidden without a network comes back with the next message", async () => {
  await goTo(him, "Plans");
  await goTo(him, "Messages");
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await useRowMenu(him, CREW, "Hide until the next message");
  await dialogRow(him, CREW).waitFor({ state: "detached" });
  await him.page.getByRole("textbox", { name: "Search by name" }).fill("Crane");
  await dialogRow(him, CREW).waitFor();
  await him.page.getByRole("textbox", { name: "Search by name" }).fill("");
  await goOnline(him);
  await waitForDelivered(him);
  await say(her, "Crane is free");
  await dialogRow(him, CREW).waitFor();
});

test("chats have colours of one's own, and are narrowed to groups or people", async () => {
  await useRowMenu(him, CREW, "Blue");
  await dialogRow(him, CREW).locator('[data-color="blue"]').waitFor();
  await tab(him, "People").click();
  await dialogRow(him, CREW).waitFor({ state: "detached" });
  await tab(him, "Groups").click();
  await dialogRow(him, CREW).waitFor();
  await tab(him, "All").click();
  expect(await violationsOn(him.page)).toEqual([]);
});

test("who leads a group hands it over and leaves it; who leads it then dissolves it", async () => {
  await her.page.getByRole("button", { name: "People", exact: true }).last().click();
  const people = her.page.getByRole("dialog", { name: "People" });
  await people.getByRole("button", { name: "Hand over" }).first().waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await people.getByRole("button", { name: "Hand over" }).first().click();
  const asked = her.page.getByRole("dialog", { name: "Hand the group over?" });
  await asked.getByText("Omar Haddad leads the group then").waitFor();
  await asked.getByRole("button", { name: "Hand over" }).click();
  await people.getByRole("button", { name: "Leave" }).click();
  await her.page
    .getByRole("dialog", { name: "Leave the group?" })
    .getByRole("button", { name: "Leave" })
    .click();
  await dialogRow(her, CREW).waitFor({ state: "detached" });
  await openDialog(him, CREW);
  await message(him, "Crane is free").waitFor();
  await him.page.getByRole("button", { name: "People", exact: true }).last().click();
  await him.page.getByRole("button", { name: "Dissolve the group" }).click();
  await him.page
    .getByRole("dialog", { name: "Dissolve the group?" })
    .getByRole("button", { name: "Dissolve the group" })
    .click();
  await eventually(async () => dialogRow(him, CREW).count()).toBe(0);
});
