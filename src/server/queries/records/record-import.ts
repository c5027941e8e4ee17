import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/record-import.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { type ReadyForm, readyForm } from "#domain/company-form/ready-form.ts";
import type { Form } from "#domain/form/graph/form.ts";
import { guessMapping, importColumns } from "#domain/form/import-text/import-columns.ts";
import { importedLines } from "#domain/form/import-text/import-lines.ts";
import { ERRORS_INFO, textsOfRow } from "#domain/form/import-text/texts-of-row.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { linesOfTexts } from "#domain/form/sheet/lines-of-texts.ts";
import { columnLabel } from "#domain/form/sheet/sheet-columns.ts";
import { headingsOf, type SheetPlan } from "#domain/form/sheet/sheet-of-records.ts";
import { choicesOf, failureSheet, templateSheet } from "#domain/form/sheet/template-sheet.ts";
import type { Id } from "#domain/id.ts";
import { IMPORT_CALL_ROWS, IMPORT_CALL_SIZE } from "#domain/import/import-limits.ts";
import { refuseUnarrived } from "#domain/file/arrival.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import type { Server } from "../../server.ts";
import { textsIn } from "../../local-text.ts";
import { spend } from "../../processor/bill.ts";
import { newestOwnFile } from "../../tables/files/own-file.ts";
import { contentOf } from "../../tables/files/content.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db } from "../../tables/sql/db.ts";
import { refuseButton } from "./form-permissions.ts";

type Answer<Call extends keyof typeof calls> = Promise<
  Result<ReplyOf<(typeof calls)[Call]>, Refusal>
>;

const XLSX = "data:application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;base64,";

/** Who imports, and in which language they are told. */
interface Importer {
  readonly userId: Id;
  readonly language: string;
}

/** A published form into which somebody may import, with the version that is filled in. */
export async function formToImport(
  db: Db,
  userId: Id,
  modelId: Id,
): Promise<Result<{ readonly form: CompanyForm; readonly ready: ReadyForm }, Refusal>> {
  const form = await tableOf("form").get(db, modelId);
  if (!form) return failure(parameterError("form.gone"));
  const refusal = await refuseButton(db, userId, form, "import");
  if (refusal) return failure(refusal);
  const version = await tableOf("formVersion").get(db, form.versionId);
  if (form.state !== "published" || !version) return failure(parameterError("form.notPublished"));
  const ready = readyForm(version);
  return ready.ok ? success({ form, ready: ready.value }) : ready;
}

/** `TemplateDownload`: a workbook to be filled in, in the caller's language. */
export async function importTemplate(
  db: Db,
  { userId, language }: Importer,
  { modelId }: ParsedBodyOf<typeof calls.importTemplate>,
): Answer<"importTemplate"> {
  const found = await formToImport(db, userId, modelId);
  if (!found.ok) return found;
  const { form, ready } = found.value;
  const say = textsIn(language);
  const plan = templateSheet(
    ready.form,
    (piece) => choicesOf(piece) ?? say("import-sheet:hint.text"),
  );
  return success(await workbookOf(`${form.name}.xlsx`, plan));
}

async function workbookOf(name: string, plan: SheetPlan) {
  const { writeWorkbook } = await import("../../sheets/write-workbook.ts");
  const content = spend(() => writeWorkbook(plan));
  return { name, url: XLSX + content.toString("base64") };
}

/** `ImportPreview`: what a sheet says that the caller sent before; of several of one name the last one. */
export async function importPreview(
  { database, files }: Pick<Server, "database" | "files">,
  userId: Id,
  { modelId, fileName }: ParsedBodyOf<typeof calls.importPreview>,
): Answer<"importPreview"> {
  const found = await formToImport(database, userId, modelId);
  if (!found.ok) return found;
  const file = await newestOwnFile(database, userId, fileName);
  const unarrived = file && refuseUnarrived(file);
  if (unarrived) return failure(unarrived);
  const content = file && (await contentOf(database, file.id, "whole"));
  if (!content) return failure(parameterError("import.uploadFirst"));
  const tooLarge = { limit: IMPORT_CALL_SIZE / 1024 };
  if (content.size >= IMPORT_CALL_SIZE) return failure(parameterError("import.tooLarge", tooLarge));
  const bytes = await files.read(content.sha256, { from: 0, to: content.size - 1 });
  const { readWorkbook } = await import("../../sheets/read-workbook.ts");
  const { form } = found.value.ready;
  // Headings and the hint of a template come on top.
  const rowsMax = IMPORT_CALL_ROWS + HEADINGS_MAX;
  const grid = await readWorkbook({ content: Buffer.concat(await bytes.toArray()), rowsMax });
  if (!grid) return failure(parameterError("import.broken"));
  const lines = importedLines(form, grid, guessMapping(form, grid));
  if (lines.length === 0) return failure(parameterError("import.empty"));
  if (lines.length > IMPORT_CALL_ROWS || grid.length > rowsMax)
    return failure(parameterError("import.tooManyRows", { limit: IMPORT_CALL_ROWS }));
  const dataRow = lines.map(({ texts: { cells, rows } }) => ({ ...cells, ...rows }));
  return success({ dataRow, headerRow: headerRow(form) });
}

const HEADINGS_MAX = 3;

/** The columns of a form, those of a sub-table below it. */
function headerRow(form: Form): ReplyOf<typeof calls.importPreview>["headerRow"] {
  const columns = importColumns(form);
  const headOf = (piece: FormPiece) => ({
    id: piece.node.name,
    fullName: columnLabel(piece),
    zjKey: piece.node.kind.name,
  });
  const seen = new Set<string>();
  return columns.flatMap((piece) => {
    const { table } = piece;
    const of = table === undefined ? undefined : form.tables.get(table)?.piece;
    if (!of || table === undefined) return [headOf(piece)];
    if (seen.has(table)) return [];
    seen.add(table);
    return [
      { ...headOf(of), children: columns.filter((each) => each.table === table).map(headOf) },
    ];
  });
}

/** `ImportExceptionData`: records that did not come in, with why. */
export async function importFailures(
  db: Db,
  { userId, language }: Importer,
  { modelId, list }: ParsedBodyOf<typeof calls.importFailures>,
): Answer<"importFailures"> {
  const found = await formToImport(db, userId, modelId);
  if (!found.ok) return found;
  const { form, ready } = found.value;
  const columns = importColumns(ready.form);
  const failed = list.flatMap((row) => {
    const texts = textsOfRow(row);
    const told = row[ERRORS_INFO];
    const reason = typeof told === "string" ? told : "";
    const lines = texts ? linesOfTexts(columns, texts) : [];
    return lines.map((cells, at) => ({ cells, reason: at === 0 ? reason : "" }));
  });
  const label = textsIn(language)("import-sheet:reason");
  const plan = failureSheet(headingsOf(ready.form, columns).rows, failed, label);
  return success(await workbookOf(`${form.name}.xlsx`, plan));
}
