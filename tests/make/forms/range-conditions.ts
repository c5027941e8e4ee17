import type { ConditionSymbol } from "#domain/form/conditions/condition-symbols.ts";
import type { Json } from "#domain/form/json/json.ts";

/** One question, as conditions travel; a text that begins with @ names what somebody is. */
interface Asked {
  readonly field: string;
  readonly symbol: ConditionSymbol;
  readonly fieldValue: Json;
}

/** A condition of groups of questions, all of which have to hold, or one of each. */
export function conditionOf(
  groups: readonly (readonly Asked[])[],
  logic: "and" | "or" = "and",
): string {
  const conditionList = groups.map((questions) => ({ logic, groups: questions }));
  return JSON.stringify({ matchLogic: "and", conditionList });
}

/** A condition of one question. */
export function asking(field: string, symbol: ConditionSymbol, fieldValue: Json): string {
  return conditionOf([[{ field, symbol, fieldValue }]]);
}
