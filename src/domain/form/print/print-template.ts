import type { TextWords } from "../field-kinds/field-text.ts";
import type { FormState } from "../graph/form-state.ts";
import { rowsOf } from "../record/form-values.ts";
import { escaped } from "./escaped.ts";
import { printPieces, type PrintToken } from "./print-token.ts";
import { isPrinted, printedValue } from "./print-value.ts";

/** What a paper is filled in with, beside the record. */
export interface PrintWords extends TextWords {
  /** System tokens: `systemFiller`, `systemPrinter`, `systemPrintTime`; texts. */
  readonly system: Readonly<Record<string, string>>;
}

/** A part of a paper that is no text: a picture or code of what a field says, the record of approvals, the end of a sheet. */
export type DrawnPart = "image" | "qr" | "barcode" | "approvals" | "break";

/** Such a part for the tokens that stand for one whatever the form is. */
const PARTS: ReadonlyMap<string, DrawnPart> = new Map([
  ["systemApprovalContent", "approvals"],
  ["pageBreak", "break"],
]);

const ROW = /<tr\b[^<>]*>(?:(?!<tr\b)[\s\S])*?<\/tr>/gi;

/** Characters of a template; what is longer is printed as far as it goes. */
const PRINT_TEMPLATE_MAX = 500_000;

/**
 * The HTML of a paper from that of its template, which was sanitised when it was saved: tokens become texts that cannot be read as
 * HTML, and a row of a table that speaks of a sub-table comes once for each of its rows. Parts that are drawn become empty elements that say so.
 */
export function printTemplate(template: string, state: FormState, words: PrintWords): string {
  const html = template.slice(0, PRINT_TEMPLATE_MAX);
  const repeated = html.replace(ROW, (row) => {
    const table = tableOf(row, state);
    if (table === undefined) return row;
    const rows = isPrinted(state, table) ? rowsOf(state.values, table) : [];
    return rows.map(({ id }) => filled(row, state, words, id)).join("");
  });
  return filled(repeated, state, words);
}

/** The sub-table that a row of a template speaks of. */
function tableOf(row: string, state: FormState): string | undefined {
  const tokens = printPieces(row).filter((piece) => typeof piece !== "string");
  return tokens
    .map(({ path }) => state.form.fields.get(path)?.table)
    .find((table) => table !== undefined);
}

function filled(html: string, state: FormState, words: PrintWords, rowId?: string): string {
  return printPieces(html)
    .map((piece) => (typeof piece === "string" ? piece : printed(piece, state, words, rowId)))
    .join("");
}

function printed(token: PrintToken, state: FormState, words: PrintWords, rowId?: string): string {
  const part = PARTS.get(token.path);
  if (part) return drawn(part);
  if (Object.hasOwn(words.system, token.path)) return escaped(words.system[token.path] ?? "");
  const text = printedValue(state, token, words, rowId);
  if (token.as !== "image" && token.as !== "qr" && token.as !== "barcode") return escaped(text);
  if (!isPrinted(state, token.path, rowId)) return "";
  const row = rowId === undefined ? undefined : { row: rowId };
  return drawn(token.as, { field: token.path, ...row, text });
}

function drawn(part: DrawnPart, of: Readonly<Record<string, string>> = {}): string {
  const said = Object.entries(of).map(([name, text]) => ` data-${name}="${escaped(text)}"`);
  return `<span data-print="${part}"${said.join("")}></span>`;
}
