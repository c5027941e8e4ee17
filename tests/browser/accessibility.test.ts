import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, dialogRow } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { tabTo } from "./make/hands/keyboard-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, card, openPlan, useCardMenu } from "./make/plan-steps.ts";
import { setUpSampleSite } from "./make/screens.ts";
import { type App, startApp } from "./make/start-app.ts";
import { openTask } from "./make/task-steps.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let stranger: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  stranger = await addPerson(browser, app);
  await setUpSampleSite(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, stranger }));

test("a sign-in that was refused is accessible", async () => {
  const { page } = stranger;
  await page.goto("/login");
  await page.locator("input[name=email]").fill("nobody@site.example");
  await page.locator("input[name=password]").fill("wrong-password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test("the list of what keys do is accessible", async () => {
  const { page } = her;
  await page.goto("/manage/messenger");
  await dialogRow(her, "Morning briefing").waitFor();
  await page.keyboard.press("Shift+?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByText("Go to plans").waitFor();
  expect(await violationsOn(page)).toEqual([]);
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

test("the search is accessible: empty, with what was found and with a filter", async () => {
  const { page } = her;
  await page.goto("/manage/messenger");
  await dialogRow(her, "Morning briefing").waitFor();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox");
  await field.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await field.fill("pour");
  await page
    .getByRole("option", { name: /Pour pier cap P3/ })
    .first()
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await field.fill("type:task ");
  await page.getByRole("button", { name: /^Remove the filter/ }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
});

test("dialogs are accessible, and their way out has a name", async () => {
  const { page } = her;
  await openPlan(her, "Harbour Bridge, north pier");
  await page.getByRole("button", { name: /^\d+ members?$/ }).click();
  await expectAccessibleDialog("Members");
  await page.getByRole("button", { name: "Actions for the plan" }).click();
  await page.getByRole("menuitem", { name: "Archived tasks" }).click();
  await expectAccessibleDialog("Archived tasks");
  await page.goto("/manage/plan?new=1");
  await expectAccessibleDialog("New plan");
  await page.goto("/manage/messenger?new=1");
  await expectAccessibleDialog("New chat");
});

test("what opens over a board and a task is accessible", async () => {
  const { page } = her;
  const plan = await openPlan(her, "Harbour Bridge, north pier");
  const target = card(her, "Pour pier cap P3, second lift");
  await target.waitFor();
  const button = (name: string | RegExp) => page.getByRole("button", { name }).first();
  const colours = async () => {
    await page.getByRole("menuitem", { name: "Colour" }).hover();
    await page.getByRole("menuitemradio").first().waitFor();
  };
  await expectAccessible("menu", async () => button("Actions for the plan").click());
  await expectAccessible("menu", async () => {
    await button(/^Actions for the column/).click();
    await colours();
  });
  await expectAccessible("menu", async () => {
    await target.click({ button: "right" });
    await colours();
  });
  for (const question of ["Assign…", "Set a time…"]) {
    await expectAccessible("dialog", async () =>
      useCardMenu(her, "Pour pier cap P3, second lift", question),
    );
  }
  await page.goto(`/manage/plan/${plan}`);
  const opened = await openTask(her, "Pour pier cap P3, second lift");
  const inTask = (name: string | RegExp) => opened.getByRole("button", { name }).first();
  for (const name of [/^Status:/, /^Priority/, /^Colour/, "Actions for the task"]) {
    await expectAccessible("menu", async () => inTask(name).click());
  }
  for (const name of ["Add an owner", "Add an assistant", /^Time:/]) {
    await expectAccessible("dialog", async () => inTask(name).click());
  }
});

/** Opens something over the screen, looks at it and leaves it by Escape. */
async function expectAccessible(role: "menu" | "dialog", open: () => Promise<void>): Promise<void> {
  const { page } = her;
  const layers = page.locator("[data-portal]").getByRole(role);
  await open();
  await layers.first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  // A menu within a menu takes the first one for itself.
  for (const _ of await layers.all()) await page.keyboard.press("Escape");
  await eventually(async () => layers.count()).toBe(0);
}

/** Waits for a dialog, looks at it and leaves it by its own button. */
async function expectAccessibleDialog(name: string): Promise<void> {
  const dialog = her.page.getByRole("dialog", { name, exact: true });
  const close = dialog.getByRole("button", { name: "Close", exact: true });
  await close.waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await close.click();
  await dialog.waitFor({ state: "detached" });
}

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
