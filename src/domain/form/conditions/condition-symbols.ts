import type { ConditionGroup } from "../field-kinds/field-kind.ts";

export const conditionSymbols = [
  "==",
  "<>",
  ">",
  ">=",
  "<",
  "<=",
  "between",
  "in",
  "notIn",
  "like",
  "notLike",
  "null",
  "notNull",
  "inLast",
] as const;

/** `inLast` = within so many days before now; the rest as in forms-approvals 1.7. */
export type ConditionSymbol = (typeof conditionSymbols)[number];

const ordered: readonly ConditionSymbol[] = [
  "==",
  "<>",
  ">",
  ">=",
  "<",
  "<=",
  "between",
  "inLast",
  "null",
  "notNull",
];

const bySort: Readonly<Record<ConditionGroup, readonly ConditionSymbol[]>> = {
  text: ["==", "<>", "like", "notLike", "in", "notIn", "null", "notNull"],
  ordered,
  choice: ["==", "<>", "in", "notIn", "null", "notNull"],
  switch: ["==", "<>"],
  place: ["like", "notLike", "null", "notNull"],
  relation: ["==", "<>", "in", "notIn", "null", "notNull"],
  none: ["null", "notNull"],
};

/** What a condition may ask of fields of this sort. */
export function symbolsOf(sort: ConditionGroup): readonly ConditionSymbol[] {
  return bySort[sort];
}

export function conditionSymbol(text: string): ConditionSymbol | undefined {
  return conditionSymbols.find((symbol) => symbol === text);
}
