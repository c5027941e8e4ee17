import type { RowWindow } from "#contract/windows.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { Id } from "#domain/id.ts";
import { WINDOW_ROWS } from "#domain/limits.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";
import { type NumberedText, windowTableOf } from "../tables/window-table.ts";
import { awaitedRows, type WindowStep } from "./awaited-rows.ts";
import type { Page } from "./page.ts";

const CHANGED_MAX = 200;

interface PullStep extends WindowStep {
  readonly entity: EntityName;
  readonly page: Page;
  /** Id of the last parent of the page before. */
  readonly after: Id;
}

/**
 * The newest rows of each parent in which something changed, as a window without holes; and single older
 * rows that were changed, or that wait for the caller. Where it cannot be told what older rows the caller
 * has, the window replaces them. Gives back the id of the last parent where there may be more.
 */
export async function pullWindows(tx: Tx, step: PullStep): Promise<Id | undefined> {
  const { entity, page, scopes, since } = step;
  let { after } = step;
  for (;;) {
    // A parent's window is not split, so the last one may run over the edge of the page.
    const limit = Math.ceil(page.room / WINDOW_ROWS);
    if (limit === 0) return after;
    const table = windowTableOf(entity);
    const parentIds = await table.parentsTouched(tx, scopes, since, after, limit);
    if (parentIds.length > 0) await putParents(tx, step, parentIds);
    after = parentIds.at(-1) ?? after;
    if (parentIds.length < limit) return undefined;
  }
}

async function putParents(tx: Tx, step: PullStep, parentIds: readonly Id[]): Promise<void> {
  const { entity, page, fresh, until } = step;
  const table = windowTableOf(entity);
  // Rows never come without their parent: who loses it before its own news would keep them.
  for (const { row, seq } of await tableOf(table.parent).find(tx, parentIds)) {
    if (seq > until) page.put(table.parent, JSON.stringify(row));
  }
  const newest = await table.newest(tx, parentIds, WINDOW_ROWS);
  const windows = windowsOf(entity, newest);
  for (const { json } of newest) page.put(entity, json);
  const below = windows.filter((window) => window.from > 1);
  const unknown = await putChanged(tx, step, below);
  // A pull that broke off may have brought something of a parent that is fresh, and nothing tells of its changes.
  const replaces = ({ parentId }: RowWindow) => fresh || unknown.has(parentId);
  page.windows.push(
    ...windows.map((window) =>
      replaces(window) ? { ...window, replaces: true as const } : window,
    ),
  );
  const awaited = below.length > 0 ? awaitedRows[entity] : undefined;
  for (const { parentId, number, json } of (await awaited?.(tx, step, below)) ?? []) {
    page.put(entity, json);
    page.windows.push({ kind: entity, parentId, from: number, to: number });
  }
}

/** Puts what was changed below the windows; of parents with more of it than that it names the ids. */
async function putChanged(
  tx: Tx,
  { entity, fresh, since, page }: PullStep,
  below: readonly RowWindow[],
): Promise<ReadonlySet<Id>> {
  if (fresh || below.length === 0) return new Set();
  const changed = await windowTableOf(entity).changedBelow(tx, below, since, CHANGED_MAX + 1);
  const byParent = [...Map.groupBy(changed, ({ parentId }) => parentId)];
  for (const [, rows] of byParent) {
    if (rows.length > CHANGED_MAX) continue;
    for (const { json } of rows) page.put(entity, json);
  }
  return new Set(
    byParent.filter(([, rows]) => rows.length > CHANGED_MAX).map(([parentId]) => parentId),
  );
}

function windowsOf(kind: EntityName, rows: readonly NumberedText[]): RowWindow[] {
  return [...Map.groupBy(rows, ({ parentId }) => parentId)].map(([parentId, ofParent]) => {
    const numbers = ofParent.map(({ number }) => number);
    return { kind, parentId, from: Math.min(...numbers), to: Math.max(...numbers) };
  });
}
