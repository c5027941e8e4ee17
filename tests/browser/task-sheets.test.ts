import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { read, utils, write } from "xlsx";
import { chooseFile, openImport as chooseBoard, runImport } from "./make/import-steps.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, output, type Person } from "./make/open-browser.ts";
import { letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { renameTask } from "./make/task-steps.ts";
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
  await newPlan(her, "Tower B");
  await letIn(her, "Omar Haddad");
  await waitForDelivered(her);
  await openPlan(him, "Tower B");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const wizard = ({ page }: Person) => page.getByRole("dialog", { name: "Import into Tower B" });

async function openImport(person: Person): Promise<void> {
  await person.page.getByRole("button", { name: "Actions for the plan" }).click();
  await person.page.getByRole("menuitem", { name: "Import tasks" }).click();
  await wizard(person).getByRole("button", { name: "Next" }).waitFor();
}

async function openExport(person: Person): Promise<void> {
  await person.page.getByRole("button", { name: "Actions for the plan" }).click();
  await person.page.getByRole("menuitem", { name: "Export" }).click();
  await person.page.getByRole("dialog", { name: "Export Tower B" }).waitFor();
}

/** Where what is saved lies when something is pressed. */
async function savedFile({ page }: Person, name: string): Promise<string> {
  const saving = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  return (await saving).path();
}

async function fileOf(name: string, lines: readonly (readonly unknown[])[]): Promise<string> {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines.map((line) => [...line])), "Tasks");
  const path = join(output, name);
  await writeFile(path, write(book, { type: "buffer", bookType: "xlsx" }) as Buffer);
  return path;
}

/** What stands on the sheets of the workbook that is saved when something is pressed. */
async function saved({ page }: Person, name: string): Promise<unknown[][][]> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  const book = read(await readFile(await (await saving).path()));
  return Object.values(book.Sheets).map((sheet) =>
    utils.sheet_to_json<unknown[]>(sheet, { header: 1 }),
  );
}

test("a template offers the plan's own columns and people", async () => {
  await openImport(him);
  const [tasks = [], lists = []] = await saved(him, "Download template");
  expect(tasks[0]?.slice(0, 3)).toEqual(["*Task", "Description", "Column"]);
  expect(lists.flat()).toEqual(expect.arrayContaining(["Dana Kim", "Omar Haddad", "Important"]));
  expect(await violationsOn(him.page)).toEqual([]);
});

test("without a network a sheet is looked through, mended and brought in, and what failed is saved", async () => {
  const file = await fileOf("tasks.xlsx", [
    ["Task", "Column", "Owners", "Due", "Tags", "Parent task", "Checklist"],
    ["Pour slab", "", "Dana Kim", "2027-03-04 18:00", "night", "", "forms\n[x] steel"],
    ["Set forms", "", "Haddad Omar", "", "", "Pour slab", ""],
    ["Roof", "Somewhere", "", "", "", "", ""],
    ["Crane", "", "Nobody", "", "", "", ""],
  ]);
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await him.page.locator("input[type=file]").setInputFiles(file);
  await wizard(him).getByText("4 tasks · 2 with problems").waitFor();
  await wizard(him)
    .getByText(/“Somewhere” is none of: /)
    .waitFor();
  for (const scheme of ["light", "dark"] as const) {
    await him.page.emulateMedia({ colorScheme: scheme });
    await him.page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
    await him.page.setViewportSize({ width: 1440, height: 900 });
    await him.page.screenshot({ path: join(output, `task-import-wide-${scheme}.png`) });
    await him.page.setViewportSize({ width: 390, height: 844 });
    await him.page.screenshot({ path: join(output, `task-import-phone-${scheme}.png`) });
    expect(await violationsOn(him.page)).toEqual([]);
  }
  await him.page.setViewportSize({ width: 1440, height: 900 });
  await wizard(him).getByRole("button", { name: "Column, line 4: Somewhere" }).click();
  await wizard(him).getByRole("textbox", { name: "Column, line 4" }).fill("");
  await him.page.keyboard.press("Enter");
  await wizard(him).getByText("4 tasks · 1 with problems").waitFor();
  await wizard(him).getByRole("button", { name: "Import 3 tasks" }).click();
  await wizard(him).getByText("3 tasks imported").waitFor();
  await wizard(him).getByText("3 are still on their way to the server").waitFor();
  const [failures = []] = await saved(him, "Save failures as .xlsx");
  expect(failures[1]?.[0]).toBe("Crane");
  expect(failures[1]?.at(-1)).toMatch(/^Owners: Not exactly one person/);
  expect(await violationsOn(him.page)).toEqual([]);
});

