import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, message, openDialog } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { tabTo } from "./make/hands/keyboard-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { setUpSampleSite } from "./make/screens.ts";
import { dana, PASSWORD } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, withoutServiceWorker);
  await setUpSampleSite(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const heading = (person: Person, name: string) =>
  person.page.getByRole("heading", { level: 1, name, exact: true });

test("a question mark shows what keys do, and finds it by words", async () => {
  const { page } = her;
  await page.goto("/manage/messenger");
  await page.locator("[data-row-focus]").first().waitFor();
  await page.keyboard.press("Shift+?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await list.getByText("Go to plans").waitFor();
  await page.keyboard.type("bold");
  await list.getByText("Go to plans").waitFor({ state: "detached" });
  await list.getByText("Bold", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
});

test("keys lead from place to place and through the settings, without a mouse", async () => {
  const { page } = her;
  await page.keyboard.press("Alt+2");
  await heading(her, "Plans").waitFor();
  await page.keyboard.press("Alt+3");
  await heading(her, "My work").waitFor();
  await page.keyboard.press("Control+,");
  await heading(her, "Profile").waitFor();
  await tabTo(page, page.getByRole("navigation").getByRole("button", { name: "Keyboard" }));
  await page.keyboard.press("Enter");
  await heading(her, "Keyboard").waitFor();
});

test("whoever leaves a dialog is where they were: at the button of its menu", async () => {
  const { page } = her;
  await page.goto("/manage/plan");
  await page.getByRole("button", { name: "Harbour Bridge, north pier" }).first().click();
  const menu = page.getByRole("button", { name: "Actions for the plan" });
  for (const name of ["Automation", "Archived tasks"]) {
    await menu.focus();
    // The second time its code is there already.
    for (let time = 0; time < 2; time += 1) {
      await page.keyboard.press("Enter");
      await page.getByRole("menuitem", { name, exact: true }).press("Enter");
      const opened = page.getByRole("dialog", { name, exact: true });
      await opened.waitFor();
      await eventually(async () => opened.evaluate((one) => one.matches(":focus-within"))).toBe(
        true,
      );
      await page.keyboard.press("Escape");
      await opened.waitFor({ state: "detached" });
      await eventually(async () => menu.evaluate((one) => one === document.activeElement)).toBe(
        true,
      );
    }
  }
});

test("a task is written, carried to the next column and opened without a mouse", async () => {
  const { page } = her;
  await page.goto("/manage/plan");
  const plan = page.getByRole("button", { name: "Harbour Bridge, north pier" }).first();
  await plan.waitFor();
  await tabTo(page, plan);
  await page.keyboard.press("Enter");
  const add = page.getByRole("button", { name: "Add a task" }).first();
  await add.waitFor();
  await tabTo(page, add, 120);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Order the anchors");
  await page.keyboard.press("Enter");
  const cards = page.locator("[data-card-focus]", { hasText: "Order the anchors" });
  await cards.waitFor();
  await page.keyboard.press("Escape");
  await cards.focus();
  await page.keyboard.press("Shift+ArrowRight");
  const second = page.locator("section[data-column]").nth(1);
  await second.getByText("Order the anchors").waitFor();
  await cards.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Order the anchors", exact: true });
  await panel.waitFor();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await page.keyboard.press("Control+,");
  await heading(her, "Profile").waitFor();
  await tabTo(page, page.getByRole("navigation").getByRole("button", { name: "Keyboard" }));
  await page.keyboard.press("Enter");
  await heading(her, "Keyboard").waitFor();
});

test("keys are changed by pressing others, and refused by the name of what has them", async () => {
  const { page } = her;
  const change = page.getByRole("button", { name: "Change the keys of “Go to plans”" });
  await tabTo(page, change, 120);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Alt+1");
  await page.getByRole("alert").getByText("Alt+1 already belongs to “Go to messages”.").waitFor();
  await page.keyboard.press("Control+w");
  await page
    .getByRole("alert")
    .getByText(/^Ctrl\+W is needed by the browser/)
    .waitFor();
  await page.keyboard.press("Alt+p");
  await eventually(async () =>
    change.evaluate((element) => element === document.activeElement).catch(() => false),
  ).toBe(true);
  await page.keyboard.press("Alt+2");
  await heading(her, "Keyboard").waitFor();
  await page.reload();
  await heading(her, "Keyboard").waitFor();
  await page.keyboard.press("Alt+p");
  await heading(her, "Plans").waitFor();
  await page.goto("/manage/setting/keyboard");
  await page.getByRole("button", { name: "Reset all" }).click();
  await page.keyboard.press("Alt+2");
  await heading(her, "Plans").waitFor();
});

test("whoever sends by the button breaks lines with Enter, and sends with Ctrl and Enter", async () => {
  const { page } = her;
  await page.goto("/manage/setting/keyboard");
  await page.getByRole("radio", { name: "The button sends" }).check();
  await openDialog(her, "Morning briefing");
  await composer(her).click();
  await page.keyboard.type("First line");
  await page.keyboard.press("Enter");
  await page.keyboard.type("second line");
  expect(await composer(her).inputValue()).toBe("First line\nsecond line");
  await page.keyboard.press("Control+Enter");
  await message(her, "second line").last().waitFor();
  await eventually(async () => composer(her).inputValue()).toBe("");
  await page.goto("/manage/setting/keyboard");
  await page.getByRole("radio", { name: "Enter sends" }).check();
});

test("in German the keys are called as they are printed there", async () => {
  const { page, context } = await addPerson(browser, app, {
    locale: "de-DE",
    ...withoutServiceWorker,
  });
  await page.goto("/login");
  await page.locator("input[name=email]").fill(dana.email);
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator("button[type=submit]").click();
  await page.locator("[data-row-focus]").first().waitFor();
  await page.keyboard.press("Shift+?");
  const list = page.getByRole("dialog", { name: "Tastenkürzel" });
  const row = list.getByRole("region", { name: "Überall" });
  await row.getByText("Zu den Einstellungen").waitFor();
  await row.getByText("Strg", { exact: true }).first().waitFor();
  await list.getByRole("textbox", { name: "Aktion oder Taste suchen" }).fill("strg+b");
  await list.getByText("Fett", { exact: true }).waitFor();
  await list.getByText("Kursiv", { exact: true }).waitFor({ state: "detached" });
  await context.close();
});
