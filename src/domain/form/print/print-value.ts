import { DEFAULT_DATE_FORMAT, formatDate } from "../calendar/date-format.ts";
import { fieldText, type TextWords } from "../field-kinds/field-text.ts";
import { type FormState, isVisible, valueAt } from "../graph/form-state.ts";
import { capitalAmount } from "../number/capital-amount.ts";
import { groupedNumber } from "../number/grouped-number.ts";
import type { PrintToken } from "./print-token.ts";

/** Whether a paper may say it: what is hidden, by a rule or from whoever prints, stands on none. */
export function isPrinted(state: FormState, path: string, rowId?: string): boolean {
  const table = state.form.pieces.get(path)?.table;
  const isSeen = (each: string, row?: string) =>
    !state.unseen.has(each) && isVisible(state, each, row);
  return isSeen(path, rowId) && (table === undefined || isSeen(table));
}

/** The text of a field on paper, or of its cell in a row, in the form that the token asks for (forms-approvals 3). */
export function printedValue(
  state: FormState,
  { path, as, option }: PrintToken,
  words: TextWords,
  rowId?: string,
): string {
  const piece = state.form.fields.get(path);
  if (!piece || !isPrinted(state, path, rowId)) return "";
  const value = valueAt(state, path, rowId);
  if (as === "capital") return capitalAmount(typeof value === "object" ? null : String(value));
  if (as === "thousands" && typeof value === "number") {
    return groupedNumber(value, option === "" ? undefined : Math.min(15, Number(option) || 0));
  }
  if (as === "date" && typeof value === "number") {
    return formatDate(value, option || DEFAULT_DATE_FORMAT, words.zone);
  }
  return fieldText(piece.node, value, words);
}
