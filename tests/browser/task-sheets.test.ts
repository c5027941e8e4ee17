import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { read, utils, write } from "xlsx";
import { chooseFile, openImport as chooseBoard, runImport } from "./make/import-steps.ts";
import { doesAs } from "./make/does-as.ts";
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

/** What the plan has beside its tasks, kind by kind. */
const BESIDE = ["timeEntry", "baseline", "automation", "savedView", "taskTemplate"] as const;

test("time, baselines, automation, views, templates and rights come along, without a network too", async () => {
  const planId = await openPlan(her, "Tower B");
  const own = (rowsOfKind: readonly Record<string, unknown>[]) =>
    rowsOfKind.filter((row) => row["planId"] === planId);
  const [column] = own(await rows(her, "column"));
  const [task] = own(await rows(her, "task"));
  const [taskId, columnId] = [Number(task?.["id"]), Number(column?.["id"])];
  const colleague = (await rows(her, "user")).find(({ nickname }) => nickname === "Omar Haddad");
  const omarId = Number(colleague?.["id"]);
  const times: [number, number] = [Date.UTC(2027, 4, 3, 8), Date.UTC(2027, 4, 4, 16)];
  await doesAs(app, her, "task.edit", { id: taskId, times });
  const worked = { taskId, startTime: Date.UTC(2027, 4, 3, 9), minutes: 90, note: "Formwork" };
  await doesAs(app, her, "timeEntry.add", worked);
  await doesAs(app, her, "timeEntry.add", { ...worked, userId: omarId, minutes: 45 });
  await doesAs(app, her, "baseline.add", { planId, name: "As agreed" });
  await doesAs(app, her, "automation.add", {
    planId,
    name: "Tell Omar",
    trigger: { on: "column", columnId },
    condition: { owner: `${omarId}`, state: "open" },
    actions: [{ does: "addAssist", userIds: [omarId] }],
    timeZone: "Europe/Berlin",
  });
  const address = { view: "table", column: `${columnId}` };
  await doesAs(app, her, "savedView.add", { planId, name: "For all", shared: 1, address });
  await doesAs(app, her, "savedView.add", { planId, name: "Mine", address: { owner: "0" } });
  await doesAs(app, her, "taskTemplate.add", { planId, name: "Check", task: template });
  await doesAs(app, her, "plan.setRights", { planId, rights: { columns: "administrator" } });
  await eventually(async () => (await rows(her, "plan"))[0]?.["rights"]).toEqual({
    columns: "administrator",
  });
  await eventually(async () =>
    Promise.all(BESIDE.map(async (kind) => own(await rows(her, kind)).length)),
  ).toEqual([2, 1, 1, 2, 1]);

  await goOffline(her);
  const exported = async () => {
    await openExport(her);
    await her.page.getByLabel("Whole plan (.json)").click();
    return readFile(await savedFile(her, "Export"), "utf8");
  };
  const content = await exported();
  await chooseBoard(her);
  await chooseFile(her, content);
  await her.page.getByRole("heading", { level: 2, name: "Tower B" }).waitFor();
  const shown = await her.page
    .locator("dl > div")
    .evaluateAll((places) =>
      places.map((place) => [
        place.querySelector("dt")?.textContent,
        Number(place.querySelector("dd")?.textContent),
      ]),
    );
  expect(Object.fromEntries(shown)).toMatchObject({
    "Time records": 2,
    Baselines: 1,
    "Automation rules": 1,
    "Saved views": 2,
    "Task templates": 1,
    "Changed rights": 1,
  });
  await her.page.getByText("1 automation rule comes switched off: Tell Omar").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.screenshot({ path: join(output, "import-whole-plan.png"), fullPage: true });
  await runImport(her, "Tower B");
  await her.page.getByText("1 automation rule came switched off.").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.screenshot({ path: join(output, "import-whole-plan-done.png") });
  await her.page.getByRole("button", { name: "Open the plan" }).click();
  await her.page.getByRole("heading", { level: 1, name: "Tower B" }).waitFor();
  expect(JSON.parse(await exported())).toEqual(JSON.parse(content));

  await goOnline(her);
  await waitForDelivered(her);
  expect(await rows(her, "outbox")).toEqual([]);
  const copy = (await rows(her, "plan")).find(({ id, rights }) => id !== planId && rights);
  const rules = (await rows(her, "automation")).filter((row) => row["planId"] === copy?.["id"]);
  expect(rules).toMatchObject([{ name: "Tell Omar", enabled: 0 }]);
  expect(JSON.parse(await exported())).toEqual(JSON.parse(content));
});

const template = {
  content: "<p>C30/37</p>",
  span: null,
  color: "pink" as const,
  priority: 0 as const,
  milestone: 0 as const,
  estimate: 90,
  checklist: ["Clean", "Dry"],
  subtasks: [{ name: "Forms", span: null }],
};
