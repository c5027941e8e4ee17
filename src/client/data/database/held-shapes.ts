import type { KindAgain } from "#contract/calls/sync.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { entityTable } from "#domain/entity-table.gen.ts";
import { type HeldShapes, type MetaRow, readMeta } from "./meta.ts";

interface MetaTable {
  get(key: string): PromiseLike<MetaRow | undefined>;
  put(row: MetaRow): PromiseLike<unknown>;
}

/** The shape that rows have of which nothing is noted: that of browsers which noted nothing. */
const FIRST = 1;

/** The kinds of which rows may be here in an older shape than this app knows, or not at all, with the shape it knows. */
export async function outdatedKinds(meta: Pick<MetaTable, "get">): Promise<KindAgain[]> {
  const held = (await readMeta(meta, "shapes")) ?? {};
  return entityNames
    .map((kind) => ({ kind, version: entityTable[kind].shapeVersion }))
    .filter(({ kind, version }) => version > (held[kind] ?? FIRST));
}

/** Notes that all rows of these kinds are here in such a shape at least. Part of the transaction around it. */
export async function noteShapes(meta: MetaTable, kinds: readonly KindAgain[]): Promise<void> {
  const now = Object.fromEntries(kinds.map(({ kind, version }) => [kind, version]));
  await addShapes(meta, now);
}

/** Notes that rows of kinds which the app did not know yet went past it: all of them are fetched. */
export async function noteMissed(meta: MetaTable, kinds: readonly EntityName[]): Promise<void> {
  await addShapes(meta, Object.fromEntries(kinds.map((kind) => [kind, 0])));
}

async function addShapes(meta: MetaTable, more: HeldShapes): Promise<void> {
  const value = { ...(await readMeta(meta, "shapes")), ...more };
  await meta.put({ key: "shapes", value });
}
