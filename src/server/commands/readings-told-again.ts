import { READS_TOLD_MAX } from "#domain/dialog/readers-of.ts";
import type { DialogUser } from "#domain/dialog/dialog-user.ts";
import { dialogScope } from "#domain/scope.ts";
import { holdReaders } from "../tables/lists/dialog-list.ts";
import type { Tx } from "../tables/sql/db.ts";
import type { Author, DerivedChange } from "./derive-changes.ts";

type Telling = DerivedChange & { readonly by: Author };

/**
 * Where a chat comes down to as many people as are told of each other's reading, all hear at once how far the others are:
 * what their devices know of it is from before.
 */
export async function readingsToldAgain(
  tx: Tx,
  derived: readonly Telling[],
): Promise<readonly Telling[]> {
  const gone = derived.filter(({ entity, put }) => entity === "dialogUser" && !put);
  const known = new Set(
    derived.flatMap(({ entity, id }) => (entity === "dialogUser" ? String(id) : [])),
  );
  const told: Telling[] = [];
  for (const [dialogId, leaving] of Map.groupBy(gone, ({ id }) => dialogOf(String(id)))) {
    const stay = await holdReaders(tx, dialogId, {
      above: READS_TOLD_MAX,
      below: READS_TOLD_MAX + leaving.length,
    });
    const by = leaving[0]?.by;
    if (!by) continue;
    told.push(...stay.filter(({ id }) => !known.has(id)).map((put): Telling => tellingOf(put, by)));
  }
  return told;
}

function tellingOf(put: DialogUser, by: Author): Telling {
  return { entity: "dialogUser", action: "readed", id: put.id, scope: dialogScope(put), put, by };
}

function dialogOf(id: string): number {
  return Number(id.slice(0, id.indexOf(":")));
}
