import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkFrom } from "./make/does-as.ts";
import { addColleague } from "./make/add-colleague.ts";
import { dialogRow, openDialog, say, startGroup } from "./make/chat-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { goTo } from "./make/plan-steps.ts";
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
  await addColleague(app.address, await linkFrom(app, her), "Mei Tanaka");
  const crew = ["Omar Haddad", "Mei Tanaka"];
  await startGroup(her, "Night shift", crew);
  await startGroup(her, "Pier 4", crew);
  await waitForDelivered(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const chips = ({ page }: Person) => page.getByRole("group", { name: "Folders" });
const chip = (person: Person, name: string) => chips(person).getByRole("button", { name });
const opened = ({ page }: Person, name: string) => page.getByRole("dialog", { name });
const fileChat = async (person: Person, name: string) => {
  const row = dialogRow(person, name);
  await row.hover();
  await row.getByRole("button", { name: `Actions for ${name}` }).click();
  await person.page.getByRole("menuitem", { name: "Folders…" }).click();
  await opened(person, `Folders of ${name}`).waitFor();
};

test("without a network a chat is put into a new folder, which shows it alone with what waits in it", async () => {
  await goTo(him, "Messages");
  await dialogRow(him, "Pier 4").waitFor();
  await openDialog(her, "Pier 4");
  await say(her, "The pump comes at seven");
  await waitForDelivered(her);
  await dialogRow(him, "Pier 4").getByRole("img", { name: "1 unread message" }).waitFor();
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await fileChat(him, "Pier 4");
  const dialog = opened(him, "Folders of Pier 4");
  await dialog.getByLabel("New folder").fill("Tower");
  await dialog.getByLabel("New folder").press("Enter");
  await dialog.getByRole("checkbox", { name: "Tower", checked: true }).waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.keyboard.press("Escape");
  await chip(him, "Tower").getByRole("img", { name: "1 unread message" }).waitFor();
  await chip(him, "Tower").click();
  await dialogRow(him, "Night shift").waitFor({ state: "detached" });
  await dialogRow(him, "Pier 4").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await chip(him, "Tower").click();
  await dialogRow(him, "Night shift").waitFor();
  await goOnline(him);
  await waitForDelivered(him);
  expect(await rows(him, "dialogFolder")).toMatchObject([{ name: "Tower" }]);
  expect(await rows(her, "dialogFolder")).toEqual([]);
});

test("folders are named anew, put in another order and removed; the chats stay", async () => {
  await chips(him).getByRole("button", { name: "Edit folders" }).click();
  const dialog = opened(him, "Folders");
  await dialog.getByLabel("New folder").fill("Bridge");
  await dialog.getByLabel("New folder").press("Enter");
  await dialog.getByRole("button", { name: "Move Bridge up" }).click();
  await dialog.getByLabel("Name of Bridge").fill("River");
  await dialog.getByLabel("Name of Bridge").press("Enter");
  await dialog.getByRole("button", { name: "Move River up", disabled: true }).waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await dialog.getByRole("button", { name: "Delete Tower" }).click();
  await him.page.getByRole("button", { name: "Delete", exact: true }).click();
  await dialog.getByLabel("Name of Tower").waitFor({ state: "detached" });
  await him.page.keyboard.press("Escape");
  await chip(him, "River").click();
  await him.page.getByText("Nothing found").waitFor();
  await chip(him, "River").click();
  await dialogRow(him, "Pier 4").waitFor();
  await fileChat(him, "Night shift");
  await opened(him, "Folders of Night shift").getByRole("checkbox", { name: "River" }).click();
  await him.page.keyboard.press("Escape");
  await chip(him, "River").click();
  await dialogRow(him, "Pier 4").waitFor({ state: "detached" });
  await dialogRow(him, "Night shift").waitFor();
});

test("on a phone the folders stand in one line that scrolls", async () => {
  for (const name of ["Basement", "Roof and facade", "Safety walks", "Subcontractors"]) {
    await chips(him).getByRole("button", { name: "Edit folders" }).click();
    await opened(him, "Folders").getByLabel("New folder").fill(name);
    await opened(him, "Folders").getByLabel("New folder").press("Enter");
    await opened(him, "Folders").getByLabel(`Name of ${name}`).waitFor();
    await him.page.keyboard.press("Escape");
    await chip(him, name).waitFor();
  }
  await him.page.setViewportSize({ width: 390, height: 844 });
  const line = await chips(him).evaluate(({ scrollWidth, clientWidth }) => ({
    scrolls: scrollWidth > clientWidth,
    overflows: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }));
  expect(line).toEqual({ scrolls: true, overflows: false });
  await chip(him, "Subcontractors").click();
  expect(await violationsOn(him.page)).toEqual([]);
  if (process.env["SHOTS"]) await him.page.screenshot({ path: "/tmp/chat2/folders-phone.png" });
  await him.page.setViewportSize({ width: 1280, height: 800 });
  if (process.env["SHOTS"]) await him.page.screenshot({ path: "/tmp/chat2/folders.png" });
});
