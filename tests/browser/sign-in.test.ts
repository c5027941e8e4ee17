import { TOTP } from "otpauth";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { textsIn } from "#server/local-text.ts";
import {
  type IdentityProvider,
  startIdentityProvider,
} from "#tests/server/make/identity-provider.ts";
import { addColleague } from "./make/add-colleague.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addPasskeyDevice, type PasskeyDevice } from "./make/passkey-device.ts";
import { linkFrom } from "./make/does-as.ts";
import { dana, omar, PASSWORD, setUp, signIn, waitForApp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

/** Passkeys belong to a name; numbers have none. */
const HOST = "localhost";
const say = textsIn("ja");

let provider: IdentityProvider;
let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let device: PasskeyDevice;
let recovery: string[];

beforeAll(async () => {
  provider = await startIdentityProvider();
  const { issuer, clientId, clientSecret, name } = provider.settings;
  app = await startApp({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
  });
  browser = await openBrowser();
  her = await addPerson(browser, app, withoutServiceWorker, HOST);
  him = await addPerson(browser, app, { locale: "ja", ...withoutServiceWorker }, HOST);
  provider.serve([her, him].map(({ address }) => `${address}/api/users/oidc/callback`));
  device = await addPasskeyDevice(her);
  await setUp(her);
  await addColleague(app.address, await linkFrom(app, her), omar.name);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await provider?.close();
});

keepEvidence(() => ({ her, him }));

const button = ({ page }: Person, name: string) => page.getByRole("button", { name, exact: true });
const field = ({ page }: Person, name: string) => page.getByRole("textbox", { name, exact: true });
const problem = ({ page }: Person) => page.getByRole("main").getByRole("alert");

/** What the app on somebody's phone shows; half a minute on, it shows the next code. */
function codeOf(secret: string, later = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later });
}

async function signOut(person: Person, action = "Sign out"): Promise<void> {
  await person.page.goto("/manage/setting/personal");
  await button(person, action).click();
  await person.page.locator("input[name=email]").waitFor();
}

/** Signs in as far as the password goes. */
async function knock(person: Person, email: string): Promise<void> {
  await person.page.goto("/login");
  await person.page.locator("input[name=email]").fill(email);
  await person.page.locator("input[name=password]").fill(PASSWORD);
  await person.page.locator("button[type=submit]").click();
}

test("an authenticator app is set up with its key and a first code, and recovery codes are shown once", async () => {
  const { page } = her;
  await page.goto("/manage/setting/security");
  await button(her, "Set up the app").click();
  await field(her, "Your password").fill("wrong-password");
  await button(her, "Continue").click();
  await problem(her).filter({ hasText: "The password is wrong" }).waitFor();
  await field(her, "Your password").fill(PASSWORD);
  await button(her, "Continue").click();
  await page.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
  const key = (await field(her, "Key").inputValue()).replaceAll(" ", "");
  const address = await page.getByRole("link", { name: "Open in an app" }).getAttribute("href");
  expect(address).toContain(`secret=${key}`);
  expect(await violationsOn(page)).toEqual([]);
  await field(her, "Code from the app").fill(codeOf(key));
  await button(her, "Turn on").click();
  await page.getByText("Your recovery codes (shown only once)").waitFor();
  const section = page.getByRole("region", { name: "Authenticator app" });
  recovery = await section.getByRole("listitem").allInnerTexts();
  expect(recovery).toHaveLength(10);
  expect(await violationsOn(page)).toEqual([]);
  await button(her, "I have kept them").click();
  await page.getByText("10 recovery codes are left").waitFor();
});

