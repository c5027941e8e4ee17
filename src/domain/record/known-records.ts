import type { Actor } from "../command.ts";
import type { CompanyForm } from "../company-form/company-form.ts";
import { isReached, type Reach, recordsReadBy } from "../company-form/permission/own-permission.ts";
import type { IdValue } from "../form/field-kinds/names.ts";
import { type Id, joinKey } from "../id.ts";
import { ahead, get, holdsAll, type Reading } from "../reading.ts";
import { recordWithForm } from "./record-with-form.ts";

/** A record that a field names, and the form of which it has to be: its id or code, "" = none is named. */
interface NamedRecord {
  readonly id: IdValue;
  readonly of?: string | undefined;
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
  yield* recordsAhead(
    asked.map(({ id }) => id),
    [userId],
  );
  const reaches = new Map<Id, Reach>();
  const titles = new Map<string, string | undefined>();
  for (const named of asked) {
    const found = yield* recordWithForm(named.id);
    if (!found) {
      titles.set(keyOf(named), isWhole ? undefined : String(named.id));
      continue;
    }
    const { record, of } = found;
    const reach = reaches.get(of.id) ?? (yield* recordsReadBy(of, userId));
    reaches.set(of.id, reach);
    const isRead =
      isReached(reach, record) || (yield* get("recordUser", joinKey(record.id, userId)));
    // The words of one whose form gives none are there all the same.
    const title = record.title || String(named.id);
    titles.set(keyOf(named), isRead && isOf(of, named.of ?? "") ? title : undefined);
  }
  return (named) => titles.get(keyOf(named));
}

/** Reads records at once that fields name, with what lets these people into them. */
export function* recordsAhead(said: readonly IdValue[], userIds: readonly Id[]): Reading<void> {
  const ids = [...new Set(said.map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);
  yield* ahead("record", ids);
  yield* ahead(
    "recordUser",
    ids.flatMap((id) => userIds.map((userId) => joinKey(id, userId))),
  );
}

function keyOf({ id, of = "" }: NamedRecord): string {
  return JSON.stringify([of, id]);
}

/** A field that names no form takes the records of any. */
function isOf({ id, code }: CompanyForm, named: string): boolean {
  return named === "" || named === String(id) || named === code;
}
