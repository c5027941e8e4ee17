import type { Change } from "#domain/command.ts";
import { type AnyRow, entityOf } from "#domain/entities.ts";
import { addDepartures, type Place } from "../tables/own/departure.ts";
import { addShutOuts, removeShutOuts } from "../tables/own/shut-out.ts";
import type { Tx } from "../tables/sql/db.ts";
import type { Author } from "./derive-changes.ts";
import { idOfChange, rowKey, type StoredRows } from "./stored-rows.ts";

type Authored = Change & { readonly by: Author };

/** What became of somebody's place in a scope. */
type Verdict = Place & { readonly what: "in" | "left" | "out"; readonly by: Author };

/**
 * Notes who went out of a scope by these changes, and whom they shut out of it: a row that let somebody
 * in was removed by somebody else. Whoever leaves by themselves is not; whoever is let in is no longer.
 */
export function noteShutOuts(tx: Tx, changes: readonly Authored[], stored: StoredRows): void {
  const verdicts = new Map<string, Verdict>();
  for (const verdict of verdictsOf(changes, stored))
    verdicts.set(`${verdict.userId}/${verdict.scope}`, verdict);
  const {
    out = [],
    in: back = [],
    left = [],
  } = Object.groupBy(verdicts.values(), ({ what }) => what);
  if (out.length > 0) tx.beforeCommit(addShutOuts(tx, out));
  if (back.length > 0) tx.beforeCommit(removeShutOuts(tx, back));
  const gone = [...out, ...left].map((verdict) => ({
    ...verdict,
    byThemselves: verdict.what === "left",
  }));
  const [first] = gone;
  if (first) tx.beforeCommit(addDepartures(tx, gone, first.by.at));
}

function verdictsOf(changes: readonly Authored[], stored: StoredRows): Verdict[] {
  const rows = new Map<string, AnyRow | undefined>(stored);
  return changes.flatMap((change): Verdict[] => {
    const { grant } = entityOf(change.entity);
    if (!grant) return [];
    const key = rowKey(change.entity, idOfChange(change));
    const before = rows.get(key);
    const after = "put" in change ? change.put : undefined;
    rows.set(key, after);
    const had = before && grant(before);
    const has = after && grant(after);
    const { by } = change;
    if (has && !had) return [{ ...has, what: "in", by }];
    if (!had || has) return [];
    return [{ ...had, what: had.userId === by.actorId ? "left" : "out", by }];
  });
}
