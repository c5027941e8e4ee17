import type { TFunction } from "i18next";
import type { FormNode } from "#domain/form/definition/form-node.ts";

/** What a piece is called in the designer: its title, what it says, or its kind. */
export function pieceName(node: FormNode, t: TFunction<"form-designer">): string {
  const { header, title, content } = node.properties;
  return node.settings.label || header || title || content || kindName(node, t);
}

/** A kind in the person's words; one that nobody knows by its own name. */
export function kindName(
  { kind, kindName: written }: FormNode,
  t: TFunction<"form-designer">,
): string {
  const name = kind.name === "unknown" ? written : kind.name;
  return t(`kind.${name as "input"}`, { defaultValue: name });
}
