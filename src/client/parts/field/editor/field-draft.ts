import type { ArgumentsOf } from "#domain/commands.ts";
import type { ColumnColor } from "#domain/column/column.ts";
import type { FieldKind } from "#domain/field/field-kinds.ts";
import type { FieldOption, PlanField } from "#domain/field/plan-field.ts";

/** A field as somebody is drawing it. */
export interface FieldDraft {
  readonly name: string;
  readonly kind: FieldKind;
  readonly unit: string;
  readonly decimals: number;
  readonly options: readonly FieldOption[];
  readonly several: boolean;
  readonly addends: readonly number[];
  readonly ofSubtasks: boolean;
  readonly required: boolean;
  readonly onCard: boolean;
}

export const NEW_FIELD: FieldDraft = {
  name: "",
  kind: "text",
  unit: "",
  decimals: 0,
  options: [],
  several: false,
  addends: [],
  ofSubtasks: false,
  required: false,
  onCard: false,
};

export function draftOf(field: PlanField): FieldDraft {
  const { name, kind, unit, decimals, options, addends } = field;
  return {
    name,
    kind,
    unit,
    decimals,
    options,
    addends,
    several: field.several === 1,
    ofSubtasks: field.ofSubtasks === 1,
    required: field.required === 1,
    onCard: field.onCard === 1,
  };
}

/** What a command is told of a draft: only what its kind has; choices without a name are none. */
export function partsOf(
  draft: FieldDraft,
): Omit<ArgumentsOf<"field.add">, "id" | "planId" | "kind"> {
  const { kind } = draft;
  const flag = (is: boolean) => (is ? 1 : 0);
  const isNumber = kind === "number" || kind === "sum";
  return {
    name: draft.name.trim(),
    required: flag(draft.required && kind !== "sum"),
    onCard: flag(draft.onCard),
    ...(isNumber && { unit: draft.unit.trim(), decimals: draft.decimals }),
    ...(kind === "choice" && { options: namedOptions(draft) }),
    ...((kind === "choice" || kind === "person") && { several: flag(draft.several) }),
    ...(kind === "sum" && { addends: [...draft.addends], ofSubtasks: flag(draft.ofSubtasks) }),
  };
}

/** Choices that were there and are no longer. */
export function removedOptions(field: PlanField, draft: FieldDraft): number[] {
  const kept = new Set(namedOptions(draft).map(({ id }) => id));
  return field.options.map(({ id }) => id).filter((id) => !kept.has(id));
}

/** Whether it can be saved as it is. */
export function isWhole({ name, kind, addends }: FieldDraft): boolean {
  return name.trim() !== "" && (kind !== "sum" || addends.length > 0);
}

/** A sum of these numbers: as exact as they are, and in their unit where it has none of its own. */
export function withAddends(
  draft: FieldDraft,
  addends: readonly number[],
  fields: readonly PlanField[],
): FieldDraft {
  const numbers = fields.filter(({ id }) => addends.includes(id));
  return {
    ...draft,
    addends,
    unit: draft.unit || (numbers.find(({ unit }) => unit !== "")?.unit ?? ""),
    decimals: Math.max(draft.decimals, ...numbers.map(({ decimals }) => decimals)),
  };
}

/** One more choice, drawn so that nobody else's is the same. */
export function newOption(options: readonly FieldOption[], color: ColumnColor): FieldOption {
  const ids = new Set(options.map(({ id }) => id));
  const [drawn = 1] = crypto.getRandomValues(new Uint32Array(1));
  let id = drawn >>> 1 || 1;
  while (ids.has(id)) id += 1;
  return { id, name: "", color };
}

function namedOptions({ options }: FieldDraft): FieldOption[] {
  return options
    .map((option) => ({ ...option, name: option.name.trim() }))
    .filter(({ name }) => name !== "");
}
