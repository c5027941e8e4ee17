import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { eventually, until } from "./make/eventually.ts";
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
const part = (name: string) => her.page.getByRole("region", { name, exact: true });
const properties = () => part("Properties");

async function pickOption(label: string, option: string): Promise<void> {
  await properties().getByRole("combobox", { name: label, exact: true }).click();
  await her.page.getByRole("option", { name: option, exact: true }).click();
}

function piece(zjKey: string, name: string, label: string, config: object, said: object) {
  return { __config__: { zjKey, label, ...config }, __vModel__: name, ...said };
}

const sheet = [
  ["Number", "Machine", "Kind", "Price"],
  ["C1", "Tower crane", "crane", "900"],
  ["C2", "Mobile crane", "crane", "700"],
  ["D1", "Digger", "digger", "450"],
];

test("rows are pasted from a spreadsheet, without a network", async () => {
  const { page } = her;
  await page.goto("/manage/setting/dataSources");
  await page.getByText("No data sources yet").waitFor();
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await button("New data source").click();
  const asked = dialog("New data source");
  await asked.getByRole("textbox", { name: "Name", exact: true }).fill("Machines");
  await asked.getByRole("textbox", { name: "Code", exact: true }).fill("machines");
  const pasted = sheet.map((line) => line.join("\t")).join("\n");
  await asked.getByRole("textbox", { name: "Paste from a spreadsheet" }).fill(pasted);
  await asked.getByRole("button", { name: "Add rows" }).click();
  await asked.getByText("3 rows").waitFor();
  await asked.getByRole("textbox", { name: "Machine, row 3" }).fill("Big digger");
  await asked.getByRole("button", { name: "Add a parameter" }).click();
  await asked.getByRole("textbox", { name: "Parameter", exact: true }).fill("Sort");
  await asked.getByRole("button", { name: "Add a condition" }).click();
  await asked.getByRole("combobox", { name: "Column", exact: true }).selectOption("Kind");
  expect(await violationsOn(page)).toEqual([]);
  await asked.getByRole("button", { name: "Create" }).click();
  await button("Machines").waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  await button("Actions for “Machines”").click();
  await page.getByRole("menuitem", { name: "Try it…" }).click();
  const tried = dialog("Try “Machines”");
  await tried.getByText("Big digger").waitFor();
  await tried.getByRole("textbox", { name: "Sort" }).fill("crane");
  await tried.getByText("2 rows").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await tried.getByRole("button", { name: "Close" }).click();
});

test("a field chooses one of the rows, found by another field, and shows a column of it", async () => {
  const { page } = her;
  await page.goto("/manage/application");
  await button("New form").click();
  await dialog("New form").getByRole("textbox").fill("Hire");
  await button("Create").click();
  const add = async (kind: string, title: string) => {
    await part("Fields").getByRole("button", { name: kind, exact: true }).click();
    await properties().getByLabel("Title", { exact: true }).fill(title);
  };
  await add("Text", "Sort");
  await add("Choice from a table", "Machine");
  await pickOption("Data source", "Machines");
  await properties().getByRole("combobox", { name: "Sort", exact: true }).selectOption("field");
  await pickOption("Field for “Sort”", "Sort");
  await add("Column of the chosen row", "Price");
  await pickOption("Of the field", "Machine");
  await pickOption("Shown column", "Price");
  expect(await violationsOn(page)).toEqual([]);
  await button("Publish").click();
  await page.getByText("It can be filled in as it is now").waitFor();
  await waitForDelivered(her);
});

test("somebody fills it in without a network, and it is right after a reload", async () => {
  const { page } = her;
  await goOffline(her);
  await button("Back").click();
  await button("Hire").click();
  await button("New").click();
  const field = page.getByRole("button", { name: /^Machine / });
  await page.getByRole("textbox", { name: "Sort" }).fill("crane");
  await field.click();
  const choice = dialog("Select data");
  await choice.getByRole("radio", { name: /Tower crane/ }).waitFor();
  expect(await choice.getByRole("radio").count()).toBe(2);
  await choice.getByRole("textbox", { name: "Keyword" }).fill("mobile");
  await choice.getByRole("button", { name: "Search" }).click();
  await eventually(async () => choice.getByRole("radio").count()).toBe(1);
  await choice.getByText("Mobile crane").click();
  expect(await violationsOn(page)).toEqual([]);
  await choice.getByRole("button", { name: "OK" }).click();
  await eventually(async () => field.textContent()).toContain("Mobile crane");
  await page.getByText("700", { exact: true }).waitFor();
  // Another sort has other rows: what was chosen among the former ones goes.
  await page.getByRole("textbox", { name: "Sort" }).fill("digger");
  await eventually(async () => field.textContent()).toContain("Choose");
  await field.click();
  await choice.getByText("Big digger").click();
  await choice.getByRole("button", { name: "OK" }).click();
  await page.getByText("450", { exact: true }).waitFor();
  await button("Send").click();
  await page.getByRole("dialog").getByText("Big digger", { exact: true }).waitFor();
  await page.reload();
  await page.getByRole("dialog").getByText("Big digger", { exact: true }).waitFor();
  await page.getByRole("dialog").getByText("450", { exact: true }).waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  const [record] = await rows(her, "record");
  expect(Object.values(JSON.parse(String(record?.["values"])) as object)).toContain("D1");
});

