import { pairDialogId } from "#domain/id.ts";
import type { SearchFilter } from "./question.ts";
import type { SearchEntry, SearchKind } from "./search-entry.ts";

type Names = (name: string, kinds: readonly SearchKind[]) => readonly SearchEntry[];

/** Whether an entry fulfils the filters. `entriesNamed` finds whom or what a typed name means. */
export function filterBy(
  filters: readonly SearchFilter[],
  entriesNamed: Names,
  userId: number,
): (entry: SearchEntry) => boolean {
  if (filters.length === 0) return () => true;
  const kinds = new Set(filters.flatMap((filter) => (filter.by === "type" ? [filter.kind] : [])));
  const held = filters.flatMap((filter) => (filter.by === "holds" ? [filter.kind] : []));
  const people = filters.some(({ by }) => by === "from") && peopleOf(filters, entriesNamed);
  const places = filters.some(({ by }) => by === "in") && placesOf(filters, entriesNamed, userId);
  const times = (wanted: "after" | "before") =>
    filters.flatMap((filter) => (filter.by === wanted && "time" in filter ? [filter.time] : []));
  const from = Math.max(0, ...times("after"));
  const until = Math.min(Number.MAX_SAFE_INTEGER, ...times("before"));
  return (entry) =>
    (kinds.size === 0 || kinds.has(entry.kind)) &&
    (held.length === 0 || held.some((kind) => entry.kinds.includes(kind))) &&
    (!people || entry.userIds.some((id) => people.has(id))) &&
    (!places || places.plans.has(entry.planId) || places.dialogs.has(entry.dialogId)) &&
    entry.time >= from &&
    entry.time < until;
}

function peopleOf(filters: readonly SearchFilter[], entriesNamed: Names): ReadonlySet<number> {
  const ids = filters.flatMap((filter) => {
    if (filter.by !== "from") return [];
    if ("userId" in filter) return [filter.userId];
    return entriesNamed(filter.name, ["person"]).map(({ id }) => id);
  });
  return new Set(ids);
}

function placesOf(filters: readonly SearchFilter[], entriesNamed: Names, userId: number) {
  const plans = new Set<number>();
  const dialogs = new Set<number>();
  for (const filter of filters) {
    if (filter.by !== "in") continue;
    if ("planId" in filter) plans.add(filter.planId);
    if ("dialogId" in filter) dialogs.add(filter.dialogId);
    if (!("name" in filter)) continue;
    for (const { kind, id } of entriesNamed(filter.name, ["plan", "chat", "person"])) {
      if (kind === "plan") plans.add(id);
      else dialogs.add(kind === "chat" ? id : pairDialogId(userId, id));
    }
  }
  return { plans, dialogs };
}
