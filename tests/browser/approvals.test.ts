import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { deliver, rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { omar } from "./make/session-steps.ts";
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
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const button = ({ page }: Person, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const field = ({ page }: Person, name: string) => page.getByRole("textbox", { name, exact: true });
const dialog = ({ page }: Person, name: string) => page.getByRole("dialog", { name });

async function choose({ page }: Person, name: string, choice: string): Promise<void> {
  await page.getByRole("combobox", { name, exact: true }).click();
  await page.getByRole("option", { name: choice, exact: true }).click();
}

/** Fills in the catalogue's form and asks for approval. */
async function ask(person: Person, name: string): Promise<void> {
  await button(person, "New").click();
  await field(person, "Name").fill(name);
  await field(person, "Size").fill("0-4 mm");
  await choose(person, "Category", "Other");
  await choose(person, "Unit", "t");
  // Before it is sent it says whom it will come to.
  await person.page
    .getByRole("list", { name: "Whom it will come to" })
    .getByText("Check")
    .waitFor();
  await button(person, "Send for approval").click();
  // Whoever has asked reads at once where it is.
  await person.page.waitForURL("**/manage/approve/*?list=mine");
}

const waiting = async (person: Person) =>
  (await rows(person, "approval")).map(({ title, status }) => [title, status]);

test("an administrator draws who approves what is filled in", async () => {
  const { page } = her;
  await page.goto("/manage/application");
  await button(her, "New form from a template").click();
  await field(her, "Search templates").fill("Material catalogue");
  await button(her, "Use Material catalogue").click();
  await button(her, "Actions for Material catalogue").click();
  await page.getByRole("menuitem", { name: "Approval…" }).click();
  await page.getByRole("heading", { name: "Approval of Material catalogue" }).waitFor();
  await button(her, "Add").click();
  await page.getByRole("menuitem", { name: "Approval step" }).click();
  await button(her, "Save").click();
  await page.getByText("Nobody is named here yet.").waitFor();
  await field(her, "Name of Approval step").fill("Check");
  await page.getByRole("button", { name: "Add a person" }).first().click();
  const people = dialog(her, "Add a person");
  await people.getByRole("textbox").fill("omar");
  await people.getByRole("button", { name: `Add ${omar.name}` }).click();
  await page.keyboard.press("Escape");
  expect(await violationsOn(page)).toEqual([]);
  await page.reload();
  await eventually(async () => field(her, "Name of Check").inputValue()).toBe("Check");
  await button(her, "0 fields with rights of their own").click();
  await page.getByLabel("Lowest stock").selectOption("May be filled in");
  await page.getByLabel("If it is not decided in time").selectOption("Remind those who decide");
  await page.getByLabel("Hours to decide").fill("4");
  await page.getByRole("checkbox", { name: "Several requests can be decided at once" }).check();
  await button(her, "Save").click();
  await page.getByText("Version 1", { exact: true }).waitFor();
  await button(her, "Test run").click();
  const trial = dialog(her, "Who would decide");
  const way = trial.getByRole("region", { name: "It would come to" });
  await way.getByText(omar.name).waitFor();
  await way.getByText("named in the step").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await waitForDelivered(her);
});

test("what is asked for without a network waits for the right person once it is back", async () => {
  const { page } = her;
  await page.goto("/manage/application");
  await button(her, "Material catalogue").click();
  await button(her, "New").waitFor();
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await ask(her, "River sand");
  await page.getByText("Check", { exact: true }).waitFor();
  await page.getByText("Is asked now").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await goOnline(her);
  await waitForDelivered(her);
  await him.page.goto("/manage/workbench/allTasks");
  // It may still be told over the screen as well.
  await button(him, "“River sand” waits for your decision").first().click();
  await button(him, "Approve").waitFor();
  await him.page.getByText(/^Due /).first().waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
});

test("a rejection needs a word, which the other one reads, changes what is meant and asks again", async () => {
  await button(him, "Reject").click();
  const opinion = dialog(him, "Reject");
  await opinion.getByRole("button", { name: "Confirm" }).click();
  await opinion.getByRole("alert").getByText("please enter approval opinion (required)").waitFor();
  await opinion.getByRole("textbox").fill("Which river?");
  await opinion.getByText("12/200").waitFor();
  await opinion.getByRole("button", { name: "Confirm" }).click();
  await him.page.getByText("operation successful").waitFor();
  // What it came back with stands above all else, and at the step that did not agree.
  await eventually(async () => her.page.getByText("Which river?").count()).toBe(2);
  await her.page.getByText("Change what is meant, then ask again.").waitFor();
  await button(her, "Change it").click();
  await field(her, "Name").fill("Rhine sand");
  await button(her, "Save").click();
  await button(her, "Ask again").click();
  await eventually(async () => waiting(him)).toEqual([["Rhine sand", 3]]);
  await button(her, "View historical approval flow").click();
  await her.page.getByRole("dialog").getByText("Which river?").waitFor();
  await her.page.keyboard.press("Escape");
  await her.page.goto("/manage/workbench/allTasks");
  await her.page.getByText(`${omar.name} rejected your request`, { exact: false }).waitFor();
});

test("an approval can be taken back for a while, and stays what was said after a reload", async () => {
  await him.page.goto("/manage/approve");
  await button(him, "Rhine sand").click();
  await button(him, "Approve").click();
  await dialog(him, "Approve").getByRole("button", { name: "Confirm" }).click();
  await him.page.getByRole("button", { name: "Undo" }).click();
  await button(him, "Approve").waitFor();
  await goOffline(him);
  await button(him, "Approve").click();
  await dialog(him, "Approve").getByRole("textbox").fill("Good sand");
  await dialog(him, "Approve").getByRole("button", { name: "Confirm" }).click();
  await him.page.getByText("Passed", { exact: true }).first().waitFor();
  await him.page.reload();
  await him.page.getByText("Good sand").waitFor();
  await goOnline(him);
  await eventually(async () => waiting(her)).toEqual([["Rhine sand", 1]]);
  await button(her, "Withdraw").waitFor({ state: "detached" });
});

test("what somebody else has decided meanwhile is not decided once more", async () => {
  await her.page.goto("/manage/application");
  await button(her, "Material catalogue").click();
  await ask(her, "Gravel");
  await waitForDelivered(her);
  await him.page.goto("/manage/approve");
  await button(him, "Gravel").click();
  await button(him, "Approve").waitFor();
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await button(him, "Approve").click();
  await dialog(him, "Approve").getByRole("button", { name: "Confirm" }).click();
  await him.page.getByText("Passed", { exact: true }).first().waitFor();
  await button(her, "Withdraw").click();
  await dialog(her, "Withdraw").getByRole("textbox").fill("Bought elsewhere");
  await deliver(her, async () =>
    dialog(her, "Withdraw").getByRole("button", { name: "Confirm" }).click(),
  );
  await goOnline(him);
  await eventually(async () => waiting(him)).toContainEqual(["Gravel", 4]);
  await him.page.goto("/manage/outbox");
  await him.page.getByText("Nothing is asked of you here right now").waitFor();
});

test("who waits urges those who decide, and voids what came back", async () => {
  await her.page.goto("/manage/application");
  await button(her, "Material catalogue").click();
  await ask(her, "Cement");
  await button(her, "Urge").click();
  await button(her, /^Urged /).waitFor();
  await button(her, "Withdraw").click();
  await dialog(her, "Withdraw").getByRole("textbox").fill("Too late");
  await dialog(her, "Withdraw").getByRole("button", { name: "Confirm" }).click();
  await button(her, "More actions for the request").click();
  await her.page.getByRole("menuitem", { name: "Void" }).click();
  const voiding = dialog(her, "Void");
  await voiding.getByRole("button", { name: "Confirm" }).click();
  await voiding.getByRole("alert").waitFor();
  await voiding.getByRole("textbox").fill("Not built");
  await voiding.getByRole("button", { name: "Confirm" }).click();
  await her.page.getByText("Voided", { exact: true }).first().waitFor();
  await eventually(async () => waiting(him)).toContainEqual(["Cement", 8]);
});

test("several are found and decided at once without a network, and all arrive", async () => {
  for (const name of ["Brick red", "Brick blue", "Slate"]) {
    await her.page.goto("/manage/application");
    await button(her, "Material catalogue").click();
    await ask(her, name);
  }
  await waitForDelivered(her);
  await him.page.goto("/manage/approve");
  await button(him, "Slate").waitFor();
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await him.page.getByRole("searchbox", { name: "Search requests" }).fill("brick");
  await button(him, "Slate").waitFor({ state: "detached" });
  await button(him, "Decide several").click();
  for (const name of ["Brick red", "Brick blue"])
    await him.page.getByRole("checkbox", { name: `Choose ${name}` }).check();
  await him.page.getByText("2 chosen").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await button(him, "Approve").click();
  await dialog(him, "Approve 2 requests").getByRole("button", { name: "Confirm" }).click();
  await him.page.getByText("Nothing found").waitFor();
  await goOnline(him);
  await eventually(async () => waiting(her)).toEqual(
    expect.arrayContaining([
      ["Brick red", 1],
      ["Brick blue", 1],
      ["Slate", 3],
    ]),
  );
});

test("who decides fills in what the step gives them, without a network", async () => {
  await her.page.goto("/manage/application");
  await button(her, "Material catalogue").click();
  await ask(her, "Bitumen");
  await waitForDelivered(her);
  await him.page.goto("/manage/approve");
  await button(him, "Bitumen").click();
  await button(him, "Fill in").waitFor();
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await button(him, "Fill in").click();
  await field(him, "Lowest stock").fill("25");
  expect(await field(him, "Size").count()).toBe(0);
  expect(await violationsOn(him.page)).toEqual([]);
  await button(him, "Save").click();
  await button(him, "Approve").click();
  await dialog(him, "Approve").getByRole("button", { name: "Confirm" }).click();
  await goOnline(him);
  await eventually(async () => waiting(her)).toContainEqual(["Bitumen", 1]);
  await eventually(async () =>
    (await rows(her, "record")).filter(({ title }) => title === "Bitumen").map((row) => row.values),
  ).toEqual([expect.stringContaining("25")]);
});

/** A finger that goes across a row. */
async function swipe({ page }: Person, name: string, across: number): Promise<void> {
  const box = await page.getByRole("button", { name, exact: true }).boundingBox();
  const line = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x: (box?.x ?? 0) + 40 + x, y: (box?.y ?? 0) + 8 }];
  await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (const part of [0.3, 0.6, 1])
    await line.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: at(across * part),
    });
  await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("on a phone a request is pushed aside to approve it, and counts once that is confirmed", async () => {
  await him.page.setViewportSize({ width: 390, height: 844 });
  await him.page.goto("/manage/approve");
  await button(him, "Slate").waitFor();
  await swipe(him, "Slate", 30);
  expect(await him.page.getByRole("dialog").count()).toBe(0);
  await swipe(him, "Slate", 180);
  // Turned on its side it is no phone, and what was begun stays.
  await him.page.setViewportSize({ width: 844, height: 390 });
  await dialog(him, "Approve").getByRole("button", { name: "Confirm" }).click();
  await him.page.setViewportSize({ width: 390, height: 844 });
  await eventually(async () => waiting(her)).toContainEqual(["Slate", 1]);
});

test("on a phone the list leads to the request and back", async () => {
  await him.page.goto("/manage/approve?list=done");
  await button(him, "Rhine sand").click();
  await him.page.getByRole("heading", { name: "Rhine sand" }).waitFor();
  expect(await him.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOn(him.page)).toEqual([]);
  await button(him, "Back").click();
  await button(him, "Rhine sand").waitFor();
});
