import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
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
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const openForms = async ({ page }: Person) => page.getByRole("link", { name: "Forms" }).click();
const formNamed = ({ page }: Person, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("button", { name, exact: true }) });
const chooseInMenu = async ({ page }: Person, form: string, item: string) => {
  await page.getByRole("button", { name: `Actions for ${form}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
};

test("an administrator brings a form from the gallery, and everybody can open it", async () => {
  await openForms(her);
  await her.page.getByText("No forms yet").waitFor();
  await her.page.getByRole("button", { name: "New form from a template" }).click();
  const gallery = her.page.getByRole("dialog", { name: "New form from a template" });
  await gallery.getByRole("textbox", { name: "Search templates" }).fill("diary");
  await gallery.getByRole("button", { name: "Use Daily site diary" }).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await gallery.getByRole("button", { name: "Use Daily site diary" }).click();
  await formNamed(her, "Daily site diary").waitFor();
  await waitForDelivered(her);
  expect(await violationsOn(her.page)).toEqual([]);

  await openForms(him);
  await formNamed(him, "Daily site diary").waitFor();
  expect(await him.page.getByRole("button", { name: /^Actions for/ }).count()).toBe(0);
  await him.page.getByRole("button", { name: "Daily site diary", exact: true }).click();
  await him.page.getByRole("heading", { name: "Daily site diary" }).waitFor();
  expect(new URL(him.page.url()).pathname).toMatch(/^\/manage\/dynamicModel\/\d+$/);
});

test("a form is switched off without a network, and is gone for others when it is back", async () => {
  await openForms(him);
  await formNamed(him, "Daily site diary").waitFor();
  await goOffline(her);
  await chooseInMenu(her, "Daily site diary", "Switch off");
  await formNamed(her, "Daily site diary").getByText("Switched off").waitFor();
  await formNamed(him, "Daily site diary").waitFor();
  await goOnline(her);
  await formNamed(him, "Daily site diary").waitFor({ state: "detached" });
  await chooseInMenu(her, "Daily site diary", "Delete");
  await her.page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await her.page.getByText("No forms yet").waitFor();
});

test("the file of another builder becomes a form once it is told what of it never runs", async () => {
  const field = { __config__: { jnpfKey: "input", label: "Part" }, __vModel__: "part" };
  const formData = JSON.stringify({ fields: [field], funcs: { onLoad: "() => alert(1)" } });
  const buffer = Buffer.from(JSON.stringify({ fullName: "Gate book", formData }));
  await her.page
    .getByLabel("From a file")
    .and(her.page.locator("input"))
    .setInputFiles([{ name: "gate.json", mimeType: "application/json", buffer }]);
  const told = her.page.getByRole("dialog", { name: "Some of it will not run" });
  await told.getByText(/never run or shown/).waitFor();
  await told.getByRole("button", { name: "Add it anyway" }).click();
  await formNamed(her, "Gate book").waitFor();
});

test("of two forms called the same only one is published; the other stays a draft, without a network too", async () => {
  const { page } = her;
  const taken = page.getByText("A published form is called “Gate book” already.");
  await goOffline(her);
  const field = { __config__: { jnpfKey: "input", label: "Lorry" }, __vModel__: "lorry" };
  const formData = JSON.stringify({ fields: [field] });
  const buffer = Buffer.from(JSON.stringify({ fullName: "Gate book", formData }));
  await page
    .getByLabel("From a file")
    .and(page.locator("input"))
    .setInputFiles([{ name: "gate.json", mimeType: "application/json", buffer }]);
  await taken.waitFor();
  await formNamed(her, "Gate book").getByText("Draft").waitFor();
  const draft = formNamed(her, "Gate book").filter({ hasText: "Draft" });
  await draft.getByRole("button", { name: "Actions for Gate book" }).click();
  await page.getByRole("menuitem", { name: "Name and icon…" }).click();
  await page
    .getByRole("dialog")
    .getByRole("textbox", { name: "Name", exact: true })
    .fill("North gate");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await chooseInMenu(her, "North gate", "Publish");
  await formNamed(her, "North gate").getByText("Draft").waitFor({ state: "detached" });
  await goOnline(her);
  await waitForDelivered(her);
  await formNamed(him, "North gate").waitFor();

  await taken.waitFor({ state: "detached" });
  await chooseInMenu(her, "North gate", "Name and icon…");
  await page
    .getByRole("dialog")
    .getByRole("textbox", { name: "Name", exact: true })
    .fill("Gate book");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await taken.waitFor();
  expect(
    await page.getByRole("dialog").getByRole("textbox", { name: "Name", exact: true }).inputValue(),
  ).toBe("Gate book");
  expect(await violationsOn(page)).toEqual([]);
});

test("a form stands in the application that is named for it, with its icon, also without a network", async () => {
  const { page } = her;
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await goOffline(her);
  await chooseInMenu(her, "North gate", "Name and icon…");
  const about = page.getByRole("dialog", { name: "About this form" });
  await about.getByLabel("Application").fill("Gates");
  await about.getByRole("radio", { name: "Key" }).focus();
  await page.keyboard.press("Space");
  expect(await violationsOn(page)).toEqual([]);
  await about.getByRole("button", { name: "Save" }).click();
  const gates = page.getByRole("region", { name: "Gates" });
  await gates.getByText("North gate").waitFor();
  await gates.locator(".tabler-icon-key").waitFor();
  await goOnline(her);
  await him.page.getByRole("region", { name: "Gates" }).getByText("North gate").waitFor();
});
