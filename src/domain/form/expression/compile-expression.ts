import { failure, type Result, success } from "#base/result.ts";
import { type Exact, isExact, minus, negate, over, plus, times, ZERO } from "../number/exact.ts";
import { holdsInOrder, orderOf, sameValue } from "./compare-values.ts";
import type { Expression, Operator } from "./expression.ts";
import type { Surroundings } from "./functions/form-function.ts";
import { functionNamed } from "./functions/functions.ts";
import { isList, numberOfValue, truthOf, UNKNOWN, type Value } from "./value.ts";

/** What a path in an expression means in a form. */
export interface Reference {
  /** The field, or the sub-table itself. */
  readonly path: string;
  /** The sub-table whose rows have it. */
  readonly table?: string;
  readonly isTable?: boolean;
  /** What is asked of the record that the field names. */
  readonly attribute?: string;
}

/** Where an expression stands: what paths mean there, and in the rows of which sub-table. */
export interface ExpressionPlace {
  readonly table?: string | undefined;
  resolve(path: string): Reference | undefined;
}

/** What an expression reads from; `across` = of all rows. */
export interface Use {
  readonly path: string;
  readonly across: boolean;
}

export interface FieldReader {
  /** Of the form, or of the row that is being reckoned. */
  read(path: string): Value;
  /** Of every row of the sub-table; of the sub-table itself a sign for each row. */
  readAll(path: string, table: string): readonly Value[];
  readonly around: Surroundings;
}

type Evaluate = (reader: FieldReader) => Value;

export interface CompiledExpression {
  readonly evaluate: Evaluate;
  readonly uses: readonly Use[];
}

/** Makes a function of an expression once, so that a thousand rows need no second look at it. Fails with the path that means nothing. */
export function compileExpression(
  expression: Expression,
  place: ExpressionPlace,
): Result<CompiledExpression, { readonly missing: string }> {
  const uses: Use[] = [];
  const missing: string[] = [];
  const evaluate = compile(expression, false);
  const [first] = missing;
  return first === undefined ? success({ evaluate, uses }) : failure({ missing: first });

  function compile(piece: Expression, gathers: boolean): Evaluate {
    if (piece.type === "field") return compileField(piece.path, gathers);
    if (piece.type === "variable") {
      const { name } = piece;
      return ({ around }) => around.variable(name);
    }
    if (piece.type === "unary") return unary(piece.operator, compile(piece.operand, gathers));
    if (piece.type === "binary") {
      return binary(piece.operator, compile(piece.left, gathers), compile(piece.right, gathers));
    }
    if (piece.type === "call") return compileCall(piece.name, piece.args, gathers);
    const { value } = piece;
    return () => value;
  }

  function compileCall(name: string, args: readonly Expression[], gathers: boolean): Evaluate {
    const known = functionNamed(name);
    const all = gathers || (known?.gathers?.(args.length) ?? false);
    const evaluated = args.map((arg) => compile(arg, all));
    if (name === "if") return conditional(evaluated);
    return (reader) =>
      known?.apply(
        evaluated.map((arg) => arg(reader)),
        reader.around,
      ) ?? null;
  }

  function compileField(path: string, gathers: boolean): Evaluate {
    const reference = place.resolve(path);
    if (!reference) {
      missing.push(path);
      return () => null;
    }
    const { table, attribute } = reference;
    const across = table !== undefined && (gathers || table !== place.table);
    uses.push({ path: reference.path, across });
    const read = readerOf(reference.path, across ? table : undefined);
    return attribute === undefined ? read : ofRecord(reference.path, attribute, read);
  }
}

function readerOf(path: string, table: string | undefined): Evaluate {
  return table === undefined
    ? (reader) => reader.read(path)
    : (reader) => reader.readAll(path, table);
}

function ofRecord(path: string, attribute: string, read: Evaluate): Evaluate {
  return (reader) => {
    const of = (id: Value): Value => {
      if (id === UNKNOWN || id === null) return id;
      return isList(id) ? id.map(of) : reader.around.attribute(path, id, attribute);
    };
    return of(read(reader));
  };
}

function conditional([condition, whenTrue, whenFalse]: readonly Evaluate[]): Evaluate {
  return (reader) => {
    const holds = truthOf(condition?.(reader) ?? null);
    if (holds === UNKNOWN) return UNKNOWN;
    return (holds === true ? whenTrue : whenFalse)?.(reader) ?? null;
  };
}

function unary(operator: "-" | "not", operand: Evaluate): Evaluate {
  if (operator === "not") {
    return (reader) => {
      const truth = truthOf(operand(reader));
      return typeof truth === "boolean" ? !truth : truth;
    };
  }
  return (reader) => {
    const number = numberOfValue(operand(reader));
    return number === UNKNOWN ? UNKNOWN : negate(number);
  };
}

const arithmetic: Readonly<Record<string, (left: Exact, right: Exact) => Exact>> = {
  "+": plus,
  "-": minus,
  "*": times,
  // Division by zero comes to 0 (seed 001 section 5: a failed result becomes 0).
  "/": (left, right) => over(left, right) ?? ZERO,
};

function binary(operator: Operator, left: Evaluate, right: Evaluate): Evaluate {
  if (operator === "and" || operator === "or") return junction(operator === "or", left, right);
  if (operator === "==" || operator === "<>") {
    return (reader) => {
      const first = left(reader);
      const second = right(reader);
      const same = sameValue(besideNumber(first, second), besideNumber(second, first));
      return same === UNKNOWN ? UNKNOWN : same === (operator === "==");
    };
  }
  const reckon = arithmetic[operator];
  if (!reckon) return (reader) => holdsInOrder(orderOf(left(reader), right(reader)), operator);
  return (reader) => {
    const first = numberOfValue(left(reader));
    const second = numberOfValue(right(reader));
    return first === UNKNOWN || second === UNKNOWN ? UNKNOWN : reckon(first, second);
  };
}

/** An empty field that is held against a number counts as 0, as it does in sums (forms-approvals 7.2). */
function besideNumber(value: Value, other: Value): Value {
  return value === null && isExact(other) ? ZERO : value;
}

/** `and` is decided by a side that is false, `or` by one that is true; what is empty decides nothing. */
function junction(decisive: boolean, left: Evaluate, right: Evaluate): Evaluate {
  return (reader) => {
    const first = truthOf(left(reader));
    if (first === decisive) return decisive;
    const second = truthOf(right(reader));
    if (second === decisive) return decisive;
    if (first === UNKNOWN || second === UNKNOWN) return UNKNOWN;
    return first === null || second === null ? null : !decisive;
  };
}
