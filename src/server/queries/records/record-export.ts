import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type { exportRecords as exportCall } from "#contract/calls/record.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { sheetColumns } from "#domain/form/sheet/sheet-columns.ts";
import { cellsOf, sheetOfRecords } from "#domain/form/sheet/sheet-of-records.ts";
import { visitorsColumn } from "#domain/form-link/visitors-of-records.ts";
import type { Id } from "#domain/id.ts";
import {
  EXPORTED_CELLS_MAX,
  EXPORTED_SIZE_MAX,
  RECORDS_EXPORTED_THERE_MAX,
} from "#domain/record/record-limits.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { textsIn } from "../../local-text.ts";
import { spend } from "../../processor/bill.ts";
import { findRecords, type Readers, sizeOfRecords } from "../../tables/lists/record-list.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db } from "../../tables/sql/db.ts";
import { withNames } from "../export-names.ts";
import type { Asker } from "./record.ts";
import { questionOf } from "./record-question.ts";
import { findPage } from "./record-query.ts";
import { readersOf, refuseButton } from "./form-permissions.ts";

type Body = ParsedBodyOf<typeof exportCall>;

const XLSX = "data:application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;base64,";
const SELECTED = 2;

/** All that a process holds at once has an end, however much each record says. */
const tooLarge = failure(parameterError("record.exportTooLarge"));

/** `Actions/Export`: records that somebody may read as a workbook, in their language. */
export async function exportRecords(
  db: Db,
  { userId, now, language }: Asker & { readonly language: string },
  body: Body,
): Promise<Result<ReplyOf<typeof exportCall>, Refusal>> {
  const form = await tableOf("form").get(db, body.modelId);
  const version = form && (await tableOf("formVersion").get(db, form.versionId));
  if (!form || !version) return failure(parameterError("form.gone"));
  const refusal = await refuseButton(db, userId, form, "export");
  if (refusal) return failure(refusal);
  const ready = readyForm(version);
  if (!ready.ok) return ready;
  const readers = await readersOf(db, userId, form);
  const columns = columnsOf(ready.value.form, readers, body.selectKey);
  if (!columns.ok) return columns;
  const records = await recordsOf(db, readers, form.versionId, { ...body, now });
  if (!records.ok) return records;
  const say = textsIn(language);
  const shown = { zone: ready.value.zone, on: say("form-fill:on"), off: say("form-fill:off") };
  const said = records.value.map(({ values }) => JSON.parse(values) as JsonObject);
  if (cellsOf(columns.value, said) > EXPORTED_CELLS_MAX) return tooLarge;
  const words = { heading: say("records:visitor"), unnamed: say("records:byVisitor") };
  const visitors = visitorsColumn(records.value, words);
  const plan = await withNames(db, (names) =>
    spend(() =>
      sheetOfRecords(ready.value.form, columns.value, said, { ...shown, names }, visitors),
    ),
  );
  const { writeWorkbook } = await import("../../sheets/write-workbook.ts");
  const content = spend(() => writeWorkbook(plan));
  return success({ name: `${form.name}.xlsx`, url: XLSX + content.toString("base64") });
}

/** The columns that are wanted, less those that are kept from the reader. */
function columnsOf(
  form: Form,
  { hidden }: Pick<Readers, "hidden">,
  paths: readonly string[] | undefined,
): Result<readonly FormPiece[], Refusal> {
  const all = sheetColumns(form).filter(
    ({ path, table = path }) => !hidden.includes(table) && !hidden.includes(path),
  );
  if (!paths) return success(all);
  const unknown = paths.find((path) => !all.some((piece) => piece.path === path));
  if (unknown !== undefined)
    return failure(parameterError("form.fieldMissing", { field: unknown }));
  const wanted = new Set(paths);
  return success(all.filter(({ path }) => wanted.has(path)));
}

async function recordsOf(
  db: Db,
  readers: Readers,
  versionId: Id,
  { dataType = 1, selectIds = [], now, ...body }: Body & Pick<Asker, "now">,
): Promise<Result<readonly FormRecord[], Refusal>> {
  if (dataType === SELECTED) {
    const size = await sizeOfRecords(db, readers, selectIds);
    return size > EXPORTED_SIZE_MAX ? tooLarge : success(await findRecords(db, readers, selectIds));
  }
  const asked = await questionOf(db, { readers, versionId, now }, body);
  if (!asked.ok) return asked;
  const limit = RECORDS_EXPORTED_THERE_MAX;
  const page = dataType === 1 ? { current: 1, size: limit } : asked.value.page;
  const text = body.superQueryJson ?? "";
  const asSuper = { versionId, text, now, sizeMax: EXPORTED_SIZE_MAX };
  const found = await findPage(db, readers, { ...asked.value, page }, asSuper);
  if (!found.ok) return found;
  const { list, total } = found.value;
  return dataType === 1 && total > limit
    ? failure(parameterError("record.exportTooMany", { limit, count: total }))
    : success(list);
}
