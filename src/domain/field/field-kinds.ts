/** What a field of a plan can hold. */
export const FIELD_KINDS = [
  "text",
  "number",
  "date",
  "choice",
  "person",
  "link",
  "tick",
  "sum",
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** Those of which tasks of a table stand in groups. */
export function canGroupBy({ kind }: { readonly kind: FieldKind }): boolean {
  return kind === "choice" || kind === "person" || kind === "tick";
}
