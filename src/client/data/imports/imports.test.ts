import { beforeEach, expect, test } from "vitest";
import { diary, makeForm } from "#tests/make/company-forms.ts";
import { field, table } from "#tests/make/forms/records.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { guessMapping } from "#domain/form/import-text/import-columns.ts";
import { type ImportGrid } from "#domain/import/sheet/import-grid.ts";
import { importedLines } from "#domain/form/import-text/import-lines.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import { changedBySheet } from "#domain/record/import-record.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { runCommand } from "../commands/run-command.ts";
import { checkImport } from "./check-import.ts";
import { forgetImportDraft, keepImportDraft, readImportDraft } from "./import-draft.ts";
import type { ImportJob } from "./prepare-import.ts";
import { runImport } from "./run-import.ts";
import { undoImport } from "./undo-import.ts";

const NOW = 1_800_000_000_000;
const definition = JSON.stringify({
  fields: [
    field("input", "code", { required: true, unique: true }),
    field("inputNumber", "weight", { defaultValue: 5 }, { max: 10 }),
    field("userSelect", "foreman"),
    table("works", [field("input", "what", { required: true })]),
  ],
});
let database: LocalDatabase;
let world: ReturnType<typeof makeCompany>;
let form: ReturnType<typeof makeForm>;

beforeEach(async () => {
  world = makeCompany();
  form = makeForm(world, { definition });
  database = await openBrowserOf(world, LEADER);
});

async function jobOf(grid: ImportGrid, match = ""): Promise<ImportJob> {
  const version = await database.formVersion.get(form.versionId);
  const ready = version && readyForm(version);
  if (!ready?.ok) throw new Error("No form");
  const records = importedLines(ready.value.form, grid, guessMapping(ready.value.form, grid));
  const words = { on: "yes", off: "no" };
  return {
    formId: form.id,
    versionId: form.versionId,
    records,
    match,
    known: [],
    ...words,
    now: NOW,
  };
}

const stored = async () =>
  (await database.record.toArray()).map(
    ({ values }) => JSON.parse(values) as Record<string, unknown>,
  );
const silent = () => undefined;
const HEAD = ["code", "weight", "foreman", "works / what"];

test("what is right comes in as rows like others, what is not is told with its line, and nothing of it is written", async () => {
  const name = world.row("user", MEMBER).nickname;
  const grid = [
    HEAD,
    ["A", "3", name, "pour"],
    ["", "", "", "cure"],
    ["B", "11", "", ""],
    ["A", "1", "", ""],
    ["C", "", "Nobody here", ""],
  ];
  const job = await jobOf(grid);
  const checked = await checkImport(database, job);
  expect(
    checked.map(({ problems }) => problems.map(({ path, reason }) => `${path} ${reason}`)),
  ).toEqual([
    [],
    ["weight form.aboveMax"],
    ["code form.alreadyExists"],
    ["foreman form.valueIncorrect"],
  ]);
  expect(await database.outbox.count()).toBe(0);
  const { outcome } = await runImport(database, job, silent);
  expect(outcome.added.map(({ lines }) => lines)).toEqual([[1, 2]]);
  expect(outcome.failed.map(({ lines }) => lines)).toEqual([[3], [4], [5]]);
  expect(await stored()).toMatchObject([
    { code: "A", weight: 3, foreman: MEMBER, works: [{ what: "pour" }, { what: "cure" }] },
  ]);
  const [entry] = await database.outbox.toArray();
  expect(entry).toMatchObject({ command: "record.add", state: "waiting" });
});

test("what the sheet does not speak of begins as in a new record, and rules of the form count", async () => {
  const job = await jobOf([["code"], ["A"]]);
  await runImport(database, job, silent);
  expect(await stored()).toMatchObject([{ code: "A", weight: 5 }]);
  const [checked] = await checkImport(database, await jobOf([["weight"], ["4"]]));
  expect(checked?.problems).toMatchObject([{ path: "code", reason: "form.required" }]);
});

