import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setUp as setUpCall } from "#contract/calls/system.ts";
import { callProgram } from "#tests/server/make/server-program.ts";
import { dialogRow } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { goTo, openPlan } from "./make/plan-steps.ts";
import {
  dana,
  invite,
  join,
  omar,
  PASSWORD,
  setUp,
  signIn,
  waitForApp,
} from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let stranger: Person;
let link: string;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  him = await addPerson(browser, app);
  stranger = await addPerson(browser, app);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him, stranger }));

test("the first visit sets the server up and says how strong the password is", async () => {
  const { page } = her;
  await page.goto("/");
  await page.getByRole("heading", { name: "Set up Plumbline" }).waitFor();
  const password = page.locator("input[name=password]");
  await password.fill("short");
  await page.getByText("Too short").waitFor();
  await password.fill("password1");
  await page.getByText("Weak: easy to guess").waitFor();
  await password.fill(PASSWORD);
  await page.getByText(/^(Good|Strong)$/).waitFor();
  await setUp(her, { sample: true });
});

test("the sample site is there to look around in", async () => {
  await dialogRow(her, "Morning briefing").waitFor();
  await openPlan(her, "Harbour Bridge, north pier");
  await her.page.getByText("Pour pier cap P3, second lift").first().waitFor();
});

test("a second set-up is refused, from the page and past it", async () => {
  await him.page.goto("/");
  await him.page.getByRole("heading", { name: "Sign in" }).waitFor();
  expect(await him.page.locator("input[name=company]").count()).toBe(0);
  const again = await callProgram(app.address, setUpCall, {
    company: "Somebody else",
    name: "Eve Else",
    email: "eve@elsewhere.example",
    password: PASSWORD,
    language: "en",
    sample: false,
    clientId: crypto.randomUUID(),
  });
  expect(again.code).not.toBe(200);
});

test("an administrator invites by a link, and whoever has it sets name and password", async () => {
  link = await invite(her, "for Omar");
  await him.page.goto(`/invite${link}`);
  await him.page.getByText(`${dana.name} invites you to Acme Build.`).waitFor();
  await join(him, link, omar);
  await goTo(him, "Plans");
  await him.page.getByText("No plans yet").waitFor();
  await eventually(async () => (await rows(her, "user")).map((user) => user["nickname"])).toContain(
    omar.name,
  );
});

test("the link works once", async () => {
  await stranger.page.goto(`/invite${link}`);
  await stranger.page.getByRole("heading", { name: "This invitation cannot be used" }).waitFor();
  await her.page.reload();
  await her.page.getByText("Used", { exact: true }).waitFor();
});

test("an invented link does not work", async () => {
  await stranger.page.goto(`/invite#${"a".repeat(43)}`);
  await stranger.page.reload();
  await stranger.page.getByRole("heading", { name: "This invitation cannot be used" }).waitFor();
});

test("a wrong password and an unknown person are told the same", async () => {
  const { page } = stranger;
  const told: string[] = [];
  for (const [email, password] of [
    [dana.email, "crane-hook-8-lift"],
    ["nobody@site.example", PASSWORD],
  ] as const) {
    await page.goto("/login");
    await signIn(stranger, email, password);
    told.push(await page.getByRole("alert").innerText());
  }
  expect(told[0]).not.toBe("");
  expect(told[0]).toBe(told[1]);
  expect(told[0]).not.toMatch(/unknown|exist|account/i);
});

test("the right password opens the same company in another browser", async () => {
  await signIn(stranger, dana.email);
  await waitForApp(stranger);
  await openPlan(stranger, "Harbour Bridge, north pier");
});

test("signing out takes everything off the browser, in its other tabs too", async () => {
  const { page, context } = stranger;
  const other = await context.newPage();
  await other.goto("/manage/plan");
  await other.getByRole("article").first().waitFor();
  await page.bringToFront();
  await waitForDelivered(stranger);
  await page.goto("/manage/setting/personal");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await other.getByRole("heading", { name: "Sign in" }).waitFor();
  await eventually(async () => page.evaluate(() => indexedDB.databases())).toEqual([]);
  await page.goto("/manage/plan");
  await page.getByRole("heading", { name: "Sign in" }).waitFor();

  await other.bringToFront();
  await other.locator("input[name=email]").fill(dana.email);
  await other.locator("input[name=password]").fill(PASSWORD);
  await other.getByRole("button", { name: "Sign in" }).click();
  await dialogRow({ page: other }, "Morning briefing").waitFor();
  await goTo(her, "Plans");
  await her.page.getByRole("article").first().waitFor();
});

test("nothing of it left an error behind", () => {
  expect([...her.problems, ...him.problems, ...stranger.problems]).toEqual([]);
});
