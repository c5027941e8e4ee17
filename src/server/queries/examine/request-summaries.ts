import { readyForm, type ReadyForm } from "#domain/company-form/ready-form.ts";
import type { Approval } from "#domain/approval/approval.ts";
import { fieldText, type TextWords } from "#domain/form/field-kinds/field-text.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import { columnLabel, sheetColumns } from "#domain/form/sheet/sheet-columns.ts";
import type { Id } from "#domain/id.ts";
import { oneLine } from "#domain/one-line.ts";
import { EXPORTED_SIZE_MAX } from "#domain/record/record-limits.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { textsIn } from "../../local-text.ts";
import { spend } from "../../processor/bill.ts";
import { findRecords, sizeOfRecords } from "../../tables/lists/record-list.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db } from "../../tables/sql/db.ts";
import { withNames } from "../export-names.ts";
import { readersOf } from "../records/form-permissions.ts";

/** What somebody filled in, as a line of a list says it. */
interface Answer {
  readonly name: string;
  readonly value: string;
}

const ANSWERS_MAX = 3;
const ANSWER_LENGTH_MAX = 100;

/** The first answers of what requests ask for, by the record, as far as somebody may read them, in their language. */
export async function summariesOf(
  db: Db,
  { userId, language }: { readonly userId: Id; readonly language: string },
  approvals: readonly Approval[],
): Promise<(recordId: Id) => Answer[]> {
  const records = await recordsOf(db, userId, approvals);
  const versionIds = [...new Set(records.map(({ versionId }) => versionId))];
  const versions = await tableOf("formVersion").find(db, versionIds);
  const readyOf = new Map(versions.map(({ row }) => [row.id, readyForm(row)]));
  const say = textsIn(language);
  const flags = { on: say("form-fill:on"), off: say("form-fill:off") };
  const summaries = await withNames(db, (names) =>
    spend(() =>
      records.map((record): [Id, Answer[]] => {
        const ready = readyOf.get(record.versionId);
        return [record.id, ready?.ok ? answersOf(record, ready.value, { ...flags, names }) : []];
      }),
    ),
  );
  const known = new Map(summaries);
  return (recordId) => known.get(recordId) ?? [];
}

/** Each record that is asked for, without the fields that are kept from whoever reads. */
async function recordsOf(
  db: Db,
  userId: Id,
  approvals: readonly Approval[],
): Promise<FormRecord[]> {
  const forms = await tableOf("form").find(db, [...new Set(approvals.map((each) => each.formId))]);
  const found: FormRecord[] = [];
  for (const { row: form } of forms) {
    const ids = approvals.filter(({ formId }) => formId === form.id).map((each) => each.recordId);
    const readers = await readersOf(db, userId, form);
    // What a page of them holds at once has an end: beyond it they are known by their titles.
    if ((await sizeOfRecords(db, readers, ids)) > EXPORTED_SIZE_MAX) continue;
    found.push(...(await findRecords(db, readers, ids)));
  }
  return found;
}

function answersOf(
  { values }: FormRecord,
  { form, zone }: ReadyForm,
  words: Omit<TextWords, "zone">,
): Answer[] {
  const said = JSON.parse(values) as JsonObject;
  const filled = sheetColumns(form).filter(
    ({ table, node }) => table === undefined && node.kind.setBy === undefined,
  );
  return filled
    .map((piece) => {
      const text = fieldText(piece.node, said[piece.node.name] ?? null, { ...words, zone });
      const value = oneLine(text).slice(0, ANSWER_LENGTH_MAX).toWellFormed().trim();
      return { name: columnLabel(piece), value };
    })
    .filter(({ value }) => value !== "")
    .slice(0, ANSWERS_MAX);
}
