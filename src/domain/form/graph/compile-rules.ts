import { failure, type Result, success } from "#base/result.ts";
import { compileCondition } from "../conditions/compile-condition.ts";
import {
  compileExpression,
  type CompiledExpression,
  type ExpressionPlace,
  type FieldReader,
} from "../expression/compile-expression.ts";
import { parseExpression, reasonOfExpression } from "../expression/parse-expression.ts";
import type { Token } from "../expression/token.ts";
import { truthOf, UNKNOWN, type Value } from "../expression/value.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { placeIn } from "../model/form-place.ts";
import type { FormRule, RuleAction, RuleWhen } from "../rules/form-rule.ts";
import { formProblem, type FormProblem } from "../problems/form-problem.ts";
import type { FormDuty } from "./form.ts";

/** What one rule does to one piece of the form, and while what holds. */
export interface RuleEffect {
  readonly rule: string;
  readonly piece: FormPiece;
  readonly action: RuleAction;
  readonly applies: CompiledExpression;
  /** Of a rule that reckons. */
  readonly formula?: CompiledExpression;
}

const ALWAYS: CompiledExpression = { evaluate: () => true, uses: [] };

type Read = Result<CompiledExpression, FormProblem>;

export interface CompiledRules {
  readonly effects: readonly RuleEffect[];
  readonly duties: readonly FormDuty[];
  readonly problems: readonly FormProblem[];
}

/** Takes rules apart: one effect for each piece that each action names. What cannot work is told and left out. */
export function compileRules(
  rules: readonly FormRule[],
  pieces: ReadonlyMap<string, FormPiece>,
): CompiledRules {
  const effects: RuleEffect[] = [];
  const duties: FormDuty[] = [];
  const problems: FormProblem[] = [];
  for (const rule of rules.filter(({ enabled }) => enabled)) {
    for (const action of rule.does) compileAction(rule, action, true);
    for (const action of rule.otherwise) compileAction(rule, action, false);
  }
  return { effects, duties, problems };

  function compileAction(rule: FormRule, action: RuleAction, holds: boolean): void {
    if (action.op === "other") {
      const when = compileWhen(rule.when, placeIn(pieces, undefined), rule.id);
      if (!when.ok) problems.push(when.error);
      else
        duties.push({ rule: rule.id, action: action.source, applies: branch(when.value, holds) });
      return;
    }
    if (action.targets.length === 0) problems.push(formProblem("form.ruleWithoutTarget", rule.id));
    for (const path of action.targets) {
      const piece = pieces.get(path);
      if (!piece) problems.push(formProblem("form.fieldMissing", rule.id, { field: path }));
      else compileEffect(rule, action, piece, holds);
    }
  }

  function compileEffect(
    rule: FormRule,
    action: RuleAction,
    piece: FormPiece,
    holds: boolean,
  ): void {
    const place = placeIn(pieces, piece.table);
    const when = compileWhen(rule.when, place, rule.id);
    const formula = "tokens" in action ? compileTokens(action.tokens, place, rule.id) : undefined;
    if (!when.ok) problems.push(when.error);
    if (formula && !formula.ok) problems.push(formula.error);
    if (!when.ok || (formula && !formula.ok)) return;
    const applies = branch(when.value, holds);
    effects.push({
      rule: rule.id,
      piece,
      action,
      applies,
      ...(formula && { formula: formula.value }),
    });
  }
}

function branch(when: CompiledExpression, holds: boolean): CompiledExpression {
  return holds ? when : otherwise(when);
}

/** While the question is answered with no, or cannot be decided because something is empty. */
function otherwise({ evaluate, uses }: CompiledExpression): CompiledExpression {
  return {
    uses,
    evaluate: (reader: FieldReader): Value => {
      const truth = truthOf(evaluate(reader));
      return truth === UNKNOWN ? UNKNOWN : truth !== true;
    },
  };
}

function compileWhen(when: RuleWhen, place: ExpressionPlace, at: string): Read {
  if (when.type === "always") return success(ALWAYS);
  if (when.type === "formula") return compileTokens(when.tokens, place, at);
  const compiled = compileCondition(when.condition, place);
  if (compiled.ok) return compiled;
  return failure(formProblem("form.fieldMissing", at, { field: compiled.error.missing }));
}

/** A formula from its tokens, at a place of the form. */
export function compileTokens(tokens: readonly Token[], place: ExpressionPlace, at: string): Read {
  const parsed = parseExpression(tokens);
  if (!parsed.ok) {
    const { fault, at: token } = parsed.error;
    return failure(formProblem(reasonOfExpression[fault], at, { place: token + 1 }));
  }
  const compiled = compileExpression(parsed.value, place);
  if (compiled.ok) return compiled;
  return failure(formProblem("form.fieldMissing", at, { field: compiled.error.missing }));
}
