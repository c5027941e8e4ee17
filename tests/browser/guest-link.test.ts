import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ArgumentsOf } from "#domain/commands.ts";
import { doesAs } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, card, newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addSubtask, closeTask, openTask } from "./make/task-steps.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let guest: Person;
let address = "";

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  guest = await addPerson(browser, app, { viewport: { width: 1440, height: 900 } });
  await setUp(her);
  const planId = await newPlan(her, "Pier 4");
  for (const name of ["Pour the slab", "Strip the forms"]) {
    await addTask(her, "Planned", name);
    await her.page.keyboard.press("Escape");
  }
  const opened = await openTask(her, "Pour the slab");
  await addSubtask(opened, "Order concrete");
  await closeTask(her);
  await waitForDelivered(her);
  await sayInFields(planId);
});

/** The first task says in fields who does it, which its card shows, and what it costs, which it does not. */
async function sayInFields(planId: number): Promise<void> {
  const options = [{ id: 40, name: "Steel", color: "red" as const }];
  const trade = { planId, name: "Trade", kind: "choice" as const, options, onCard: 1 as const };
  const cost = { planId, name: "Cost", kind: "number" as const, unit: "EUR" };
  const slab = (await rows(her, "task")).find(({ name }) => name === "Pour the slab");
  const fieldOf = async (field: ArgumentsOf<"field.add">, value: string) => {
    const { id } = (await doesAs(app, her, "field.add", field)) as { id: number };
    return { id, value };
  };
  const fields = [await fieldOf(trade, "40"), await fieldOf(cost, "1200")];
  await doesAs(app, her, "task.edit", { id: Number(slab?.["id"]), fields });
}

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, guest }));

const PASSWORD = "plumb and level";
const links = () => her.page.getByRole("dialog", { name: "Links for guests of Pier 4" });
const heading = (name: string) => guest.page.getByRole("heading", { name, exact: true });
const task = (name: string) => guest.page.getByRole("button", { name, exact: true });
const panel = (name: string) => guest.page.getByRole("dialog", { name, exact: true });
const refresh = async () => guest.page.getByRole("button", { name: "Refresh" }).click();

async function openLinks(): Promise<void> {
  await her.page.getByRole("button", { name: "Actions for the plan" }).click();
  await her.page.getByRole("menuitem", { name: "Links for guests…" }).click();
}

test("who leads a plan makes a link with a password for the client", async () => {
  const { page } = her;
  await page.getByRole("button", { name: "1 member", exact: true }).click();
  await page.getByRole("button", { name: "Links for guests…" }).click();
  await links().getByText("There is no link for guests yet.").waitFor();
  await links().getByRole("textbox", { name: "Whom is it for?" }).fill("The client");
  await links().getByLabel("Password", { exact: true }).fill(PASSWORD);
  await links().getByLabel("Show the plan’s own fields").check({ force: true });
  expect(await violationsOn(page)).toEqual([]);
  await links().getByRole("button", { name: "Make a link" }).click();
  const made = links().getByRole("textbox", { name: "New link" });
  await made.waitFor();
  address = await made.inputValue();
  expect(address).toMatch(/\/guest#[\w-]{20,}$/);
  await links().getByText("0 visits", { exact: false }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
});

test("a guest without an account sees the board after the password, and reads a task", async () => {
  const { page } = guest;
  await page.goto(address);
  await heading("This link has a password").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.locator("input[name=password]").fill("level and plumb");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByText("The password is wrong").first().waitFor();
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await heading("Pier 4").waitFor();
  expect(await page.title()).toBe("Pier 4 · Plumbline");
  await page.getByText("From Acme Build").waitFor();
  await heading("Planned").waitFor();
  await page.getByText(/^As of Today \d\d:\d\d$/).waitFor();
  await page.getByText("Trade", { exact: true }).waitFor();
  await page.getByText("Steel", { exact: true }).waitFor();
  expect(await page.getByText("1,200 EUR").count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  await task("Pour the slab").focus();
  await page.keyboard.press("Enter");
  await panel("Pour the slab").getByText("Order concrete").waitFor();
  await panel("Pour the slab").getByText("1,200 EUR").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await panel("Pour the slab").waitFor({ state: "detached" });
  expect(await page.getByRole("button", { name: "Add a task" }).count()).toBe(0);
});

test("what changes comes without a reload, and on a phone it is a list", async () => {
  await addTask(her, "Planned", "Cure the slab");
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await refresh();
  await task("Cure the slab").waitFor();
  const { page } = guest;
  for (const size of [
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await task("Cure the slab").waitFor();
    expect(await violationsOn(page)).toEqual([]);
  }
  const widths = async () => page.evaluate(() => [document.body.scrollWidth, innerWidth]);
  expect(await widths()).toEqual([390, 390]);
  await task("Strip the forms").click();
  await panel("Strip the forms").getByText("Open", { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await panel("Strip the forms").getByRole("button", { name: "Close" }).click();
});

test("without a network what was opened is there, also after a reload, and says as of when", async () => {
  const { page } = guest;
  await waitUntilOfflineReady(guest);
  await goOffline(guest);
  await page.getByText(/^No network: as of Today \d\d:\d\d$/).waitFor();
  await page.reload();
  await heading("Pier 4").waitFor();
  await page.getByText(/^No network: as of Today/).waitFor();
  await task("Pour the slab").click();
  await panel("Pour the slab").getByText("Order concrete").waitFor();
  await panel("Pour the slab").getByRole("button", { name: "Close" }).click();
  await task("Cure the slab").click();
  await panel("Cure the slab").getByText("More about this task is shown once").waitFor();
  await panel("Cure the slab").getByRole("button", { name: "Close" }).click();
  expect(await violationsOn(page)).toEqual([]);
});

test("a link that is revoked ends at the next contact, and takes along what was kept", async () => {
  await openLinks();
  await links().getByText("1 visit", { exact: false }).waitFor();
  await links().getByText("Last visit").waitFor();
  await links().getByRole("button", { name: "Revoke “The client”" }).click();
  await her.page
    .getByRole("dialog", { name: "Revoke this link?" })
    .getByRole("button", { name: "Revoke" })
    .click();
  await links().getByText("There is no link for guests yet.").waitFor();
  await her.page.keyboard.press("Escape");
  await card(her, "Pour the slab").waitFor();
  const { page } = guest;
  await goOnline(guest);
  await heading("This link leads nowhere").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const kept = async () =>
    page.evaluate(async () => (await (await caches.open("plumbline-outside")).keys()).length);
  await eventually(kept).toBe(0);
  await goOffline(guest);
  await page.reload();
  await heading("The link could not be opened").waitFor();
  expect(await page.getByText("Pour the slab").count()).toBe(0);
});
