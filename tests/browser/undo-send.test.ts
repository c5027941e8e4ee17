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
  await openDialog(him, "Pier 4");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const undo = ({ page }: Person) => page.getByRole("button", { name: "Undo", exact: true });

test("a person chooses that sends can be undone", async () => {
  const { page } = her;
  await page.goto("/manage/setting/keyboard");
  await page.getByLabel("Allow a send to be undone for 5 seconds").check();
  expect(await violationsOn(page)).toEqual([]);
});

test("a message that is taken back is seen by nobody, and its words are there to be put otherwise", async () => {
  await openDialog(her, "Pier 4");
  await waitUntilOfflineReady(her);
  await say(her, "The crane is dnw.");
  await undo(her).click();
  await expect.poll(() => composer(her).inputValue()).toBe("The crane is dnw.");
  await message(her, "The crane is dnw.").waitFor({ state: "detached" });
  await composer(her).fill("The crane is down.");
  await composer(her).press("Enter");
  await say(her, "Back at noon.");
  await message(him, "Back at noon.").waitFor();
  const said = await him.page.locator("[data-message]").allInnerTexts();
  expect(said.join(" ")).not.toContain("dnw");
  expect(said.join(" ")).toMatch(/The crane is down\.[^]*Back at noon\./);
});

test("without a network it is the same, and what waits outlives a reload", async () => {
  await waitForDelivered(her);
  await goOffline(her);
  await say(her, "Wrong chat.");
  await undo(her).click();
  await message(her, "Wrong chat.").waitFor({ state: "detached" });
  await composer(her).fill("");
  await say(her, "Gate 4 is open.");
  await her.page.reload();
  await message(her, "Gate 4 is open.").waitFor();
  await goOnline(her);
  await message(him, "Gate 4 is open.").waitFor();
  expect(await message(him, "Wrong chat.").count()).toBe(0);
});
