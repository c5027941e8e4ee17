import type { Option } from "../form/field-kinds/field-properties.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import type { Dictionary, DictionaryEntry } from "./dictionary.ts";
import { DICTIONARY_ENTRY_DEPTH_MAX } from "./dictionary-limits.ts";

type Entries = readonly DictionaryEntry[];

/** The entries right below one, in their order; "" = those at the top. */
export function entriesBelow(entries: Entries, parentCode: string): DictionaryEntry[] {
  return entries.filter((each) => each.parentCode === parentCode).toSorted(orderOfEntries);
}

/** Ranks that two people gave at once may be the same: then the code says which comes first, everywhere alike. */
function orderOfEntries(left: DictionaryEntry, right: DictionaryEntry): number {
  if (left.rank !== right.rank) return left.rank < right.rank ? -1 : 1;
  return left.code < right.code ? -1 : 1;
}

/** The entry and all that stand below it. */
export function entriesUnder(entries: Entries, code: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [code];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (found.has(at)) continue;
    found.add(at);
    for (const each of entries) if (each.parentCode === at) waiting.push(each.code);
  }
  return found;
}

/** Why an entry cannot stand where it shall. */
export function refuseEntryPlace(
  entries: Entries,
  { code, parentCode }: Pick<DictionaryEntry, "code" | "parentCode">,
): Refusal | undefined {
  const byCode = new Map(entries.map((each) => [each.code, each]));
  if (parentCode !== "" && !byCode.has(parentCode)) return parameterError("dictionary.entryGone");
  let above = 0;
  for (let at = byCode.get(parentCode); at; at = byCode.get(at.parentCode)) {
    if (at.code === code) return parameterError("dictionary.cycle");
    above += 1;
    if (above > DICTIONARY_ENTRY_DEPTH_MAX) break;
  }
  return above + heightOf(entries, code) > DICTIONARY_ENTRY_DEPTH_MAX
    ? parameterError("dictionary.tooDeep", { count: DICTIONARY_ENTRY_DEPTH_MAX })
    : undefined;
}

function heightOf(entries: Entries, code: string): number {
  const below = entries.filter((each) => each.parentCode === code);
  return 1 + Math.max(0, ...below.map((each) => heightOf(entries, each.code)));
}

/** What can be chosen in a field by a dictionary, as a tree; what is switched off cannot, but keeps its words. */
export function dictionaryOptions({
  entries,
  enabled,
}: Pick<Dictionary, "entries" | "enabled">): Option[] {
  const children = Map.groupBy(entries.toSorted(orderOfEntries), ({ parentCode }) => parentCode);
  const below = (parentCode: string, isOn: boolean): Option[] =>
    (children.get(parentCode) ?? []).map((entry) => {
      const offered = isOn && entry.enabled;
      const options = below(entry.code, offered);
      return {
        id: entry.code,
        name: entry.name,
        ...(!offered && { disabled: true }),
        ...(options.length > 0 && { children: options }),
      };
    });
  return below("", enabled);
}

/** The entries that can still be chosen; what stands below one that is switched off cannot. */
export function offeredEntries({
  entries,
  enabled,
}: Pick<Dictionary, "entries" | "enabled">): DictionaryEntry[] {
  const children = Map.groupBy(entries, ({ parentCode }) => parentCode);
  const below = (parentCode: string): DictionaryEntry[] =>
    (children.get(parentCode) ?? []).flatMap((entry) =>
      entry.enabled ? [entry, ...below(entry.code)] : [],
    );
  return enabled ? below("") : [];
}

/** The dictionary that goes by an id or a code. */
export function dictionaryNamed<Named extends Pick<Dictionary, "id" | "code">>(
  all: readonly Named[],
  name: string,
): Named | undefined {
  return all.find(({ id, code }) => String(id) === name || code === name);
}
