import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { entityTable } from "#domain/entity-table.gen.ts";
import type { Parent, Windowed } from "#domain/entity.ts";
import { type LocalDatabase, tableOf } from "./local-database.ts";

/** The rows of a windowed kind that belong to one parent. */
export interface Stream {
  readonly kind: EntityName;
  readonly parentId: number;
}

/** What is declared of a kind of which rows come as windows. */
export interface StreamKind extends Windowed {
  readonly kind: EntityName;
  /** The kind of its parents, and the field that names one. */
  readonly parent: EntityName;
  readonly field: string;
}

interface Line {
  readonly parent?: Parent;
  readonly windowed?: Windowed;
}

/** All kinds of which rows come as windows. */
export const streamKinds: readonly StreamKind[] = entityNames.flatMap((kind) => {
  const { parent, windowed } = entityTable[kind] as Line;
  if (!parent || !windowed) return [];
  return [{ kind, ...windowed, parent: parent.entity as EntityName, field: parent.field }];
});

const byKind = new Map(streamKinds.map((each) => [each.kind, each]));

/** What is declared of the windows of a kind, undefined where its rows come as a whole. */
export function streamKindOf(kind: EntityName): StreamKind | undefined {
  return byKind.get(kind);
}

/** The same, of a kind that is known to come so. */
export function streamKind(kind: EntityName): StreamKind {
  const found = byKind.get(kind);
  if (!found) throw new Error(`Rows of ${kind} do not come as windows`);
  return found;
}

/** The rows of a stream with numbers from one to another, both included, in their order. */
export function rowsBetween(
  database: LocalDatabase,
  { kind, parentId }: Stream,
  from: unknown,
  to: unknown,
) {
  const { field, by } = streamKind(kind);
  return tableOf(database, kind)
    .where(`[${field}+${by}]`)
    .between([parentId, from], [parentId, to], true, true);
}
