import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listColumns } from "#domain/form/list/list-columns.ts";
import {
  listedRecord,
  shownRecords,
} from "#client/features/forms/record-list/table/record-table.ts";
import { FORM_BUTTONS } from "#domain/company-form/permission/form-permission.ts";
import type { RowOf } from "#domain/entities.ts";
import { NO_NAMES } from "#domain/form/field-kinds/names.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { companyScope } from "#domain/scope.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { listRecords } from "#server/queries/records/record.ts";
import { tableOf } from "#server/tables/registry.ts";
import { databaseOn, type Db } from "#server/tables/sql/db.ts";
import { field, formOf } from "#tests/make/forms/records.ts";
import { ZONE } from "#tests/make/forms/surroundings.ts";
import { type Figure, median, percentile } from "../figure.ts";

const MIGRATIONS = join(import.meta.dirname, "../../../src/server/database/migrations");
const RECORDS = 100_000;
/** What a device may hold of a form. */
const HELD = 10_000;
const FORM = 10;
const READER = 1;
const ROUNDS = 12;

/** What people look for: whole words, parts of them, numbers, another script, what is rare, common, and nowhere. */
const typed = [
  "formwork",
  "ormwor",
  "Pier 417",
  "417",
  "浇筑",
  "墩",
  "Crane 31",
  "record 99999",
  "rebar pier",
  "no such word",
  "",
];

/** The list of a form with very many records, on the server: a page with its count, by the words that people type. */
export async function measureRecordList(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "plumbline-bench-forms-"));
  const opened = await openDatabase({ databaseUrl: undefined, dataDir, log: () => undefined });
  const database = databaseOn(opened.pool);
  await migrate(opened.pool, MIGRATIONS, () => undefined);
  await fill(database);
  const times: number[] = [];
  const newest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const keyword of typed) {
      const took = await timeOf(database, { keyword });
      (keyword === "" ? newest : times).push(took);
    }
  }
  await opened.close();
  await rm(dataDir, { recursive: true, force: true });
  const of = `list of ${RECORDS} records`;
  return [
    { name: `${of}: searched, median`, value: median(times), unit: "ms" },
    { name: `${of}: searched, p95`, value: percentile(times, 0.95), unit: "ms", budget: 150 },
    { name: `${of}: the newest, p95`, value: percentile(newest, 0.95), unit: "ms", budget: 150 },
    ...measureOnDevice(),
  ];
}

/** The same list without a network: taken apart as it is opened, then looked through with each letter. */
function measureOnDevice(): Figure[] {
  const fields = ["part", "crew", "weather", "work", "machine", "note"];
  const form = formOf(fields.map((name) => field("input", name)));
  const columns = listColumns(form, {});
  const words = { names: NO_NAMES, zone: ZONE, on: "Yes", off: "No" };
  const records = Array.from({ length: HELD }, (_, place) => heldRecord(place + 1));
  const started = performance.now();
  const all = records.map((record) => listedRecord(record, columns, words));
  const opened = performance.now() - started;
  const times = Array.from({ length: ROUNDS }, () =>
    typed.flatMap((keyword) =>
      [[], [{ path: "part", descending: false }]].map((orders) => {
        const begun = performance.now();
        shownRecords(all, keyword, orders);
        return performance.now() - begun;
      }),
    ),
  ).flat();
  const of = `list of ${HELD.toLocaleString("en")} records on a device`;
  return [
    { name: `${of}: taken apart`, value: opened, unit: "ms" },
    { name: `${of}: searched, p95`, value: percentile(times, 0.95), unit: "ms", budget: 50 },
  ];
}

function heldRecord(number: number): FormRecord {
  const values = {
    part: `Pier ${number % 500}`,
    crew: String(number % 60),
    weather: ["sunny", "rain", "snow"][number % 3],
    work: `${["formwork", "rebar", "pour", "strip", "浇筑桥墩", "钢筋绑扎"][number % 6]} pier ${number % 97}`,
    machine: `Crane ${number % 41}`,
    note: createHash("md5").update(String(number)).digest("hex"),
  };
  return {
    id: number,
    formId: FORM,
    versionId: 11,
    title: `D-${number} record ${number}`,
    values: JSON.stringify(values),
    createUserId: READER,
    updateUserId: READER,
    createTime: number,
    updateTime: number,
    visitor: "",
  };
}

async function timeOf(database: Db, asked: { keyword: string }): Promise<number> {
  const started = performance.now();
  const found = await listRecords(
    database,
    { userId: READER, now: Date.now() },
    { modelId: FORM, ...asked },
  );
  if (!found.ok) throw new Error(found.error.reason);
  return performance.now() - started;
}

/** A form that everybody may read, with records as a site writes them. */
async function fill(database: Db): Promise<void> {
  const row: RowOf<"form"> = {
    id: FORM,
    companyId: 1,
    code: "",
    name: "Site diary",
    icon: "",
    group: "",
    state: "published",
    versionId: 11,
    draftId: 0,
    listType: 1,
    readers: "all",
    readersCondition: "",
    buttons: FORM_BUTTONS,
    roles: [],
    fieldPermissions: [],
    createUserId: 1,
    createTime: 0,
    updateTime: 0,
  };
  await tableOf("form").upserting([{ row, scope: companyScope, fromHead: 0 }])(database);
  await database.run(
    `insert into records
     select 100 + n, $1, 11, 'D-' || n || ' record ' || n,
       jsonb_build_object('part', 'Pier ' || n % 500, 'crew', n % 60, 'weather', (array['sunny','rain','snow'])[1 + n % 3],
         'work', (array['formwork','rebar','pour','strip','浇筑桥墩','钢筋绑扎'])[1 + n % 6] || ' pier ' || n % 97,
         'machine', 'Crane ' || n % 41, 'note', md5(n::text) || ' ' || md5((n * 7)::text),
         'works', jsonb_build_array(jsonb_build_object('id', 'r1', 'what', 'Item ' || n % 1000, 'hours', n % 9)))::text,
       1, 1, n, n, 'record:' || 100 + n, n
     from generate_series(1, $2::int) n`,
    [FORM, RECORDS],
  );
  await database.run("analyze");
}
