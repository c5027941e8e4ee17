import type { ImportCell } from "../../import/sheet/import-cell.ts";
import { compilePattern } from "../pattern/pattern.ts";
import { formatPresets } from "../validation/format-presets.ts";
import { wordsIn } from "./column-cells.ts";
import type { KindDetails, SheetWords } from "./sheet-kind.ts";

/** Ways to write what is held against a pattern, the strictest first. */
const patterns = {
  phone: [
    formatPresets.mobileOrLandline,
    formatPresets.phone,
    String.raw`/^\+?[\d\s().\/-]{6,24}$/`,
  ],
  email: [formatPresets.email, String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`],
  link: [String.raw`/^https?:\/\/\S+$/i`, String.raw`/^(https?:\/\/|www\.)\S+$/i`],
} as const;

/** A text that fits a pattern: the strictest that all of these do, else the widest. */
export function patternDetails(
  kind: keyof typeof patterns,
  cells: readonly ImportCell[],
  { wrong }: SheetWords,
): KindDetails {
  const texts = cells.map(wordsIn);
  const fitting = patterns[kind].find((pattern) => isFitted(pattern, texts));
  const pattern = fitting ?? patterns[kind].at(-1) ?? "";
  return { zjKey: "input", config: { regList: [{ pattern, message: wrong[kind] }] } };
}

function isFitted(pattern: string, texts: readonly string[]): boolean {
  const compiled = compilePattern(pattern);
  return compiled.ok && texts.every((text) => compiled.value.fits(text));
}

const ON_AND_OFF: readonly (readonly [on: string, off: string])[] = [
  ["yes", "no"],
  ["y", "n"],
  ["true", "false"],
  ["ja", "nein"],
  ["j", "n"],
  ["wahr", "falsch"],
  ["oui", "non"],
  ["o", "n"],
  ["vrai", "faux"],
  ["ya", "tidak"],
  ["是", "否"],
  ["有", "无"],
  ["有", "無"],
  ["对", "错"],
  ["はい", "いいえ"],
  ["예", "아니요"],
  ["예", "아니오"],
  ["네", "아니요"],
  ["○", "×"],
  ["√", "×"],
  ["✓", "✗"],
  ["✔", "✘"],
  ["ok", "nok"],
];
/** Marks that say yes where nothing says no. */
const ON_ALONE: ReadonlySet<string> = new Set(["x", "✓", "✔", "☑", "√", "○", "●"]);

/** The two words that a column goes by, whatever their capitals; undefined where it says anything else. */
export function onAndOff(cells: readonly ImportCell[]): readonly [string, string] | undefined {
  const said = new Map<string, string>();
  for (const word of cells.map(wordsIn))
    if (!said.has(word.toLowerCase())) said.set(word.toLowerCase(), word);
  const [first = "", ...rest] = said.values();
  if (said.size === 1 && ON_ALONE.has(first.toLowerCase())) return [first, ""];
  // One letter alone could be anything.
  if (said.size === 0 || said.size > 2 || (rest.length === 0 && first.length === 1))
    return undefined;
  const pair = ON_AND_OFF.find((each) => [...said.keys()].every((word) => each.includes(word)));
  if (!pair) return undefined;
  const wordFor = (word: string) => said.get(word) ?? asWritten(word, first);
  return [wordFor(pair[0]), wordFor(pair[1])];
}

/** The word that a column does not say, as it says the other. */
function asWritten(word: string, like: string): string {
  if (like.length > 1 && like === like.toUpperCase()) return word.toUpperCase();
  const isCapital = like.charAt(0) !== like.charAt(0).toLowerCase();
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

export function switchDetails(cells: readonly ImportCell[]): KindDetails {
  const [activeTxt, inactiveTxt] = onAndOff(cells) ?? ["", ""];
  return {
    zjKey: "switch",
    properties: {
      ...(activeTxt !== "" && { activeTxt }),
      ...(inactiveTxt !== "" && { inactiveTxt }),
    },
  };
}
