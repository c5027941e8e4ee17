import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { utils, write } from "xlsx";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, output, type Person } from "./make/open-browser.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let list = "";

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUp(her);
  list = await listOfDeliveries();
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

/** A list as a site keeps it for years: a title, groups of columns, formulas, and another sheet in front. */
async function listOfDeliveries(): Promise<string> {
  const day = (date: number) => new Date(Date.UTC(2026, 2, date));
  const lines = [
    ["D-1001", day(2), "Concrete", "Yes", 6, 120, null, "Poured at once"],
    ["D-1002", day(3), "Rebar", "No", 1.5, 900, null, ""],
    ["D-1003", day(3), "Concrete", "Yes", 8, 120, null, ""],
    ["D-1004", day(5), "Rebar", "Yes", 2, 900, null, "Two bundles short"],
    ["D-1005", day(6), "Concrete", "Yes", 7, 125, null, ""],
  ];
  const sheet = utils.aoa_to_sheet(
    [
      ["Deliveries of Tower A"],
      [],
      ["Delivery no.", "Day", "Material", "Checked", "Volume (m³)", "Cost", null, "Remark"],
      [null, null, null, null, null, "Rate (€)", "Sum (€)", null],
      ...lines,
      ["Total", null, null, null, 24.5],
    ],
    { UTC: true },
  );
  for (const [at] of lines.entries()) {
    const line = at + 5;
    sheet[`G${line}`] = { t: "n", v: 0, f: `ROUND(E${line}*F${line},2)` };
  }
  sheet["!merges"] = ["A1:H1", "A3:A4", "B3:B4", "F3:G3"].map((range) => utils.decode_range(range));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([["How this list is kept"]]), "Read me");
  utils.book_append_sheet(book, sheet, "Deliveries");
  const path = join(output, "deliveries.xlsx");
  await writeFile(path, write(book, { type: "buffer", bookType: "xlsx" }) as Buffer);
  return path;
}

const button = (name: string | RegExp) =>
  her.page.getByRole("button", { name, exact: typeof name === "string" });
const dialog = () => her.page.getByRole("dialog", { name: "New form from a spreadsheet" });
const file = () => her.page.locator("input[type=file][accept*=xlsx]");
const kindOf = (name: string) =>
  dialog().getByRole("combobox", { name: `Kind of “${name}”`, exact: true });
const kinds = async () =>
  dialog()
    .getByRole("combobox", { name: /^Kind of/ })
    .evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value));

test("a file that is no sheet is refused, as in every import", async () => {
  await her.page.goto("/manage/application");
  await button("From a spreadsheet").click();
  await dialog().getByRole("button", { name: "Next" }).click();
  await dialog().getByText("Upload a file first").waitFor();
  const torn = Buffer.from([0x50, 0x4b, 3, 4, 9, 9]);
  await file().setInputFiles({ name: "torn.xlsx", mimeType: "", buffer: torn });
  await dialog().getByText("This file cannot be read as a spreadsheet").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
});

test("without a network the columns of a list are guessed, and what is corrected outlives a reload", async () => {
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await file().setInputFiles(list);
  await dialog().getByRole("combobox", { name: "Sheet" }).selectOption("Deliveries");
  await eventually(kinds).toEqual([
    "text",
    "date",
    "choice",
    "switch",
    "number",
    "number",
    "calculation",
    "text",
  ]);
  const name = dialog().getByRole("textbox", { name: "Name of the form" });
  expect(await name.inputValue()).toBe("Deliveries of Tower A");
  await dialog().getByText("in m³").waitFor();
  await kindOf("Remark").selectOption("Number");
  await dialog().getByText("2 values do not fit").waitFor();
  await kindOf("Remark").selectOption("Long text");
  await dialog().getByRole("checkbox", { name: "Use “Checked”" }).uncheck();
  for (const scheme of ["light", "dark"] as const) {
    await her.page.emulateMedia({ colorScheme: scheme });
    await her.page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
    await her.page.setViewportSize({ width: 1440, height: 900 });
    await her.page.screenshot({ path: join(output, `form-from-sheet-wide-${scheme}.png`) });
    await her.page.setViewportSize({ width: 390, height: 844 });
    await her.page.screenshot({ path: join(output, `form-from-sheet-phone-${scheme}.png`) });
    expect(await violationsOn(her.page)).toEqual([]);
  }
  await her.page.setViewportSize({ width: 1440, height: 900 });
  await eventually(async () => JSON.stringify(await rows(her, "importDraft"))).toContain(
    '"longText"',
  );
  await her.page.reload();
  await button("From a spreadsheet").click();
  await dialog().getByText("7 fields").waitFor();
  expect(await kindOf("Remark").inputValue()).toBe("longText");
});

