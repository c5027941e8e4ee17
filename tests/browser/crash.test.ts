import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, openDialog, say } from "./make/chat-steps.ts";
import { eventually, eventuallySame, until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { layLine } from "./make/lay-line.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { blankTab, goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { crashPage, openProfile, type Person } from "./make/open-browser.ts";
import { addTask, card, goTo, newPlan, openPlan, useCardMenu } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { stateInBrowser, stateOnServer } from "./make/whole-state.ts";

const plan = "Retaining wall";
const words = "Before I forget: the anchors are";
const profile = mkdtempSync(join(tmpdir(), "plumbline-profile-"));
let app: App;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  her = await openProfile(profile, await layLine(app.address));
  await setUp(her);
  await newPlan(her, plan);
  await waitForDelivered(her);
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await her?.context.close();
  await app?.stop();
  rmSync(profile, { recursive: true, force: true });
});

keepEvidence(() => ({ her }));

test("what was done and typed without a network is there after the page crashed", async () => {
  await goOffline(her);
  await openPlan(her, plan);
  for (let number = 1; number <= 6; number += 1) await addTask(her, "Planned", `Anchor ${number}`);
  await her.page.keyboard.press("Escape");
  await useCardMenu(her, "Anchor 1", "Move to", "Under way");
  await openDialog(her, plan);
  await say(her, "The drill is here.");
  await composer(her).fill(words);
  await until(async () => (await rows(her, "draft")).some(({ text }) => text === words));
  const waiting = (await rows(her, "outbox")).length;

  await crash();
  await openDialog(her, plan);
  await eventually(async () => composer(her).inputValue()).toBe(words);
  expect((await rows(her, "outbox")).length).toBe(waiting);
  await openPlan(her, plan);
  for (let number = 1; number <= 6; number += 1) await card(her, `Anchor ${number}`).waitFor();
  await openDialog(her, plan);
});

test("what was typed last before a reload is there, however fast the reload came", async () => {
  const last = `${words} M20, not M16`;
  await composer(her).evaluate((field: HTMLTextAreaElement, text) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
    set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    location.reload();
  }, last);
  await eventually(async () => composer(her).inputValue()).toBe(last);
  // What was kept before has the same words: only with others between can it be seen that these are kept.
  for (const text of ["Later", words]) {
    await composer(her).fill(text);
    await until(async () => (await rows(her, "draft")).some((draft) => draft["text"] === text));
  }
});

test("a page that crashes while it sends has sent everything once in the end", async () => {
  const sent = her.page.waitForRequest((request) => request.url().endsWith("/api/sync/push"));
  const crashed = sent.then(crash, crash);
  await goOnline(her);
  await crashed;
  await waitForDelivered(her);
  await expectAgreement();
  expect(await taskNames()).toEqual(
    new Set([1, 2, 3, 4, 5, 6].map((number) => `Anchor ${number}`)),
  );
  expect(await rows(her, "task")).toHaveLength(6);
  await openDialog(her, plan);
  expect(await composer(her).inputValue()).toBe(words);
});

test("work goes on while the browser stops the service worker again and again", async () => {
  const blank = await blankTab(her.context);
  await her.page.bringToFront();
  await openPlan(her, plan);
  for (let number = 7; number <= 9; number += 1) {
    await addTask(her, "Planned", `Anchor ${number}`);
    await blank.stopServiceWorkers();
  }
  await her.page.keyboard.press("Escape");
  await goTo(her, "My work");
  await blank.stopServiceWorkers();
  await goOffline(her);
  await her.page.reload();
  await openPlan(her, plan);
  await blank.stopServiceWorkers();
  await addTask(her, "Planned", "Anchor 10");
  await her.page.keyboard.press("Escape");
  await goOnline(her);
  await blank.stopServiceWorkers();
  await waitForDelivered(her);
  await expectAgreement();
  expect(await rows(her, "task")).toHaveLength(10);
  await blank.close();
});

/** The page's process dies; the person opens the app again. */
async function crash(): Promise<void> {
  her = await crashPage(her);
  await her.page.goto("/manage/plan");
}

async function expectAgreement(): Promise<void> {
  expect(await rows(her, "attention")).toEqual([]);
  await eventuallySame(
    async () => stateInBrowser(her),
    async () => stateOnServer(her, app.address),
  );
}

async function taskNames(): Promise<Set<unknown>> {
  return new Set((await rows(her, "task")).map(({ name }) => name));
}