test("an import is taken back in one act, but for what somebody has changed since", async () => {
  const { outcome } = await runImport(
    database,
    await jobOf([HEAD, ["A", "1"], ["B", "2"]]),
    silent,
  );
  const [first] = outcome.added;
  await runCommand(database, "record.edit", { id: first?.id ?? 0, data: '{"weight":9}' }, NOW + 5);
  expect(await undoImport(database, outcome, NOW + 9)).toBe(1);
  expect(await stored()).toMatchObject([{ code: "A", weight: 9 }]);
});

test("records that are there are found by what is the only one of its kind, changed, and put back", async () => {
  await runImport(database, await jobOf([HEAD, ["A", "1", "", "pour"], ["B", "2"]]), silent);
  const grid = [
    ["code", "weight"],
    ["B", "7"],
    ["N", "8"],
  ];
  const job = await jobOf(grid, "code");
  expect((await checkImport(database, job)).map(({ isChange }) => isChange)).toEqual([true, false]);
  const { outcome } = await runImport(database, job, silent);
  expect(outcome.changed).toMatchObject([
    { lines: [1], was: '{"weight":2}', data: '{"weight":7}' },
  ]);
  expect(await stored()).toMatchObject([
    { code: "A", weight: 1, works: [{ what: "pour" }] },
    { code: "B", weight: 7 },
    { code: "N", weight: 8 },
  ]);
  expect(await undoImport(database, outcome, NOW + 9)).toBe(0);
  expect(await stored()).toMatchObject([{ code: "A" }, { code: "B", weight: 2 }]);
});

test("rows of a sheet take the places of those that are there, and one more is another one", () => {
  const before = {
    works: [
      { id: "row3", what: "a" },
      { id: "row1", what: "b" },
    ],
  };
  const rows = ["a", "x", "y"].map((what, at) => ({ what, id: `row${at + 1}` }));
  expect(changedBySheet({ works: rows, code: "C" }, { ...before, code: "C" })).toEqual({
    data: {
      works: [
        { id: "row3", what: "a" },
        { id: "row1", what: "x" },
        { id: "row3+", what: "y" },
      ],
    },
    was: before,
  });
});

test("records that lie on no device of the person's are left for the server", async () => {
  const values = JSON.stringify({ code: "Z", weight: 1 });
  const record = { ...(await server("Z")), values };
  const job = {
    ...(await jobOf(
      [
        ["code", "weight"],
        ["Z", "4"],
      ],
      "code",
    )),
    known: [record],
  };
  const { outcome, there } = await runImport(database, job, silent);
  expect(outcome).toMatchObject({ added: [], changed: [], failed: [] });
  expect(there).toMatchObject([
    { id: record.id, data: '{"weight":4}', was: '{"weight":1}', lines: [1] },
  ]);
});

async function server(code: string) {
  return world.does(ADMIN, "record.add", {
    modelId: form.id,
    data: JSON.stringify({ code }),
  }).reply;
}

test("a begun import is kept with every line, and of mended ones only their part is written", async () => {
  const grid = Array.from({ length: 1_200 }, (_, at) => [`line ${at}`]);
  const draft = {
    key: "form.7",
    fileName: "a.xlsx",
    mapping: { headings: 1, paths: [""] },
    match: "",
  };
  await keepImportDraft(database, { draft, grid });
  const mended = grid.with(700, ["mended"]);
  await keepImportDraft(database, { draft, grid: mended }, grid);
  expect(await readImportDraft(database, "form.7")).toEqual({ draft, grid: mended });
  await keepImportDraft(database, { draft, grid: mended.slice(0, 600) }, mended);
  expect((await readImportDraft(database, "form.7"))?.grid).toHaveLength(600);
  await forgetImportDraft(database, "form.7");
  expect(await readImportDraft(database, "form.7")).toBeUndefined();
  expect(await database.importLines.count()).toBe(0);
});

test("a form with numbers, calculations and files is imported as far as sheets can say it", async () => {
  form = makeForm(world, { name: "Diary", definition: diary });
  database = await openBrowserOf(world, LEADER);
  const { outcome } = await runImport(
    database,
    await jobOf([
      ["part", "crew"],
      ["Pier 4", "7"],
    ]),
    silent,
  );
  expect(outcome.added).toHaveLength(1);
});
