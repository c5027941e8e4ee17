import type { CompiledExpression, Use } from "../expression/compile-expression.ts";
import { truthOf, UNKNOWN } from "../expression/value.ts";
import type { FormPiece } from "../model/form-piece.ts";
import type { RuleAction } from "../rules/form-rule.ts";
import type { RuleEffect } from "./compile-rules.ts";
import { type Derivation, type DerivationReader, type Derived, keyOf } from "./derivation.ts";

/** Whether nothing in the definition hides it for good. */
export function isShownAtFirst({ node }: FormPiece): boolean {
  return !node.settings.noShow && node.settings.visibility.length > 0;
}

function holds({ applies }: RuleEffect, reader: DerivationReader): boolean | typeof UNKNOWN {
  const truth = truthOf(applies.evaluate(reader));
  return truth === UNKNOWN ? UNKNOWN : truth === true;
}

function usesOf(effects: readonly RuleEffect[], keys: readonly string[] = []): readonly Use[] {
  const parts: readonly CompiledExpression[] = effects.map(({ applies }) => applies);
  return [...parts.flatMap(({ uses }) => uses), ...keys.map((path) => ({ path, across: false }))];
}

function ofOp(effects: readonly RuleEffect[], op: RuleAction["op"]): readonly RuleEffect[] {
  return effects.filter(({ action }) => action.op === op);
}

/**
 * Seen while one of the rules that show it holds, none that hides it does, and everything it stands in is seen, as well as the field
 * of which it shows an attribute (forms-approvals 1.2).
 */
export function deriveVisible(
  piece: FormPiece,
  effects: readonly RuleEffect[],
  moving: ReadonlySet<string>,
  source: string | undefined,
): Derivation | undefined {
  const above = source === undefined ? piece.holders : [...piece.holders, source];
  const [shows, hides] = [ofOp(effects, "show"), ofOp(effects, "hide")];
  const aboveKeys = above.map((path) => keyOf("visible", path));
  const holders = aboveKeys.filter((key) => moving.has(key) || source !== undefined);
  if (shows.length + hides.length + holders.length === 0) return undefined;
  const shownAtFirst = isShownAtFirst(piece);
  return {
    key: keyOf("visible", piece.path),
    aspect: "visible",
    path: piece.path,
    table: piece.table,
    uses: usesOf([...shows, ...hides], holders),
    evaluate: (reader) =>
      shownAtFirst &&
      aboveKeys.every((key) => reader.derived(key) !== false) &&
      (shows.length === 0 || shows.some((effect) => holds(effect, reader) === true)) &&
      !hides.some((effect) => holds(effect, reader) === true),
  };
}

/** How many are asked for: 0 none, 1 a value, more of what there can be several of. */
export function deriveRequired(
  piece: FormPiece,
  effects: readonly RuleEffect[],
): Derivation | undefined {
  const asking = [...ofOp(effects, "require"), ...ofOp(effects, "optional")];
  if (asking.length === 0) return undefined;
  const atFirst = piece.node.settings.required ? 1 : 0;
  return {
    key: keyOf("required", piece.path),
    aspect: "required",
    path: piece.path,
    table: piece.table,
    uses: usesOf(asking),
    evaluate: (reader): Derived => {
      let least = atFirst;
      for (const effect of asking) {
        if (holds(effect, reader) !== true) continue;
        if (effect.action.op === "optional") return 0;
        if (effect.action.op === "require") least = Math.max(least, effect.action.atLeast);
      }
      return least;
    },
  };
}

/** Locked while a rule locks it, or while none of those that unlock it holds. */
export function deriveReadonly(
  piece: FormPiece,
  effects: readonly RuleEffect[],
): Derivation | undefined {
  const [enables, disables] = [ofOp(effects, "enable"), ofOp(effects, "disable")];
  if (enables.length + disables.length === 0) return undefined;
  const { disabled, readonly } = piece.node.properties;
  const lockedAtFirst = disabled === true || readonly === true;
  return {
    key: keyOf("readonly", piece.path),
    aspect: "readonly",
    path: piece.path,
    table: piece.table,
    uses: usesOf([...enables, ...disables]),
    evaluate: (reader) =>
      disables.some((effect) => holds(effect, reader) === true) ||
      (enables.length > 0
        ? !enables.some((effect) => holds(effect, reader) === true)
        : lockedAtFirst),
  };
}

/** The ids that may be chosen, null for all; several rules leave what all of them leave. */
export function deriveOptions(
  piece: FormPiece,
  effects: readonly RuleEffect[],
): Derivation | undefined {
  const narrowing = ofOp(effects, "options");
  if (narrowing.length === 0) return undefined;
  return {
    key: keyOf("options", piece.path),
    aspect: "options",
    path: piece.path,
    table: piece.table,
    uses: usesOf(narrowing),
    evaluate: (reader) => {
      let left: readonly (string | number)[] | null = null;
      for (const effect of narrowing) {
        if (effect.action.op !== "options" || holds(effect, reader) !== true) continue;
        const { ids }: { ids: readonly (string | number)[] } = effect.action;
        left = left === null ? ids : left.filter((id) => ids.includes(id));
      }
      return left;
    },
  };
}
