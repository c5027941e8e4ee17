import { UTC } from "../../form/calendar/zone.ts";
import { compileCondition } from "../../form/conditions/compile-condition.ts";
import { type Condition, readCondition } from "../../form/conditions/condition.ts";
import type { Surroundings } from "../../form/expression/functions/form-function.ts";
import {
  isEmptyValue,
  truthOf,
  UNKNOWN,
  type Value,
  valueOfJson,
} from "../../form/expression/value.ts";
import type { Json, JsonObject } from "../../form/json/json.ts";
import type { Id } from "../../id.ts";
import type { Reading } from "../../reading.ts";
import { readVariable } from "../../record/own-variables.ts";

/** A condition with what one person is in the place of its variables; UNKNOWN where they are nothing of the kind. */
export interface OwnCondition {
  readonly condition: Condition;
  readonly variables: ReadonlyMap<string, Value>;
}

/** A condition as it is meant of one person; undefined where nothing can be read by it. */
export function* ownCondition(text: string, userId: Id): Reading<OwnCondition | undefined> {
  const condition = text === "" ? undefined : readCondition(JSON.parse(text) as Json);
  // Without a question every record would be meant.
  if (!condition || condition.groups.length === 0) return undefined;
  if (condition.groups.some(({ questions }) => questions.length === 0)) return undefined;
  const variables = new Map<string, Value>();
  for (const { operand } of condition.groups.flatMap(({ questions }) => questions)) {
    if (operand.type !== "variable" || variables.has(operand.name)) continue;
    const value = yield* readVariable(operand.name, { userId, recordId: 0 });
    // Who is in no department does not read what belongs to none.
    variables.set(operand.name, isEmptyValue(value) ? UNKNOWN : value);
  }
  return { condition, variables };
}

/**
 * Whether a condition holds of the stored values of a record. A field of which they say nothing, because the form had none such or
 * because it is kept from whoever has them, is unknown: nothing is read by it. The database is asked the same (`records_meet`).
 */
export function conditionHolds(own: OwnCondition, values: JsonObject): boolean {
  return holding(own)(values);
}

/** As `conditionHolds`, made ready once for many records. */
export function holding({ condition, variables }: OwnCondition): (values: JsonObject) => boolean {
  const compiled = compileCondition(condition, { resolve: (path) => ({ path }) });
  if (!compiled.ok) return () => false;
  const around: Surroundings = {
    now: 0,
    zone: UTC,
    variable: (name) => variables.get(name) ?? UNKNOWN,
    attribute: () => UNKNOWN,
    fact: () => UNKNOWN,
  };
  return (values) => {
    const read = (path: string) =>
      Object.hasOwn(values, path) ? valueOfJson(values[path]) : UNKNOWN;
    return truthOf(compiled.value.evaluate({ around, read, readAll: () => [] })) === true;
  };
}
