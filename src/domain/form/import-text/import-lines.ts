import type { Form } from "../graph/form.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { cellText } from "./cell-text.ts";
import { type ImportGrid, type ImportMapping, isHint } from "../../import/sheet/import-grid.ts";
import type { ImportedTexts } from "./import-rows.ts";

/** One record of a sheet, and where it stands. */
export interface ImportedLines {
  /** Its lines, counted from 0 in the whole sheet; the first one says what stands beside the sub-tables. */
  readonly lines: readonly number[];
  readonly texts: ImportedTexts;
  /** The lines of the rows of each sub-table. */
  readonly rowLines: Readonly<Record<string, readonly number[]>>;
}

interface MappedColumn {
  readonly at: number;
  readonly piece: FormPiece;
}

/**
 * The records of a sheet. As they are exported, the rows of a sub-table follow below the first line of their record, with nothing
 * in the columns of the record itself; lines without a word and the hint of a template are passed over.
 */
export function importedLines(
  form: Form,
  grid: ImportGrid,
  { headings, paths }: ImportMapping,
): ImportedLines[] {
  const columns = paths.flatMap((path, at): MappedColumn[] => {
    const piece = form.fields.get(path);
    return piece ? [{ at, piece }] : [];
  });
  const own = columns.filter(({ piece }) => piece.table === undefined);
  const inTables = Map.groupBy(
    columns.filter(({ piece }) => piece.table !== undefined),
    ({ piece }) => piece.table ?? "",
  );
  const tables = [...inTables.keys()];
  const records: MutableRecord[] = [];
  for (const [at, line] of grid.entries()) {
    if (at < headings || isHint(line)) continue;
    const cells = textsOf(own, line);
    const rows = [...inTables].flatMap(([table, pieces]) => {
      const row = textsOf(pieces, line);
      return isEmpty(row) ? [] : [[table, row] as const];
    });
    const isFollowing = isEmpty(cells) && own.length > 0;
    const last = records.at(-1);
    if (isEmpty(cells) && rows.length === 0) continue;
    const record = isFollowing && last ? last : newRecord(cells, tables);
    if (record !== last) records.push(record);
    record.lines.push(at);
    for (const [table, row] of rows) {
      record.texts.rows[table]?.push(row);
      record.rowLines[table]?.push(at);
    }
  }
  return records;
}

interface MutableRecord {
  readonly lines: number[];
  readonly texts: {
    readonly cells: Readonly<Record<string, string>>;
    readonly rows: Record<string, Readonly<Record<string, string>>[]>;
  };
  readonly rowLines: Record<string, number[]>;
}

function newRecord(
  cells: MutableRecord["texts"]["cells"],
  tables: readonly string[],
): MutableRecord {
  return { lines: [], texts: { cells, rows: listsFor(tables) }, rowLines: listsFor(tables) };
}

function listsFor<Item>(tables: readonly string[]): Record<string, Item[]> {
  return Object.fromEntries(tables.map((table) => [table, []]));
}

function textsOf(columns: readonly MappedColumn[], line: ImportGrid[number]) {
  return Object.fromEntries(
    columns.map(({ at, piece }) => [piece.node.name, cellText(piece.node, line[at])]),
  );
}

function isEmpty(cells: Readonly<Record<string, string>>): boolean {
  return Object.values(cells).every((text) => text === "");
}

/** The line of a sheet in which something is wrong with a record: with one of its rows, which are counted through, or with itself. */
export function lineOfProblem(
  { lines, rowLines }: Pick<ImportedLines, "lines" | "rowLines">,
  { path, rowId }: { readonly path: string; readonly rowId?: string },
): number {
  const [table = ""] = path.split(".");
  const at = rowId === undefined ? -1 : Number(rowId.replace(ROW, "")) - 1;
  return rowLines[table]?.[at] ?? lines[0] ?? 0;
}

/** Names the rows of a sub-table by their place. */
export function rowIdAt(at: number): string {
  return `${ROW}${at + 1}`;
}

const ROW = "row";
