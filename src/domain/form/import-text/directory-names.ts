import type {
  ChoiceColumns,
  IdValue,
  Names,
  NameSource,
  NameSourceType,
} from "../field-kinds/names.ts";

/** Something that people name in a sheet. */
export interface NamedThing {
  readonly id: IdValue;
  readonly name: string;
  /** Tells people of one name apart: `name/account`. */
  readonly account?: string;
  /** What stands above it, 0 or left out = nothing. */
  readonly parentId?: IdValue;
}

/** What is known by words here, by where the words come from. */
export interface Directory {
  readonly things: Readonly<Partial<Record<NameSourceType, readonly NamedThing[]>>>;
  /** Records of the form that goes by this id or code. */
  readonly records?: (model: string) => readonly NamedThing[];
  /** Entries of the dictionary that goes by this id or code. */
  readonly entries?: (dictionary: string) => readonly NamedThing[];
  /** Rows of the data interface that goes by this id or code. */
  readonly rows?: (of: string, columns: ChoiceColumns) => readonly NamedThing[];
  /** All areas from the top down, each with the codes of its path. */
  readonly areas?: readonly AreaPathNamed[];
}

interface AreaPathNamed {
  readonly codes: readonly IdValue[];
  readonly names: readonly string[];
}

/** What mixed lists may name, with what their ids end with. */
const MIXED = [
  ["user", "user"],
  ["department", "department"],
  ["position", "position"],
  ["group", "group"],
  ["role", "role"],
] as const satisfies readonly (readonly [NameSourceType, string])[];

/** Words to ids as sheets write them (forms-approvals 4): people by name or name/account, units by name or by their path. */
export function directoryNames({ things, records, entries, rows, areas = [] }: Directory): Names {
  const indexes = new Map<string, NameIndex>();
  const indexOf = (source: NameSource): NameIndex => {
    const { type, of = "", columns } = source;
    const key = JSON.stringify([type, of, columns]);
    const known = indexes.get(key) ?? nameIndex(listOf(source));
    indexes.set(key, known);
    return known;
  };
  const listOf = ({ type, of = "", columns }: NameSource): readonly NamedThing[] => {
    if (type === "interface") return (columns && rows?.(of, columns)) ?? [];
    if (type === "record") return records?.(of) ?? [];
    return type === "options" ? (entries?.(of) ?? []) : (things[type] ?? []);
  };
  const areaIndex = new Map<string, readonly IdValue[]>();
  for (const { codes, names } of areas)
    for (const [at] of names.entries())
      areaIndex.set(names.slice(0, at + 1).join("/"), codes.slice(0, at + 1));
  const mixedId = (words: string): IdValue | undefined => {
    const found = MIXED.flatMap(([type, tag]) => {
      const id = indexOf({ type }).only(words);
      return id === undefined ? [] : [`${id}--${tag}`];
    });
    return found.length === 1 ? found[0] : undefined;
  };
  return {
    nameOf: (source, id) => indexOf(source).nameOf(id),
    idOf: (source, words) =>
      source.type === "mixed" ? mixedId(words) : indexOf(source).only(words),
    pathOf: (source, words) =>
      source.type === "area" ? areaIndex.get(words.join("/")) : indexOf(source).path(words),
  };
}

interface NameIndex {
  nameOf(id: IdValue): string | undefined;
  /** The one that goes by these words, alone or with what stands above it. */
  only(words: string): IdValue | undefined;
  path(words: readonly string[]): readonly IdValue[] | undefined;
}

function nameIndex(all: readonly NamedThing[]): NameIndex {
  const byId = new Map(all.map((thing) => [String(thing.id), thing]));
  const above = (thing: NamedThing): readonly NamedThing[] => {
    const path = [thing];
    for (
      let next = byId.get(String(thing.parentId ?? 0));
      next && !path.includes(next);
      next = byId.get(String(next.parentId ?? 0))
    )
      path.unshift(next);
    return path;
  };
  const byWords = Map.groupBy(
    all.flatMap((thing) => {
      const path = above(thing).map(({ name }) => name);
      const words = new Set([thing.name, path.join("/"), `${thing.name}/${thing.account ?? ""}`]);
      return [...words].map((word) => ({ word, thing }));
    }),
    ({ word }) => word,
  );
  const thingNamed = (words: string): NamedThing | undefined => {
    const found = byWords.get(words) ?? [];
    return found.length === 1 ? found[0]?.thing : undefined;
  };
  return {
    nameOf: (id) => byId.get(String(id))?.name,
    only: (words) => thingNamed(words)?.id,
    path: (words) => {
      const thing = thingNamed(words.join("/"));
      return thing && above(thing).map(({ id }) => id);
    },
  };
}
