import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { openPlan } from "./make/plan-steps.ts";
import { setUpSampleSite } from "./make/screens.ts";
import { linkFrom } from "./make/does-as.ts";
import { dana, join, omar, waitForApp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

const plan = "Harbour Bridge, north pier";
let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUpSampleSite(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

test("a token in the address signs in only after the person has seen as whom, and leaves no trace", async () => {
  const { page } = her;
  const token = await page.evaluate(() => {
    const session = localStorage.getItem("plumbline.session") ?? "";
    return (JSON.parse(session) as { token: string }).token;
  });
  for (const [locale, address, words] of [
    ["en-GB", `/token#token=${token}`, `Continue as ${dana.name}`],
    ["de-DE", `/token?token=${token}`, `Weiter als ${dana.name}`],
  ] as const) {
    const other = await addPerson(browser, app, { locale });
    await other.page.goto(address);
    const go = other.page.getByRole("button", { name: words });
    await go.waitFor();
    expect(other.page.url()).toBe(`${other.address}/token`);
    expect(await violationsOn(other.page)).toEqual([]);
    const kept = await other.page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept).not.toContain(token);
    await go.click();
    await other.page.locator("nav a").first().waitFor();
    const own = await other.page.evaluate(() => localStorage.getItem("plumbline.session"));
    expect(own).not.toContain(token);
    await other.context.close();
  }
});

test("a token that nobody knows leads to the sign-in", async () => {
  const other = await addPerson(browser, app);
  await other.page.goto("/token#token=nobody-knows-this-token-at-all");
  await other.page.getByRole("heading", { name: "This link can no longer be used" }).waitFor();
  await other.page.getByRole("button", { name: "Sign in" }).click();
  await other.page.locator("input[name=email]").waitFor();
  await other.context.close();
});

test("what runs here is told to everybody, also without a network", async () => {
  const other = await addPerson(browser, app);
  await other.page.goto("/pro");
  await other.page.getByText("Acme Build").waitFor();
  await waitUntilOfflineReady(other);
  await other.line.cut();
  await other.page.reload();
  await other.page.getByText("As of your last visit").waitFor();
  await other.page.getByText("Acme Build").waitFor();
  await other.context.close();
});

test("a colleague joins a plan by its link, until the link is taken back", async () => {
  const { page } = her;
  const colleague = await addPerson(browser, app);
  await join(colleague, await linkFrom(app, her), omar);
  await openPlan(her, plan);
  const { promise: isMade, resolve: tellLate } = Promise.withResolvers<void>();
  // What the dialog asked before comes after the link was made.
  await page.route(
    "**/api/plan/invite/link*",
    async (route) => {
      const response = await route.fetch();
      await isMade;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const told = page.waitForResponse("**/api/plan/invite/link*");
  await page.getByRole("button", { name: /^\d+ members?$/ }).click();
  await page.getByRole("button", { name: "Make a link for colleagues" }).click();
  const shown = page.getByLabel("Link for colleagues (shown only once)");
  const link = await shown.inputValue();
  tellLate();
  await told;
  // What was asked later is answered later: by then the page has read what came before.
  await page.evaluate(async () => (await fetch("/api/health")).text());
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  expect(await shown.inputValue()).toBe(link);
  const { pathname, search } = new URL(link);

  await colleague.page.goto(pathname + search);
  await colleague.page.getByText(`${dana.name} invites you to this plan.`).waitFor();
  expect(await violationsOn(colleague.page)).toEqual([]);
  await colleague.page.getByRole("button", { name: "Join the plan" }).click();
  await colleague.page.getByRole("heading", { level: 1, name: plan }).waitFor();
  await waitForApp(colleague);

  await colleague.page.goto(pathname + search);
  await colleague.page.getByText("You are a member of this plan already.").waitFor();
  await page.getByRole("button", { name: "Revoke the link" }).click();
  await page.getByRole("button", { name: "Make a link for colleagues" }).waitFor();
  await colleague.page.reload();
  await colleague.page.getByText("This invitation cannot be used").waitFor();

  const weChat = await addPerson(browser, app, { userAgent: weChatPhone });
  await weChat.page.goto(pathname + search);
  const guide = weChat.page.getByRole("dialog", { name: "Open this page in your browser" });
  await guide.waitFor();
  expect(await violationsOn(weChat.page)).toEqual([]);
  await guide.getByRole("button", { name: "Understood" }).click();
  await weChat.page.locator("input[name=email]").waitFor();
  await weChat.context.close();
  await colleague.context.close();
});

test("the corner of the sign-in has the app for desks and the privacy policy for the mobile app", async () => {
  const desk = await addPerson(browser, app);
  await desk.page.goto("/login");
  await desk.page.getByRole("link", { name: "About" }).waitFor();
  expect(await desk.page.getByText("Get the app").count()).toBe(1);
  expect(await desk.page.getByText("Privacy policy").count()).toBe(0);
  const download = "https://code.example.com/releases/0.20.0";
  await desk.page.route("**/api/system/version", async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: object };
    await route.fulfill({ json: { ...envelope, data: { ...envelope.data, download } } });
  });
  await desk.page.reload();
  const published = desk.page.getByRole("link", { name: "Get the app" });
  await eventually(async () => published.getAttribute("href")).toBe(download);
  await desk.context.close();

  const phone = await addPerson(browser, app, {
    userAgent: mobileApp,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  await phone.page.route("**/api/system/setting", async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: object };
    const privacyUrl = "https://plans.example.com/privacy";
    await route.fulfill({ json: { ...envelope, data: { ...envelope.data, privacyUrl } } });
  });
  await phone.page.goto("/login");
  await phone.page.getByRole("link", { name: "Privacy policy" }).waitFor();
  expect(await phone.page.getByText("Get the app").count()).toBe(0);
  await phone.context.close();
});

const weChatPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/en";
const mobileApp =
  "Mozilla/5.0 (Linux; Android 12; SM-G991B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.144 Mobile Safari/537.36 android_kuaifan_eeui";
