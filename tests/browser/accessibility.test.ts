import { join } from "node:path";
import type { AxeResults, RunOptions } from "axe-core";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, dialogRow } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, openPlan } from "./make/plan-steps.ts";
import { openScreen, type Screen, setUpSampleSite } from "./make/screens.ts";
import { invite } from "./make/session-steps.ts";
import { type App, repository, startApp } from "./make/start-app.ts";

interface Axe {
  run(options: RunOptions): Promise<AxeResults>;
}

const axe = join(repository, "node_modules/axe-core/axe.min.js");
let app: App;
let browser: Browser;
let her: Person;
let stranger: Person;
let screens: readonly Screen[];

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  // The checker is a script that is no part of the app, which the app's policy would refuse.
  her = await addPerson(browser, app, { bypassCSP: true });
  stranger = await addPerson(browser, app, { bypassCSP: true });
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, stranger }));

test("the set-up is accessible", async () => {
  await her.page.goto("/");
  await her.page.locator("input[name=password]").fill("crane-hook");
  expect(await violationsOn(her.page)).toEqual([]);
  screens = await setUpSampleSite(her);
});

test("signing in and accepting an invitation are accessible", async () => {
  const { page } = stranger;
  await page.goto("/login");
  await page.locator("input[name=email]").fill("nobody@site.example");
  await page.locator("input[name=password]").fill("wrong-password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(`/invite${await invite(her)}`);
  await page.getByRole("button", { name: "Join" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test.each([
  "messenger",
  "dialog",
  "plans",
  "board",
  "board-with-task",
  "task",
  "my-tasks",
  "import",
  "settings",
  "theme",
  "devices",
  "invitations",
  "nowhere",
])("the screen %s is accessible in light and dark", async (name) => {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`There is no screen ${name}`);
  await openScreen(her, screen);
  expect(await violationsOn(her.page)).toEqual([]);
});

test("the outbox is accessible, empty and with something that waits", async () => {
  const { page } = her;
  await page.goto("/manage/outbox");
  await page.getByText("Everything has been sent").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await openPlan(her, "Quay building: defects");
  await her.line.cut();
  const [first = ""] = await page.locator("section[data-column] h2").allTextContents();
  await addTask(her, first, "Written without a network");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: /^Outbox: .*1 waiting/ }).click();
  await page.getByText("Written without a network").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await her.line.mend();
});

test("the keyboard leads from the skip link through places and lists into a chat", async () => {
  const { page } = her;
  await page.goto("/manage/messenger");
  await dialogRow(her, "Morning briefing").waitFor();
  await page.keyboard.press("Tab");
  await expectFocus(page.getByRole("link", { name: "Skip to content" }));
  await page.keyboard.press("Enter");
  await expectFocus(page.getByRole("main"));
  await page.keyboard.press("Shift+Tab");
  for (const place of ["Messages", "Plans", "My work", "Settings"]) {
    await page
      .getByRole("navigation", { name: "Places" })
      .getByRole("link", { name: place })
      .focus();
    await expectFocus(page.locator("nav a:focus-visible"));
  }
  await tabTo(page, page.getByRole("textbox", { name: "Search by name" }));
  await tabTo(page, page.getByRole("button", { name: "Mentions" }));
  await tabTo(page, page.locator('[data-index="0"] [data-row-focus]'));
  await page.keyboard.press("ArrowDown");
  await expectFocus(page.locator('[data-index="1"] [data-row-focus]'));
  await page.keyboard.press("Enter");
  await composer(her).waitFor();
  await tabTo(page, composer(her));
});

test("the keyboard walks the board and opens and closes a task", async () => {
  const { page } = her;
  await openPlan(her, "Harbour Bridge, north pier");
  const cards = page.locator("[data-card-focus]");
  await cards.first().waitFor();
  await tabTo(page, cards.first());
  await page.keyboard.press("ArrowDown");
  await expectFocus(cards.nth(1));
  const name = await cards.nth(1).innerText();
  await page.keyboard.press("Enter");
  const opened = page.getByRole("dialog", { name, exact: true });
  await opened.waitFor();
  await eventually(async () =>
    opened.evaluate((place) => place.contains(document.activeElement)),
  ).toBe(true);
  await page.keyboard.press("Escape");
  await opened.waitFor({ state: "detached" });
  await expectFocus(cards.nth(1));
});

async function expectFocus(target: Locator): Promise<void> {
  await eventually(async () =>
    target.evaluate((element) => element === document.activeElement).catch(() => false),
  ).toBe(true);
}

/** Presses Tab until something has the focus; no screen has so many stops before it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

/** What axe finds in both schemes, in short words. */
async function violationsOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.addScriptTag({ path: axe });
  // Colours on their way from one scheme to the other would be measured half-way.
  await page.addStyleTag({
    content: "* { transition: none !important; animation: none !important }",
  });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    const { violations } = await page.evaluate(async () => {
      const checker = (globalThis as unknown as { axe: Axe }).axe;
      return checker.run({ resultTypes: ["violations"] });
    });
    for (const { id, nodes } of violations) {
      for (const node of nodes) {
        const why = node.any.map(({ message }) => message).join("; ");
        found.push(`${colorScheme} ${id}: ${why} ${node.html.slice(0, 120)}`);
      }
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}
