import { failure, type Result, success } from "#base/result.ts";
import type { ReadyForm } from "../company-form/ready-form.ts";
import { type Condition, readCondition } from "../form/conditions/condition.ts";
import { compileCondition } from "../form/conditions/compile-condition.ts";
import { symbolsOf } from "../form/conditions/condition-symbols.ts";
import { isBounded } from "../form/conditions/is-bounded.ts";
import type { Surroundings } from "../form/expression/functions/form-function.ts";
import { truthOf, UNKNOWN, valueOfJson } from "../form/expression/value.ts";
import type { Form } from "../form/graph/form.ts";
import type { JsonObject } from "../form/json/json.ts";
import { readJsonText } from "../form/json/read-json.ts";
import { placeIn } from "../form/model/form-place.ts";
import { exactOf } from "../form/number/exact.ts";
import type { Id } from "../id.ts";
import { RECORD_QUERY_MAX } from "../limits.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { QUERY_QUESTIONS_MAX } from "./record-limits.ts";

const DEPTH = 8;

/** A super query as it travels (forms-approvals 1.7), of fields that the form has and as they can be asked; others are refused. */
export function readQuery(form: Form, text: string): Result<Condition, Refusal> {
  const json = readJsonText(text, { size: RECORD_QUERY_MAX, depth: DEPTH });
  if (!json.ok) return json;
  const condition = readCondition(json.value);
  if (!condition) return failure(parameterError("record.queryUnreadable"));
  if (!isBounded(condition))
    return failure(parameterError("record.queryTooLong", { limit: QUERY_QUESTIONS_MAX }));
  for (const { field, symbol, operand } of condition.groups.flatMap((group) => group.questions)) {
    const paths = operand.type === "field" ? [field, operand.path] : [field];
    const unknown = paths.find((path) => !isAskable(form, path));
    if (unknown !== undefined)
      return failure(parameterError("form.fieldMissing", { field: unknown }));
    const sort = form.fields.get(field)?.node.kind.conditions ?? "none";
    if (!symbolsOf(sort).includes(symbol)) return failure(parameterError("record.queryUnreadable"));
  }
  return success(condition);
}

/** Whether something can be asked of a field: one of the form itself, not of its rows. */
function isAskable({ fields }: Form, path: string): boolean {
  const field = fields.get(path);
  return field !== undefined && field.table === undefined;
}

/** Whose question it is, and when it is asked. */
interface Asker {
  readonly userId: Id;
  readonly now: number;
}

/** Makes a question of a condition that can be asked of the stored values of each record, here as on the server. */
export function queryMatcher(
  { form, zone }: ReadyForm,
  condition: Condition,
  { userId, now }: Asker,
): (values: JsonObject) => boolean {
  const compiled = compileCondition(condition, placeIn(form.pieces, undefined));
  if (!compiled.ok) return () => false;
  const { evaluate } = compiled.value;
  const around: Surroundings = {
    now,
    zone,
    variable: (name) => (name === "currentUser" ? exactOf(userId) : UNKNOWN),
    attribute: () => UNKNOWN,
    fact: () => UNKNOWN,
  };
  return (values) =>
    truthOf(
      evaluate({
        around,
        read: (path) => valueOfJson(Object.hasOwn(values, path) ? values[path] : null),
        readAll: () => [],
      }),
    ) === true;
}
