import { shapeNameOf } from "../field-kinds/field-kind.ts";
import { isEmptyJson } from "../field-kinds/shapes/value-shape.ts";
import { isJsonList, type Json } from "../json/json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import type { Condition, Question } from "./condition.ts";
import type { ConditionSymbol } from "./condition-symbols.ts";

/** How a list compares with what is searched for: 1 the same, 2 contains, 3 from to (forms-approvals 2). */
export type SearchType = 1 | 2 | 3;

/** What is searched for in one field of a list. */
export interface Search {
  readonly piece: FormPiece;
  readonly type: SearchType;
  readonly value: Json;
}

/** The question that a search asks of each record; none where nothing is searched for. */
function searchQuestion({ piece, type, value }: Search): Question | undefined {
  const { kind, properties } = piece.node;
  const isNothing =
    isEmptyJson(value) || (isJsonList(value) && value.every((each) => each === null));
  if (isNothing) return undefined;
  const isSeveral = ["ids", "paths"].includes(shapeNameOf(kind, properties)) || isJsonList(value);
  return {
    field: piece.path,
    symbol: symbolFor(kind.search, { type, value, isSeveral }),
    operand: { type: "constant", value },
  };
}

function symbolFor(
  search: string,
  { type, value, isSeveral }: Pick<Search, "type" | "value"> & { readonly isSeveral: boolean },
): ConditionSymbol {
  if (search.endsWith("Range") || type === 3) return isJsonList(value) ? "between" : "==";
  // One alone is exactly that, as nodes of a tree ask it; two are from to.
  if (search === "input" && isJsonList(value)) return value.length === 1 ? "in" : "between";
  if (search === "input") return type === 1 ? "==" : "like";
  // One of those chosen is enough; a path is found by the unit that was clicked.
  return isSeveral || search === "organisation" ? "in" : "==";
}

/** What is asked of each record, of what is searched for. */
export function searchQuestions(searches: readonly Search[]): readonly Question[] {
  return searches.map(searchQuestion).filter((question) => question !== undefined);
}

/** All that is searched for at once, and a keyword that has to stand in one of the fields it is looked for in. */
export function searchCondition(
  searches: readonly Search[],
  keyword = "",
  keywordFields: readonly string[] = [],
): Condition {
  const questions = searchQuestions(searches);
  const anywhere = keywordFields.map((field): Question => ({
    field,
    symbol: "like",
    operand: { type: "constant", value: keyword },
  }));
  return {
    all: true,
    groups: [
      { all: true, questions },
      { all: false, questions: keyword === "" ? [] : anywhere },
    ],
  };
}
