import type { FormDefinition } from "../definition/form-definition.ts";
import { readTokens } from "../expression/token.ts";
import { textOf } from "../json/json.ts";
import type { CompiledExpression } from "../expression/compile-expression.ts";
import { type FormPiece, isField, isTable, piecesOfTree } from "../model/form-piece.ts";
import { placeIn } from "../model/form-place.ts";
import { formProblem, type FormProblem } from "../problems/form-problem.ts";
import { readRule } from "../rules/read-rule.ts";
import type { FormRule } from "../rules/form-rule.ts";
import {
  type CompiledRules,
  compileRules,
  compileTokens,
  type RuleEffect,
} from "./compile-rules.ts";
import { type Derivation, type Derived, keyOf } from "./derivation.ts";
import {
  deriveOptions,
  deriveReadonly,
  deriveRequired,
  deriveVisible,
  isShownAtFirst,
} from "./derive-behaviour.ts";
import { compileSeeds } from "./compile-seeds.ts";
import { deriveDateBounds } from "./derive-date-bounds.ts";
import { deriveRequest } from "./derive-request.ts";
import { deriveCalculation, deriveComputed } from "./derive-value.ts";
import type { Form, FormCheck, FormEffect, FormTable } from "./form.ts";
import { orderDerivations } from "./order-derivations.ts";

/** Makes a definition ready. What does not work in it is named in `problems` and left out; the rest works. */
export function compileForm(definition: FormDefinition): Form {
  const pieces = piecesOfTree(definition.nodes);
  const problems: FormProblem[] = [];
  const rules = definition.rules.flatMap((json, at) => {
    const rule = readRule(json, at);
    if (!rule) problems.push(formProblem("form.ruleUnreadable", textOf(json["id"]) || String(at)));
    return rule ? [rule] : [];
  });
  const { effects, duties, derivations } = deriveAll(rules, pieces, problems);
  const { order, circles } = orderDerivations(derivations);
  for (const circle of circles) problems.push(formProblem("form.circle", circle.join(" → ")));
  return {
    definition,
    pieces,
    fields: new Map([...pieces].filter(([, piece]) => isField(piece))),
    tables: tablesOf(pieces),
    derivations: order,
    fixed: fixedOf(pieces),
    checks: effects.flatMap(checkOf),
    effects: effects.flatMap(effectOf),
    seeds: compileSeeds(pieces, problems),
    duties,
    problems,
  };
}

function deriveAll(
  rules: readonly FormRule[],
  pieces: ReadonlyMap<string, FormPiece>,
  problems: FormProblem[],
): Pick<CompiledRules, "effects" | "duties"> & { readonly derivations: readonly Derivation[] } {
  const { effects, duties, problems: inRules } = compileRules(rules, pieces);
  problems.push(...inRules);
  const byPath = Map.groupBy(effects, ({ piece }) => piece.path);
  const derivations: Derivation[] = [];
  const moving = new Set<string>();
  for (const piece of pieces.values()) {
    const own = byPath.get(piece.path) ?? [];
    const derived = [
      deriveVisible(piece, own, moving, sourceOf(piece, pieces)),
      deriveRequired(piece, own),
      deriveReadonly(piece, own),
      deriveOptions(piece, own),
      deriveDateBounds(piece, placeIn(pieces, piece.table)),
      deriveRequest(piece, placeIn(pieces, piece.table)),
      deriveValue(piece, own, pieces, problems),
    ].filter((derivation) => derivation !== undefined);
    if (derived.some(({ aspect }) => aspect === "visible"))
      moving.add(keyOf("visible", piece.path));
    derivations.push(...derived);
  }
  return { effects, duties, derivations };
}

/** The field of which another one shows an attribute. */
function sourceOf(
  { table, node }: FormPiece,
  pieces: ReadonlyMap<string, FormPiece>,
): string | undefined {
  const { relationField = "", showField } = node.properties;
  if (node.kind.setBy !== "calculation" || showField === undefined) return undefined;
  return placeIn(pieces, table).resolve(relationField.replace("-", "."))?.path;
}

function deriveValue(
  piece: FormPiece,
  effects: readonly RuleEffect[],
  pieces: ReadonlyMap<string, FormPiece>,
  problems: FormProblem[],
): Derivation | undefined {
  if (!isField(piece)) return undefined;
  const computed = deriveComputed(piece, effects, ({ standing }) => standing(piece.path));
  if (computed) return computed;
  const formula = calculationOf(piece, pieces, problems);
  return formula && deriveCalculation(piece, formula);
}

/** The formula that stands in a field itself: of a calculation, or of what shows an attribute of a record. */
function calculationOf(
  { path, table, node }: FormPiece,
  pieces: ReadonlyMap<string, FormPiece>,
  problems: FormProblem[],
): CompiledExpression | undefined {
  if (node.kind.setBy !== "calculation") return undefined;
  const { expression = [], relationField = "", showField = "" } = node.properties;
  const attribute = {
    type: "field",
    path: `${relationField.replace("-", ".")}.${showField}`,
  } as const;
  const tokens = node.kind.name === "calculate" ? readTokens(expression) : [attribute];
  if (tokens.length === 0) return undefined;
  const compiled = compileTokens(tokens, placeIn(pieces, table), path);
  if (compiled.ok) return compiled.value;
  problems.push(compiled.error);
  return undefined;
}

function tablesOf(pieces: ReadonlyMap<string, FormPiece>): ReadonlyMap<string, FormTable> {
  const columns = Map.groupBy([...pieces.values()].filter(isField), ({ table }) => table ?? "");
  return new Map(
    [...pieces]
      .filter(([, piece]) => isTable(piece))
      .map(([path, piece]) => [path, { piece, columns: columns.get(path) ?? [] }]),
  );
}

/** How each piece is where no rule says anything. */
function fixedOf(pieces: ReadonlyMap<string, FormPiece>): ReadonlyMap<string, Derived> {
  const fixed = new Map<string, Derived>();
  for (const piece of pieces.values()) {
    const { properties, settings, kind } = piece.node;
    const isSeen =
      isShownAtFirst(piece) &&
      piece.holders.every((path) => fixed.get(keyOf("visible", path)) !== false);
    const isLocked =
      properties.disabled === true || properties.readonly === true || kind.setBy !== undefined;
    fixed.set(keyOf("visible", piece.path), isSeen);
    fixed.set(keyOf("required", piece.path), settings.required ? 1 : 0);
    fixed.set(keyOf("readonly", piece.path), isLocked);
  }
  return fixed;
}

function checkOf({ piece, action, applies, formula }: RuleEffect): FormCheck[] {
  if (action.op !== "check" || !formula) return [];
  const { message, reason, soft } = action;
  const { path, table } = piece;
  return [{ path, table, applies, ok: formula, message, reason, soft }];
}

function effectOf({ piece, action, applies, formula }: RuleEffect): FormEffect[] {
  if (action.op !== "set" || !formula) return [];
  return [{ path: piece.path, table: piece.table, applies, value: formula }];
}
