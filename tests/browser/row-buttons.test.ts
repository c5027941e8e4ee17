import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { setUp } from "./make/session-steps.ts";
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
const properties = () => her.page.getByRole("region", { name: "Properties", exact: true });

async function pickOption(label: string, option: string): Promise<void> {
  await properties().getByRole("combobox", { name: label, exact: true }).click();
  await her.page.getByRole("option", { name: option, exact: true }).click();
}

function piece(zjKey: string, name: string, label: string, config: object = {}) {
  return { __config__: { zjKey, label, ...config }, __vModel__: name };
}

/** A form that can be filled in, by its id. */
async function published(name: string, fields: readonly object[]): Promise<number> {
  const definition = JSON.stringify({ fields });
  const { id } = (await doesAs(app, her, "form.add", { name, definition })) as { id: number };
  await doesAs(app, her, "form.publish", { id });
  return id;
}

test("a designer says which buttons stand below the rows, what they pick, and what that fills", async () => {
  const { page } = her;
  const prices = await published("Prices", [
    piece("input", "part", "Part"),
    piece("input", "rate", "Rate"),
  ]);
  for (const [part, rate] of [
    ["Sand", "18.5"],
    ["Gravel", "21"],
  ])
    await doesAs(app, her, "record.add", {
      modelId: prices,
      data: JSON.stringify({ part, rate }),
    });
  const column = (name: string, fieldName: string) => ({ field: name, fieldName });
  await doesAs(app, her, "dataInterface.add", {
    kind: "query",
    name: "Price list",
    code: "prices",
    formId: prices,
    columns: [column("part", "Part"), column("rate", "Rate")],
  });
  const columns = [
    piece("input", "article", "Article"),
    piece("inputNumber", "price", "Price"),
    piece("input", "unit", "Unit"),
  ];
  await published("Order", [piece("table", "lines", "Lines", { children: columns })]);
  await page.goto("/manage/application");
  await button("Actions for Order").click();
  await page.getByRole("menuitem", { name: "Design…" }).click();
  await page.getByRole("region", { name: "Outline" }).getByText("Lines", { exact: true }).click();
  const said = properties();
  await said.getByRole("checkbox", { name: "Add a row" }).uncheck();
  await button("Add a button that picks rows").click();
  await said.getByRole("textbox", { name: "Words of “Pick rows”" }).fill("From the price list");
  await said.getByText("Data source", { exact: true }).click();
  await pickOption("Data source of “From the price list”", "Price list");
  await pickOption("Article", "Part");
  await pickOption("Price", "Rate");
  await pickOption("Unit", "Fixed value");
  await said.getByRole("textbox", { name: "Value for “Unit”" }).fill("t");
  await button("Move “From the price list” up").click();
  expect(await violationsOn(page)).toEqual([]);
  await button("Publish").click();
  await page.getByText("It can be filled in as it is now").waitFor();
  await waitForDelivered(her);
});

test("rows are picked into the sub-table, those that are there already are skipped, without a network too", async () => {
  const { page } = her;
  await button("Back").click();
  await button("Order").click();
  await button("New").click();
  await button("From the price list").waitFor();
  expect(await button("Add a row").count()).toBe(0);
  await eventually(async () => (await rows(her, "seenRows")).length).toBeGreaterThan(0);
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await button("From the price list").click();
  const choice = dialog("Select data");
  await choice.getByText("Offline: as of").waitFor();
  await choice.getByRole("checkbox", { name: /Sand/ }).check();
  expect(await violationsOn(page)).toEqual([]);
  await choice.getByRole("button", { name: "OK" }).click();
  await page.getByText("1 row", { exact: true }).waitFor();
  await button("From the price list").click();
  await choice.getByRole("checkbox", { name: /Sand/ }).check();
  await choice.getByText("Gravel").click();
  await choice.getByRole("button", { name: "OK" }).click();
  await page.getByText("1 row was there already").waitFor();
  await page.getByText("2 rows", { exact: true }).waitFor();
  await button("Send").click();
  await page.getByRole("dialog").getByText("Gravel", { exact: true }).waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  const written = (await rows(her, "record")).map((row) => String(row["values"]));
  const order = written.find((values) => values.includes("lines")) ?? "{}";
  expect(JSON.parse(order)).toMatchObject({
    lines: [
      { article: "Sand", price: 18.5, unit: "t" },
      { article: "Gravel", price: 21, unit: "t" },
    ],
  });
});
