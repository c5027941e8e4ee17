import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dialogRow, message, openDialog, say, useMessageMenu } from "./make/chat-steps.ts";
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
  await newPlan(her, "Pier 4");
  await letIn(her, "Omar Haddad");
  await openDialog(her, "Pier 4");
  for (const words of ["Gate 4 opens at six", "Order the bolts", "Lift is inspected"]) {
    await say(her, words);
  }
  await openDialog(him, "Pier 4");
  await message(him, "Lift is inspected").waitFor();
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const line = ({ page }: Person, words: string) =>
  page.getByRole("log").getByRole("button", { name: words });
const pinned = ({ page }: Person, label: string) => page.getByRole("img", { name: label });

async function openMarks({ page }: Person) {
  await page.getByRole("button", { name: /^All marked/ }).click();
  return page.getByRole("dialog", { name: "Marked messages" });
}

test("what one pins stands at the top for both, the newest pin first", async () => {
  await useMessageMenu(her, "Gate 4 opens at six", "Pin");
  await line(him, "pinned: Gate 4 opens at six").waitFor();
  await useMessageMenu(him, "Lift is inspected", "Pin");
  await pinned(her, "Pinned 1 of 2").waitFor();
  await her.page.getByRole("button", { name: "Lift is inspected", exact: true }).click();
  await her.page.locator("[data-found]").getByText("Lift is inspected").waitFor();
  await pinned(her, "Pinned 2 of 2").waitFor();
});

test("a bookmark is listed with what else is marked, and goes from there", async () => {
  await useMessageMenu(him, "Gate 4 opens at six", "Bookmark");
  await line(her, "bookmarked: Gate 4 opens at six").waitFor();
  const marks = await openMarks(her);
  const bookmarks = marks.getByRole("list", { name: "Bookmarks" });
  await bookmarks.getByRole("button", { name: "Remove the bookmark" }).click();
  await bookmarks.waitFor({ state: "detached" });
  await her.page.keyboard.press("Escape");
  await line(him, "removed the bookmark: Gate 4 opens at six").waitFor();
});

test("a to-do reaches whose it is, is done without a network, and is told once there is one", async () => {
  await useMessageMenu(her, "Order the bolts", "To-do for …");
  const asked = her.page.getByRole("dialog", { name: "Who has to see to it?" });
  await asked.getByRole("textbox").fill("Omar");
  await asked.getByRole("textbox").press("Enter");
  await asked.getByRole("button", { name: "Save" }).click();
  await asked.waitFor({ state: "detached" });
  await message(him, "Order the bolts").getByText("0 of 1 done").waitFor();
  await dialogRow(him, "Pier 4").getByText("1 to-do").waitFor();
  await waitUntilOfflineReady(him);
  await goOffline(him);
  const marks = await openMarks(him);
  await marks.getByRole("button", { name: "Done" }).click();
  await marks.getByText("Done: Omar Haddad").waitFor();
  await him.page.keyboard.press("Escape");
  await dialogRow(him, "Pier 4").getByText("1 to-do").waitFor({ state: "detached" });
  expect(await message(her, "Order the bolts").getByText("0 of 1 done").count()).toBe(1);
  await goOnline(him);
  await waitForDelivered(him);
  await message(her, "Order the bolts").getByText("1 of 1 done").waitFor();
  await line(her, "is done with: Order the bolts").waitFor();
});

test("a pinned message that is taken back leaves the top", async () => {
  await useMessageMenu(her, "Lift is inspected", "Withdraw");
  await pinned(him, "Pinned 1 of 1").waitFor();
  await him.page.getByRole("button", { name: "Gate 4 opens at six", exact: true }).waitFor();
});

test("what is marked can be read and reached on a phone, in light and dark", async () => {
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.setViewportSize({ width: 390, height: 844 });
  const marks = await openMarks(her);
  await marks.getByRole("list", { name: "To-dos" }).getByText("Done: Omar Haddad").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await marks.getByRole("button", { name: "Gate 4 opens at six", exact: true }).click();
  await her.page.locator("[data-found]").getByText("Gate 4 opens at six").waitFor();
});
