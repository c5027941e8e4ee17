import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { calculation, field, table } from "../make/forms/records.ts";
import { doesAs } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, output, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const button = ({ page }: Person, name: string) => page.getByRole("button", { name, exact: true });
const panel = ({ page }: Person, name: string) => page.getByRole("dialog", { name, exact: true });

test("one record is printed from its panel and several from the list, each on a sheet, without a network", async () => {
  const { page } = her;
  await page.goto("/manage/application");
  await button(her, "New form from a template").click();
  await page.getByRole("textbox", { name: "Search templates" }).fill("Material catalogue");
  await button(her, "Use Material catalogue").click();
  await button(her, "Material catalogue").click();
  await page.getByText("Nothing filled in yet").waitFor();
  await waitForDelivered(her);
  const list = new URL(page.url()).pathname;
  const modelId = Number(list.split("/").at(-1));
  for (const materialName of ["Sand 05", "Sand 06", "Sand 07"]) {
    const values = { materialName, spec: "0-4 mm", category: "other", unit: "t" };
    await doesAs(app, her, "record.add", { modelId, data: JSON.stringify(values) });
  }
  await page.goto(`${list}?sort=materialName`);
  await button(her, "Sand 05").waitFor();
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await button(her, "Sand 05").click();
  await panel(her, "Sand 05").getByRole("button", { name: "Print" }).click();
  const preview = panel(her, "Print preview");
  await preview.getByRole("heading", { name: "Sand 05" }).waitFor();
  await preview.getByText("0-4 mm").waitFor();
  await preview.getByText(/^Printed by .+@/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await preview.getByRole("button", { name: "Cancel" }).click();
  await panel(her, "Sand 05").getByRole("button", { name: "Close" }).click();
  const box = (name: string) => page.getByRole("checkbox", { name: `Select “${name}”` });
  await box("Sand 05").check();
  await box("Sand 07").click({ modifiers: ["Shift"] });
  await button(her, "Print selected").click();
  await preview.getByRole("heading", { name: "Sand 07" }).waitFor();
  expect(await preview.getByRole("article").count()).toBe(3);
  await page.screenshot({ path: join(output, "form-print.png") });
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    preview.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("Material catalogue.doc");
  expect(await readFile(await saved.path(), "utf8")).toContain("Sand 06");
  await page.emulateMedia({ media: "print" });
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(sheets.match(/\/Type ?\/Page\b/g)?.length).toBe(3);
  expect(await page.getByRole("navigation", { name: "Places" }).isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  await preview.getByRole("button", { name: "Cancel" }).click();
});

test("a template is written without a network, and the record printed by it, with its rows of a sub-table", async () => {
  const { page } = her;
  await goOnline(her);
  const definition = JSON.stringify({
    fields: [
      field("input", "customer"),
      field("input", "secret", { noShow: true }),
      table("goods", [field("input", "what"), field("inputNumber", "price")]),
      calculation("total", "sum(goods.price)"),
    ],
  });
  const form = await doesAs(app, her, "form.add", { name: "Delivery", definition });
  const modelId = (form as CompanyForm).id;
  await doesAs(app, her, "form.publish", { id: modelId });
  const goods = [
    { id: "r1", what: "Sand", price: 300 },
    { id: "r2", what: "Gravel", price: 75.5 },
  ];
  const data = JSON.stringify({ customer: "North <b>Yard</b>", secret: "Margin", goods });
  await doesAs(app, her, "record.add", { modelId, data });
  await page.goto(`/manage/application/design/${modelId}`);
  await button(her, "Print templates").waitFor();
  // What another program wrote has to have come before the line is cut.
  await eventually(async () => JSON.stringify(await rows(her, "record"))).toContain(
    "North <b>Yard",
  );
  await goOffline(her);
  await button(her, "Print templates").click();
  await button(her, "New template").click();
  const editor = page.getByRole("dialog", { name: "Delivery", exact: true });
  await editor.getByRole("textbox", { name: "Name" }).fill("Delivery note");
  const text = editor.getByRole("textbox", { name: "What the paper says" });
  await text.getByText("{goods.what}").waitFor();
  await text.getByText("{systemApprovalContent}").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Sum: ");
  await editor.getByRole("combobox", { name: "Insert a field" }).fill("capitals");
  await page.getByRole("option", { name: "total · in Chinese capitals" }).click();
  await text.getByText("Sum: {capital(total)}").waitFor();
  await editor.getByRole("combobox", { name: "Insert a field" }).fill("QR");
  await page.getByRole("option", { name: "customer · QR code" }).click();
  await editor.getByRole("combobox", { name: "Insert a field" }).fill("filled");
  await page.getByRole("option", { name: "Who filled it in" }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.screenshot({ path: join(output, "form-print-template.png") });
  await editor.getByRole("button", { name: "Preview" }).click();
  const preview = panel(her, "Print preview");
  await preview.getByText("叁佰柒拾伍元伍角整").waitFor();
  await preview.getByRole("button", { name: "Cancel" }).click();
  await editor.getByRole("button", { name: "Save" }).click();
  await panel(her, "Print templates")
    .getByRole("button", { name: "Delivery note" })
    .first()
    .waitFor();
  await panel(her, "Print templates").getByRole("button", { name: "Close" }).click();
  await goOnline(her);
  await waitForDelivered(her);
  await page.goto(`/manage/dynamicModel/${modelId}`);
  await button(her, "North <b>Yard</b>").waitFor();
  await goOffline(her);
  await button(her, "North <b>Yard</b>").click();
  await panel(her, "North <b>Yard</b>").getByRole("button", { name: "Print" }).click();
  const paper = preview.getByRole("article");
  await paper.getByRole("cell", { name: "Gravel" }).waitFor();
  expect(await paper.getByRole("row", { name: /^(Sand|Gravel)/ }).count()).toBe(2);
  await paper.getByRole("cell", { name: "North <b>Yard</b>" }).waitFor();
  await paper.getByRole("img", { name: "North <b>Yard</b>" }).waitFor();
  expect(await paper.textContent()).toContain("Dana Kim");
  expect(await paper.textContent()).not.toContain("Margin");
  expect(await paper.textContent()).not.toContain("{");
  expect(await violationsOn(page)).toEqual([]);
  await page.screenshot({ path: join(output, "form-print-by-template.png") });
  await preview.getByRole("combobox", { name: "Template" }).selectOption("As on the screen");
  await preview.getByRole("heading", { name: "North <b>Yard</b>" }).waitFor();
});

test("a form hangs on the wall as a QR code that leads to filling it in, without a network too", async () => {
  const { page } = her;
  await page.goto("/manage/application");
  await button(her, "Actions for Delivery").click();
  await page.getByRole("menuitem", { name: "Poster with QR code" }).click();
  const preview = panel(her, "Print preview");
  await preview.getByRole("img", { name: "QR code that opens “Delivery”" }).waitFor();
  await preview.getByText(/\/manage\/dynamicModel\/\d+\?fill=1$/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.screenshot({ path: join(output, "form-poster.png") });
});
