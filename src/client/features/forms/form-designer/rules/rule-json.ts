import { writeCondition, type Condition } from "#domain/form/conditions/condition.ts";
import { type Token, writeTokens } from "#domain/form/expression/token.ts";
import { type JsonObject, listOf, objectOf, textOf } from "#domain/form/json/json.ts";
import type { RuleAction } from "#domain/form/rules/form-rule.ts";

/** What a rule can be begun with. */
export const RULE_STARTS = ["show", "require", "compute", "check"] as const;

/** What the designer lets a rule do; all else is kept as it is. */
export const RULE_OPS = [
  "show",
  "hide",
  "require",
  "optional",
  "enable",
  "disable",
  "options",
  "compute",
  "set",
  "check",
] as const satisfies readonly RuleAction["op"][];
export type RuleOp = (typeof RULE_OPS)[number];

/** What is done while a rule holds, and while it does not. */
export const RULE_SIDES = ["does", "otherwise"] as const;
export type RuleSide = (typeof RULE_SIDES)[number];

/** A rule under a name that none of the others has. */
export function newRule(rules: readonly JsonObject[], name: string, op: RuleOp): JsonObject {
  const taken = new Set(rules.map(ruleId));
  let number = rules.length + 1;
  while (taken.has(`rule${number}`)) number += 1;
  const empty = writeCondition({ all: true, groups: [{ all: true, questions: [] }] });
  // Sums are always worked out; all else waits for something.
  const rule: JsonObject = { id: `rule${number}`, name, enabled: true, does: [newAction(op)] };
  return op === "compute" ? rule : { ...rule, when: empty };
}

/** By this a rule is named; by its place where it says nothing. */
export function ruleId(rule: JsonObject, place: number): string {
  return textOf(rule["id"]) || String(place);
}

export function newAction(op: RuleOp): JsonObject {
  return { op, targets: [] };
}

/** What has to hold: undefined = nothing, questions in groups, or a formula. */
export function withWhen(
  json: JsonObject,
  when: Condition | readonly Token[] | undefined,
): JsonObject {
  const { when: _, ...rule } = json;
  if (when === undefined) return rule;
  return {
    ...rule,
    when: "groups" in when ? writeCondition(when) : { expression: writeTokens(when) },
  };
}

/** With another action in a place; undefined takes it away. */
export function withAction(
  rule: JsonObject,
  side: RuleSide,
  at: number,
  action: JsonObject | undefined,
): JsonObject {
  const actions = listOf(rule[side]).map(objectOf);
  const next = action ? actions.toSpliced(at, 1, action) : actions.toSpliced(at, 1);
  if (next.length > 0 || side === "does") return { ...rule, [side]: next };
  const { [side]: _, ...rest } = rule;
  return rest;
}
