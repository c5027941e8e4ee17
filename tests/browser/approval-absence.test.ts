import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { read, utils } from "xlsx";
import { readFile } from "node:fs/promises";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { dana, omar } from "./make/session-steps.ts";
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
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const button = ({ page }: Person, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const field = ({ page }: Person, name: string) => page.getByRole("textbox", { name, exact: true });
const dialog = ({ page }: Person, name: string) => page.getByRole("dialog", { name });

async function pick(person: Person, open: string, name: string): Promise<void> {
  await person.page.getByRole("button", { name: open }).first().click();
  const people = dialog(person, open);
  await people.getByRole("textbox").fill(name);
  await people.getByRole("button", { name: `Add ${name}` }).click();
}

test("an administrator draws a flow, and sees in words what has become different", async () => {
  const { page } = her;
  await page.goto("/manage/application");
  await button(her, "New form from a template").click();
  await field(her, "Search templates").fill("Material catalogue");
  await button(her, "Use Material catalogue").click();
  await button(her, "Actions for Material catalogue").click();
  await page.getByRole("menuitem", { name: "Approval…" }).click();
  await button(her, "Add").click();
  await page.getByRole("menuitem", { name: "Approval step" }).click();
  await field(her, "Name of Approval step").fill("Check");
  await pick(her, "Add a person", omar.name);
  await page.keyboard.press("Escape");
  await button(her, "Save").click();
  await page.getByText("Version 1", { exact: true }).waitFor();
  await button(her, "Add a copy").click();
  await page.getByRole("combobox", { name: "When copy 1 is sent" }).waitFor();
  const copies = page.getByRole("region", { name: "Copies of every request" });
  await copies.getByRole("button", { name: "Add a person" }).click();
  const people = dialog(her, "Add a person");
  await people.getByRole("textbox").fill("dana");
  await people.getByRole("button", { name: `Add ${dana.name}` }).click();
  await page.keyboard.press("Escape");
  await button(her, "Differences").click();
  await dialog(her, "What is different").getByText("Added: Copies of every request").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await button(her, "Save").click();
  await page.getByText("Version 2", { exact: true }).waitFor();
  await waitForDelivered(her);
});

test("who is away names somebody without a network, who decides for them", async () => {
  await him.page.goto("/manage/setting/absence");
  await button(him, "Name them").waitFor();
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await pick(him, "Choose somebody", dana.name);
  const today = await him.page.evaluate(() => new Date().toLocaleDateString("sv"));
  await him.page.getByLabel("First day").fill(today);
  await him.page.getByLabel("Last day").fill(today);
  await button(him, "Name them").click();
  await button(him, `End standing in of ${dana.name}`).waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await goOnline(him);
  await waitForDelivered(him);
  await her.page.goto("/manage/approve");
  await her.page.getByText(`You decide for ${omar.name} until Today`).waitFor();
  await him.page.goto("/manage/application");
  await button(him, "Material catalogue").click();
  await button(him, "New").click();
  await field(him, "Name").fill("Steel");
  await field(him, "Size").fill("12 mm");
  for (const [name, choice] of [
    ["Category", "Other"],
    ["Unit", "t"],
  ] as const) {
    await him.page.getByRole("combobox", { name, exact: true }).click();
    await him.page.getByRole("option", { name: choice, exact: true }).click();
  }
  await button(him, "Send for approval").click();
  await button(her, "Steel").click();
  await her.page.getByText(`For ${omar.name}`, { exact: true }).waitFor();
  await her.page.getByText(`${dana.name} stands in for ${omar.name}`).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await button(her, "Approve").click();
  await dialog(her, "Approve").getByRole("button", { name: "Confirm" }).click();
  await him.page.getByText(`By ${dana.name}, for ${omar.name}`).waitFor();
  await eventually(async () =>
    (await rows(him, "approval")).map(({ title, status }) => [title, status]),
  ).toEqual([["Steel", 1]]);
  await him.page.goto("/manage/setting/absence");
  await button(him, `End standing in of ${dana.name}`).click();
  await button(him, `End standing in of ${dana.name}`).waitFor({ state: "detached" });
  await her.page.goto("/manage/approve?list=copies");
  await her.page.getByText("You decide for").waitFor({ state: "detached" });
});

test("a request is printed with its record of decisions, and a list saved, without a network", async () => {
  const { page } = her;
  await button(her, "Steel").click();
  await button(her, "Print").waitFor();
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await button(her, "Print").click();
  const preview = dialog(her, "Print preview");
  const line = preview.getByRole("row", { name: `${dana.name} for ${omar.name}` });
  await line.getByText("passed").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await page.getByRole("heading", { name: "Record of decisions" }).waitFor();
  expect(await page.getByRole("navigation", { name: "Places" }).isVisible()).toBe(false);
  expect(await preview.getByRole("button", { name: "Print" }).count()).toBe(0);
  expect(await page.locator(".mantine-Modal-overlay").isVisible()).toBe(false);
  expect((await page.pdf({ format: "A4" })).subarray(0, 4).toString()).toBe("%PDF");
  await page.emulateMedia({ media: "screen" });
  const [document] = await Promise.all([
    page.waitForEvent("download"),
    preview.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(document.suggestedFilename()).toBe("Steel.doc");
  expect(await readFile(await document.path(), "utf8")).toContain("Record of decisions");
  await preview.getByRole("button", { name: "Cancel" }).click();
  const [book] = await Promise.all([
    page.waitForEvent("download"),
    button(her, "Save the list as a workbook").click(),
  ]);
  expect(book.suggestedFilename()).toBe("Approvals.xlsx");
  const { Sheets, SheetNames } = read(await readFile(await book.path()));
  const sheet = Sheets[SheetNames[0] ?? ""];
  const [, first] = sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1 }) : [];
  expect(first?.slice(0, 3)).toEqual(["Steel", "Material catalogue", omar.name]);
  await goOnline(her);
});
