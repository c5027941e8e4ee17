import type { Change } from "#domain/command.ts";
import { entityOf, type RowId } from "#domain/entities.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { rootOf, type Scope } from "#domain/scope.ts";
import type { Subject } from "#domain/subject-row.ts";
import type { NamedThing } from "../database/outbox-entry.ts";
import type { Answering } from "../fold/answer.ts";

type Row = Readonly<Record<string, unknown>>;

/** Where rows are looked up: what the rule makes, what it has read, what is here. */
export interface Known {
  readonly rows: Answering;
  readonly changes: readonly Change[];
}

/** What something is about and that in which it lies, by their names of now; in one's own scope nothing lies. */
export async function nameThings(
  known: Known,
  subject: Subject | undefined,
  { lane, own }: { readonly lane: Scope; readonly own: Scope },
): Promise<NamedThing[]> {
  const root = lane === own ? undefined : rootOf(lane);
  const entity = entityNames.find((name) => name === root?.kind);
  const around = root && entity && { entity, id: root.id };
  const things: NamedThing[] = [];
  for (const place of [subject, around]) {
    const thing = place && (await nameThing(known, place));
    if (!thing) continue;
    const isNamed = things.some(({ entity: kind, id }) => kind === thing.entity && id === thing.id);
    if (!isNamed) things.push(thing);
  }
  return things;
}

/** The row by its name, or where it has none that to which it belongs. */
async function nameThing(known: Known, { entity, id }: Subject): Promise<NamedThing | undefined> {
  const row = await findRow(known, entity, id);
  if (!row) return undefined;
  const { title, parent } = entityOf(entity);
  if (title) return { entity, id, name: title(row) };
  if (!parent) return undefined;
  return nameThing(known, {
    entity: parent.entity as EntityName,
    id: row[parent.field] as RowId,
  });
}

async function findRow(
  { rows, changes }: Known,
  entity: EntityName,
  id: RowId,
): Promise<Row | undefined> {
  const read = (await rows.answer({ kind: "get", entity, id })) as Row | undefined;
  if (read) return read;
  for (const change of changes) {
    if (change.entity === entity && "put" in change && change.put.id === id) return change.put;
  }
  return undefined;
}
