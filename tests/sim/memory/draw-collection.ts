import type { Luck } from "../luck.ts";
import type { Collection } from "./collection.ts";
import { Dexie as MemoryDexie } from "./dexie.ts";

/** What things are part of, where both kinds of tables are asked the same. */
export const scopes = ["a", "b", "c"];

export type DrawnCollection = (database: MemoryDexie) => Collection;

/** A question of things, with what narrows it down. */
export function drawCollection(luck: Luck): DrawnCollection {
  const from = luck.pick(sources)?.(luck);
  const narrowed = luck.pick(narrowings)?.(luck);
  return (database) => {
    const found = from?.(database) as Collection;
    return narrowed ? narrowed(found) : found;
  };
}

const { minKey, maxKey } = MemoryDexie;

const sources: readonly ((luck: Luck) => DrawnCollection)[] = [
  () => (database) => database.table("thing").toCollection(),
  () => (database) => database.table("thing").orderBy("scope"),
  () => (database) => database.table("thing").orderBy("[scope+rank]"),
  (luck) => {
    const scope = luck.pick(scopes);
    return (database) => database.table("thing").where("scope").equals(scope);
  },
  (luck) => {
    const wanted = [luck.pick(scopes), luck.pick(scopes)];
    const isList = luck.chance(0.5);
    return (database) => {
      const clause = database.table("thing").where("scope");
      return isList ? clause.anyOf(wanted) : clause.anyOf(...wanted);
    };
  },
  (luck) => {
    const id = luck.upTo(12);
    const below = luck.chance(0.5);
    return (database) => {
      const where = database.table("thing").where("id");
      return below ? where.below(id) : where.aboveOrEqual(id);
    };
  },
  (luck) => {
    const id = luck.upTo(12);
    const above = luck.chance(0.5);
    return (database) => {
      const where = database.table("thing").where("id");
      return above ? where.above(id) : where.belowOrEqual(id);
    };
  },
  (luck) => {
    const [low, high] = [luck.upTo(12), luck.upTo(12)];
    const ends = [luck.chance(0.5), luck.chance(0.5)] as const;
    return (database) =>
      database
        .table("thing")
        .where("id")
        .between(low, high, ...ends);
  },
  (luck) => {
    const scope = luck.pick(scopes);
    return (database) =>
      database.table("thing").where("[scope+rank]").between([scope, minKey], [scope, maxKey]);
  },
  (luck) => {
    const [first, second] = [luck.pick(scopes) ?? "", luck.pick(scopes) ?? ""];
    const wanted = [...new Set([first, second])].map(
      (scope) =>
        [
          [scope, minKey],
          [scope, maxKey],
        ] as const,
    );
    return (database) => database.table("thing").where("[scope+rank]").inAnyRange(wanted);
  },
  (luck) => {
    const person = luck.upTo(3);
    return (database) => database.table("thing").where("people").equals(person);
  },
  (luck) => {
    const people = [luck.upTo(3), luck.upTo(3)];
    return (database) => database.table("thing").where("people").anyOf(people).distinct();
  },
  () => (database) => database.table("thing").where("scope").startsWith("b"),
];

const narrowings: readonly ((luck: Luck) => (found: Collection) => Collection)[] = [
  () => (found) => found,
  () => (found) => found,
  (luck) => {
    const count = luck.upTo(4);
    return (found) => found.limit(count);
  },
  // Not a list, which could be reversed in a copy.
  () => (found) => Reflect.apply(found.reverse, found, []),
  () => (found) => found.filter((row) => Number(row["id"]) % 2 === 0),
  (luck) => {
    const count = luck.upTo(3);
    return (found) => found.filter((row) => Number(row["id"]) % 2 === 1).limit(count);
  },
];
