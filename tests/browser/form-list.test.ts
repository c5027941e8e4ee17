import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { read, utils } from "xlsx";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { doesAs } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, output, type Person } from "./make/open-browser.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let list = "";
const madeIds = new Map<string, number>();

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

const does = async <Name extends CommandName>(
  person: Person,
  name: Name,
  args: ArgumentsOf<Name>,
) => doesAs(app, person, name, args);

const button = ({ page }: Person, name: string) => page.getByRole("button", { name, exact: true });
const panel = ({ page }: Person, name: string) => page.getByRole("dialog", { name, exact: true });
const field = ({ page }: Person, name: string) => page.getByRole("textbox", { name, exact: true });
const search = ({ page }: Person) => page.getByRole("searchbox", { name: "Search", exact: true });
const lines = async ({ page }: Person) => page.locator("tbody tr button").allTextContents();
const parts = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => `Sand ${String(from + at).padStart(2, "0")}`);

test("an administrator reads page after page of what lies on no device of hers", async () => {
  await her.page.goto("/manage/application");
  await button(her, "New form from a template").click();
  await field(her, "Search templates").fill("Material catalogue");
  await button(her, "Use Material catalogue").click();
  await button(her, "Material catalogue").click();
  await her.page.getByText("Nothing filled in yet").waitFor();
  await waitForDelivered(her);
  list = new URL(her.page.url()).pathname;
  const modelId = Number(list.split("/").at(-1));
  for (const name of parts(24)) {
    const values = { materialName: name, spec: "0-4 mm", category: "other", unit: "t" };
    const made = await does(him, "record.add", { modelId, data: JSON.stringify(values) });
    madeIds.set(name, (made as { id: number }).id);
  }
  await her.page.reload();
  await her.page.getByText("24 records").waitFor();
  expect(await lines(her)).toEqual(parts(20, 5).toReversed());
  expect(await rows(her, "record")).toEqual([]);
  await button(her, "Page 2").click();
  await eventually(async () => lines(her)).toEqual(parts(4).toReversed());
  expect(await violationsOn(her.page)).toEqual([]);
});

test("order, words and page stand in the link, and the order is there again", async () => {
  await button(her, "Name").click();
  await eventually(async () => lines(her)).toEqual(parts(20));
  await search(her).fill("sand 07");
  await eventually(async () => lines(her)).toEqual(["Sand 07"]);
  const { searchParams } = new URL(her.page.url());
  expect([searchParams.get("words"), searchParams.get("sort")]).toEqual([
    "sand 07",
    "materialName",
  ]);
  await her.page.reload();
  await eventually(async () => lines(her)).toEqual(["Sand 07"]);
  await her.page.goto(list);
  await eventually(async () => lines(her)).toEqual(parts(20));
});

test("she changes and deletes what somebody else filled in, and he sees it", async () => {
  await button(her, "Sand 03").click();
  await panel(her, "Sand 03").getByRole("button", { name: "Edit" }).click();
  await field(her, "Name").fill("Sand 03 washed");
  await button(her, "Save").click();
  await panel(her, "Sand 03 washed").getByText("0-4 mm").waitFor();
  expect(await rows(her, "record")).toEqual([]);
  await panel(her, "Sand 03 washed").getByRole("button", { name: "Close" }).click();
  await button(her, "Sand 04").click();
  await panel(her, "Sand 04").getByRole("button", { name: "Delete" }).click();
  const question = panel(her, "Please confirm");
  await question.getByText(/permanently delete the data, continue/).waitFor();
  await question.getByRole("button", { name: "Delete" }).click();
  await her.page.getByText("Deleted successfully").waitFor();
  await eventually(async () => lines(her)).not.toContain("Sand 04");
  await him.page.goto(`${list}?sort=materialName`);
  await button(him, "Sand 03 washed").waitFor();
  await him.page.getByText("23 records").waitFor();
  expect(await lines(him)).not.toContain("Sand 04");
});

/** What stands in the workbook that is saved when something is pressed, row by row. */
async function exported({ page }: Person): Promise<readonly (readonly unknown[])[]> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as .xlsx" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe("Material catalogue.xlsx");
  const book = read(await readFile(await download.path()));
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : [];
}

