import { isEmptyJson } from "../form/field-kinds/shapes/value-shape.ts";
import { isShownAtFirst } from "../form/graph/derive-behaviour.ts";
import type { Form } from "../form/graph/form.ts";
import { type JsonObject, listOf, objectOf } from "../form/json/json.ts";
import type { FormPiece } from "../form/model/form-piece.ts";
import type { FieldRight } from "../form/permissions/field-rights.ts";

/**
 * What a form asks of whoever has no account, by path: what they fill in themselves, and nothing that tells of the company, or that
 * the form does not let everybody fill in (`closed`).
 */
export function visitorFields(
  form: Form,
  closed: readonly string[],
): Readonly<Record<string, FieldRight>> {
  const named = [...form.pieces.values()].filter(({ node }) => node.name !== "");
  return Object.fromEntries(
    named.map((piece) => [piece.path, isForVisitors(form, piece, closed) ? "edit" : "hidden"]),
  );
}

/** The fields that visitors do not see: they are left to whoever works with the record. */
export function fieldsKeptBack(form: Form, closed: readonly string[]): FormPiece[] {
  return [...form.fields.values()].filter(
    (piece) => piece.node.kind.setBy === undefined && !isForVisitors(form, piece, closed),
  );
}

/** The paths of all that does not go out to visitors, also of what keeps no value. */
export function pathsKeptBack(form: Form, closed: readonly string[]): string[] {
  return [...form.pieces.values()]
    .filter((piece) => !isForVisitors(form, piece, closed))
    .map(({ path }) => path);
}

/** Whether a form asks visitors for anything at all. */
export function asksVisitors(form: Form, closed: readonly string[]): boolean {
  return [...form.fields.values()].some((piece) => isForVisitors(form, piece, closed));
}

/**
 * The path of a field that a visitor was not shown and wrote all the same. Not even its default is taken from them: whoever may
 * try values until one is taken has read it.
 */
export function fieldNotAsked(
  form: Form,
  sent: JsonObject,
  closed: readonly string[],
): string | undefined {
  const written = fieldsKeptBack(form, closed).find(({ node, table }) => {
    const cells = table === undefined ? [sent] : listOf(sent[table]).map(objectOf);
    return cells.some((each) => !isEmptyJson(each[node.name] ?? null));
  });
  return written?.path;
}

/**
 * People, units and other records are not shown to strangers, a map or an area would have to be fetched for them, and files come
 * only from who answers for them. What nobody is shown, itself or with what it stands in, is not for strangers either.
 */
function isForVisitors(form: Form, piece: FormPiece, closed: readonly string[]): boolean {
  const { pieces, fields } = form;
  if ([piece.path, piece.table ?? piece.path].some((path) => closed.includes(path))) return false;
  const holders = piece.holders.flatMap((path) => pieces.get(path) ?? []);
  if (![piece, ...holders].every(isShownAtFirst)) return false;
  const { kind, settings } = piece.node;
  if (kind.setBy !== undefined) return false;
  switch (kind.group) {
    case "input":
    case "time":
    case "layout":
    case "display":
      return true;
    case "table":
      return [...fields.values()].some(
        (cell) => cell.table === piece.node.name && isForVisitors(form, cell, closed),
      );
    case "choice":
      return settings.dataType !== "dynamic";
    default:
      return kind.name === "sign" && !settings.defaultCurrent;
  }
}
