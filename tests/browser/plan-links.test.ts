import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  await newPlan(her, "Pier 4");
  await waitForDelivered(her);
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const shown = () => her.page.getByLabel("Link for colleagues (shown only once)");

async function makeLink(name: string): Promise<string> {
  const before = (await shown().count()) > 0 ? await shown().inputValue() : "";
  await her.page.getByRole("button", { name }).click();
  await expect.poll(async () => shown().inputValue()).not.toBe(before);
  const { pathname, search } = new URL(await shown().inputValue());
  return pathname + search;
}

test("a link for observers works as long as was chosen, and says who comes by it", async () => {
  const { page } = her;
  await page.getByRole("button", { name: "1 member", exact: true }).click();
  await page.getByLabel("Works for").selectOption({ label: "Until revoked" });
  await page.getByLabel("People join as").selectOption({ label: "Observer" });
  expect(await violationsOn(page)).toEqual([]);
  const address = await makeLink("Make a link for colleagues");
  await page.getByText("The link works until you revoke it and makes people observers").waitFor();
  await him.page.goto(address);
  await him.page.getByText("You join as an observer").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.getByRole("button", { name: "Join the plan" }).click();
  await him.page.getByRole("heading", { level: 1, name: "Pier 4" }).waitFor();
  const { page: his } = him;
  await his.getByRole("button", { name: "2 members" }).click();
  const dialog = his.getByRole("dialog");
  await dialog.getByText(omar.name).first().waitFor();
  await dialog.getByText("Observer", { exact: true }).waitFor();
  expect(await dialog.getByLabel("Works for").count()).toBe(0);
  await page.getByText("joined by it: 1").waitFor({ state: "detached" });
});

test("until a day that is named, and not before one is; without a network it says so", async () => {
  const { page } = her;
  await page.getByLabel("Works for").selectOption({ label: "Until a date…" });
  const make = page.getByRole("button", { name: "Make a new link" });
  expect(await make.isDisabled()).toBe(true);
  await page.getByLabel("Last day").fill("2020-01-01");
  await page.getByText("This day is over.").waitFor();
  expect(await make.isDisabled()).toBe(true);
  await page.getByLabel("Last day").fill("2199-12-31");
  await goOffline(her);
  await make.click();
  await page.getByRole("dialog").getByRole("alert").waitFor();
  await goOnline(her);
  await makeLink("Make a new link");
  await page.getByText("The link works until").waitFor();
  await page.getByText(/2200/).waitFor();
});
