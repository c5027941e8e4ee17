import type { File } from "#domain/file/file.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import type { Rows } from "#tests/make/rows.ts";

/** Contents come by no command: files whose content had come by then have it, and are known by it. */
export function arriveAgain(
  rows: Rows,
  truth: ReadonlyMap<EntityName, ReadonlyMap<RowId, object>>,
  until: number,
): void {
  for (const row of truth.get("file")?.values() ?? []) {
    const { id, arriveTime, sniffed } = row as File;
    const file = arriveTime > 0 && arriveTime <= until ? rows.find("file", id) : undefined;
    if (file?.arriveTime !== 0) continue;
    rows.apply([{ entity: "file", action: "update", put: { ...file, arriveTime, sniffed } }]);
  }
}
