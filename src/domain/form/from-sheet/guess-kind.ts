import type { ImportCell } from "../../import/sheet/import-cell.ts";
import { wordsIn } from "./column-cells.ts";
import { countFitting, kindDetails } from "./kind-details.ts";
import { areLists, areRepeated } from "./kinds-of-choices.ts";
import { isCode, sortOfTime } from "./kinds-of-numbers.ts";
import { onAndOff } from "./kinds-of-text.ts";
import type { SheetKind, SheetWords } from "./sheet-kind.ts";

/** A text of so many letters has no room in one line. */
const LINE_MAX = 80;
/** Part of the values that a kind has to take to be guessed. */
const FITTING = 0.9;
/** People leave; lists keep their names. */
const KNOWN_PEOPLE = 0.6;

const PHONE_NAME =
  /phone|\btel\b|mobile|mobil|handy|telefon|téléphone|portable|telepon|ponsel|\bhp\b|电话|手机|電話|手機|携帯|전화|휴대/i;
const PHONE = /^(?:\+|0\d|1[3-9]\d{9}$)[\d\s()./-]*$/;

/** The kind that the values of a column fit best, by what they say and what the column is called. */
export function guessKind(
  name: string,
  cells: readonly ImportCell[],
  unit: string,
  words: SheetWords,
): SheetKind {
  if (cells.length === 0) return "text";
  const kinds = candidates(name, cells);
  return kinds.find((kind) => isFitted(kind, cells, unit, words)) ?? textKind(cells);
}

/** Kinds that a column may be of, the most telling first. */
function candidates(name: string, cells: readonly ImportCell[]): SheetKind[] {
  const texts = cells.map(wordsIn);
  const time = sortOfTime(cells);
  const isPhone =
    PHONE_NAME.test(name) || texts.every((text) => PHONE.test(text) && text.length > 6);
  return [
    ...when(onAndOff(cells) !== undefined, "switch"),
    ...when(
      texts.some((text) => text.includes("@")),
      "email",
    ),
    ...when(
      texts.some((text) => text.includes("://")),
      "link",
    ),
    ...(time ? [time] : []),
    ...when(isPhone, "phone"),
    ...when(!isCode(cells), "number"),
    "person",
    "people",
    ...when(areRepeated(texts), "choice"),
    ...when(areLists(cells), "choices"),
  ];
}

function when(holds: boolean, ...kinds: readonly SheetKind[]): readonly SheetKind[] {
  return holds ? kinds : [];
}

function isFitted(
  kind: SheetKind,
  cells: readonly ImportCell[],
  unit: string,
  words: SheetWords,
): boolean {
  const part = kind === "person" || kind === "people" ? KNOWN_PEOPLE : FITTING;
  const most = Math.floor(cells.length * (1 - part));
  const details = kindDetails(kind, cells, unit, words);
  return cells.length - countFitting(details, cells, words, most) <= most;
}

function textKind(cells: readonly ImportCell[]): SheetKind {
  const isLong = cells.map(wordsIn).some((text) => text.length > LINE_MAX || text.includes("\n"));
  return isLong ? "longText" : "text";
}
