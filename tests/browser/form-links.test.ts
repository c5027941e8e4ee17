import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let visitor: Person;
let address = "";

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  visitor = await addPerson(browser, app, { viewport: { width: 390, height: 844 } });
  await setUp(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, visitor }));

const button = ({ page }: Person, name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => visitor.page.getByRole("textbox", { name, exact: true });
const heading = (name: string) => visitor.page.getByRole("heading", { name, exact: true });
const links = () => her.page.getByRole("dialog", { name: "Links to Material catalogue" });

async function choose(name: string, choice: string): Promise<void> {
  await visitor.page.getByRole("combobox", { name, exact: true }).click();
  await visitor.page.getByRole("option", { name: choice, exact: true }).click();
}

async function openLinks(): Promise<void> {
  await her.page.goto("/manage/application");
  await button(her, "Actions for Material catalogue").click();
  await her.page.getByRole("menuitem", { name: "Links for visitors" }).click();
}

test("an administrator makes a link to a form, and prints a poster of it", async () => {
  await her.page.goto("/manage/application");
  await button(her, "New form from a template").click();
  await her.page.getByRole("textbox", { name: "Search templates" }).fill("Material catalogue");
  await button(her, "Use Material catalogue").click();
  await button(her, "Material catalogue").waitFor();
  await waitForDelivered(her);
  await openLinks();
  await links().getByText("There is no link to this form yet.").waitFor();
  await links().getByRole("textbox", { name: "What is it for?" }).fill("Gate 2");
  await button(her, "Make a link").click();
  const made = links().getByRole("textbox", { name: "New link" });
  await made.waitFor();
  address = await made.inputValue();
  expect(address).toMatch(/\/fill#[\w-]{20,}$/);
  await links().getByText("0 records", { exact: false }).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await button(her, "Print a poster").click();
  await her.page.getByText("No account needed", { exact: false }).waitFor();
  await her.page.getByRole("img", { name: /Material catalogue/ }).waitFor();
  // It hangs where everybody comes by.
  expect(await her.page.getByText("Printed by").count()).toBe(0);
  await button(her, "Cancel").click();
});

test("somebody without an account fills it in on a phone, and what they type outlives a reload without a network", async () => {
  const { page } = visitor;
  await page.goto(address);
  await heading("Material catalogue").waitFor();
  expect(await page.title()).toBe("Material catalogue · Plumbline");
  expect(await violationsOn(page)).toEqual([]);
  await waitUntilOfflineReady(visitor);
  await goOffline(visitor);
  await field("Name").fill("River sand");
  await field("Your name").fill("Ana Pires");
  await page.getByText("No network. Fill it in anyway", { exact: false }).waitFor();
  await page.reload();
  await eventually(async () => field("Name").inputValue()).toBe("River sand");
  expect(await field("Your name").inputValue()).toBe("Ana Pires");
});

test("what is missing is said at its field; what is sent without a network waits through a reload, and comes once", async () => {
  const { page } = visitor;
  await button(visitor, "Send").click();
  await field("Size").and(page.locator(":focus")).waitFor();
  await page.getByText(/fields? need another look$/).waitFor();
  await page.keyboard.type("0-4 mm");
  await choose("Category", "Other");
  await choose("Unit", "t");
  await button(visitor, "Send").click();
  await heading("Kept on this device").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.reload();
  await heading("Kept on this device").waitFor();
  await goOnline(visitor);
  await heading("Sent").waitFor();
  await button(visitor, "Fill in another one").click();
  await eventually(async () => field("Name").inputValue()).toBe("");
  expect(await field("Your name").inputValue()).toBe("Ana Pires");
});

test("it stands in the list of the form, and says who filled it in", async () => {
  const { page } = her;
  await page.keyboard.press("Escape");
  await button(her, "Material catalogue").click();
  await page.getByRole("table").getByText("By the visitor Ana Pires").waitFor();
  await page.getByText("River sand").first().click();
  const record = page.getByRole("dialog", { name: "River sand" });
  await record.getByText("By the visitor Ana Pires").waitFor();
  await record.getByRole("button", { name: "Print" }).click();
  await page.getByRole("article").getByText("By the visitor Ana Pires").waitFor();
  await button(her, "Cancel").click();
  expect(await page.getByText("River sand", { exact: true }).count()).toBeGreaterThan(0);
});

test("a link that is revoked takes nothing any more, and what was filled in stays with the visitor", async () => {
  await openLinks();
  await links().getByText("1 record", { exact: false }).waitFor();
  await button(her, "Revoke “Gate 2”").click();
  await her.page
    .getByRole("dialog", { name: "Revoke this link?" })
    .getByRole("button", { name: "Revoke" })
    .click();
  await links().getByText("There is no link to this form yet.").waitFor();
  await field("Name").fill("Gravel");
  await field("Size").fill("4-8 mm");
  await choose("Category", "Other");
  await choose("Unit", "t");
  await button(visitor, "Send").click();
  await heading("It was not accepted").waitFor();
  await visitor.page.getByText("This link leads nowhere").waitFor();
  await button(visitor, "Correct it").click();
  await eventually(async () => field("Name").inputValue()).toBe("Gravel");
  await visitor.page.goto("about:blank");
  await visitor.page.goto(`${address}x`);
  await heading("This link leads nowhere").waitFor();
});
