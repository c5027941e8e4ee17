import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, storedText, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, card, newPlan } from "./make/plan-steps.ts";
import { linkFrom } from "./make/does-as.ts";
import { dana, join, omar, PASSWORD, setUp, signIn, waitForApp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { tokenOf } from "./make/whole-state.ts";

const plan = "Quay wall";
let app: App;
let browser: Browser;
/** At her desk, where she sees to her devices. */
let desk: Person;
let planId = 0;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  desk = await addPerson(browser, app);
  await setUp(desk);
  planId = await newPlan(desk, plan);
  await waitForDelivered(desk);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

let tablet: Person;
keepEvidence(() => ({ desk, tablet }));

/** From the next page on, notes whether words are ever on the screen, however shortly. Answers how to ask. */
async function watchScreen({ page }: Person, words: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((wanted) => {
    const seen = { words: false };
    Object.assign(globalThis, { seenOnScreen: seen });
    const look = () => {
      seen.words ||= (document.body?.textContent ?? "").includes(wanted);
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, words);
  return async () =>
    page.evaluate(() => {
      const { seenOnScreen } = globalThis as unknown as { seenOnScreen: { words: boolean } };
      return seenOnScreen.words;
    });
}

/** Her tablet on site: the plan was here, and without a network she has added a task and closed the app. */
async function tabletWithWork(task: string): Promise<Person> {
  tablet = await addPerson(browser, app);
  await signIn(tablet, dana.email);
  await waitForApp(tablet);
  await tablet.page.goto(`/manage/plan/${planId}`);
  await tablet.page.getByRole("heading", { level: 1, name: plan }).waitFor();
  await waitUntilOfflineReady(tablet);
  await goOffline(tablet);
  await addTask(tablet, "Planned", task);
  await tablet.page.keyboard.press("Escape");
  await until(async () => (await rows(tablet, "outbox")).length > 0);
  await tablet.page.goto("about:blank");
  return tablet;
}

/** At the desk she says of her other browsers, so many, that they are to be signed out, or were lost. */
async function revoke(action: "Sign out" | "Lost device", others = 1): Promise<void> {
  const { page } = desk;
  await page.goto("/manage/setting/device");
  const buttons = page.getByRole("button", { name: action });
  await eventually(async () => buttons.count()).toBe(others);
  for (let left = others - 1; left >= 0; left -= 1) {
    await buttons.first().click();
    await page.getByRole("dialog").getByRole("button", { name: action }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await eventually(async () => buttons.count()).toBe(left);
  }
  await waitForDelivered(desk);
}

/** She opens the app again on the tablet; whether the plan was on the screen before the sign-in was. */
async function openAgain(person: Person): Promise<boolean> {
  await goOnline(person);
  const wasSeen = await watchScreen(person, plan);
  await person.page.goto(`/manage/plan/${planId}`);
  await person.page.locator("input[name=email]").waitFor();
  return wasSeen();
}

async function signInHere({ page }: Person, email: string): Promise<void> {
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("a browser that was signed out from elsewhere shows nothing more and holds nothing that can be read", async () => {
  const her = await tabletWithWork("Lift the beam");
  await revoke("Sign out");
  expect(await openAgain(her)).toBe(false);
  const stored = await storedText(her);
  expect(stored).toContain("laid-away");
  for (const words of [plan, "Lift the beam", dana.name]) expect(stored).not.toContain(words);
});

test("what was not sent from it is there when its owner signs in again, and is sent once", async () => {
  await signInHere(tablet, dana.email);
  await card(tablet, "Lift the beam").waitFor();
  await waitForDelivered(tablet);
  await desk.page.goto(`/manage/plan/${planId}`);
  await card(desk, "Lift the beam").waitFor();
  expect(await card(desk, "Lift the beam").count()).toBe(1);
  expect(await rows(tablet, "attention")).toEqual([]);
  await tablet.context.close();
});

test("an open page lets go as soon as the server says so", async () => {
  tablet = await addPerson(browser, app);
  await signIn(tablet, dana.email);
  await waitForApp(tablet);
  await tablet.page.goto(`/manage/plan/${planId}`);
  await card(tablet, "Lift the beam").waitFor();
  await revoke("Sign out", 2);
  await tablet.page.getByText("Your sign-in has expired").waitFor();
  await until(async () => !(await storedText(tablet)).includes("Lift the beam"));
  await tablet.context.close();
});

test("a lost device keeps nothing, not even what was not sent, and says why", async () => {
  const her = await tabletWithWork("Drive the piles");
  await revoke("Lost device");
  expect(await openAgain(her)).toBe(false);
  await her.page.getByText("This device was reported as lost").waitFor();
  const stored = await storedText(her);
  for (const words of [plan, "Drive the piles"]) expect(stored).not.toContain(words);
  await signInHere(her, dana.email);
  await card(her, "Lift the beam").waitFor();
  await waitForDelivered(her);
  expect(await card(her, "Drive the piles").count()).toBe(0);
  await her.context.close();
});

test("whoever goes on by a token on somebody's browser finds nothing of theirs, and it waits for them", async () => {
  const colleague = await addPerson(browser, app);
  await join(colleague, await linkFrom(app, desk), omar);
  const token = await tokenOf(colleague);
  const her = await tabletWithWork("Cast the cap");
  await goOnline(her);
  await her.page.goto(`/token#token=${token}`);
  await her.page.getByRole("button", { name: `Continue as ${omar.name}` }).click();
  await waitForApp(her);
  const stored = await storedText(her);
  for (const words of [plan, "Cast the cap"]) expect(stored).not.toContain(words);

  await her.page.goto("/manage/setting/personal");
  await her.page.getByRole("button", { name: "Sign out" }).click();
  await signInHere(her, dana.email);
  await waitForApp(her);
  await waitForDelivered(her);
  await desk.page.goto(`/manage/plan/${planId}`);
  await card(desk, "Cast the cap").waitFor();
  await her.context.close();
  await colleague.context.close();
});
