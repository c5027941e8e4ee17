import { askedOf, asksSomething } from "#domain/form/conditions/asks-something.ts";
import {
  type Condition,
  type ConditionGroupOf,
  type Question,
  readCondition,
  writeCondition,
} from "#domain/form/conditions/condition.ts";
import { type ConditionSymbol, symbolsOf } from "#domain/form/conditions/condition-symbols.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { Json } from "#domain/form/json/json.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";

const NOTHING: Condition = { all: true, groups: [{ all: true, questions: [] }] };

/** A super query as its panel has it; of what cannot be read an empty one. */
export function editedQuery(query: string): Condition {
  if (query === "") return NOTHING;
  try {
    return readCondition(JSON.parse(query) as Json) ?? NOTHING;
  } catch {
    return NOTHING;
  }
}

/** As it stands in the address: without what asks nothing yet; "" where nothing is asked. */
export function writtenQuery(condition: Condition): string {
  const asked = askedOf(condition);
  return asked ? JSON.stringify(writeCondition(asked)) : "";
}

/** How many questions it asks. */
export function questionCount(query: string): number {
  return editedQuery(query)
    .groups.flatMap(({ questions }) => questions)
    .filter(asksSomething).length;
}

/** The fields of a form of which something can be asked: those of the form itself. */
export function askableFields({ fields }: Form): readonly FormPiece[] {
  return [...fields.values()].filter(
    ({ table, node: { kind, settings } }) =>
      table === undefined && !settings.noShow && symbolsOf(kind.conditions).length > 0,
  );
}

/** A question of a field that asks nothing yet. */
export function freshQuestion({ path, node }: FormPiece): Question {
  const [symbol = "notNull"] = symbolsOf(node.kind.conditions);
  return { field: path, symbol, operand: { type: "constant", value: null } };
}

/** How a value beside a symbol is given. */
type ValueForm = "none" | "one" | "several" | "span" | "days";

export function valueForm(symbol: ConditionSymbol): ValueForm {
  if (symbol === "null" || symbol === "notNull") return "none";
  if (symbol === "in" || symbol === "notIn") return "several";
  if (symbol === "between") return "span";
  return symbol === "inLast" ? "days" : "one";
}

/** With another symbol; what was given stays where it can. */
export function withSymbol(question: Question, symbol: ConditionSymbol): Question {
  const isKept = valueForm(question.symbol) === valueForm(symbol);
  return { ...question, symbol, ...(!isKept && { operand: { type: "constant", value: null } }) };
}

/** With another group in a place; the last one that is left without a question goes, but for the only one. */
export function withGroup(condition: Condition, at: number, group: ConditionGroupOf): Condition {
  return { ...condition, groups: condition.groups.with(at, group) };
}
