import type { Option } from "#domain/form/field-kinds/field-properties.ts";
import { type Json, type JsonObject, isJsonList, sameJson } from "#domain/form/json/json.ts";

/** Something that can be chosen in a list: what is kept, and what people read. */
export interface Choice {
  readonly value: Json;
  readonly label: string;
  readonly disabled?: boolean;
  /** The row it stands for, whose columns fill other fields. */
  readonly row?: JsonObject;
}

/** What lists know a choice by. */
export function choiceKey(value: Json): string {
  return JSON.stringify(value);
}

/** Options and all below them, one after the other, each with the names on the way to it; kept is its id, or the path of ids. */
export function choicesOfTree(
  options: readonly Option[],
  kept: "id" | "path",
  above: readonly Option[] = [],
): Choice[] {
  return options.flatMap((option) => {
    const way = [...above, option];
    const below = choicesOfTree(option.children ?? [], kept, way);
    const own: Choice = {
      value: kept === "id" ? option.id : way.map(({ id }) => id),
      label: way.map(({ name }) => name).join(" / "),
      ...(option.disabled && { disabled: true }),
    };
    // A path leads to the end: what has others below is a step on the way.
    return kept === "path" && below.length > 0 ? below : [own, ...below];
  });
}

/** Those that rules leave; all where they say nothing. */
export function leftOf(
  choices: readonly Choice[],
  allowed: readonly Json[] | undefined,
): readonly Choice[] {
  return allowed === undefined
    ? choices
    : choices.filter(({ value }) => allowed.some((id) => sameJson(id, value)));
}

/** The values that are chosen, one or several. */
export function chosenOf(value: Json, several: boolean): readonly Json[] {
  if (several) return isJsonList(value) ? value : [];
  return value === null || (isJsonList(value) && value.length === 0) ? [] : [value];
}
