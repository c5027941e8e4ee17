import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDialog, say, useMessageMenu } from "./make/chat-steps.ts";
import { doesAs } from "./make/does-as.ts";
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

const asked = ({ page }: Person) => page.getByRole("dialog", { name: "Remind me of this message" });
const list = ({ page }: Person) => page.getByRole("dialog", { name: "Reminders" });
const openList = async (person: Person) => {
  await person.page.getByRole("button", { name: /^Reminders/ }).click();
  await list(person).waitFor();
};

test("without a network a person is to be reminded of a message, changes when, and sees what waits", async () => {
  await openDialog(him, "Pier 4");
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await useMessageMenu(him, "The pump comes at seven", "Remind me later…");
  await asked(him).waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await asked(him).getByLabel("At another time").fill("2001-01-01T09:00");
  await asked(him).getByText("This time has passed.").waitFor();
  await asked(him).getByRole("button", { name: "Tomorrow morning" }).click();
  await openList(him);
  await list(him).getByText("Pier 4 · Tomorrow 09:00").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await list(him).getByRole("button", { name: "Another time for “The pump" }).click();
  await asked(him).getByRole("button", { name: "In 1 hour" }).click();
  await list(him).getByText("Tomorrow 09:00").waitFor({ state: "detached" });
  await him.page.keyboard.press("Escape");
  await goOnline(him);
  await waitForDelivered(him);
  expect(await rows(him, "messageReminder")).toHaveLength(1);
  expect(await rows(her, "messageReminder")).toEqual([]);
});

test("what has come due is told with its words, leads to the message, and is put away", async () => {
  await goTo(him, "Plans");
  const msgId = Number((await rows(him, "messageReminder"))[0]?.["msgId"]);
  // A moment that has passed comes at the next look of the server's clock.
  await doesAs(app, him, "message.remind", { msgId, time: 1 });
  await him.page.getByText("Reminder of a message: The pump comes at seven").waitFor();
  await him.page.getByRole("button", { name: "Open", exact: true }).click();
  await him.page.locator("[data-found]").getByText("The pump comes at seven").waitFor();
  await openList(him);
  await list(him).getByRole("button", { name: "Done with “The pump" }).click();
  await list(him).getByText("No reminders").waitFor();
  await waitForDelivered(him);
  const notices = await rows(him, "notice");
  expect(notices.filter(({ kind }) => kind === "messageReminder")).toEqual([]);
});
