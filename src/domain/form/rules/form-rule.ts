import type { Condition } from "../conditions/condition.ts";
import type { Token } from "../expression/token.ts";
import type { JsonObject } from "../json/json.ts";

/** When a rule holds: what the designer asks in groups, or a formula. */
export type RuleWhen =
  | { readonly type: "condition"; readonly condition: Condition }
  | { readonly type: "formula"; readonly tokens: readonly Token[] }
  | { readonly type: "always" };

/** What a rule does while it holds (forms-approvals 1.7): no scripts, only these. */
export type RuleAction =
  | {
      readonly op: "show" | "hide" | "optional" | "enable" | "disable";
      readonly targets: readonly string[];
    }
  /** Asks for a value; of files, rows and choices for at least so many. */
  | { readonly op: "require"; readonly targets: readonly string[]; readonly atLeast: number }
  /** Only these choices stay. */
  | {
      readonly op: "options";
      readonly targets: readonly string[];
      readonly ids: readonly (string | number)[];
    }
  /** The value is always what the formula says; nobody can write another one. */
  | {
      readonly op: "compute";
      readonly targets: readonly string[];
      readonly tokens: readonly Token[];
    }
  /** The value becomes what the formula says whenever something that the rule asks for changes; it can be changed afterwards. */
  | { readonly op: "set"; readonly targets: readonly string[]; readonly tokens: readonly Token[] }
  /** Says that something is wrong while the formula is false; `soft` warns and lets pass. */
  | {
      readonly op: "check";
      readonly targets: readonly string[];
      readonly tokens: readonly Token[];
      readonly message: RuleMessage;
      /** What is wrong then in the product's own words, where the designer has none. */
      readonly reason?: CheckReason;
      readonly soft: boolean;
    }
  /** What others see to: tell somebody, make a task. */
  | { readonly op: "other"; readonly source: JsonObject };

/** What a check can say without words of the designer's, by how definitions name it: the key of its text. */
export const CHECK_REASONS = {
  endBeforeStart: "form.endBeforeStart",
  legEndsBeforeStart: "form.legEndsBeforeStart",
  lineTotalsNothing: "form.lineTotalsNothing",
} as const;
export type CheckReason = (typeof CHECK_REASONS)[keyof typeof CHECK_REASONS];

/** A text of the designer's, or one for each language. */
export type RuleMessage = string | Readonly<Record<string, string>>;

export interface FormRule {
  readonly id: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly when: RuleWhen;
  /** What it does while it holds. */
  readonly does: readonly RuleAction[];
  /** What it does while it does not hold. */
  readonly otherwise: readonly RuleAction[];
}

/** A message in a language; in English, or whatever there is, where it lacks that one. */
export function messageIn(message: RuleMessage, language: string): string {
  if (typeof message === "string") return message;
  return message[language] ?? message["en"] ?? Object.values(message)[0] ?? "";
}