test("she exports all that is found, with the columns that she wants", async () => {
  await button(her, "Export").click();
  await panel(her, "Export").getByRole("radio", { name: "All records" }).waitFor();
  await panel(her, "Export").getByRole("checkbox", { name: "Category" }).uncheck();
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.screenshot({ path: join(output, "form-export.png") });
  const [head, ...records] = await exported(her);
  expect(head?.slice(0, 3)).toEqual(["Name", "Size", "Unit"]);
  expect(records).toHaveLength(23);
  expect(records[2]?.slice(0, 3)).toEqual(["Sand 03 washed", "0-4 mm", "t"]);
  await panel(her, "Export").waitFor({ state: "detached" });
});

test("several records are selected, exported and deleted at once, and that is taken back", async () => {
  await him.page.goto(`${list}?sort=materialName`);
  const box = (name: string) => him.page.getByRole("checkbox", { name: `Select “${name}”` });
  await box("Sand 10").check();
  await box("Sand 12").click({ modifiers: ["Shift"] });
  await him.page.getByText("3 selected").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await button(him, "Export selected").click();
  await panel(him, "Export").getByText("The 3 selected records").waitFor();
  const [, ...records] = await exported(him);
  expect(records.map(([name]) => name)).toEqual(["Sand 10", "Sand 11", "Sand 12"]);
  await panel(him, "Export").waitFor({ state: "detached" });
  await button(him, "Delete selected").click();
  await panel(him, "Please confirm").getByRole("button", { name: "Delete" }).click();
  await him.page.getByText("3 deleted").waitFor();
  await eventually(async () => lines(him)).not.toContain("Sand 11");
  await button(him, "Undo").click();
  await button(him, "Sand 11").waitFor();
  await her.page.goto(list);
  await her.page.getByRole("checkbox", { name: "Select “Sand 20”" }).check();
  await button(her, "Delete selected").click();
  await panel(her, "Please confirm").getByRole("button", { name: "Delete" }).click();
  await her.page.getByText("1 deleted").waitFor();
  await eventually(async () => lines(her)).not.toContain("Sand 20");
});

test("what she asks for by conditions stands in the link, and is there again, also without a network", async () => {
  await her.page.goto(`${list}?sort=materialName`);
  await button(her, "Advanced search").click();
  const asked = panel(her, "Advanced search");
  await asked.getByRole("button", { name: "Add a condition" }).click();
  await asked.getByRole("combobox", { name: "Field of condition 1" }).selectOption("Name");
  await asked.getByRole("combobox", { name: "Comparison of condition 1" }).selectOption("contains");
  await asked.getByRole("textbox", { name: "Value of condition 1" }).fill("07");
  await asked.getByRole("button", { name: "Add a condition" }).click();
  await asked.getByRole("combobox", { name: "Field of condition 2" }).selectOption("Name");
  await asked.getByRole("combobox", { name: "Comparison of condition 2" }).selectOption("contains");
  await asked.getByRole("textbox", { name: "Value of condition 2" }).fill("08");
  await asked
    .getByRole("combobox", { name: "What has to hold in group 1" })
    .selectOption("Any condition");
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.screenshot({ path: join(output, "form-query.png") });
  await asked.getByRole("button", { name: "Search", exact: true }).click();
  await eventually(async () => lines(her)).toEqual(["Sand 07", "Sand 08"]);
  expect(new URL(her.page.url()).searchParams.get("query")).toContain("conditionList");
  await her.page.goto(list);
  await button(her, "2 conditions").waitFor();
  await eventually(async () => lines(her)).toEqual(["Sand 07", "Sand 08"]);
  await button(her, "2 conditions").click();
  await asked.getByRole("button", { name: "Reset" }).click();
  await button(her, "Sand 01").waitFor();
  const { href } = new URL(him.page.url());
  const query = {
    matchLogic: "and",
    conditionList: [
      {
        logic: "and",
        groups: [{ field: "materialName", symbol: "==", fieldValueType: 2, fieldValue: "Sand 09" }],
      },
    ],
  };
  await waitUntilOfflineReady(him);
  await goOffline(him);
  const asking = new URLSearchParams({
    sort: "materialName",
    query: JSON.stringify(JSON.stringify(query)),
  });
  await him.page.goto(`${new URL(href).pathname}?${asking.toString().replaceAll("+", "%20")}`);
  await eventually(async () => lines(him)).toEqual(["Sand 09"]);
  await goOnline(him);
  await him.page.goto(`${list}?sort=materialName`);
});