test("several rows are chosen in a table below the field, and a list is chosen from rows too", async () => {
  const { page } = her;
  const asked = { interfaceId: "machines", propsValue: "Number", relationField: "Machine" };
  const dynamic = { dataType: "dynamic", propsUrl: "machines" };
  const definition = JSON.stringify({
    fields: [
      piece("popupTableSelect", "fleet", "Fleet", {}, { ...asked, multiple: true }),
      piece("select", "one", "One", dynamic, { props: { value: "Number", label: "Machine" } }),
      piece("autoComplete", "text", "Told as", {}, asked),
    ],
  });
  const form = (await doesAs(app, her, "form.add", { name: "Yard", definition })) as { id: number };
  await doesAs(app, her, "form.publish", { id: form.id });
  await page.goto("/manage/application");
  await button("Yard").click();
  await button("New").click();
  const fleet = page.getByRole("button", { name: /^Fleet / });
  await fleet.click();
  const choice = dialog("Select data");
  await choice.getByRole("checkbox", { name: /Tower crane/ }).check();
  await choice.getByText("Big digger").click();
  expect(await violationsOn(page)).toEqual([]);
  await choice.getByRole("button", { name: "OK" }).click();
  await eventually(async () => fleet.textContent()).toContain("Tower crane, Big digger");
  await page.setViewportSize({ width: 390, height: 844 });
  // The page is laid out anew for a phone, also between the press and what it opens.
  await until(async () => {
    if (!(await choice.isVisible())) await fleet.click();
    return choice.isVisible();
  });
  await choice.getByRole("checkbox", { name: /Tower crane/ }).uncheck();
  expect(await violationsOn(page)).toEqual([]);
  await choice.getByRole("button", { name: "OK" }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("combobox", { name: "One" }).click();
  await page.getByRole("option", { name: "Mobile crane" }).click();
  await page.getByRole("combobox", { name: "Told as" }).fill("tow");
  await page.getByRole("option", { name: "Tower crane" }).click();
  await button("Send").click();
  await waitForDelivered(her);
  const values = (await rows(her, "record")).map(
    (row) => JSON.parse(String(row["values"])) as object,
  );
  expect(values).toContainEqual({ fleet: ["D1"], one: "C2", text: "Tower crane" });
});

test("a field shows what the record says that was chosen in another one", async () => {
  const { page } = her;
  await page.goto("/manage/application");
  await button("New form").click();
  await dialog("New form").getByRole("textbox").fill("Return");
  await button("Create").click();
  const add = async (kind: string, title: string) => {
    await part("Fields").getByRole("button", { name: kind, exact: true }).click();
    await properties().getByLabel("Title", { exact: true }).fill(title);
  };
  await add("Record of another form", "Hired");
  await pickOption("Form", "Hire");
  await add("Field of the chosen record", "What it was");
  await pickOption("Of the field", "Hired");
  await pickOption("Shown field", "Sort");
  expect(await violationsOn(page)).toEqual([]);
  await button("Publish").click();
  await page.getByText("It can be filled in as it is now").waitFor();
  await waitForDelivered(her);
  await button("Back").click();
  await button("Return").click();
  await button("New").click();
  await page.getByRole("combobox", { name: "Hired" }).click();
  await page.getByRole("option", { name: "digger" }).click();
  const told = page.getByText("digger", { exact: true }).filter({ visible: true });
  await told.first().waitFor();
  await button("Send").click();
  const read = page.getByRole("dialog");
  await read.getByText("What it was", { exact: true }).waitFor();
  await eventually(async () => read.getByText("digger", { exact: true }).count()).toBe(2);
});

test("what a form uses stays, and it is said which form that is", async () => {
  const { page } = her;
  await page.goto("/manage/setting/dataSources");
  const act = async (action: string) => {
    await button("Actions for “Machines”").click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await act("Used by…");
  await dialog("Forms that use “Machines”").getByText("Hire").waitFor();
  await page.keyboard.press("Escape");
  await act("Delete…");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  // The question that was answered says nearly the same while it closes.
  await page.getByText(/^The form “.+” uses it; it can be switched off instead/).waitFor();
});
