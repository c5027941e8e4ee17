import type { Change } from "../command.ts";
import { removeFileChanges } from "../file/take-file.ts";
import { get, list, type Reading } from "../reading.ts";
import type { Sheet } from "./sheet.ts";
import type { SheetRevision } from "./sheet-revision.ts";

/** Revisions go, with their files: but a PDF of many pages stays for as long as another one is made of it. */
export function* removeRevisionChanges(gone: readonly SheetRevision[]): Reading<Change[]> {
  const ids = new Set(gone.map(({ id }) => id));
  const changes: Change[] = gone.map(({ id }) => ({
    entity: "sheetRevision",
    action: "delete",
    remove: id,
  }));
  for (const fileId of new Set(gone.map((revision) => revision.fileId))) {
    const made = yield* list("sheetRevision", { fileId });
    if (made.some(({ id }) => !ids.has(id))) continue;
    const file = yield* get("file", fileId);
    if (file) changes.push(...(yield* removeFileChanges(file)));
  }
  return changes;
}

/** A sheet goes for good, with what is drawn, pinned and written on it; tasks stay. */
export function* removeSheetChanges({ id }: Sheet): Reading<Change[]> {
  const revisions = yield* list("sheetRevision", { sheetId: id });
  return [
    ...(yield* removeRevisionChanges(revisions)),
    { entity: "sheet", action: "delete", remove: id },
  ];
}
