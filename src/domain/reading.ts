import type { EntityName } from "./entity-names.ts";
import type { RowId, RowOf } from "./entities.ts";
import type { Zone } from "./form/calendar/zone.ts";
import type { UniqueKey } from "./form/record/unique-keys.ts";
import type { SerialRule } from "./form/serial-number/serial-rule.ts";
import type { Id } from "./id.ts";
import type { Scope } from "./scope.ts";

/**
 * Rules read rows without doing I/O: they yield what they ask for, and whoever
 * runs the rule (one IndexedDB or one SQL transaction) hands the rows in.
 */
export type Ask =
  | { readonly kind: "get"; readonly entity: EntityName; readonly id: RowId }
  | {
      readonly kind: "list";
      readonly entity: EntityName;
      readonly where: Where;
      /** The rule looks only at this end of the order, so the other rows may be left out. */
      readonly edge?: Edge;
    }
  | {
      readonly kind: "lines";
      readonly entity: "message";
      readonly scope: Scope;
      /** The message that they are about. */
      readonly of: { readonly id: Id; readonly dialogId: Id; readonly position: number };
    }
  | { readonly kind: "count"; readonly entity: EntityName; readonly scope: Scope }
  | {
      readonly kind: "leavings";
      readonly entity: "access";
      readonly place: { readonly scope: Scope; readonly userId: Id };
      readonly since: number;
    }
  | {
      readonly kind: "nextNumber";
      readonly entity: "form";
      readonly formId: Id;
      readonly rule: SerialRule;
      /** Epoch ms and clock of the date that the number says. */
      readonly now: number;
      readonly zone: Zone;
    }
  | {
      readonly kind: "claimKeys";
      readonly entity: "record";
      readonly formId: Id;
      readonly recordId: Id;
      readonly keys: readonly UniqueKey[];
    }
  | { readonly kind: "clean"; readonly entity: "form"; readonly html: string }
  | { readonly kind: "holdsAll"; readonly entity: EntityName }
  | { readonly kind: "ahead"; readonly entity: EntityName; readonly ids: readonly RowId[] }
  | {
      readonly kind: "glance";
      readonly entity: "record";
      readonly ids: readonly Id[];
      /** Also what stands in them, which is long. */
      readonly wantsValues: boolean;
    };

/**
 * What fields hold. `taskUser.userId` asks for rows in whose list somebody stands with this `userId`, `visibleTo.has` for those in
 * whose list of ids this one stands.
 */
export type Where = Readonly<Record<string, RowId>>;

/** The first or the last of the rows in the order of a field. */
export interface Edge {
  readonly by: string;
  readonly end: "first" | "last";
}

export type Reading<Result> = Generator<Ask, Result, unknown>;

type FieldOf<Name extends EntityName> = keyof RowOf<Name> & string;

/** The row with this id, or undefined. */
export function* get<Name extends EntityName>(
  entity: Name,
  id: RowId,
): Reading<RowOf<Name> | undefined> {
  return (yield { kind: "get", entity, id }) as RowOf<Name> | undefined;
}

/**
 * All rows whose fields equal `where`; the first field named must be one of the
 * entity's `lists`. With `edge` at least the row at that end, and maybe others.
 */
export function* list<Name extends EntityName>(
  entity: Name,
  where: Partial<Record<FieldOf<Name> | `${FieldOf<Name>}.${"userId" | "has"}`, RowId>>,
  edge?: Edge & { readonly by: keyof RowOf<Name> },
): Reading<RowOf<Name>[]> {
  const asked = { kind: "list", entity, where: where as Record<string, RowId> } as const;
  return (yield edge ? { ...asked, edge } : asked) as RowOf<Name>[];
}

/**
 * How many rows of a kind a scope has. A browser need not hold them all and says 0: of what is too many the
 * server tells.
 */
export function* count(entity: EntityName, scope: Scope): Reading<number> {
  return (yield { kind: "count", entity, scope }) as number;
}

/**
 * The lines of the product that tell what people did with a message, and repeat how it begins. Only the server has all of a
 * chat; a browser finds none, and hears from the server what became of them.
 */
