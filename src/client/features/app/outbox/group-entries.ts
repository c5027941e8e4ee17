import type { NamedThing } from "#client/data/database/outbox-entry.ts";

interface Placed {
  readonly about?: readonly NamedThing[] | undefined;
}

/** Entries of one plan or chat; `place` is missing for what lies in none. */
export interface EntryGroup<Entry> {
  readonly key: string;
  readonly place: NamedThing | undefined;
  readonly entries: readonly Entry[];
}

/**
 * Puts together what belongs to the same plan or chat, in the order in which each was first touched. What lies in
 * none stands first: below the name of another it would seem to be of that.
 */
export function groupEntries<Entry extends Placed>(entries: readonly Entry[]): EntryGroup<Entry>[] {
  const byPlace = Map.groupBy(entries, ({ about }) => {
    const place = about?.at(-1);
    return place ? `${place.entity}:${place.id}` : "";
  });
  const groups = [...byPlace].map(([key, those]) => ({
    key,
    place: those.at(-1)?.about?.at(-1),
    entries: those,
  }));
  return groups.toSorted((left, right) => Number(left.key !== "") - Number(right.key !== ""));
}
