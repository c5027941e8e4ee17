import type { Form } from "../graph/form.ts";
import { type JsonObject, listOf } from "../json/json.ts";
import { type Exact, exactOf, minus, plus, toNumber } from "../number/exact.ts";
import { type OwnFields, seesField } from "../permissions/field-rights.ts";
import { columnDataIn } from "./column-data.ts";

/** The sums of fields over a whole list, by their paths. */
export type ListSums = Readonly<Record<string, number>>;

/** The fields whose sum stands below a list (`showSummary`, `summaryField`): numbers of the form itself that somebody sees. */
export function summedFields(form: Form, own: OwnFields): readonly string[] {
  const { showSummary, summaryField } = columnDataIn(form);
  if (showSummary !== true) return [];
  const wanted = new Set(listOf(summaryField));
  return [...form.fields.values()].flatMap((piece) => {
    const isNumber = piece.table === undefined && piece.node.kind.shape === "number";
    return isNumber && wanted.has(piece.path) && seesField(own, piece) ? [piece.path] : [];
  });
}

/** Adds up what records say in some of their fields, without the error of binary fractions; what is no number counts nothing. */
export class Sums {
  readonly #sums: Map<string, Exact>;

  constructor(paths: readonly string[], from: ListSums = {}) {
    this.#sums = new Map(paths.map((path) => [path, exactOf(from[path] ?? 0)]));
  }

  add(values: JsonObject): void {
    this.#count(values, plus);
  }

  takeOut(values: JsonObject): void {
    this.#count(values, minus);
  }

  total(): ListSums {
    return Object.fromEntries([...this.#sums].map(([path, sum]) => [path, toNumber(sum)]));
  }

  #count(values: JsonObject, change: (sum: Exact, value: Exact) => Exact): void {
    for (const [path, sum] of this.#sums) {
      const value = values[path];
      if (typeof value === "number") this.#sums.set(path, change(sum, exactOf(value)));
    }
  }
}
