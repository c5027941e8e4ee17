import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type { listWindow } from "#contract/calls/sync.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { entityOf } from "#domain/entities.ts";
import type { Id } from "#domain/id.ts";
import { WINDOW_ROWS } from "#domain/limits.ts";
import { gone, parameterError, type Refusal } from "#domain/refusal.ts";
import type { Scope } from "#domain/scope.ts";
import { jsonObject, JsonText } from "../json-text.ts";
import { mayRead } from "../tables/may-read.ts";
import { readSpace } from "../tables/own/space.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";
import { windowTableOf } from "../tables/window-table.ts";

/** A page of a windowed kind within one parent, and where the log stood; the transaction makes one cut of both. */
export async function readWindow(
  tx: Tx,
  userId: Id,
  { kind, parentId, prevId, nextId, size = WINDOW_ROWS }: ParsedBodyOf<typeof listWindow>,
): Promise<Result<JsonText<ReplyOf<typeof listWindow>>, Refusal>> {
  const entity = entityNames.find((name) => name === kind && entityOf(name).windowed);
  if (!entity) return failure(parameterError());
  const table = windowTableOf(entity);
  const at = nextId ?? prevId;
  const from = at === undefined ? undefined : await table.numberOf(tx, parentId, at);
  const isLost = at !== undefined && from === undefined;
  const page = { parentId, from, newer: nextId !== undefined, size };
  const rows = isLost ? [] : await table.page(tx, page);
  const [first] = rows;
  const scope = first?.scope ?? (await scopeOf(tx, table.parent, parentId));
  if (!scope || !(await mayRead(tx, userId, scope))) return failure(gone(table.parent, parentId));
  if (isLost) return failure(parameterError("rowGone"));
  const { epoch, head } = await readSpace(tx);
  const last = rows.at(-1);
  const window = first &&
    last && { window: { kind: entity, parentId, from: first.number, to: last.number } };
  const list = new JsonText<unknown[]>(`[${rows.map(({ json }) => json).join()}]`);
  return success(jsonObject({ rows: list, ...window, epoch, head }));
}

/** The scope of rows that have yet to come; where the parent is gone there is none. */
async function scopeOf(tx: Tx, parent: EntityName, id: Id): Promise<Scope | undefined> {
  const row = await tableOf(parent).get(tx, id);
  return row && entityOf(parent).scope(row);
}