test("whoever may only read is offered nothing else", async () => {
  const modelId = Number(list.split("/").at(-1));
  await does(her, "form.edit", { id: modelId, readers: "all" });
  const values = { materialName: "Hers", spec: "0-8 mm", category: "other", unit: "t" };
  const { id } = (await does(her, "record.add", {
    modelId,
    data: JSON.stringify(values),
  })) as { id: number };
  await him.page.goto(`${list}?record=${id}`);
  await panel(him, "Hers").getByText("0-8 mm").waitFor();
  expect(await panel(him, "Hers").getByRole("button", { name: "Edit" }).count()).toBe(0);
  expect(await panel(him, "Hers").getByRole("button", { name: "Delete" }).count()).toBe(0);
  await him.page.goto(`${list}?record=${madeIds.get("Sand 05")}`);
  await panel(him, "Sand 05").getByRole("button", { name: "Edit" }).waitFor();
});

test("without a network pages that were seen are read with their time, and what is new stands above", async () => {
  await her.page.goto(list);
  await button(her, "Sand 01").waitFor();
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await her.page.getByText(/^Offline: as of/).waitFor();
  await button(her, "Sand 02").click();
  await panel(her, "Sand 02").getByText("0-4 mm").waitFor();
  await panel(her, "Sand 02")
    .getByText(/^Offline: as of/)
    .waitFor();
  await panel(her, "Sand 02").getByRole("button", { name: "Close" }).click();
  await button(her, "New").click();
  await field(her, "Name").fill("Sand 99");
  await field(her, "Size").fill("0-1 mm");
  for (const [name, choice] of [
    ["Category", "Other"],
    ["Unit", "t"],
  ] as const) {
    await her.page.getByRole("combobox", { name, exact: true }).click();
    await her.page.getByRole("option", { name: choice, exact: true }).click();
  }
  await button(her, "Send").click();
  await panel(her, "Sand 99").getByRole("button", { name: "Close" }).click();
  await eventually(async () => (await lines(her))[0]).toBe("Sand 99");
  await her.page.getByText("Not sent yet").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
});

test("without a network what lies on the device is exported, and how many that are is said", async () => {
  await button(her, "Export").click();
  await panel(her, "Export")
    .getByText(/^Offline: the server cannot be asked/)
    .waitFor();
  await panel(her, "Export")
    .getByRole("radio", { name: /on this device/ })
    .and(her.page.locator(":checked"))
    .waitFor();
  const [, ...records] = await exported(her);
  expect(new Set(records.map(([name]) => name))).toEqual(new Set(["Hers", "Sand 99"]));
});

test("what was never seen here says why it cannot be shown", async () => {
  await search(her).fill("sand 2");
  await her.page.getByText("Offline: only the 0 records on this device").waitFor();
  await search(her).fill("");
  const modelId = Number(list.split("/").at(-1));
  const values = { materialName: "Sand 50", spec: "0-9 mm", category: "other", unit: "t" };
  const made = await does(him, "record.add", { modelId, data: JSON.stringify(values) });
  await her.page.goto(`${list}?record=${(made as { id: number }).id}`);
  await her.page.getByText("This record is not on this device").waitFor();
  await goOnline(her);
  await panel(her, "Sand 50").getByText("0-9 mm").waitFor();
  await panel(her, "Sand 50").getByRole("button", { name: "Close" }).click();
  await waitForDelivered(her);
  await her.page.getByText("Not sent yet").waitFor({ state: "detached" });
});

test.each(["light", "dark"] as const)("it is read on a phone as well, %s", async (scheme) => {
  await her.page.emulateMedia({ colorScheme: scheme });
  await her.page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
  await her.page.setViewportSize({ width: 1440, height: 900 });
  await button(her, "Sand 01").waitFor();
  await her.page.screenshot({ path: join(output, `form-list-wide-${scheme}.png`) });
  await her.page.setViewportSize({ width: 390, height: 844 });
  await her.page.getByRole("listitem").filter({ hasText: "Sand 01" }).waitFor();
  await her.page.screenshot({ path: join(output, `form-list-phone-${scheme}.png`) });
  await button(her, "Select").click();
  await her.page.getByRole("checkbox", { name: "Select “Sand 01”" }).check();
  await her.page.getByText("1 selected").waitFor();
  await her.page.screenshot({ path: join(output, `form-list-selected-${scheme}.png`) });
  expect(await violationsOn(her.page)).toEqual([]);
  await button(her, "Clear the selection").click();
});
