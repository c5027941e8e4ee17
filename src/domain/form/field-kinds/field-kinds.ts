import type { FieldKind } from "./field-kind.ts";
import { choiceKinds } from "./kinds/choice-kinds.ts";
import { displayKinds } from "./kinds/display-kinds.ts";
import { fileKinds } from "./kinds/file-kinds.ts";
import { inputKinds } from "./kinds/input-kinds.ts";
import { layoutKinds } from "./kinds/layout-kinds.ts";
import { peopleKinds } from "./kinds/people-kinds.ts";
import { placeKinds } from "./kinds/place-kinds.ts";
import { relationKinds } from "./kinds/relation-kinds.ts";
import { systemKinds } from "./kinds/system-kinds.ts";
import { timeKinds } from "./kinds/time-kinds.ts";

/** Every kind of control there is. */
export const fieldKinds: readonly FieldKind[] = [
  ...inputKinds,
  ...choiceKinds,
  ...timeKinds,
  ...fileKinds,
  ...peopleKinds,
  ...relationKinds,
  ...placeKinds,
  ...systemKinds,
  ...displayKinds,
  ...layoutKinds,
];

const byName: ReadonlyMap<string, FieldKind> = new Map(
  fieldKinds.flatMap((kind) =>
    [kind.name, ...(kind.formerNames ?? [])].map((name) => [name, kind] as const),
  ),
);

/** A kind that this version does not know: kept as it is, shown by its name, never written. */
const UNKNOWN_KIND: FieldKind = {
  name: "unknown",
  group: "unknown",
  shape: "none",
  properties: {},
  search: "none",
  conditions: "none",
  not: ["listed", "searched", "linked", "imported"],
};

/** The kind that goes by this name, or went by it once. */
export function fieldKindNamed(name: string): FieldKind {
  return byName.get(name) ?? UNKNOWN_KIND;
}
