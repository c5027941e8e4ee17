import type { Form } from "../graph/form.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { escaped } from "./escaped.ts";
import { type PrintPlace, printPlaces } from "./print-places.ts";

/** What a template begins with: all fields that are shown with their names, a table for each sub-table, and the record of approvals. */
export function firstTemplate(form: Form, title: string): string {
  const places = firstPlaces(form).filter(({ piece }) => !piece.node.settings.noShow);
  const lines = places
    .filter(({ piece }) => piece.table === undefined)
    .map(({ piece, token }) => row([cell("th", nameOf(piece)), cell("td", token)]));
  const fields = lines.length > 0 ? `<table><tbody>${lines.join("")}</tbody></table>` : "";
  const tables = [...form.tables.keys()].map((table) => tableTemplate(form, table, places));
  const parts = [`<h3>${escaped(title)}</h3>`, fields, ...tables, "<p>{systemApprovalContent}</p>"];
  return parts.join("");
}

/** A table whose second row comes once for each row of a sub-table. */
export function tableTemplate(form: Form, table: string, places = firstPlaces(form)): string {
  const columns = places.filter(({ piece }) => piece.table === table);
  const piece = form.pieces.get(table);
  if (columns.length === 0 || !piece) return "";
  const head = row(columns.map(({ piece: column }) => cell("th", nameOf(column))));
  const body = row(columns.map(({ token }) => cell("td", token)));
  return `<p>${nameOf(piece)}</p><table><tbody>${head}${body}</tbody></table>`;
}

/** Each field once, in the first of its ways. */
export function firstPlaces(form: Form): readonly PrintPlace[] {
  const seen = new Set<string>();
  return printPlaces(form).filter(({ piece }) => {
    const isFirst = !seen.has(piece.path);
    seen.add(piece.path);
    return isFirst;
  });
}

function nameOf({ node, path }: FormPiece): string {
  return escaped(node.settings.label || path);
}

function cell(tag: "th" | "td", html: string): string {
  return `<${tag}><p>${html}</p></${tag}>`;
}

function row(cells: readonly string[]): string {
  return `<tr>${cells.join("")}</tr>`;
}
