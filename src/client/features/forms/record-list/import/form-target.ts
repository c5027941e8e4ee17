import type { TFunction } from "i18next";
import type { Caller } from "#client/data/calls/http.ts";
import type { ImportChange, ImportFailure } from "#client/data/database/import-row.ts";
import type { ChangeThere } from "#client/data/imports/run-import.ts";
import type { ImportEngine } from "#client/live/import/use-import-engine.ts";
import type { ImportTarget, ToImport } from "#client/parts/import/import-target.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { fullLabel, guessMapping, importColumns } from "#domain/form/import-text/import-columns.ts";
import { importedLines } from "#domain/form/import-text/import-lines.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { choicesOf, templateSheet } from "#domain/form/sheet/template-sheet.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { gatherRecords } from "../export/gather-records.ts";

interface FormDoors {
  readonly engine: ImportEngine;
  readonly call: Caller;
  readonly quietCall: Caller;
  readonly isOnline: boolean;
  readonly problemText: ImportTarget["problemText"];
  readonly t: TFunction<["import-sheet", "form-fill"]>;
}

/** A form as a sheet is imported into it. */
export function formTarget(
  { form, versionId, ready, own }: OpenRecord,
  doors: FormDoors,
): ImportTarget {
  const { engine, call, quietCall, isOnline, problemText, t } = doors;
  const columns = importColumns(ready.form, own);
  const columnOf = (piece: FormPiece) => ({
    path: piece.path,
    label: fullLabel(ready.form, piece),
  });
  let known: Promise<readonly FormRecord[]> | undefined;
  const knownThere = async (match: string) => {
    if (match === "" || !isOnline) return [];
    known ??= recordsThere(quietCall, form.id);
    return known;
  };
  const jobOf = async ({ records, match }: ToImport) => ({
    formId: form.id,
    versionId,
    records,
    match,
    known: await knownThere(match),
    on: t("form-fill:on"),
    off: t("form-fill:off"),
  });
  return {
    key: `form.${form.id}`,
    name: form.name,
    kind: "record",
    columns: columns.map(columnOf),
    matches: columns
      .filter(({ table, node }) => table === undefined && node.settings.unique)
      .map(columnOf),
    guess: (grid) => guessMapping(ready.form, grid, own),
    group: (grid, mapping) => importedLines(ready.form, grid, mapping),
    template: () =>
      templateSheet(ready.form, (piece) => choicesOf(piece) ?? t(`hint.${hintOf(piece)}`), own),
    check: async (wanted) => engine.check(await jobOf(wanted)),
    async run(wanted, onProgress) {
      // What others did meanwhile counts.
      known = undefined;
      const { outcome, there } = await engine.run(await jobOf(wanted), onProgress);
      const { changed, failed } = await changeThere(call, there);
      return {
        ...outcome,
        changed: [...outcome.changed, ...changed],
        failed: [...outcome.failed, ...failed],
      };
    },
    undo: async (outcome) => ({ left: await engine.undo(outcome) }),
    problemText,
  };
}

/** The records of a form that the server lets the person see; without its word those on this device are all. */
async function recordsThere(call: Caller, formId: number): Promise<readonly FormRecord[]> {
  const gathered = await gatherRecords({
    call,
    asked: { formId, words: "", query: "", orders: [], withoutRule: true },
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  return gathered.ok ? gathered.records : [];
}

/** Changes records that do not lie here, one after the other. */
async function changeThere(call: Caller, there: readonly ChangeThere[]) {
  const changed: ImportChange[] = [];
  const failed: ImportFailure[] = [];
  const { editRecordThere } = await import("#client/data/calls/ask-records.ts");
  const { problemsOf } = await import("#client/data/imports/check-import.ts");
  for (const change of there) {
    const { modelId, id, data, was, lines } = change;
    const result = await editRecordThere(call, { modelId, id, data, was });
    if (result.ok) changed.push(change);
    else failed.push({ lines, problems: problemsOf(result.failure) });
  }
  return { changed, failed };
}

/** What is said of a column that has no choices. */
function hintOf({ node }: FormPiece) {
  const { shape, names } = node.kind;
  if (shape === "number" || shape === "numberRange") return "number";
  if (names === "user") return "user";
  if (shape === "flag") return "flag";
  if (shape === "path" || shape === "paths") return "path";
  return shape === "ids" ? "several" : "text";
}
