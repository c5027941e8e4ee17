import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, card, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { cell } from "./make/table-steps.ts";
import { closeTask, openTask } from "./make/task-steps.ts";
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
  await letIn(her, omar.name);
  for (const name of ["Rebar", "Formwork"]) await addTask(her, "Planned", name);
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await openPlan(him, "Pier 4");
  await card(him, "Formwork").waitFor();
  await waitUntilOfflineReady(her);
  await waitUntilOfflineReady(him);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

/** Writes into the choice of tags of the open task, and presses Enter. */
async function tagWith({ page }: Person, name: string): Promise<void> {
  await page.getByLabel("Find or make a tag").fill(name);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name, exact: true, pressed: true }).waitFor();
}

async function closeChoice({ page }: Person): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByLabel("Find or make a tag").waitFor({ state: "detached" });
}

const hasTag = async (person: Person, task: string, tag: string) =>
  card(person, task).getByText(tag, { exact: true }).waitFor();

test("a tag is made where it is missed, without a network, and two people mark one task", async () => {
  await goOffline(her);
  const opened = await openTask(her, "Rebar");
  await her.page.keyboard.press("l");
  await tagWith(her, "Snag");
  await tagWith(her, "Level 2");
  expect(await violationsOn(her.page)).toEqual([]);
  await closeChoice(her);
  await closeTask(her);
  await hasTag(her, "Rebar", "Snag");
  await openTask(him, "Rebar");
  await him.page.getByRole("button", { name: "Add a tag" }).click();
  await tagWith(him, "Concrete");
  await closeChoice(him);
  await closeTask(him);
  await goOnline(her);
  await waitForDelivered(her);
  for (const person of [her, him]) {
    for (const tag of ["Snag", "Level 2", "Concrete"]) await hasTag(person, "Rebar", tag);
  }
  await opened.waitFor({ state: "detached" });
});

test("the plan is filtered by tags, and the address says so", async () => {
  const { page } = him;
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("menuitem", { name: "Tags" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Snag" }).click();
  await card(him, "Formwork").waitFor({ state: "detached" });
  await card(him, "Rebar").waitFor();
  expect(new URL(page.url()).searchParams.get("tag")).toMatch(/\d{6,}/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Remove the filter “Tags: Snag”" }).click();
  await card(him, "Formwork").waitFor();
});

test("a tag is renamed and deleted for all tasks by its maker", async () => {
  await openTask(her, "Rebar");
  await her.page.getByRole("button", { name: "Add a tag" }).click();
  await her.page.getByRole("button", { name: "Edit the tag “Snag”" }).click();
  await her.page.getByLabel("Name of the tag").fill("Defect");
  await her.page.getByRole("button", { name: "Pink", exact: true }).click();
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.getByRole("button", { name: "Save", exact: true }).click();
  await hasTag(him, "Rebar", "Defect");
  await her.page.getByRole("button", { name: "Edit the tag “Level 2”" }).click();
  await her.page.getByRole("button", { name: "Delete", exact: true }).click();
  const question = her.page.getByRole("dialog", { name: "Delete the tag?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await question.waitFor({ state: "detached" });
  await card(him, "Rebar").getByText("Level 2").waitFor({ state: "detached" });
  await closeTask(her);
});

test("the table shows tags and changes them in their cell", async () => {
  const { page } = him;
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await cell(him, "Formwork", "tags").dblclick();
  await tagWith(him, "Defect");
  await closeChoice(him);
  await cell(him, "Formwork", "tags").getByText("Defect").waitFor();
  await page.getByRole("button", { name: "Board", exact: true }).click();
  await hasTag(her, "Formwork", "Defect");
});

test("a pasted list becomes a checklist without a network, and the card counts it", async () => {
  await goOffline(her);
  const opened = await openTask(her, "Formwork");
  const field = opened.getByLabel("Add a line, or paste a list");
  await field.focus();
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "- Oil the forms\n- Set the ties\n- Brace");
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await opened.getByLabel("Checklist line “Brace”").waitFor();
  await field.fill("Clean");
  await field.press("Enter");
  await opened.getByRole("checkbox", { name: "Oil the forms" }).click();
  await opened.getByRole("checkbox", { name: "Clean" }).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await goOnline(her);
  await waitForDelivered(her);
  await card(him, "Formwork").getByText("1/4").waitFor();
  await opened.getByLabel("Checklist line “Set the ties”").hover();
  await opened.getByRole("button", { name: "Actions for “Set the ties”" }).click();
  const toSubtask = her.page.getByRole("menuitem", { name: "Turn into a subtask" });
  await toSubtask.hover();
  const menu = her.page.getByRole("menu");
  const before = await menu.boundingBox();
  await her.page.getByRole("menuitem", { name: "Delete" }).hover();
  // Its button is seen as long as it is open: a menu follows its button.
  expect(await menu.boundingBox()).toEqual(before);
  await toSubtask.click();
  await opened.getByLabel("Name of the subtask “Set the ties”").waitFor();
  await card(him, "Formwork").getByText("1/3").waitFor();
});
