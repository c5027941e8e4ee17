import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addColleague } from "./make/add-colleague.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, newPlan } from "./make/plan-steps.ts";
import { invite, setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { openTask } from "./make/task-steps.ts";

const names = ["Omar Haddad", "Ines Costa"];

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUp(her);
  for (const name of names) await addColleague(app.address, await invite(her), name);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

test("a typed name and Enter let the first one in, and the next is looked for at once", async () => {
  const { page } = her;
  await newPlan(her, "Quay wall");
  await page.getByRole("button", { name: "1 member", exact: true }).click();
  const members = page.getByRole("dialog", { name: "Members" });
  const field = members.getByRole("textbox", { name: "Add a colleague" });
  for (const name of names) {
    await field.fill(name.slice(0, 4).toLowerCase());
    await members.getByRole("button", { name: `Add ${name}` }).waitFor();
    await field.press("Enter");
    await members.getByRole("button", { name: `Add ${name}` }).waitFor({ state: "detached" });
    expect(await field.inputValue()).toBe("");
  }
  await members.getByText(names[0] ?? "", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
});

test("a typed name and Enter make somebody owner, also without a network", async () => {
  const { page } = her;
  await addTask(her, "Planned", "Drive the sheet piles");
  await page.keyboard.press("Escape");
  const opened = await openTask(her, "Drive the sheet piles");
  await her.line.cut();
  await opened.getByRole("button", { name: "Add an owner" }).click();
  const field = page.getByRole("textbox", { name: "Search by name" }).last();
  await field.fill("ines");
  await field.press("Enter");
  await opened.getByRole("button", { name: /Ines Costa/ }).waitFor();
  expect(await field.inputValue()).toBe("");
  await her.line.mend();
});
