import { askedOf } from "../conditions/asks-something.ts";
import type { Json } from "../json/json.ts";
import { type Condition, readCondition } from "../conditions/condition.ts";
import { isBounded } from "../conditions/is-bounded.ts";
import { symbolsOf } from "../conditions/condition-symbols.ts";
import type { Form } from "../graph/form.ts";
import { type OwnFields, seesField } from "../permissions/field-rights.ts";
import { columnDataIn } from "./column-data.ts";

/**
 * What every record of a list has to meet, whatever somebody looks for (`ruleList`); undefined where nothing is asked, or something of
 * which the form knows nothing: nobody would know why the list is empty. Nor is anything asked of fields that are kept from the person:
 * which records are listed would tell what stands there.
 */
export function listRule(form: Form, own: OwnFields): Condition | undefined {
  return knownCondition(form, own, columnDataIn(form)["ruleList"]);
}

/**
 * A condition that can be asked of the records of a list for somebody; undefined where it is none, asks nothing or more than a search
 * may, or asks of what the form does not know or keeps from the person.
 */
export function knownCondition(
  form: Form,
  own: OwnFields,
  json: Json | undefined,
): Condition | undefined {
  const read = readCondition(json);
  const asked = read && askedOf(read);
  if (!asked || !isBounded(asked) || !canTell(form, own, asked)) return undefined;
  const isKnown = asked.groups.every(({ questions }) =>
    questions.every(({ field, symbol, operand }) => {
      const piece = form.fields.get(field);
      const other = operand.type === "field" ? form.fields.get(operand.path) : piece;
      const isOwn = [piece, other].every((each) => each !== undefined && each.table === undefined);
      // Days are said, and not found in another field.
      if (symbol === "inLast" && operand.type !== "constant") return false;
      return isOwn && symbolsOf(piece?.node.kind.conditions ?? "none").includes(symbol);
    }),
  );
  return isKnown ? asked : undefined;
}

/** The fields that a condition names. */
export function fieldsOfCondition({ groups }: Condition): readonly string[] {
  const named = groups.flatMap(({ questions }) =>
    questions.flatMap(({ field, operand }) =>
      operand.type === "field" ? [field, operand.path] : [field],
    ),
  );
  return [...new Set(named)];
}

/** Whether nothing that a condition asks of is kept from somebody. */
function canTell(form: Form, own: OwnFields, condition: Condition): boolean {
  return fieldsOfCondition(condition).every((path) => {
    const piece = form.fields.get(path);
    return piece !== undefined && seesField(own, piece);
  });
}
