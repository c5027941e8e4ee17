import type { TextWords } from "../field-kinds/field-text.ts";
import type { FormState } from "../graph/form-state.ts";
import { rowsOf } from "../record/form-values.ts";
import { printPieces, type PrintToken } from "./print-token.ts";
import { printedValue } from "./print-value.ts";

/** What a paper is filled in with, beside the record. */
export interface PrintWords extends TextWords {
  /** System tokens: `systemPrinter`, `systemPrintTime`; texts. */
  readonly system: Readonly<Record<string, string>>;
  /** `systemApprovalContent`: HTML that was made by the product. */
  readonly approvals: string;
}

const ROW = /<tr\b[^<>]*>(?:(?!<tr\b)[\s\S])*?<\/tr>/gi;
const SPECIAL: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Characters of a template; what is longer is printed as far as it goes. */
const PRINT_TEMPLATE_MAX = 500_000;

/**
 * The HTML of a paper from that of its template, which was sanitised when it was saved: tokens become texts that cannot be read as
 * HTML, and a row of a table that speaks of a sub-table comes once for each of its rows. Pictures and codes become empty elements that say what to draw.
 */
export function printTemplate(template: string, state: FormState, words: PrintWords): string {
  const html = template.slice(0, PRINT_TEMPLATE_MAX);
  const repeated = html.replace(ROW, (row) => {
    const table = tableOf(row, state);
    if (table === undefined) return row;
    const rows = rowsOf(state.values, table);
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
  if (token.path === "systemApprovalContent") return words.approvals;
  if (Object.hasOwn(words.system, token.path)) return escaped(words.system[token.path] ?? "");
  const text = escaped(printedValue(state, token, words, rowId));
  if (token.as !== "image" && token.as !== "qr" && token.as !== "barcode") return text;
  const row = rowId === undefined ? "" : ` data-row="${escaped(rowId)}"`;
  return `<span data-print="${token.as}" data-field="${escaped(token.path)}"${row} data-text="${text}"></span>`;
}

/** A text that stands in HTML as itself, and starts no token when it is filled in once more. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SPECIAL[sign] ?? sign).replaceAll("{", "&#123;");
}
