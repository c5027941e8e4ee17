import type { ImportCell } from "../../import/sheet/import-cell.ts";
import { wordsIn } from "./column-cells.ts";
import type { KindDetails } from "./sheet-kind.ts";

/** Choices of a field at most, however many words its column says. */
const CHOICES_MAX = 300;
/** Letters of a choice. */
const CHOICE_MAX = 60;
const PART_MAX = 40;
/** Different words that are guessed to be choices, and how often each stands there on the whole. */
const GUESSED_MAX = 30;
const REPEATED = 2;
const SEPARATOR = /[,，、;；]/;

/** The words that a column says, each once, the commonest ones first where there are too many. */
function choicesOf(words: readonly string[]): readonly string[] {
  const counts = Map.groupBy(words, (word) => word);
  const all = [...counts.keys()];
  if (all.length <= CHOICES_MAX) return all;
  return all
    .toSorted((one, other) => (counts.get(other)?.length ?? 0) - (counts.get(one)?.length ?? 0))
    .slice(0, CHOICES_MAX);
}

/** Whether a few words are said again and again. */
export function areRepeated(words: readonly string[], longest = CHOICE_MAX): boolean {
  const different = new Set(words);
  return (
    different.size > 1 &&
    different.size <= GUESSED_MAX &&
    words.length >= different.size * REPEATED &&
    words.every((word) => word.length <= longest && !word.includes("\n"))
  );
}

/** The parts of a text that names several; a text without a comma is one. */
function partsIn(cell: ImportCell): readonly string[] {
  return wordsIn(cell)
    .split(SEPARATOR)
    .map((part) => part.trim());
}

/** Whether several of a few words stand in some of the cells. */
export function areLists(cells: readonly ImportCell[]): boolean {
  const lists = cells.map(partsIn);
  const isSeveral =
    lists.filter((parts) => parts.length > 1).length >= Math.max(2, cells.length / 10);
  const parts = lists.flat();
  return isSeveral && parts.every((part) => part !== "") && areRepeated(parts, PART_MAX);
}

export function choiceDetails(cells: readonly ImportCell[], isSeveral: boolean): KindDetails {
  const words = isSeveral
    ? cells.flatMap(partsIn).filter((part) => part !== "")
    : cells.map(wordsIn);
  const options = choicesOf(words).map((fullName, at) => ({ id: String(at + 1), fullName }));
  return {
    zjKey: "select",
    config: { dataType: "static" },
    properties: { options, ...(isSeveral && { multiple: true }) },
  };
}
