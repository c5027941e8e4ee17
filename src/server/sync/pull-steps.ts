import type { PullBody } from "#contract/calls/sync.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { entityTable } from "#domain/entity-table.gen.ts";
import type { Id } from "#domain/id.ts";
import { openScopes } from "#domain/scope.ts";
import { grantsBetween, grantsOf } from "../tables/access.ts";
import type { Reach } from "../tables/own/change.ts";
import type { Tx } from "../tables/sql/db.ts";
import type { Cursor } from "./cursor.ts";

/**
 * A pull runs through steps, each of which may take several pages: for every
 * entity first the scopes that the client knows, from where it stands, then
 * those that it was let into since then, from the beginning.
 */
export interface Step {
  entity: EntityName;
  scopes: readonly string[];
  since: number;
  fresh: boolean;
}

/** Lines of the log that are gone through faster than a person's scopes are looked up in it. */
const LOG_READ_THROUGH = 2_000;

/** Who asks, from where on, and for which kinds from the beginning. */
export interface Wanted {
  userId: Id;
  start: Cursor;
  again: ReadonlySet<EntityName>;
}

/** What somebody may see, as far as a pull has to know it. */
export interface View {
  /** All scopes, by name or as whoever is let into them. */
  reach: Reach;
  /** Those of them of which the client has nothing yet. */
  fresh: readonly string[];
  /** Those that it had before, where the log does not tell all that is wanted of them. */
  known: readonly string[];
}

/**
 * Where little has been logged since, and nothing is wanted from the beginning, the log is gone through
 * and nobody asks how many scopes there are; where much has been, each scope is looked up in it.
 */
export async function viewOf(tx: Tx, { userId, start, again }: Wanted): Promise<View> {
  const { since, until } = start;
  if (again.size === 0 && since > 0 && until - since <= LOG_READ_THROUGH) {
    const granted = await grantsBetween(tx, userId, since, until);
    return { reach: { userId }, fresh: granted.map(({ target }) => target), known: [] };
  }
  const known: string[] = openScopes(userId);
  const fresh: string[] = [];
  for (const { target, seq } of await grantsOf(tx, userId)) {
    // Whoever was let in after the cut gets the scope with the next pull.
    if (seq <= until) (seq > since ? fresh : known).push(target);
  }
  return { reach: { scopes: [...known, ...fresh] }, fresh, known };
}

/** The steps of a pull in their order, always as many, so that a cursor means the same one with each page. */
export function stepsOf(
  { known, fresh }: View,
  touched: readonly { entity: EntityName; scope: string }[] | undefined,
  { start: { since }, again }: Wanted,
): Step[] {
  const isFresh = new Set(fresh);
  const changed = touched?.filter(({ scope }) => !isFresh.has(scope));
  const byEntity = changed && Map.groupBy(changed, ({ entity }) => entity);
  return entityNames.flatMap((entity) => {
    const ofFresh = { entity, scopes: fresh, since: 0, fresh: true };
    if (again.has(entity)) return [{ entity, scopes: known, since: 0, fresh: true }, ofFresh];
    const scopes = byEntity ? (byEntity.get(entity) ?? []).map(({ scope }) => scope) : known;
    return [{ entity, scopes, since, fresh: since === 0 }, ofFresh];
  });
}

/** The kinds that are wanted from the beginning and that this server has in the shape wanted. */
export function kindsAgain({ again = [] }: PullBody): ReadonlySet<EntityName> {
  return new Set(
    entityNames.filter((name) =>
      again.some(({ kind, version }) => kind === name && version <= entityTable[name].shapeVersion),
    ),
  );
}
