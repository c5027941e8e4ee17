import { failure } from "./failure.ts";
import { type KeyRange, MAX_KEY, MIN_KEY } from "./keys.ts";

export interface IndexSchema {
  readonly name: string;
  readonly path: string | readonly string[];
  /** Whether each element of a list is a key of its own. */
  readonly isMulti: boolean;
}

export interface TableSchema {
  readonly primary: IndexSchema;
  /** Whether the table numbers its rows. */
  readonly isNumbered: boolean;
  readonly indexes: readonly IndexSchema[];
  /** The indexes by their names, as Dexie calls them. */
  readonly idxByName: Readonly<Record<string, IndexSchema>>;
}

/** An index that leads to what is asked for, and how a range of keys is said in its own. */
export interface Way {
  readonly index: IndexSchema;
  readonly isPrimary: boolean;
  rangeOf(range: KeyRange): KeyRange;
}

/** Reads a table as it is declared for Dexie, the primary key first. */
export function parseTable(declared: string): TableSchema {
  const [primary = "", ...indexes] = declared.split(",").map((word) => word.trim());
  if (!/^(\+\+)?[\w.[\]+]+$/.test(primary)) throw notKnown(declared);
  const parsed = indexes.map(parseIndex);
  return {
    primary: parseIndex(primary.replace("++", "")),
    isNumbered: primary.startsWith("++"),
    indexes: parsed,
    idxByName: Object.fromEntries(parsed.map((index) => [index.name, index])),
  };
}

function parseIndex(word: string): IndexSchema {
  const [, star, compound, plain] = /^(\*?)(?:\[([\w.+]+)\]|([\w.]+))$/.exec(word) ?? [];
  const name = word.replace("*", "");
  if (plain !== undefined) return { name, path: plain, isMulti: star === "*" };
  if (compound === undefined || star) throw notKnown(word);
  return { name, path: compound.split("+"), isMulti: false };
}

function notKnown(declared: string): Error {
  return failure("SchemaError", `The tables in memory do not know what ${declared} means`);
}

/** The index by a name, by the primary key (":id" or its name), or one over several fields that begins with it. */
export function wayTo(schema: TableSchema, name: string): Way {
  const { primary, indexes } = schema;
  if (name === ":id" || name === primary.name) {
    return { index: primary, isPrimary: true, rangeOf: (range) => range };
  }
  const exact = indexes.find((index) => index.name === name);
  if (exact) return { index: exact, isPrimary: false, rangeOf: (range) => range };
  const begins = name.startsWith("[") ? `${name.slice(0, -1)}+` : `[${name}+`;
  const wider = [primary, ...indexes].find((index) => index.name.startsWith(begins));
  if (!wider) throw failure("SchemaError", `KeyPath ${name} on object store is not indexed`);
  const given = name.split("+").length;
  const tail = wider.path.length - given;
  return { index: wider, isPrimary: wider === primary, rangeOf: (range) => widened(range, tail) };
}

function widened({ lower, lowerOpen, upper, upperOpen }: KeyRange, tail: number): KeyRange {
  return {
    lower: [...listOf(lower), ...endsOf(lowerOpen ? MAX_KEY : MIN_KEY, tail)],
    lowerOpen: true,
    upper: [...listOf(upper), ...endsOf(upperOpen ? MIN_KEY : MAX_KEY, tail)],
    upperOpen: true,
  };
}

function listOf(key: unknown): readonly unknown[] {
  return Array.isArray(key) ? key : [key];
}

function endsOf(end: unknown, count: number): unknown[] {
  return Array.from({ length: count }, () => end);
}
