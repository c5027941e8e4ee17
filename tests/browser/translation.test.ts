import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTranslator, type Translator } from "#tests/make/translator/open-translator.ts";
import { message, openDialog, say, useMessageMenu } from "./make/chat-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

let translator: Translator;
let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  translator = await openTranslator();
  app = await startApp({ TRANSLATE_URL: translator.url });
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUp(her);
  await newPlan(her, "Pier 4");
  await openDialog(her, "Pier 4");
  await say(her, "Bonjour, la dalle est prête");
  await waitForDelivered(her);
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await translator?.close();
});

keepEvidence(() => ({ her }));

const dalle = () => message(her, "la dalle").last();

test("what somebody wrote is read in the language of the screen, below their own words", async () => {
  await useMessageMenu(her, "la dalle", "Translate");
  await dalle().getByText("en: Bonjour").waitFor();
  await dalle().getByText("Translated from French").waitFor();
  expect(translator.asked).toHaveLength(1);
  expect(await violationsOn(her.page)).toEqual([]);
  await useMessageMenu(her, "la dalle", "Hide the translation");
  await dalle().getByText("en: Bonjour").waitFor({ state: "detached" });
});

test("without a network it says why not, and is asked for again with one", async () => {
  await goOffline(her);
  await useMessageMenu(her, "la dalle", "Translate");
  await dalle()
    .getByText(/^Not translated: /)
    .waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await goOnline(her);
  await dalle().getByRole("button", { name: "Try again" }).click();
  await dalle().getByText("en: Bonjour").waitFor();
});