export function* linesAbout(
  { id, dialogId, position }: RowOf<"message">,
  scope: Scope,
): Reading<readonly RowOf<"message">[]> {
  const found = yield { kind: "lines", entity: "message", scope, of: { id, dialogId, position } };
  return Array.isArray(found) ? (found as RowOf<"message">[]) : [];
}

/**
 * How often somebody has left a scope by themselves of late, the last time after `since`. Only the server knows;
 * browsers say 0.
 */
export function* leavings(scope: Scope, userId: Id, since: number): Reading<number> {
  const place = { scope, userId };
  return (yield { kind: "leavings", entity: "access", place, since }) as number;
}

/**
 * The next number of a rule of a form, which is used up by the asking: asked for last, when nothing can be refused any
 * more, so that none is left out. Only the server gives numbers; in a browser there is none yet.
 */
export function* nextNumber(
  asked: Omit<Extract<Ask, { kind: "nextNumber" }>, "kind" | "entity">,
): Reading<string> {
  const given = yield { kind: "nextNumber", entity: "form", ...asked };
  return typeof given === "string" ? given : "";
}

/**
 * Claims for a record what no other of its form may have: asked for last, as numbers are. Answers the keys that another one has. Only
 * the server knows them all; a browser finds none.
 */
export function* claimKeys(
  asked: Omit<Extract<Ask, { kind: "claimKeys" }>, "kind" | "entity">,
): Reading<readonly UniqueKey[]> {
  const taken = yield { kind: "claimKeys", entity: "record", ...asked };
  return Array.isArray(taken)
    ? asked.keys.filter(({ fields }) => taken.includes(fields.join()))
    : [];
}

/**
 * HTML without anything that could act or load. Only the server takes out what must not stay; a browser keeps what was written
 * until the server has answered, and cleans whatever it shows.
 */
export function* cleanHtml(html: string): Reading<string> {
  const clean = yield { kind: "clean", entity: "form", html };
  return typeof clean === "string" ? clean : html;
}

/**
 * Whether all rows of a kind are at hand, so that one that is not found is not there. A browser holds those that concern its person:
 * of others the server tells.
 */
export function* holdsAll(entity: EntityName): Reading<boolean> {
  return (yield { kind: "holdsAll", entity }) === true;
}

/** Has rows read at once that are asked for one by one right after; a browser has them at hand anyway. */
export function* ahead(entity: EntityName, ids: readonly RowId[]): Reading<void> {
  if (ids.length > 1) yield { kind: "ahead", entity, ids };
}

/** What a glance tells of a record; `values` is "" where they are not wanted. */
export type GlancedRecord = Pick<
  RowOf<"record">,
  "id" | "formId" | "versionId" | "title" | "createUserId" | "values"
>;

/**
 * Looks at records that nobody has to keep at hand afterwards: many of them are large. Only the server reads them so; a browser, and
 * whoever is not let into all of them, gets them one by one.
 */
export function* glanceAt(
  ids: readonly Id[],
  wantsValues: boolean,
): Reading<ReadonlyMap<Id, GlancedRecord>> {
  const found =
    ids.length > 0 ? yield { kind: "glance", entity: "record", ids, wantsValues } : new Map();
  if (found instanceof Map) return found as ReadonlyMap<Id, GlancedRecord>;
  const rows = new Map<Id, GlancedRecord>();
  yield* ahead("record", ids);
  for (const id of ids) {
    const row = yield* get("record", id);
    if (row) rows.set(id, row);
  }
  return rows;
}

/** Whether a row is one of those asked for. */
export function fits(row: object, where: Where): boolean {
  return Object.entries(where).every(([name, value]) => {
    const [field = "", within] = name.split(".");
    const held: unknown = Reflect.get(row, field);
    if (within === undefined) return held === value;
    if (!Array.isArray(held)) return false;
    if (within === "has") return held.includes(value);
    return held.some((each: object) => Reflect.get(each, within) === value);
  });
}

/** Runs a reading to its end, answering every ask from `answer`. */
export async function runReading<Result>(
  reading: Reading<Result>,
  answer: (ask: Ask) => PromiseLike<unknown>,
): Promise<Result> {
  let step = reading.next();
  while (!step.done) step = reading.next(await answer(step.value));
  return step.value;
}
