import { truncateTo } from "../calendar/date-format.ts";
import type { CompiledExpression, FieldReader } from "../expression/compile-expression.ts";
import { SPAN_UNITS, type SpanUnit } from "../expression/functions/date-functions.ts";
import {
  isEmptyValue,
  isList,
  jsonOfValue,
  numberOfValue,
  truthOf,
  UNKNOWN,
  type Value,
} from "../expression/value.ts";
import { readValue } from "../field-kinds/read-value.ts";
import { exactOf, isExact, over, toNumber } from "../number/exact.ts";
import { PRECISION_MAX, roundedNumber } from "../number/round.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { emptyValue } from "../record/first-values.ts";
import type { RuleEffect } from "./compile-rules.ts";
import { type Derivation, type DerivationReader, type Derived, keyOf } from "./derivation.ts";

/** Decimals of a calculation where nothing is said (seed 001 section 5). */
const CALCULATION_PRECISION = 2;

/** The value of a calculation: that of the formula, rounded. */
export function deriveCalculation(piece: FormPiece, formula: CompiledExpression): Derivation {
  const { type } = piece.node.properties;
  const unit = SPAN_UNITS[type as SpanUnit] as number | undefined;
  const evaluate = unit === undefined ? formula.evaluate : spanOf(formula, unit);
  return {
    key: keyOf("value", piece.path),
    aspect: "value",
    path: piece.path,
    table: piece.table,
    uses: formula.uses,
    evaluate: (reader) => keptAs(piece, evaluate(reader), reader),
  };
}

/** A span of time in a unit; nothing while one of the times is missing (seed 001 section 5). */
function spanOf(
  { evaluate, uses }: CompiledExpression,
  unit: number,
): (reader: FieldReader) => Value {
  return (reader) => {
    if (uses.some(({ path, across }) => !across && isMissing(reader.read(path)))) return null;
    const span = numberOfValue(evaluate(reader));
    return span === UNKNOWN ? UNKNOWN : (over(span, exactOf(unit)) ?? null);
  };
}

function isMissing(value: Value): boolean {
  return isEmptyValue(value) || (isExact(value) && value.numerator === 0n);
}

/** The value of a field that rules compute: of the first one that holds, else what stands in the record. */
export function deriveComputed(
  piece: FormPiece,
  effects: readonly RuleEffect[],
  standing: (reader: DerivationReader) => Derived,
): Derivation | undefined {
  const computing = effects.filter(({ action, formula }) => action.op === "compute" && formula);
  if (computing.length === 0) return undefined;
  return {
    key: keyOf("value", piece.path),
    aspect: "value",
    path: piece.path,
    table: piece.table,
    uses: computing.flatMap(({ applies, formula }) => [...applies.uses, ...(formula?.uses ?? [])]),
    evaluate: (reader) => {
      for (const { applies, formula } of computing) {
        const truth = truthOf(applies.evaluate(reader));
        if (truth === UNKNOWN) return UNKNOWN;
        if (truth === true && formula) return fitting(piece, formula.evaluate(reader), reader);
      }
      return standing(reader);
    },
  };
}

/** A result as its field takes it from a person too; one of another type is none, and the record can be sent. */
function fitting(piece: FormPiece, value: Value, reader: FieldReader): Derived {
  const result = keptAs(piece, value, reader);
  if (result === UNKNOWN || piece.node.kind.setBy === "calculation") return result;
  return readValue(piece.node, result, reader.around.zone) ?? emptyValue(piece.node);
}

/** A result as records keep values of this kind. */
export function keptAs({ node }: FormPiece, value: Value, { around }: FieldReader): Derived {
  if (value === UNKNOWN) return UNKNOWN;
  const { kind, properties } = node;
  if (kind.shape === "moment") return momentOf(value, properties.format, around);
  if (kind.shape === "ids" || (properties.multiple === true && isList(value))) {
    return (isList(value) ? value : [value]).filter((item) => item !== null).map(jsonOfValue);
  }
  const single: Value = isList(value) ? numberOfValue(value) : value;
  const result = isExact(single)
    ? finite(roundedNumber(single, placesFor(kind.name, properties.precision)))
    : jsonOfValue(single);
  const isText = (kind.shape === "text" || kind.shape === "html") && kind.setBy === undefined;
  if (isText && result !== null) return String(result);
  return typeof result === "boolean" ? Number(result) : result;
}

function momentOf(
  value: Value,
  format: string | undefined,
  { zone }: FieldReader["around"],
): Derived {
  if (!isExact(value)) return null;
  return truncateTo(Math.trunc(toNumber(value)), format ?? "yyyy-MM-dd HH:mm:ss", zone);
}

/** A result that no machine's number can be is a failed one, and becomes 0 (seed 001 section 5). */
function finite(number: number): number {
  return Number.isFinite(number) ? number : 0;
}

function placesFor(kind: string, precision: number | undefined): number {
  return precision ?? (kind === "calculate" ? CALCULATION_PRECISION : PRECISION_MAX);
}