test("a draft is drawn further, published, and the lines of the list come in as its records", async () => {
  const { page } = her;
  await button("Create draft").click();
  const outline = page.getByRole("region", { name: "Outline", exact: true }).getByRole("button");
  await eventually(async () => outline.allTextContents()).toEqual([
    "Delivery no.*",
    "Day*",
    "Material*",
    "Volume*",
    "Cost / Rate*",
    "Cost / Sum",
    "Remark",
  ]);
  await page.screenshot({ path: join(output, "form-from-sheet-designer.png") });
  await outline.filter({ hasText: "Cost / Sum" }).click();
  const properties = page.getByRole("region", { name: "Properties", exact: true });
  await expectFormula(properties.getByLabel("Formula", { exact: true }));
  await outline.filter({ hasText: "Volume" }).click();
  await properties.getByLabel("Title", { exact: true }).fill("Amount");
  await button("Publish").click();
  await page.getByText("It can be filled in as it is now").waitFor();
  await button("Import lines").click();
  const wizard = page.getByRole("dialog", { name: "Import into Deliveries of Tower A" });
  await wizard.getByText("5 records", { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await wizard.getByRole("button", { name: "Import 5 records" }).click();
  await wizard.getByText("5 records imported").waitFor();
  await wizard.getByRole("button", { name: "Done" }).click();
  await wizard.waitFor({ state: "detached" });
});

test("it is filled in as its list was, and reckons what the list did", async () => {
  const { page } = her;
  await button("New").click();
  await page.getByRole("textbox", { name: "Delivery no." }).fill("D-1006");
  await page.getByLabel(/^Day/).fill("2026-03-09");
  await page.getByRole("combobox", { name: /^Material/ }).click();
  await page.getByRole("option", { name: "Rebar" }).click();
  await page.getByRole("textbox", { name: /^Amount/ }).fill("2.5");
  await page.getByRole("textbox", { name: /^Cost \/ Rate/ }).fill("900");
  await button("Send").click();
  await goOnline(her);
  await waitForDelivered(her);
  const records = await rows(her, "record");
  const valuesOf = (title: string) =>
    JSON.parse(String(records.find((each) => each["title"] === title)?.["values"])) as unknown;
  expect(records).toHaveLength(6);
  expect(valuesOf("D-1002")).toMatchObject({ volume: 1.5, cost_rate: 900 });
  expect(valuesOf("D-1006")).toMatchObject({ volume: 2.5, cost_sum: 2250 });
});

async function expectFormula(field: { inputValue: () => Promise<string> }): Promise<void> {
  await eventually(async () => field.inputValue()).toBe("round(volume * cost_rate, 2)");
}

test("cells that were copied elsewhere do as well, by the keyboard alone", async () => {
  const { page } = her;
  await page.goto("/manage/application");
  await button("From a spreadsheet").focus();
  await page.keyboard.press("Enter");
  await dialog().getByLabel("Or paste cells from a spreadsheet").focus();
  await page.keyboard.insertText(
    "Name\tPhone\tForeman\nAnn\t+49 171 998877\tDana Kim\nBo\t0171 112233\tDana Kim\n",
  );
  await dialog().getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Enter");
  await eventually(kinds).toEqual(["text", "phone", "person"]);
  const include = dialog().getByRole("checkbox", { name: "Use “Name”" });
  await include.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Full name");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await eventually(kinds).toEqual(["longText", "phone", "person"]);
  await dialog().getByRole("checkbox", { name: "“Full name” is required" }).waitFor();
  await button("Create draft").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Outline" }).getByText("Full name").waitFor();
  await eventually(async () => (await rows(her, "form")).map(({ name }) => name)).toContain(
    "Pasted cells",
  );
});