test("with the network back she has them too, and the import is taken back but for what she has changed", async () => {
  await goOnline(him);
  await wizard(him)
    .getByText(/still on their way/)
    .waitFor({ state: "detached" });
  await waitForDelivered(him);
  await her.page.getByText("Pour slab").first().waitFor();
  const slab = (await rows(her, "task")).find(({ name }) => name === "Pour slab");
  expect(slab).toMatchObject({ checkNum: 2, checkDone: 1 });
  await renameTask(her, "Roof", "Flat roof");
  await waitForDelivered(her);
  await eventually(async () =>
    (await rows(him, "task")).some(({ name }) => name === "Flat roof"),
  ).toBe(true);
  await wizard(him).getByRole("button", { name: "Undo the import" }).click();
  await wizard(him).getByText("1 task was changed since and stays").waitFor();
  await wizard(him).getByText("Flat roof", { exact: true }).waitFor();
  await wizard(him).getByRole("button", { name: "Done" }).click();
  await waitForDelivered(him);
  await eventually(async () => (await rows(her, "task")).map(({ name }) => name)).toEqual([
    "Flat roof",
  ]);
});

test("cells that were copied in a spreadsheet are pasted", async () => {
  await openImport(him);
  const field = wizard(him).getByLabel("Or paste cells from a spreadsheet");
  await field.fill("任务\t截止时间\nDoor\t2027-05-01\nWindow\t");
  await wizard(him).getByRole("button", { name: "Next" }).click();
  await wizard(him).getByText("2 tasks", { exact: true }).waitFor();
  await wizard(him).getByRole("button", { name: "Import 2 tasks" }).click();
  await wizard(him).getByText("2 tasks imported").waitFor();
  await wizard(him).getByRole("button", { name: "Done" }).click();
  await her.page.getByText("Window").first().waitFor();
});

test("what the table shows is saved without a network, and comes in again", async () => {
  await goOffline(him);
  await him.page.getByRole("button", { name: "Table", exact: true }).click();
  await him.page.getByRole("searchbox", { name: "Find in this plan" }).fill("Window");
  await him.page.getByRole("button", { name: "Export", exact: true }).click();
  await him.page.getByText("1 task with its subtasks").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.screenshot({ path: join(output, "task-export.png") });
  const book = read(await readFile(await savedFile(him, "Export")));
  const [sheet] = Object.values(book.Sheets);
  const lines = sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : [];
  expect(lines[0]?.slice(0, 3)).toEqual(["Task", "Description", "Column"]);
  expect(lines.slice(1).map(([name]) => name)).toEqual(["Window"]);
  await him.page.getByRole("searchbox", { name: "Find in this plan" }).fill("");
});

test("a plan that was exported as a file becomes the same plan, without a network too", async () => {
  await openExport(him);
  await him.page.getByLabel("Whole plan (.json)").click();
  const content = await readFile(await savedFile(him, "Export"));
  await chooseBoard(him);
  await chooseFile(him, content);
  await runImport(him, "Tower B");
  await goOnline(him);
  await waitForDelivered(him);
  const plans = (await rows(him, "plan")).filter(({ name }) => name === "Tower B");
  expect(plans).toHaveLength(2);
  const namesIn = async (planId: unknown) =>
    (await rows(him, "task")).filter((task) => task["planId"] === planId).map(({ name }) => name);
  const [first, second] = await Promise.all(plans.map(async ({ id }) => namesIn(id)));
  expect(first?.toSorted()).toEqual(["Door", "Flat roof", "Window"]);
  expect(second?.toSorted()).toEqual(first?.toSorted());
});
