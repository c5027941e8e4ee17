import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dialogRow, message, openDialog } from "./make/chat-steps.ts";
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

async function openAttachMenu({ page }: Person, item: string) {
  await page.getByRole("button", { name: "Attach files" }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
  return page.getByRole("dialog", { name: item });
}

async function askVote(
  person: Person,
  question: string,
  options: readonly string[],
  rule?: string,
) {
  const asked = await openAttachMenu(person, "Vote");
  await asked.getByLabel("Question").fill(question);
  await asked.getByLabel("Options").fill(options.join("\n"));
  if (rule) await asked.getByLabel(rule).check();
  await asked.getByRole("button", { name: "Send" }).click();
  await asked.waitFor({ state: "detached" });
  await message(person, question).waitFor();
}

const option = (person: Person, question: string, words: string) =>
  message(person, question).getByRole("button", { name: words });

test("a vote is asked and counted for both, and a later choice takes the place of the one before", async () => {
  await askVote(her, "When do we pour?", ["Monday", "Tuesday"]);
  await dialogRow(him, "Pier 4").getByText("When do we pour?").waitFor();
  await openDialog(him, "Pier 4");
  await option(him, "When do we pour?", "Monday").click();
  await option(her, "When do we pour?", "Monday").getByText("1 · 100 %").waitFor();
  await message(her, "When do we pour?").getByText("Omar Haddad", { exact: true }).last().waitFor();
  await option(him, "When do we pour?", "Tuesday").click();
  await option(her, "When do we pour?", "Monday").getByText("0 · 0 %").waitFor();
  await option(her, "When do we pour?", "Tuesday").getByText("1 · 100 %").waitFor();
});

test("a choice made without a network is delivered; nobody else's browser learns who made it", async () => {
  await askVote(her, "Is the canteen good?", ["Yes", "No"], "Anonymous");
  await option(him, "Is the canteen good?", "No").waitFor();
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await option(him, "Is the canteen good?", "No").click();
  await option(him, "Is the canteen good?", "No").getByText("1 · 100 %").waitFor();
  await him.page.reload();
  const kept = option(him, "Is the canteen good?", "No").and(
    him.page.getByRole("button", { pressed: true }),
  );
  await kept.waitFor();
  await goOnline(him);
  await waitForDelivered(him);
  await option(her, "Is the canteen good?", "No").getByText("1 · 100 %").waitFor();
  expect(await rows(her, "ballot")).toEqual([]);
  const asked = (await rows(her, "message")).map(({ msg }) => JSON.stringify(msg));
  const vote = asked.find((words) => words.includes("canteen"));
  expect(vote).toContain('"userIds":[]');
  expect(vote).not.toMatch(/"userIds":\[\d/);
});

test("a vote ends, and takes no choice any more", async () => {
  await message(her, "When do we pour?").getByRole("button", { name: "End the vote" }).click();
  const sure = her.page.getByRole("dialog", { name: "End the vote?" });
  await sure.getByRole("button", { name: "End the vote" }).click();
  await message(him, "When do we pour?").getByText("Ended").waitFor();
  expect(await option(him, "When do we pour?", "Monday").isDisabled()).toBe(true);
});

test("two who join a word-chain at the same time, one without a network, both stand in it", async () => {
  const asked = await openAttachMenu(her, "Word-chain");
  await asked.getByLabel("What is it about?").fill("Who brings what?");
  await asked.getByRole("button", { name: "Send" }).click();
  await asked.waitFor({ state: "detached" });
  const chain = (person: Person) => message(person, "Who brings what?");
  await chain(him).waitFor();
  await goOffline(him);
  const join = async (person: Person, words: string) => {
    await chain(person).getByRole("textbox", { name: "Your line" }).fill(words);
    await chain(person).getByRole("button", { name: "Join" }).click();
    await chain(person).getByRole("listitem").filter({ hasText: words }).waitFor();
  };
  await join(him, "Two shovels");
  await join(her, "The pump");
  await goOnline(him);
  await chain(her).getByRole("listitem").filter({ hasText: "Two shovels" }).waitFor();
  await chain(him).getByRole("listitem").filter({ hasText: "The pump" }).waitFor();
  await chain(him).getByRole("button", { name: "Two shovels", exact: true }).click();
  const change = him.page.getByRole("dialog", { name: "Change your line" });
  await change.getByLabel("Your line").fill("Three shovels");
  await change.getByRole("button", { name: "Save" }).click();
  await chain(her).getByRole("listitem").filter({ hasText: "Three shovels" }).waitFor();
  await chain(him).getByRole("button", { name: "Take out your line" }).click();
  await chain(her)
    .getByRole("listitem")
    .filter({ hasText: "Three shovels" })
    .waitFor({ state: "detached" });
});

test("votes and word-chains can be read and used, on a phone too", async () => {
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.setViewportSize({ width: 390, height: 844 });
  const box = await message(her, "Is the canteen good?").getByRole("group").boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThan(390);
  const asked = await openAttachMenu(her, "Vote");
  await asked.getByLabel("Question").fill("Half a thought");
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.keyboard.press("Escape");
  const again = await openAttachMenu(her, "Vote");
  expect(await again.getByLabel("Question").inputValue()).toBe("Half a thought");
});
