import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepEvidence } from "./make/keep-evidence.ts";
import { deliver, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, card, goTo, letIn, newPlan, useCardMenu } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { closeTask, openTask, renameTask } from "./make/task-steps.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  await newPlan(her, "Footbridge");
  await letIn(her, omar.name);
  for (const name of ["Pour the slab", "Hang the gate"]) await addTask(her, "Planned", name);
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await goTo(him, "Plans");
  await him.page
    .getByRole("article")
    .getByRole("button", { name: "Footbridge", exact: true })
    .click();
  await card(him, "Pour the slab").waitFor();
  await waitUntilOfflineReady(her);
  await waitUntilOfflineReady(him);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

test("of two renames the one who was overruled learns it, also without a network, and takes theirs back", async () => {
  await goOffline(him);
  await renameTask(him, "Pour the slab", "Pour the west slab");
  await renameTask(her, "Pour the slab", "Pour the east slab");
  await waitForDelivered(her);
  await goOnline(him);
  await waitForDelivered(him);
  await card(her, "Pour the west slab").waitFor();
  const words = "Omar Haddad renamed it to “Pour the west slab”. Yours was “Pour the east slab”.";
  const opened = await openTask(her, "Pour the west slab");
  await opened.getByText(words).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  // Whose name stands is told nothing.
  const his = await openTask(him, "Pour the west slab");
  expect(await his.getByRole("button", { name: "Take mine" }).count()).toBe(0);
  await closeTask(him);
  await goOffline(her);
  await her.page.reload();
  await her.page.getByText(words).waitFor();
  await her.page.getByRole("button", { name: "Take mine" }).click();
  await her.page.getByRole("dialog", { name: "Pour the east slab" }).waitFor();
  await her.page.getByText(words).waitFor({ state: "detached" });
  await goOnline(her);
  await waitForDelivered(her);
  await closeTask(her);
  await card(him, "Pour the east slab").waitFor();
  // Now it is his that was overruled.
  const turned = await openTask(him, "Pour the east slab");
  await turned
    .getByText("Dana Kim renamed it to “Pour the east slab”.", { exact: false })
    .waitFor();
  await turned.getByRole("button", { name: "Leave it as it is" }).click();
  await turned.getByRole("button", { name: "Take mine" }).waitFor({ state: "detached" });
  await closeTask(him);
});

test("of two moves the same", async () => {
  await useCardMenu(her, "Hang the gate", "Move to", "Under way");
  await waitForDelivered(her);
  await useCardMenu(him, "Hang the gate", "Move to", "Done");
  await waitForDelivered(him);
  const opened = await openTask(her, "Hang the gate");
  await opened
    .getByText("Omar Haddad moved it to “Done”. You had moved it to “Under way”.")
    .waitFor();
  await opened.getByRole("button", { name: "Take mine" }).click();
  await waitForDelivered(her);
  await closeTask(her);
});

test("an edit of a task that somebody removed says who did, and becomes a new task", async () => {
  await goOffline(him);
  await renameTask(him, "Hang the gate", "Hang the north gate");
  await useCardMenu(her, "Hang the gate", "Delete");
  await deliver(her, () =>
    her.page.getByRole("dialog").getByRole("button", { name: "Delete" }).click(),
  );
  await goOnline(him);
  await him.page.goto("/manage/outbox");
  await him.page.getByText("Dana Kim removed it,", { exact: false }).waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.getByRole("button", { name: "Make it a new task" }).click();
  await him.page.getByRole("button", { name: "Make it a new task" }).waitFor({ state: "detached" });
  await waitForDelivered(him);
  await card(her, "Hang the north gate").waitFor();
});

test("nothing of it left an error behind", () => {
  const problems = [...her.problems, ...him.problems];
  // What is asked in the moment in which the network goes is no fault.
  expect(problems.filter((one) => !one.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});
