import type { Actor } from "../command.ts";
import type { CompanyForm } from "../company-form/company-form.ts";
import {
  reachOfPeople,
  reaching,
  recordsReadBy,
} from "../company-form/permission/own-permission.ts";
import type { IdValue } from "../form/field-kinds/names.ts";
import { type Id, joinKey } from "../id.ts";
import { ahead, get, type GlancedRecord, glanceAt, holdsAll, type Reading } from "../reading.ts";
import type { LookedAt } from "./record-with-form.ts";

/** A record that a field names, and the form of which it has to be. */
interface NamedRecord {
  readonly id: IdValue;
  /** Its id or code, as a field says it; "" = none is named. */
  readonly of?: string | undefined;
  /** Its id, as a data interface says it. */
  readonly formId?: Id;
}

/** Records that are looked at together. */
const PORTION = 100;

/** What is remembered of a record that was looked at. */
interface Known {
  /** undefined = it is nobody's to read who asks. */
  readonly title: string | undefined;
  readonly of: CompanyForm;
}

/** How records of a form are read by whoever asks. */
interface FormRead {
  readonly of: CompanyForm;
  readonly isByMaker: ReturnType<typeof reaching>;
  /** undefined = by no condition. */
  readonly isByValues: ReturnType<typeof reaching> | undefined;
}

/**
 * The titles of records that fields name; undefined where there is no such record, where it is of another form than the field asks
 * for, or where it is nobody's to read who asks. Where not all records are at hand, those that are not found go by their ids.
 */
export function* recordNames(
  asked: readonly NamedRecord[],
  { userId }: Pick<Actor, "userId">,
): Reading<(named: NamedRecord) => string | undefined> {
  if (asked.length === 0) return () => undefined;
  const isWhole = yield* holdsAll("record");
  const ids = idsOf(asked.map(({ id }) => id));
  const forms = new Map<Id, FormRead | undefined>();
  const known = new Map<Id, Known>();
  for (const portion of portionsOf(ids)) {
    for (const [id, one] of yield* knownOf(portion, forms, userId)) known.set(id, one);
  }
  return (named) => {
    const one = known.get(Number(named.id));
    if (!one) return isWhole ? undefined : String(named.id);
    // The words of one whose form gives none are there all the same.
    return isOf(one.of, named) && one.title !== undefined
      ? one.title || String(named.id)
      : undefined;
  };
}

/** What stands in a record is read only where it depends on it who reads it. */
function* knownOf(
  ids: readonly Id[],
  forms: Map<Id, FormRead | undefined>,
  userId: Id,
): Reading<ReadonlyMap<Id, Known>> {
  const known = new Map<Id, Known>();
  const open = new Map<Id, (record: GlancedRecord) => boolean>();
  const heads = yield* glanceAt(ids, false);
  yield* ahead(
    "recordUser",
    [...heads.keys()].map((id) => joinKey(id, userId)),
  );
  for (const record of heads.values()) {
    const { id, formId, title } = record;
    if (!forms.has(formId)) forms.set(formId, yield* formRead(formId, userId));
    const form = forms.get(formId);
    if (!form) continue;
    const isRead = form.isByMaker(record) || (yield* get("recordUser", joinKey(id, userId)));
    known.set(id, { title: isRead ? title : undefined, of: form.of });
    if (!isRead && form.isByValues) open.set(id, form.isByValues);
  }
  for (const [id, record] of yield* glanceAt([...open.keys()], true)) {
    const one = known.get(id);
    if (one && open.get(id)?.(record)) known.set(id, { ...one, title: record.title });
  }
  return known;
}

function* formRead(formId: Id, userId: Id): Reading<FormRead | undefined> {
  const of = yield* get("form", formId);
  if (!of) return undefined;
  const reach = yield* recordsReadBy(of, userId);
  return {
    of,
    isByMaker: reaching(reachOfPeople(reach)),
    isByValues: reach.conditions.length > 0 ? reaching(reach) : undefined,
  };
}

/** Looks at records at once that fields name, and reads what lets these people into them. */
export function* recordsTogether(
  said: readonly IdValue[],
  userIds: readonly Id[],
): Reading<LookedAt> {
  const ids = idsOf(said);
  yield* ahead(
    "recordUser",
    ids.flatMap((id) => userIds.map((userId) => joinKey(id, userId))),
  );
  return yield* glanceAt(ids, true);
}

/** So many as are looked at together: of large ones no more are held at a time. */
export function portionsOf<One>(all: readonly One[]): One[][] {
  return Array.from({ length: Math.ceil(all.length / PORTION) }, (_, at) =>
    all.slice(at * PORTION, (at + 1) * PORTION),
  );
}

function idsOf(said: readonly IdValue[]): Id[] {
  return [...new Set(said.map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** A field that names no form takes the records of any. */
function isOf({ id, code }: CompanyForm, { of = "", formId }: NamedRecord): boolean {
  if (formId !== undefined) return formId === id;
  return of === "" || of === String(id) || of === code;
}
