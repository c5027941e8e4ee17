import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DELIVERY_TAG } from "#client/data/lead/delivery-tag.ts";
import { logout } from "#contract/calls/user.ts";
import { textsIn } from "#server/local-text.ts";
import { say } from "./make/chat-steps.ts";
import { eventually, until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { layLine } from "./make/lay-line.ts";
import { deliver, rows, waitForDelivered } from "./make/local-rows.ts";
import { blankTab, goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openProfile, type Person } from "./make/open-browser.ts";
import { addTask, card, newPlan, openPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { type State, stateForToken, stateInBrowser, tokenOf } from "./make/whole-state.ts";

const plan = "Pump house";
const names = ["Sump", "Riser", "Valve chamber"];
const profile = mkdtempSync(join(tmpdir(), "plumbline-profile-"));
let app: App;
let her: Person;
let token = "";

beforeAll(async () => {
  app = await startApp();
  her = await openProfile(profile, await layLine(app.address));
  await setUp(her);
  await newPlan(her, plan);
  await waitForDelivered(her);
  await waitUntilOfflineReady(her);
  token = await tokenOf(her);
});

afterAll(async () => {
  await her?.context.close();
  await app?.stop();
  rmSync(profile, { recursive: true, force: true });
});

keepEvidence(() => ({ her }));

test("what was done without a network asks the browser to send it later", async () => {
  await goOffline(her);
  await openPlan(her, plan);
  for (const name of names) await addTask(her, "Planned", name);
  await her.page.keyboard.press("Escape");
  await her.page.getByRole("button", { name: "Chat of the plan" }).click();
  await say(her, "The pump comes on Friday.");
  expect((await rows(her, "outbox")).length).toBeGreaterThanOrEqual(names.length + 1);
  await eventually(async () => askedTags(her)).toContain(DELIVERY_TAG);
});

test("with all tabs closed it arrives, once, as soon as there is a network", async () => {
  const blank = await blankTab(her.context);
  await her.page.close();
  await goOnline(her);
  // The lock of a tab that has just been closed may still be held; the browser tries again by itself.
  await eventually(async () => {
    await blank.networkIsBack(her.address, DELIVERY_TAG);
    return taskNames(await stateForToken(token, app.address));
  }).toEqual(names.toSorted(byText));
  // A page of the same address that is not the app sees what is left in the browser.
  await blank.page.goto(`${her.address}/icon.svg`);
  await until(async () => (await rows(blank, "outbox")).length === 0);
  expect(await rows(blank, "shadow")).toEqual([]);
  expect(await rows(blank, "attention")).toEqual([]);
  await blank.close();
});

test("when the app is opened again everything is there, and nothing is sent twice", async () => {
  const before = await stateForToken(token, app.address);
  her = { ...her, page: await her.context.newPage() };
  await her.page.goto("/manage/plan");
  await openPlan(her, plan);
  for (const name of names) await card(her, name).waitFor();
  await waitForDelivered(her);
  expect(await stateForToken(token, app.address)).toEqual(before);
  await eventually(async () => stateInBrowser(her)).toEqual(before);
});

test("where the company encrypts, it arrives the same way, and plain it would be refused", async () => {
  const { page } = her;
  await page.goto("/manage/setting/system");
  await page.getByRole("switch", { name: "Encrypt what devices and server exchange" }).click();
  await deliver(her, () => page.getByRole("button", { name: "Save" }).click());
  await openPlan(her, plan);
  await goOffline(her);
  await addTask(her, "Planned", "Float switch");
  await eventually(async () => askedTags(her)).toContain(DELIVERY_TAG);
  const blank = await blankTab(her.context);
  await page.close();
  await goOnline(her);
  await blank.page.goto(`${her.address}/icon.svg`);
  await until(async () => {
    await blank.networkIsBack(her.address, DELIVERY_TAG);
    return (await rows(blank, "outbox")).length === 0;
  });
  expect(await rows(blank, "attention")).toEqual([]);
  await blank.close();
  her = { ...her, page: await her.context.newPage() };
  await her.page.goto("/manage/plan");
  await openPlan(her, plan);
  await card(her, "Float switch").waitFor();
});

test("signing out takes along what the service worker sent with, also when the line says it first", async () => {
  const blank = await blankTab(her.context);
  await her.page.goto("/manage/setting/personal");
  // The socket tells of the end of the session before the answer to the sign-out is here.
  await her.context.route(`**${logout.path}`, async (route) => {
    const response = await route.fetch();
    await until(async () => (await link()).state === "signedOut");
    await route.fulfill({ response });
  });
  await her.page.getByRole("button", { name: "Sign out", exact: true }).last().click();
  await her.page.waitForURL("**/login");
  await blank.page.goto(`${her.address}/icon.svg`);
  expect(await rows(blank, "meta")).toEqual([]);
  await blank.close();
  await her.page.getByRole("textbox", { name: "E-mail" }).waitFor();
  expect(await her.page.getByText(textsIn("en")("refusal:tokenExpired")).count()).toBe(0);
});

async function link(): Promise<Record<string, unknown>> {
  const found = (await rows(her, "meta")).find(({ key }) => key === "link");
  return { ...(found?.value as object) };
}

const byText = (left: string, right: string) => left.localeCompare(right);

/** What the browser has been asked to wake the service worker for. */
async function askedTags({ page }: Person): Promise<string[]> {
  return page.evaluate(async () => {
    const worker = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
      sync: { getTags(): Promise<string[]> };
    };
    return worker.sync.getTags();
  });
}

function taskNames(state: State): string[] {
  const tasks = Object.values(state["task"] ?? {});
  return tasks.map((task) => String(task["name"])).toSorted(byText);
}
