import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailBox, openMailBox } from "#tests/server/make/mail-box.ts";
import { eventually, until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { deliver, rows, waitForDelivered } from "./make/local-rows.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { dana, omar, PASSWORD, signIn, waitForApp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

const NEXT = "tower-crane-9-jib";
const THIRD = "pile-driver-4-rig";
const NEW_EMAIL = "dana.kim@site.example";

let box: MailBox;
let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let visitor: Person;

beforeAll(async () => {
  box = await openMailBox();
  app = await startApp({
    SMTP_URL: box.address,
    MAIL_FROM: "Plumbline <plans@site.example>",
    PUBLIC_URL: "https://plans.site.example",
  });
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, withoutServiceWorker));
  visitor = await addPerson(browser, app, {
    locale: "fr",
    ...withoutServiceWorker,
  });
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await box?.close();
});

keepEvidence(() => ({ her, him, visitor }));

/** The part of the newest letter's link that follows the server's address. */
async function linkTo(email: string, subject: RegExp): Promise<string> {
  const find = () => box.letters.findLast((one) => one.to === email && subject.test(one.subject));
  await until(async () => find() !== undefined);
  const link = new URL(/^https:\S+$/m.exec(find()?.text ?? "")?.[0] ?? "");
  return link.pathname + link.hash;
}

