import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { message, openDialog, say, useMessageMenu } from "./make/chat-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
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
  for (const plan of ["Pier 4", "Quay"]) {
    await newPlan(her, plan);
    await letIn(her, "Omar Haddad");
  }
  await openDialog(her, "Pier 4");
  await say(her, "Gate 4 opens at six");
  await openDialog(him, "Pier 4");
  await message(him, "Gate 4 opens at six").waitFor();
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

test("a message goes on to a chat and to a person at once, without a network, with a word to it", async () => {
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await useMessageMenu(him, "Gate 4 opens at six", "Forward");
  const asked = him.page.getByRole("dialog", { name: "Forward to" });
  await asked.getByLabel("Quay").check();
  await asked.getByLabel("Find chats and people").fill("Dana");
  await asked.getByLabel("Dana Kim").check();
  await asked.getByLabel("A word to it").fill("Please note");
  expect(await violationsOn(him.page)).toEqual([]);
  await asked.getByRole("button", { name: "Forward" }).click();
  await asked.waitFor({ state: "detached" });
  await goOnline(him);
  await waitForDelivered(him);
  for (const chat of ["Quay", "Omar Haddad"]) {
    await openDialog(her, chat);
    await message(her, "Gate 4 opens at six").getByText("Forwarded from Dana Kim").waitFor();
    await message(her, "Please note").waitFor();
  }
});

test("the link to a message leads to it", async () => {
  await openDialog(her, "Pier 4");
  await her.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await useMessageMenu(her, "Gate 4 opens at six", "Copy link");
  await her.page.getByText("Link copied").waitFor();
  const link = await her.page.evaluate(async () => navigator.clipboard.readText());
  await her.page.goto(link);
  await her.page.locator("[data-found]").getByText("Gate 4 opens at six").waitFor();
});
