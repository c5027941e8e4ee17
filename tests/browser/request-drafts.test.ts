import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, crashPage, openBrowser, type Person } from "./make/open-browser.ts";
import { dana, setUp, signIn, waitForApp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let laptop: Person;
let phone: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  laptop = await addPerson(browser, app);
  phone = await addPerson(browser, app, { viewport: { width: 390, height: 844 } });
  await setUp(laptop);
  await signIn(phone, dana.email);
  await waitForApp(phone);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ laptop, phone }));

const button = ({ page }: Person, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const field = ({ page }: Person, name: string) => page.getByRole("textbox", { name, exact: true });
const drafts = ({ page }: Person) => page.getByRole("list", { name: "Requests not submitted" });
const says = (person: Person, name: string, text: string) =>
  eventually(async () => field(person, name).inputValue()).toBe(text);
const told = (person: Person, title: string) =>
  eventually(async () => rows(person, "recordDraft")).toMatchObject([{ title }]);

test("what was begun on a laptop stands among the person's requests on their phone, and is gone on with", async () => {
  const { page } = laptop;
  await page.goto("/manage/application");
  await button(laptop, "New form from a template").click();
  await field(laptop, "Search templates").fill("General request");
  await button(laptop, "Use General request").click();
  await button(laptop, "General request").click();
  await button(laptop, "New").click();
  await field(laptop, "Subject").fill("Night access");
  // A day that is none narrows nothing down.
  await phone.page.goto("/manage/approve?list=mine&from=someday");
  await drafts(phone).getByText("Night access").waitFor();
  await drafts(phone).getByText("Not submitted").waitFor();
  await phone.page.getByRole("radio", { name: "Mine 1" }).waitFor({ state: "attached" });
  expect(await violationsOn(phone.page)).toEqual([]);
  await button(phone, "Go on with Night access").click();
  await says(phone, "Subject", "Night access");
  await field(phone, "What is asked for").fill("Gate 2 open until midnight");
  await says(laptop, "What is asked for", "Gate 2 open until midnight");
});

test("what is typed without a network is listed at once, and put together field by field", async () => {
  await waitForDelivered(phone);
  await waitUntilOfflineReady(phone);
  await goOffline(phone);
  await field(phone, "Subject").fill("Night access, gate 2");
  await button(phone, "Later: the draft is kept").click();
  await told(phone, "Night access, gate 2");
  await phone.page.goto("/manage/approve?list=mine");
  await drafts(phone).getByText("Night access, gate 2").waitFor();
  await field(laptop, "What is asked for").fill("Open until one");
  await waitForDelivered(laptop);
  await goOnline(phone);
  await says(laptop, "Subject", "Night access, gate 2");
  await button(phone, "Go on with Night access, gate 2").click();
  await says(phone, "What is asked for", "Open until one");
});

test("what was sent from one device is no draft on the other; another one is given up from the list", async () => {
  await button(laptop, "Send for approval").click();
  await laptop.page.getByRole("dialog", { name: "Ask for approval" }).waitFor();
  await says(phone, "Subject", "");
  await eventually(async () => rows(phone, "recordDraft")).toMatchObject([{ values: "{}" }]);
  await field(phone, "Subject").fill("Weekend access");
  await button(phone, "Later: the draft is kept").click();
  await told(phone, "Weekend access");
  await phone.page.goto("/manage/approve?list=mine");
  await button(phone, "Discard the draft of Weekend access").click();
  await phone.page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await drafts(phone).waitFor({ state: "detached" });
  await waitForDelivered(phone);
  await phone.page.goto("/manage/application");
  await button(phone, "General request").click();
  await button(phone, "New").waitFor();
});

test("what was typed a moment before the page crashed is among the drafts, and can be given up", async () => {
  await button(phone, "New").click();
  await field(phone, "Subject").fill("Crane on Sunday");
  const isKept = async () =>
    phone.page.evaluate(() => JSON.stringify(localStorage).includes("Crane on Sunday"));
  await eventually(isKept).toBe(true);
  phone = await crashPage(phone);
  await phone.page.goto("/manage/approve?list=mine");
  await button(phone, "Go on with Crane on Sunday").click();
  await says(phone, "Subject", "Crane on Sunday");
  await field(phone, "Subject").fill("Crane on Monday");
  await eventually(isKept).toBe(false);
  phone = await crashPage(phone);
  await phone.page.goto("/manage/approve?list=mine");
  await button(phone, "Discard the draft of Crane on Monday").click();
  await phone.page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await drafts(phone).waitFor({ state: "detached" });
});