const heading = ({ page }: Person, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

/** What a page says went wrong; toasts stand outside of it. */
const problem = ({ page }: Person, words: RegExp) =>
  page.getByRole("main").getByRole("alert").filter({ hasText: words });

async function fillNewPassword({ page }: Person, password: string, repeat = password) {
  await page.locator("input[name=password]").fill(password);
  await page.locator("input[name=repeat]").fill(repeat);
}

test("the password is changed by who knows the present one, and other devices are signed out", async () => {
  const { page } = her;
  await visitor.page.goto("/login");
  await visitor.page.locator("input[name=email]").fill(dana.email);
  await visitor.page.locator("input[name=password]").fill(PASSWORD);
  await visitor.page.locator("button[type=submit]").click();
  await visitor.page.getByRole("navigation").first().waitFor();
  await page.goto("/manage/setting/password");
  await page.getByLabel("Current password").fill("not-my-password");
  await fillNewPassword(her, NEXT, "something-else-2");
  await page.getByRole("button", { name: "Change the password" }).click();
  await page.getByText("The two passwords differ").waitFor();
  await fillNewPassword(her, NEXT);
  await page.getByRole("button", { name: "Change the password" }).click();
  await problem(her, /password is wrong/i).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Change the password" }).click();
  await page.getByText("The password has been changed").waitFor();
  expect(await page.getByLabel("Current password").inputValue()).toBe("");
  await heading(visitor, "Connexion").waitFor();
});

test("somebody who forgot the password is helped by a letter in their language", async () => {
  const { page } = visitor;
  await page.goto("/login");
  await page.getByRole("button", { name: "Mot de passe oublié ?" }).click();
  await heading(visitor, "Mot de passe oublié").waitFor();
  await page.getByLabel("E-mail").fill(dana.email);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Envoyer le lien" }).click();
  await heading(visitor, "Consultez votre boîte de réception").waitFor();
  const link = await linkTo(dana.email, /définir un nouveau mot de passe/);
  await page.goto(link);
  await page.getByText(`Pour ${dana.name}, ${dana.email}`).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await fillNewPassword(visitor, THIRD);
  await page.getByRole("button", { name: "Enregistrer le nouveau mot de passe" }).click();
  await heading(visitor, "Votre nouveau mot de passe est enregistré").waitFor();
  await page.goto("/login");
  await page.goto(link);
  await heading(visitor, "Ce lien est inutilisable").waitFor();
});

test("the letter's password signs in, and everybody else was signed out", async () => {
  const { page } = her;
  await heading(her, "Sign in").waitFor();
  await signIn(her, dana.email, THIRD);
  await waitForApp(her);
  await page.goto("/manage/setting/personal");
  await page.getByRole("textbox", { name: "Contact phone" }).waitFor();
});

test("a new address counts once its letter was opened, and the old one is told", async () => {
  const { page } = her;
  await page.goto("/manage/setting/email");
  await page.getByLabel("New address").fill(NEW_EMAIL);
  await page.reload();
  await eventually(async () => page.getByLabel("New address").inputValue()).toBe(NEW_EMAIL);
  await page.getByLabel("Your password").fill(THIRD);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByText(`We have sent a link to ${NEW_EMAIL}`).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const link = await linkTo(NEW_EMAIL, /confirm your e-mail/);
  await visitor.page.goto(link);
  await heading(visitor, "Votre adresse e-mail est confirmée").waitFor();
  expect(await violationsOn(visitor.page)).toEqual([]);
  await eventually(async () => (await rows(her, "account")).map((row) => row["email"])).toEqual([
    NEW_EMAIL,
  ]);
  await until(async () =>
    box.letters.some(({ to, text }) => to === dana.email && text.includes(NEW_EMAIL)),
  );
});

test("an administrator hands over a link where no letter helps", async () => {
  const { page } = her;
  await page.goto("/manage/setting/members");
  await page.getByRole("button", { name: new RegExp(omar.name) }).click();
  await page.getByRole("menuitem", { name: "Password and e-mail" }).click();
  const dialog = page.getByRole("dialog", { name: `${omar.name}: password and e-mail` });
  await dialog.getByRole("button", { name: "Make a link for a new password" }).click();
  const made = await dialog.getByLabel(`Link for ${omar.name}`, { exact: false }).inputValue();
  expect(await violationsOn(page)).toEqual([]);
  const { pathname, hash } = new URL(made);
  await visitor.page.goto(pathname + hash);
  await fillNewPassword(visitor, NEXT);
  await visitor.page.getByRole("button", { name: "Enregistrer le nouveau mot de passe" }).click();
  await heading(visitor, "Votre nouveau mot de passe est enregistré").waitFor();
  await heading(him, "Sign in").waitFor();
  await signIn(him, omar.email, NEXT);
  await waitForApp(him);
});

test("an account is deleted after its plans were handed over, and nothing of it stays on the device", async () => {
  const { page } = him;
  await newPlan(him, "Quay wall");
  await page.getByRole("button", { name: "1 member", exact: true }).click();
  await deliver(him, () => page.getByRole("button", { name: `Add ${dana.name}` }).click());
  await page.goto("/manage/setting/delete");
  const leader = page.getByRole("button", { name: "New leader of “Quay wall”" });
  await page.getByRole("button", { name: `Take ${dana.name} off` }).click();
  await leader.click();
  await page.getByRole("button", { name: `Add ${dana.name}` }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Hand over" }).click();
  await leader.waitFor({ state: "detached" });
  await waitForDelivered(him);
  const remove = page.getByRole("button", { name: "Delete my account permanently" });
  await page.getByLabel(/^Type your e-mail address/).fill("somebody@else.example");
  expect(await remove.isDisabled()).toBe(true);
  await page.getByLabel(/^Type your e-mail address/).fill(omar.email);
  await page.getByLabel("Your password").fill(NEXT);
  await remove.click();
  const question = page.getByRole("dialog", { name: "Delete your account?" });
  await question.getByRole("button", { name: "Delete my account permanently" }).click();
  await heading(him, "Sign in").waitFor();
  await eventually(async () => page.evaluate(() => indexedDB.databases())).toEqual([]);
  await eventually(async () => {
    const users = await rows(her, "user");
    return users.find((user) => user["nickname"] === omar.name)?.["deleteTime"];
  }).toBeGreaterThan(0);
  await signIn(him, omar.email, NEXT);
  await problem(him, /password is wrong/i).waitFor();
});

test("the last administrator is told why they stay", async () => {
  const { page } = her;
  await page.goto("/manage/setting/delete");
  await page.getByText("What is deleted", { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel(/^Type your e-mail address/).fill(NEW_EMAIL);
  await page.getByLabel("Your password").fill(THIRD);
  await page.getByRole("button", { name: "Delete my account permanently" }).click();
  const question = page.getByRole("dialog", { name: "Delete your account?" });
  await question.getByRole("button", { name: "Delete my account permanently" }).click();
  await problem(her, /administrator/i).waitFor();
});
