import type { ImportCell } from "../../import/sheet/import-cell.ts";
import { cellText } from "../import-text/cell-text.ts";
import { valueOfText } from "../import-text/value-of-text.ts";
import type { FormNode } from "../definition/form-node.ts";
import { readNode } from "../definition/read-node.ts";
import type { JsonObject } from "../json/json.ts";
import { choiceDetails } from "./kinds-of-choices.ts";
import { numberDetails, timeDetails } from "./kinds-of-numbers.ts";
import { patternDetails, switchDetails } from "./kinds-of-text.ts";
import type { KindDetails, SheetKind, SheetWords } from "./sheet-kind.ts";

/** What a field of a kind is told by the values of its column. */
export function kindDetails(
  kind: SheetKind,
  cells: readonly ImportCell[],
  unit: string,
  words: SheetWords,
): KindDetails {
  switch (kind) {
    case "number":
      return numberDetails(cells, unit);
    case "calculation":
      return { ...numberDetails(cells, unit), zjKey: "calculate" };
    case "date":
    case "dateTime":
    case "time":
      return timeDetails(kind, cells);
    case "switch":
      return switchDetails(cells);
    case "choice":
    case "choices":
      return choiceDetails(cells, kind === "choices");
    case "person":
    case "people":
      return { zjKey: "userSelect", properties: kind === "people" ? { multiple: true } : {} };
    case "phone":
    case "email":
    case "link":
      return patternDetails(kind, cells, words);
    case "longText":
      return { zjKey: "textarea" };
    default:
      return { zjKey: "input" };
  }
}

/** A field as a definition has it. */
export function fieldOf(
  { zjKey, config, properties }: KindDetails,
  name: string,
  said: JsonObject = {},
): JsonObject {
  return { ...properties, __vModel__: name, __config__: { zjKey, ...config, ...said } };
}

/** How many of the values of a column a field of this kind would not take. */
export function countMissed(
  kind: SheetKind,
  cells: readonly ImportCell[],
  unit: string,
  words: SheetWords,
): number {
  return cells.length - countFitting(kindDetails(kind, cells, unit, words), cells, words);
}

/** How many of these cells say something that a field takes; counting ends where more than `most` do not. */
export function countFitting(
  details: KindDetails,
  cells: readonly ImportCell[],
  { text }: SheetWords,
  most = cells.length,
): number {
  // What a form works out takes whatever it comes to.
  if (details.zjKey === "calculate") return cells.length;
  const node: FormNode = readNode(fieldOf(details, "value"), "0");
  let [fitting, missed] = [0, 0];
  for (const cell of cells) {
    if (valueOfText(node, cellText(node, cell), text).ok) fitting += 1;
    else missed += 1;
    if (missed > most) break;
  }
  return fitting;
}
