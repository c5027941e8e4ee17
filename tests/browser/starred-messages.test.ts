import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { message, openDialog, say, useMessageMenu } from "./make/chat-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { goTo, letIn, newPlan } from "./make/plan-steps.ts";
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

const words = "The pump comes at seven";
const list = ({ page }: Person) => page.getByRole("dialog", { name: "Starred messages" });
const openList = async (person: Person) => {
  await person.page.getByRole("button", { name: "Starred messages" }).click();
  await list(person).waitFor();
};

test("without a network a person stars a message for themselves, and is led to it from the list", async () => {
  await openDialog(him, "Pier 4");
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await useMessageMenu(him, words, "Star");
  await message(him, words).getByRole("img", { name: "Starred" }).waitFor();
  await goTo(him, "Plans");
  await goTo(him, "Messages");
  await openList(him);
  expect(await violationsOn(him.page)).toEqual([]);
  await list(him).getByRole("button", { name: words }).first().click();
  await him.page.locator("[data-found]").getByText(words).waitFor();
  await goOnline(him);
  await waitForDelivered(him);
  expect(await rows(him, "starredMessage")).toHaveLength(1);
  expect(await rows(her, "starredMessage")).toEqual([]);
  await message(her, words).waitFor();
  expect(await message(her, words).getByRole("img", { name: "Starred" }).count()).toBe(0);
});

test("a star is taken away in the list and at the message", async () => {
  await openList(him);
  await list(him)
    .getByRole("button", { name: `Unstar “${words}”` })
    .click();
  await list(him).getByText("No starred messages").waitFor();
  await him.page.keyboard.press("Escape");
  await message(him, words).getByRole("img", { name: "Starred" }).waitFor({ state: "detached" });
  await useMessageMenu(him, words, "Star");
  await message(him, words).getByRole("img", { name: "Starred" }).waitFor();
  await useMessageMenu(him, words, "Unstar");
  await message(him, words).getByRole("img", { name: "Starred" }).waitFor({ state: "detached" });
  await waitForDelivered(him);
  expect(await rows(him, "starredMessage")).toEqual([]);
});