test("a passkey is made, named and renamed", async () => {
  const { page } = her;
  await button(her, "Add a passkey").click();
  await field(her, "Name").fill("Laptop");
  await field(her, "Your password").fill(PASSWORD);
  await button(her, "Add a passkey").click();
  await page.getByText("Not used yet").waitFor();
  expect(await device.count()).toBe(1);
  await button(her, "Rename Laptop").click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Site office laptop");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await page.getByText("Site office laptop", { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test("after the password comes a second step: a wrong code is refused, a recovery code helps", async () => {
  const { page } = her;
  await signOut(her);
  await signIn(her, dana.email);
  await page.getByRole("heading", { name: "One more step" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await field(her, "Code").fill("000000");
  await button(her, "Continue").click();
  await problem(her).filter({ hasText: "The code is wrong or was used already" }).waitFor();
  expect(await field(her, "Code").inputValue()).toBe("000000");
  await button(her, "Use a recovery code").click();
  await field(her, "Recovery code").fill(recovery[0] ?? "");
  await button(her, "Continue").click();
  await waitForApp(her);
  await page.goto("/manage/setting/security");
  await page.getByText("9 recovery codes are left").waitFor();
  await page.goto("/manage/setting/audit");
  await page.getByText(`${dana.name} · wrong code of the app`).waitFor();
});

test("the passkey serves as second step, and alone signs in without a password", async () => {
  const { page } = her;
  await signOut(her);
  await signIn(her, dana.email);
  await page.getByRole("heading", { name: "One more step" }).waitFor();
  await button(her, "Use a passkey").click();
  await waitForApp(her);
  await signOut(her);
  await button(her, "Use a passkey").click();
  await waitForApp(her);
  await page.goto("/manage/setting/security");
  await page.getByText("Last used").waitFor();
});

test("in Japanese, a colleague signs in at the company's provider and comes back to the app", async () => {
  const { page } = him;
  provider.accounts.set("omar", {
    email: "omar.haddad@site.example",
    verified: true,
    name: omar.name,
  });
  await page.goto("/login");
  const away = button(him, "Acme Identityで続ける");
  await away.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await away.click();
  await page.getByLabel("Account").fill("omar");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("navigation", { name: say("shell:places") }).waitFor();
  expect(page.url()).not.toContain("sso");
});

test("in Japanese, whoever the company does not know is told so and stays at the sign-in", async () => {
  const { page, context } = him;
  provider.accounts.set("eve", { email: "eve@elsewhere.example", verified: true, name: "Eve" });
  await signOut(him, say("settings:signOut.action"));
  await context.clearCookies();
  await button(him, "Acme Identityで続ける").click();
  await page.getByLabel("Account").fill("eve");
  await page.getByRole("button", { name: "Continue" }).click();
  await problem(him)
    .filter({ hasText: say("refusal:signIn.personUnknown") })
    .waitFor();
  expect(new URL(page.url()).hash).toBe("");
});

test("in Japanese, the app is set up, and its next code completes the sign-in", async () => {
  const { page } = him;
  await knock(him, "omar.haddad@site.example");
  await page.getByRole("navigation", { name: say("shell:places") }).waitFor();
  await page.goto("/manage/setting/security");
  await button(him, "アプリを設定").click();
  await field(him, "あなたのパスワード").fill(PASSWORD);
  await button(him, "続ける").click();
  await page.getByRole("img", { name: "認証アプリ用のQRコード" }).waitFor();
  const key = (await field(him, "キー").inputValue()).replaceAll(" ", "");
  await field(him, "アプリのコード").fill(codeOf(key));
  await button(him, "有効にする").click();
  await button(him, "保管しました").click();
  expect(await violationsOn(page)).toEqual([]);
  await signOut(him, say("settings:signOut.action"));
  await knock(him, "omar.haddad@site.example");
  await page.getByRole("heading", { name: "あと1段階です" }).waitFor();
  await field(him, "コード").fill(codeOf(key, 30_000));
  await button(him, "続ける").click();
  await page.getByRole("navigation", { name: say("shell:places") }).waitFor();
});

test("an administrator helps a colleague who lost phone and codes", async () => {
  await her.page.goto("/manage/setting/security");
  await button(her, `Reset the sign-in of ${omar.name}`).click();
  await her.page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
  await eventually(async () => button(her, `Reset the sign-in of ${omar.name}`).count()).toBe(0);
  await signOut(him, say("settings:signOut.action"));
  await knock(him, "omar.haddad@site.example");
  await him.page.getByRole("navigation", { name: say("shell:places") }).waitFor();
});

test("without a network the page says so, and the account stays guarded", async () => {
  const { page } = her;
  await button(her, "Turn off").click();
  await field(her, "Your password").fill(PASSWORD);
  await field(her, "Code from the app").fill("123456");
  await her.line.cut();
  await button(her, "Turn off").click();
  await problem(her).filter({ hasText: "Network connection failed" }).waitFor();
  expect(await field(her, "Code from the app").inputValue()).toBe("123456");
  await her.line.mend();
  await page.reload();
  await page.getByText("recovery codes are left").waitFor();
});
