import type { Surroundings } from "../form/expression/functions/form-function.ts";
import { jsonOfValue, UNKNOWN, type Value } from "../form/expression/value.ts";
import type { IdValue, Names, NameSource } from "../form/field-kinds/names.ts";
import type { Reading } from "../reading.ts";
import type { Filler } from "./filler.ts";
import { readName } from "./known-names.ts";
import { readVariable } from "./own-variables.ts";
import { readAttribute } from "./related-records.ts";

/** What a record can be worked out and checked with. */
export interface Known {
  readonly around: Surroundings;
  readonly names: Names;
}

/** How often what was read may lead to more that has to be read. */
const ROUNDS_MAX = 5;

type Read = () => Reading<unknown>;

/**
 * Works something out that asks for what is known beside a form, and reads just that: the engine asks at once, rows come
 * later, so it is worked out once more with what was missing. What is not there is UNKNOWN, as it is on a device.
 */
export function* knowing<Result>(filler: Filler, work: (known: Known) => Result): Reading<Result> {
  const facts = new Map<string, unknown>();
  for (let round = 1; ; round += 1) {
    const missing = new Map<string, Read>();
    const result = work(knownFrom(filler, facts, missing));
    if (missing.size === 0 || round === ROUNDS_MAX) return result;
    for (const [key, read] of missing) facts.set(key, yield* read());
  }
}

function knownFrom(
  filler: Filler,
  facts: ReadonlyMap<string, unknown>,
  missing: Map<string, Read>,
): Known {
  const { now, zone } = filler;
  const ask = <Fact>(key: string, read: () => Reading<Fact>, meanwhile: Fact): Fact => {
    if (facts.has(key)) return facts.get(key) as Fact;
    missing.set(key, read);
    return meanwhile;
  };
  const around: Surroundings = {
    now,
    zone,
    variable: (name) => ask<Value>(`variable ${name}`, () => readVariable(name, filler), UNKNOWN),
    attribute(field, recordId, name) {
      if (recordId === UNKNOWN) return UNKNOWN;
      const id = jsonOfValue(recordId);
      if (id === null || id === "") return null;
      const key = JSON.stringify(["attribute", field, id, name]);
      return ask<Value>(key, () => readAttribute(filler, { field, id: Number(id), name }), UNKNOWN);
    },
    // A stock or a sum over other records: nobody has counted it here.
    fact: () => UNKNOWN,
  };
  const nameOf = (source: NameSource, id: IdValue) =>
    ask<string | undefined>(`name ${source.type} ${id}`, () => readName(source.type, id), "");
  return { around, names: { nameOf, idOf: () => undefined, pathOf: () => undefined } };
}
