import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { message, openDialog, say, useMessageMenu } from "./make/chat-steps.ts";
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
  for (const plan of ["Pier 4", "Quay"]) {
    await newPlan(her, plan);
    await letIn(her, "Omar Haddad");
  }
  await openDialog(her, "Pier 4");
  for (const words of ["Gate 4 opens at six", "Order the bolts", "Lift is inspected"]) {
    await say(her, words);
  }
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const bar = ({ page }: Person) => page.getByRole("toolbar", { name: "Selected messages" });

/** Chooses messages of the open chat, of which the first begins the choosing. */
async function select(person: Person, first: string, ...others: string[]): Promise<void> {
  await useMessageMenu(person, first, "Select");
  await person.page.getByRole("checkbox", { name: `Select: ${first}`, checked: true }).waitFor();
  for (const words of others) {
    await person.page.getByRole("checkbox", { name: `Select: ${words}` }).check();
  }
}

test("several messages go on as one record that can be read, without a network too", async () => {
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await select(her, "Lift is inspected", "Gate 4 opens at six");
  await bar(her).getByText("2 messages selected").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await bar(her).getByRole("button", { name: "Forward as a record" }).click();
  const asked = her.page.getByRole("dialog", { name: "Forward to" });
  await asked.getByLabel("Quay").check();
  await asked.getByRole("button", { name: "Forward", exact: true }).click();
  await bar(her).waitFor({ state: "detached" });
  await goOnline(her);
  await waitForDelivered(her);
  await openDialog(him, "Quay");
  const record = message(him, "Record of 2 messages");
  await record.getByText("Dana Kim: Gate 4 opens at six").waitFor();
  await record.getByRole("button", { name: "Read" }).click();
  const read = him.page.getByRole("dialog", { name: "Record of 2 messages" });
  await read.getByRole("article").nth(1).getByText("Lift is inspected").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.keyboard.press("Escape");
});

test("several messages go on one by one, in the order in which they were said", async () => {
  await select(her, "Order the bolts", "Gate 4 opens at six");
  await bar(her).getByRole("button", { name: "Forward", exact: true }).click();
  const asked = her.page.getByRole("dialog", { name: "Forward to" });
  await asked.getByLabel("Quay").check();
  await asked.getByRole("button", { name: "Forward", exact: true }).click();
  await bar(her).waitFor({ state: "detached" });
  await message(him, "Order the bolts").waitFor();
  const words = await him.page.locator("[data-message]").allInnerTexts();
  const places = ["Gate 4 opens at six", "Order the bolts"].map((said) =>
    words.findLastIndex((text) => text.includes(said)),
  );
  expect(places[0]).toBeLessThan(places[1] ?? 0);
});

test("what is chosen is copied with names, bookmarked or withdrawn, and Escape leaves it", async () => {
  await her.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await select(her, "Gate 4 opens at six", "Lift is inspected");
  await bar(her).getByRole("button", { name: "Copy" }).click();
  await her.page.getByText("2 messages copied").waitFor();
  const copied = await her.page.evaluate(async () => navigator.clipboard.readText());
  expect(copied).toMatch(/^Dana Kim, .*\nGate 4 opens at six\n\nDana Kim, .*\nLift is inspected$/);
  await select(her, "Gate 4 opens at six", "Lift is inspected");
  await bar(her).getByRole("button", { name: "Withdraw" }).click();
  await her.page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await message(her, "Lift is inspected").waitFor({ state: "detached" });
  expect(await message(her, "Gate 4 opens at six").count()).toBe(0);
  await select(her, "Order the bolts");
  await her.page.keyboard.press("Escape");
  await bar(her).waitFor({ state: "detached" });
});
