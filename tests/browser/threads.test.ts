import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, message, openDialog, say } from "./make/chat-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
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
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  await newPlan(her, "Pier 4");
  await letIn(her, "Omar Haddad");
  await openDialog(her, "Pier 4");
  await say(her, "When does the pump come?");
  await say(her, "And who opens the gate?");
  await openDialog(him, "Pier 4");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const thread = ({ page }: Person) => page.getByRole("dialog", { name: "Replies" });
const answer = async (person: Person, question: string, words: string) => {
  const asked = message(person, question).first();
  await asked.hover();
  await asked.getByRole("button", { name: "Reply", exact: true }).click();
  await say(person, words);
};
const openThread = async (person: Person, count: string) => {
  await person.page.getByRole("log").getByRole("button", { name: count, exact: true }).click();
  await thread(person).waitFor();
};

test("a message says how often it was answered, and shows its answers beside the chat", async () => {
  await answer(him, "When does the pump come?", "At six.");
  await say(him, "Something else.");
  await answer(him, "When does the pump come?", "Or at seven.");
  await openThread(her, "2 replies");
  await thread(her).getByText("When does the pump come?").waitFor();
  await thread(her).getByText("At six.").waitFor();
  await thread(her).getByText("Or at seven.").waitFor();
  expect(await thread(her).getByText("Something else.").count()).toBe(0);
  expect(await violationsOn(her.page)).toEqual([]);
});

test("a face in the chat leads to who it is, and to a chat with them", async () => {
  const { page } = him;
  await page.getByRole("button", { name: "Who is Dana Kim?" }).first().click();
  const card = page.getByRole("dialog", { name: "Dana Kim" });
  await card.getByText("Online", { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await card.getByRole("button", { name: "Write a message" }).click();
  await page.getByRole("heading", { name: "Dana Kim", exact: true }).waitFor();
  await openDialog(him, "Pier 4");
});

test("what comes meanwhile stands there too, and one answers from there", async () => {
  await answer(him, "When does the pump come?", "Six it is.");
  await thread(her).getByText("Six it is.").waitFor();
  await thread(her).getByRole("button", { name: "Reply", exact: true }).last().click();
  await her.page.getByText("Replying to: When does the pump come?").waitFor();
  await composer(her).fill("Thank you.");
  await composer(her).press("Enter");
  await thread(her).getByText("Thank you.").waitFor();
  await thread(her).getByText("4 replies").waitFor();
  await her.page.keyboard.press("Escape");
  await thread(her).waitFor({ state: "detached" });
  await message(him, "When does the pump come?")
    .first()
    .getByRole("button", { name: "4 replies" })
    .waitFor();
});

test("it is there without a network", async () => {
  await waitForDelivered(her);
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await openThread(her, "4 replies");
  await thread(her).getByText("Six it is.").waitFor();
  await thread(her).getByText("Only what is on this device is shown.").waitFor();
  await goOnline(her);
});
