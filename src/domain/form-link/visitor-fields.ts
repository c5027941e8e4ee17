import type { Form } from "../form/graph/form.ts";
import type { FormNode } from "../form/definition/form-node.ts";
import type { FormPiece } from "../form/model/form-piece.ts";
import type { FieldRight } from "../form/permissions/field-rights.ts";

/** What a form asks of whoever has no account, by path: what they fill in themselves, and nothing that tells of the company. */
export function visitorFields(form: Form): Readonly<Record<string, FieldRight>> {
  const named = [...form.pieces.values()].filter(({ node }) => node.name !== "");
  return Object.fromEntries(
    named.map(({ path, node }) => [path, isForVisitors(node) ? "edit" : "hidden"]),
  );
}

/** The fields that visitors do not see: they are left to whoever works with the record. */
export function fieldsKeptBack(form: Form): FormPiece[] {
  return [...form.fields.values()].filter(
    ({ node }) => node.kind.setBy === undefined && !isForVisitors(node),
  );
}

/** Whether a form asks visitors for anything at all. */
export function asksVisitors(form: Form): boolean {
  return [...form.fields.values()].some(({ node }) => isForVisitors(node));
}

/**
 * People, units and other records are not shown to strangers, a map or an area would have to be fetched for them, and files come
 * only from who answers for them. What nobody is shown is not for strangers either.
 */
function isForVisitors({ kind, settings, children }: FormNode): boolean {
  if (settings.noShow || kind.setBy !== undefined) return false;
  switch (kind.group) {
    case "input":
    case "time":
      return true;
    case "table":
      return children.some(isForVisitors);
    case "choice":
      return settings.dataType !== "dynamic";
    default:
      return kind.name === "sign" && !settings.defaultCurrent;
  }
}
