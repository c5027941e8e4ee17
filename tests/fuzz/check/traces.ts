import { companyScope } from "#domain/scope.ts";
import type { Kept, Snapshot } from "../world/snapshot.ts";
import { type Place, placeOfEntry, readableScopesOf } from "../world/sight.ts";
import { markWordsIn } from "../draw/mark-word.ts";

/** What gives a row away wherever it turns up: numbers that may be ids, and words that only it holds. */
export interface Traces {
  readonly numbers: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** Ids of things begin above those of people; times of this age are numbers too and do no harm. */
const NUMBER = /\d{8,16}/g;

export function tracesIn(text: string): Traces {
  return { numbers: new Set(text.match(NUMBER)), words: new Set(markWordsIn(text)) };
}

const kept = new WeakMap<object, Traces>();
const byVersion = new Map<string, Traces>();

/** Traces of a row; rows that did not change are not looked through again. */
function tracesOf(row: Kept): Traces {
  const found = kept.get(row);
  if (found) return found;
  const version = `${row.entity}:${String(row.row["id"])}:${row.seq}:${row.scope}`;
  const traces = byVersion.get(version) ?? tracesIn(JSON.stringify(row.row));
  byVersion.set(version, traces);
  kept.set(row, traces);
  return traces;
}

/** Forgets the rows of a company that is gone. */
export function forgetTraces(): void {
  byVersion.clear();
}

/** What lies in each scope, and what entries of the menu say; where those stand, whom they let in and to which forms they lead lies in that of the company. */
export function tracesByScope(snapshot: Snapshot): Map<Place, Traces> {
  const byPlace = Map.groupBy(snapshot.all, ({ entity, row, scope }): Place =>
    entity === "menuItem" ? placeOfEntry(Number(row["id"])) : scope,
  );
  const traces = new Map([...byPlace].map(([place, rows]) => [place, joined(rows.map(tracesOf))]));
  const stands = snapshot.rows.menuItem.map(({ row: { id, parentId, roles, formId } }) =>
    tracesIn(JSON.stringify({ id, parentId, roles, formId })),
  );
  const company = traces.get(companyScope);
  return traces.set(companyScope, joined(company ? [company, ...stands] : stands));
}

/** What somebody may know at a moment; what nobody in particular may is the name of the company. */
export function sightOf(snapshot: Snapshot, scopes: Map<Place, Traces>, userId: number): Traces {
  const open = snapshot.rows.company.map((row) => tracesOf(row as Kept));
  const visible = [...readableScopesOf(snapshot, userId)].flatMap(
    (scope) => scopes.get(scope) ?? [],
  );
  const isAdmin = snapshot.rows.user.some(({ row }) => row.id === userId && row.isAdmin);
  return joined([...open, ...visible, ...(isAdmin ? [tracesIn(snapshot.audit)] : [])]);
}

export function joined(traces: readonly Traces[]): Traces {
  const numbers = new Set<string>();
  const words = new Set<string>();
  for (const trace of traces) {
    for (const number of trace.numbers) numbers.add(number);
    for (const word of trace.words) words.add(word);
  }
  return { numbers, words };
}
