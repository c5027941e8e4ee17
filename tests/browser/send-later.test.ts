import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, message, openDialog, say } from "./make/chat-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
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
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const list = ({ page }: Person) => page.getByRole("dialog", { name: "Messages to be sent later" });
const sendLater = async (person: Person, words: string, when: string) => {
  await composer(person).fill(words);
  await person.page.getByRole("button", { name: "Attach files" }).click();
  await person.page.getByRole("menuitem", { name: "Send later…" }).click();
  const asked = person.page.getByRole("dialog", { name: "Send later" });
  await asked.getByRole("button", { name: when }).click();
  await asked.waitFor({ state: "detached" });
};

test("without a network words are kept for later, changed, and told to nobody", async () => {
  await openDialog(him, "Pier 4");
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await sendLater(him, "Sweep the deck", "Tomorrow morning");
  expect(await composer(him).inputValue()).toBe("");
  await sendLater(him, "Lock the gate", "Next Monday");
  await him.page.getByText("2 messages to be sent later, the next Tomorrow 09:00").waitFor();
  await him.page.getByRole("button", { name: "Show", exact: true }).click();
  await list(him).getByText("Sweep the deck").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  const first = list(him).getByRole("listitem").filter({ hasText: "Sweep" });
  await first.getByRole("button", { name: "Edit the words" }).click();
  await list(him).getByRole("textbox", { name: "Message" }).fill("Sweep both decks");
  await list(him).getByRole("button", { name: "Save" }).click();
  await list(him).getByText("Sweep both decks").waitFor();
  const second = list(him).getByRole("listitem").filter({ hasText: "Lock the gate" });
  await second.getByRole("button", { name: "Do not send" }).click();
  await second.waitFor({ state: "detached" });
  await him.page.keyboard.press("Escape");
  await goOnline(him);
  await waitForDelivered(him);
  expect(await rows(him, "scheduledMessage")).toMatchObject([{ text: "Sweep both decks" }]);
  expect(await rows(her, "scheduledMessage")).toEqual([]);
});

test("what is to go now is sent by the server, as its writer's, and the list is empty", async () => {
  await him.page.getByRole("button", { name: "Show", exact: true }).click();
  await list(him).getByRole("button", { name: "Send now" }).click();
  await message(her, "Sweep both decks").waitFor();
  await list(him)
    .getByText("Nothing waits to be sent")
    .or(message(him, "Sweep both decks"))
    .first()
    .waitFor();
  await expect.poll(() => rows(him, "scheduledMessage")).toEqual([]);
});

test("a message that begins with a slash does what it is called, with the words behind it", async () => {
  const commands = him.page.getByRole("list", { name: "Commands" });
  await him.page.keyboard.press("Escape");
  await composer(him).pressSequentially("/vo");
  await commands.getByRole("button", { name: "Vote" }).waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await composer(him).press("Enter");
  await him.page.getByRole("dialog").waitFor();
  expect(await composer(him).inputValue()).toBe("");
  await him.page.keyboard.press("Escape");
  await him.page.getByRole("dialog").waitFor({ state: "detached" });
  await composer(him).pressSequentially("/la");
  await commands.getByRole("button", { name: "Send later" }).waitFor();
  await composer(him).press("Enter");
  await composer(him).pressSequentially("Bring the ladder");
  await composer(him).press("Enter");
  const asked = him.page.getByRole("dialog", { name: "Send later" });
  await asked.getByRole("button", { name: "Tomorrow morning" }).click();
  await waitForDelivered(him);
  expect(await rows(him, "scheduledMessage")).toMatchObject([{ text: "Bring the ladder" }]);
  await composer(him).pressSequentially("/task Order ladders");
  await commands.getByRole("button", { name: "Make a task" }).waitFor();
  await composer(him).press("Enter");
  await him.page.getByRole("dialog", { name: /^Make a task/ }).waitFor();
  await him.page.keyboard.press("Escape");
  expect(await composer(him).inputValue()).toBe("Order ladders");
  // What is no command is what it says.
  await composer(him).fill("");
  await say(him, "/etc is full");
});
