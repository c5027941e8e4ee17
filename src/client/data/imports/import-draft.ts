import { Dexie } from "dexie";
import type { ImportGrid } from "#domain/import/sheet/import-grid.ts";
import type { ImportDraftRow } from "../database/import-row.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** Lines that are written anew when one of them is mended. */
const PART = 500;

/** A begun import with the lines of its sheet. */
export interface BegunImport {
  readonly draft: ImportDraftRow;
  readonly grid: ImportGrid;
}

const partsOf = ({ importLines }: LocalDatabase, key: string) =>
  importLines.where("[key+part]").between([key, Dexie.minKey], [key, Dexie.maxKey]);

export async function readImportDraft(
  database: LocalDatabase,
  key: string,
): Promise<BegunImport | undefined> {
  const { importDraft, importLines } = database;
  return database.transaction("r", [importDraft, importLines], async () => {
    const draft = await importDraft.get(key);
    const parts = draft ? await partsOf(database, key).sortBy("part") : [];
    return draft && { draft, grid: parts.flatMap(({ lines }) => lines) };
  });
}

/** Whether an import was begun and has not come in yet. */
export async function hasBegunImport(
  { importDraft }: LocalDatabase,
  key: string,
): Promise<boolean> {
  const draft = await importDraft.get(key);
  return draft !== undefined && draft.outcome === undefined;
}

/** Keeps an import as it is now; of its lines only those parts are written that are others than `before`. */
export async function keepImportDraft(
  database: LocalDatabase,
  { draft, grid }: BegunImport,
  before: ImportGrid = [],
): Promise<void> {
  const { importDraft, importLines } = database;
  await database.transaction("rw", [importDraft, importLines], async () => {
    await importDraft.put(draft);
    const count = Math.ceil(grid.length / PART);
    const parts = Array.from({ length: count }, (_, part) => ({
      key: draft.key,
      part,
      lines: grid.slice(part * PART, (part + 1) * PART),
    }));
    const isOther = ({ part, lines }: (typeof parts)[number]) =>
      lines.length !== before.slice(part * PART, (part + 1) * PART).length ||
      lines.some((line, at) => line !== before[part * PART + at]);
    await importLines.bulkPut(parts.filter(isOther));
    await partsOf(database, draft.key)
      .filter(({ part }) => part >= count)
      .delete();
  });
}

/** Forgets an import: it is done with, or not wanted. */
export async function forgetImportDraft(database: LocalDatabase, key: string): Promise<void> {
  const { importDraft, importLines } = database;
  await database.transaction("rw", [importDraft, importLines], async () => {
    await importDraft.delete(key);
    await partsOf(database, key).delete();
  });
}
