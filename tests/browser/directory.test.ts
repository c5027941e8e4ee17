import { join as joinPath } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, output, type Person } from "./make/open-browser.ts";
import { dana, setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUp(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const button = (name: string) => her.page.getByRole("button", { name, exact: true });
const dialog = (name: string) => her.page.getByRole("dialog", { name, exact: true });
const node = (name: string) => her.page.getByRole("treeitem", { name, exact: true });

async function addRole(name: string, department = "Whole company"): Promise<void> {
  await button("New role").click();
  const asked = dialog("New role");
  await asked.getByRole("textbox", { name: "Name" }).fill(name);
  await asked.getByRole("combobox", { name: "Belongs to" }).click();
  await her.page.getByRole("option", { name: department, exact: true }).click();
  await asked.getByRole("button", { name: "Create" }).click();
  await asked.waitFor({ state: "detached" });
}

/** In both schemes and at both widths, for the eye and for axe. */
async function look(name: string): Promise<void> {
  const { page } = her;
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
    for (const [width, size] of [
      ["wide", { width: 1440, height: 900 }],
      ["phone", { width: 390, height: 844 }],
    ] as const) {
      await page.setViewportSize(size);
      await page.screenshot({ path: joinPath(output, `${name}-${width}-${scheme}.png`) });
      expect(await violationsOn(page)).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1440, height: 900 });
}

test("roles of the company and of departments are made without a network", async () => {
  const { page } = her;
  await page.goto("/manage/setting/organisation");
  await button("New department").click();
  await page.getByRole("dialog").getByLabel("Name").fill("Crew");
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  await page.getByText("Roles", { exact: true }).click();
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await addRole("Auditor");
  await addRole("Slinger", "Crew");
  await addRole("Inspector", "Crew");
  await page.getByRole("heading", { name: "Whole company" }).waitFor();
  await page.getByRole("heading", { name: "Crew" }).waitFor();
  await button("Slinger").click();
  const people = dialog("People of “Slinger”");
  await people.getByRole("button", { name: `Add ${dana.name}` }).click();
  await people.getByRole("button", { name: `Take ${dana.name} out` }).waitFor();
  await people.getByRole("button", { name: "Close" }).click();
  await button("Actions for “Inspector”").click();
  await page.getByRole("menuitem", { name: "Edit…" }).click();
  await dialog("Edit “Inspector”").getByRole("textbox", { name: "Name" }).fill("Checker");
  await dialog("Edit “Inspector”").getByRole("button", { name: "Save" }).click();
  await button("Checker").waitFor();
  await look("roles");
  await goOnline(her);
  await waitForDelivered(her);
  await eventually(async () => (await rows(her, "role")).length).toBe(3);
});

test("a form asks for a role and for people", async () => {
  const { page } = her;
  await page.goto("/manage/application");
  await button("New form").click();
  await dialog("New form").getByRole("textbox").fill("Lift plan");
  await button("Create").click();
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  const add = async (kind: string, title: string) => {
    await part("Fields").getByRole("button", { name: kind, exact: true }).click();
    await part("Properties").getByLabel("Title", { exact: true }).fill(title);
    await part("Properties").getByLabel("Several may be chosen", { exact: true }).check();
  };
  await add("Role", "Needed");
  await add("Person", "Crew of the day");
  await button("Publish").click();
  await page.getByText("It can be filled in as it is now").waitFor();
  await waitForDelivered(her);
  await button("Back").click();
});

test("a role is picked from its two tabs, without a network and with the keyboard", async () => {
  const { page } = her;
  await goOffline(her);
  await button("Lift plan").click();
  await button("New").click();
  await button("Browse: Needed").click();
  const pick = dialog("Select role");
  await node("Slinger").click();
  await page.getByRole("tab", { name: "Global" }).click();
  await node("Auditor").focus();
  await page.keyboard.press("Enter");
  // What is chosen already does not come twice.
  await page.keyboard.press("Enter");
  await pick.getByText("Selected (2)").waitFor();
  await look("role-picker");
  await pick.getByRole("button", { name: "Remove Global/Auditor" }).click();
  await pick.getByText("Selected (1)").waitFor();
  await pick.getByRole("button", { name: "Clear list" }).click();
  await pick.getByText("Nothing selected yet").waitFor();
  await page.getByRole("tab", { name: "Organisation" }).click();
  await pick.getByRole("searchbox", { name: "Search" }).fill("check");
  await node("Checker").click();
  await pick.getByRole("button", { name: "OK" }).click();
  await pick.waitFor({ state: "detached" });
  await page.getByText("Crew / Checker").waitFor();
});

test("people are picked from the tree, and what was picked is delivered", async () => {
  const { page } = her;
  await button("Browse: Crew of the day").click();
  const pick = dialog("Select people");
  await node("Acme Build").waitFor();
  await node(dana.name).click();
  await pick.getByRole("button", { name: "OK" }).click();
  await button("Send").click();
  const shown = page.getByRole("dialog");
  await shown.getByText("Checker", { exact: true }).waitFor();
  await shown.getByText(dana.name).first().waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  const checker = (await rows(her, "role")).find(({ name }) => name === "Checker");
  const [record] = await rows(her, "record");
  expect(Object.values(JSON.parse(String(record?.["values"])) as object)).toContainEqual([
    checker?.["id"],
  ]);
});
