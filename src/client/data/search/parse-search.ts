import { parseDay } from "./parse-day.ts";
import { foldText } from "#domain/search/fold-text.ts";
import type { SearchFilter } from "./question.ts";
import { type SearchKind, searchKinds } from "./search-entry.ts";

export const operators = ["from", "in", "type", "after", "before"] as const;
export type Operator = (typeof operators)[number];

/** What the filters are called by the person who types; the first word of each is the one to show. */
export interface FilterWords {
  readonly operators: Readonly<Record<Operator, readonly string[]>>;
  readonly kinds: Readonly<Record<SearchKind, readonly string[]>>;
  /** For "from:me". */
  readonly me: readonly string[];
  readonly today: readonly string[];
  readonly yesterday: readonly string[];
}

/** A filter as it stands in what was typed. */
export interface TypedFilter {
  readonly operator: Operator;
  readonly value: string;
  /** Whether something was typed behind it, or its quotes are closed. */
  readonly closed: boolean;
  /** Where it stands, UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

export interface ParsedSearch {
  /** Everything that is no filter. */
  readonly words: string;
  readonly filters: readonly TypedFilter[];
}

const value = /(?:"(?<quoted>[^"]*)(?<close>"?)|(?<bare>\S*))/u.source;

/** Takes filters such as `from:dana` or `in:"North pier"` out of what was typed. */
export function parseSearch(text: string, words: FilterWords): ParsedSearch {
  const byWord = new Map(
    operators.flatMap((operator) =>
      words.operators[operator].map((word) => [word.toLowerCase(), operator] as const),
    ),
  );
  const names = [...byWord.keys()].map(escape).join("|");
  const pattern = new RegExp(`(?<=^|\\s)(?<name>${names})[:：]${value}`, "giu");
  const filters = Array.from(text.matchAll(pattern), (match): TypedFilter => {
    const { name = "", quoted, close, bare = "" } = match.groups ?? {};
    const end = match.index + match[0].length;
    return {
      operator: byWord.get(name.toLowerCase()) ?? "in",
      value: quoted ?? bare,
      closed: close === '"' || (quoted === undefined && end < text.length),
      start: match.index,
      end,
    };
  });
  return { words: without(text, filters), filters };
}

/** What was typed without some of its filters. */
export function without(text: string, filters: readonly TypedFilter[]): string {
  let rest = "";
  let at = 0;
  for (const { start, end } of filters) {
    rest += text.slice(at, start);
    at = end;
  }
  return (rest + text.slice(at)).replaceAll(/\s+/g, " ").trimStart();
}

/** What a typed filter asks for; undefined when its value says nothing. */
export function filterOf(
  { operator, value: typed }: Pick<TypedFilter, "operator" | "value">,
  words: FilterWords,
  { userId, now }: { readonly userId: number; readonly now: number },
): SearchFilter | undefined {
  const folded = foldText(typed.trim());
  if (!folded) return undefined;
  const isOne = (names: readonly string[]) => names.some((name) => foldText(name) === folded);
  switch (operator) {
    case "from":
      return isOne(words.me) ? { by: "from", userId } : { by: "from", name: typed };
    case "in":
      return { by: "in", name: typed };
    case "type": {
      const kind = kindsNamed(folded, words)[0];
      return kind && { by: "type", kind };
    }
    case "after":
    case "before": {
      const day = isOne(words.today) ? "0d" : typed;
      const time = parseDay(isOne(words.yesterday) ? "1d" : day, now);
      return time === undefined ? undefined : { by: operator, time };
    }
  }
}

/** Kinds of which a name begins like this. */
export function kindsNamed(typed: string, words: FilterWords): SearchKind[] {
  const folded = foldText(typed);
  return searchKinds.filter((kind) =>
    words.kinds[kind].some((name) => foldText(name).startsWith(folded)),
  );
}

function escape(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
