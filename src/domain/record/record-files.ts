import * as z from "zod/mini";
import type { Change } from "../command.ts";
import { announcedFields } from "../file/announced-file.ts";
import type { File } from "../file/file.ts";
import { newFile } from "../file/new-file.ts";
import { fileIdsIn, holdsFiles, fileProblem } from "../form/field-kinds/field-files.ts";
import type { Form } from "../form/graph/form.ts";
import { type Json, type JsonObject, listOf, sameJson } from "../form/json/json.ts";
import type { FormPiece } from "../form/model/form-piece.ts";
import { columnOf, type FormValues, rowsOf } from "../form/record/form-values.ts";
import { type RecordProblem, valueProblem } from "../form/validation/value-problem.ts";
import type { Id } from "../id.ts";
import { RECORD_FILES_MAX } from "../limits.ts";
import { get, type Reading } from "../reading.ts";
import { newIdOf } from "../reference.ts";
import type { Filler } from "./filler.ts";

export const recordFileShape = z.object({ id: newIdOf("file"), ...announcedFields });

/** A file that comes with a record: its content follows by `file/chunk` and `file/merge`. */
export type RecordFile = z.infer<typeof recordFileShape>;

/** Files that fields of the record name from now on; their contents follow. */
export const recordFilesShape = z.array(recordFileShape).check(z.maxLength(RECORD_FILES_MAX));

/** The ids of the files that come with a record. */
export function filesBorn(files: readonly RecordFile[] = []): readonly Id[] {
  return files.map(({ id }) => id);
}

/** The ids of all files that the fields of a record name. */
export function filesNamed(form: Form, values: FormValues): ReadonlySet<Id> {
  return idsIn(filePieces(form), values);
}

/** The fields in which a file stands. */
export function piecesNaming(form: Form, values: FormValues, fileId: Id): readonly FormPiece[] {
  return filePieces(form).filter((piece) => idsIn([piece], values).has(fileId));
}

function filePieces({ fields }: Form): readonly FormPiece[] {
  return [...fields.values()].filter(({ node }) => holdsFiles(node));
}

interface Incoming {
  readonly sent: FormValues;
  /** Nothing of a new record. */
  readonly standing: FormValues | undefined;
  readonly announced: readonly RecordFile[];
}

interface PlacedFiles {
  /** What was sent, each file as it is kept. */
  readonly values: FormValues;
  readonly problems: readonly RecordProblem[];
  /** Files that come with the record, and those that it names no longer. */
  readonly changes: readonly Change[];
}

/**
 * Files stand in a record where they are its own or come with it, and are told by what is known of them: nobody brings the file of
 * another record in by its id. What was announced and no field names is no file.
 */
export function* placeFiles(
  form: Form,
  { sent, standing, announced }: Incoming,
  { recordId, userId, now }: Pick<Filler, "recordId" | "userId" | "now">,
): Reading<PlacedFiles> {
  const pieces = filePieces(form);
  const coming = new Map(
    announced.map((told) => [told.id, newFile({ ...told, userId }, now, { recordId })]),
  );
  const before = standing ? idsIn(pieces, standing) : new Set<Id>();
  const known = new Map<Id, File>(coming);
  for (const id of new Set([...before, ...idsIn(pieces, sent)])) {
    const file = known.has(id) ? undefined : yield* get("file", id);
    // What a comment brought is no field's: nobody takes it away by filling in.
    if (file?.recordId === recordId && file.approvalId === 0) known.set(id, file);
  }
  const problems: RecordProblem[] = [];
  const placed = changeCells(pieces, sent, standing, (piece, value, stood, rowId) =>
    listOf(value).map((item) => {
      const [id = 0] = fileIdsIn([item]);
      const file = known.get(id);
      const at = { path: piece.path, ...(rowId !== undefined && { rowId }) };
      if (!file) {
        const isOld = listOf(stood).some((each) => sameJson(each, item));
        if (!isOld) problems.push({ ...at, ...valueProblem("file.gone") });
        return item;
      }
      const isNewHere = coming.has(id) || !fileIdsIn(stood).includes(id);
      const problem = isNewHere ? fileProblem(piece.node, file, 0) : undefined;
      if (problem) problems.push({ ...at, ...problem });
      return valueOf(file);
    }),
  );
  const after = idsIn(pieces, placed);
  const changes: Change[] = [
    ...[...coming.values()]
      .filter(({ id }) => after.has(id))
      .map((put) => ({ entity: "file", action: "add", put }) as const),
    ...[...before]
      .filter((id) => known.has(id) && !after.has(id))
      .map((remove) => ({ entity: "file", action: "delete", remove }) as const),
  ];
  return { values: placed, problems, changes };
}

/** The values of some fields changed, each beside what stood in its place. */
function changeCells(
  pieces: readonly FormPiece[],
  values: FormValues,
  standing: FormValues | undefined,
  change: (piece: FormPiece, value: Json, stood: Json | undefined, rowId?: string) => Json,
): FormValues {
  const fields = new Map(values.fields);
  const tables = new Map(values.tables);
  for (const piece of pieces) {
    const { path, table } = piece;
    if (table === undefined) {
      const value = fields.get(path);
      if (value !== undefined) fields.set(path, change(piece, value, standing?.fields.get(path)));
      continue;
    }
    const column = columnOf(path);
    const stood = new Map(standing && rowsOf(standing, table).map((row) => [row.id, row.cells]));
    const rows = rowsOf(values, table).map(({ id, cells }) => {
      const value = cells.get(column);
      if (value === undefined) return { id, cells };
      const next = change(piece, value, stood.get(id)?.get(column), id);
      return { id, cells: new Map(cells).set(column, next) };
    });
    tables.set(table, rows);
  }
  return { fields, tables };
}

function idsIn(pieces: readonly FormPiece[], values: FormValues): ReadonlySet<Id> {
  const all = pieces.flatMap(({ path, table }) =>
    table === undefined
      ? fileIdsIn(values.fields.get(path))
      : rowsOf(values, table).flatMap(({ cells }) => fileIdsIn(cells.get(columnOf(path)))),
  );
  return new Set(all);
}

/** A file as a record says it (seed 001 section 3). */
function valueOf({ id, name, size, ext }: File): JsonObject {
  return { name, fileId: id, fileSize: size, fileExtension: ext, fileVersionId: id };
}
