import hongKong from "opencc-js/dict/HKVariantsRev";
import traditional from "opencc-js/dict/TSCharacters";

interface Tables {
  /** What a character is compared as; whoever is not here is compared as itself. */
  readonly folded: ReadonlyMap<string, string>;
  /** By what they are compared as: all characters of which that holds. */
  readonly alike: ReadonlyMap<string, string>;
}

let tables: Tables | undefined;
const han = /\p{sc=Han}/gu;

/**
 * A text with every Chinese character in its simplified form, one for one, so that places in it stay where they are.
 * For comparing only: several characters become one (後 and 后), and nobody should read it.
 */
export function foldHan(text: string): string {
  tables ??= readTables();
  const { folded } = tables;
  return text.replace(han, (character) => folded.get(character) ?? character);
}

/** All ways to write a character, itself among them: what `foldHan` makes one of. */
export function alikeInHan(character: string): string {
  tables ??= readTables();
  return tables.alike.get(foldHan(character)) ?? character;
}

function readTables(): Tables {
  const simple = pairsOf(traditional);
  const outcomes = new Set(simple.values());
  // Where Hong Kong's form is a simplified character of its own, as 台 is, that is what it stays.
  const local = [...pairsOf(hongKong)].filter(([from]) => !simple.has(from) && !outcomes.has(from));
  const folded = new Map([...simple, ...local]);
  for (const [from, to] of folded) folded.set(from, lastOf(folded, to));
  const alike = new Map<string, string>();
  for (const [from, to] of folded) alike.set(to, (alike.get(to) ?? to) + from);
  return { folded, alike };
}

/** A form may have one of its own that is simpler still. */
function lastOf(folded: ReadonlyMap<string, string>, character: string): string {
  let last = character;
  for (let next = folded.get(last); next && next !== last; next = folded.get(last)) last = next;
  return last;
}

function pairsOf(table: string): Map<string, string> {
  const pairs = table.split("|").map((pair): [string, string] => {
    const [from = "", to = ""] = pair.split(" ");
    return [from, to];
  });
  // Rare signs of two units that are simplified to one would shift what stands behind them.
  return new Map(pairs.filter(([from, to]) => from !== to && from.length === to.length));
}
