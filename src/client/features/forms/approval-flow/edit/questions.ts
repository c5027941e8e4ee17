import {
  type Condition,
  type ConditionGroupOf,
  readCondition,
  writeCondition,
} from "#domain/form/conditions/condition.ts";
import { type ConditionSymbol, symbolsOf } from "#domain/form/conditions/condition-symbols.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import type { Json } from "#domain/form/json/json.ts";

/** One question of a branch. */
export interface BranchQuestion {
  readonly field: string;
  readonly symbol: ConditionSymbol;
  readonly value: Json;
}

/** Questions that all have to hold; of several groups one is enough. */
export type QuestionGroup = readonly BranchQuestion[];

/** What can be asked with one value beside it. */
const ASKED: ReadonlySet<ConditionSymbol> = new Set([
  "==",
  "<>",
  ">",
  ">=",
  "<",
  "<=",
  "like",
  "null",
  "notNull",
]);

/** The questions of a condition as this editor asks them, in groups of which one has to hold; undefined where it asks more than that. */
export function groupsOf(when: string): QuestionGroup[] | undefined {
  if (when === "") return [];
  const condition = readCondition(JSON.parse(when) as Json);
  const parted = condition && anyOf(condition);
  const groups = parted?.map((questions) =>
    questions.flatMap(({ field, symbol, operand }) =>
      operand.type === "constant" ? [{ field, symbol, value: operand.value }] : [],
    ),
  );
  return groups?.every((group, at) => group.length > 0 && group.length === parted?.[at]?.length)
    ? groups
    : undefined;
}

type Questions = ConditionGroupOf["questions"];

/** The same as groups of which one has to hold; undefined where that would need questions more than once. */
function anyOf({ all, groups }: Condition): Questions[] | undefined {
  const isPlain = ({ all: needsAll, questions }: ConditionGroupOf) =>
    needsAll || questions.length === 1;
  const [only] = groups;
  if (groups.length === 1 && only && !isPlain(only))
    return only.questions.map((question) => [question]);
  if (all)
    return groups.every(isPlain) ? [groups.flatMap(({ questions }) => questions)] : undefined;
  return groups.flatMap((group) =>
    isPlain(group) ? [group.questions] : group.questions.map((question) => [question]),
  );
}

/** The condition that asks these questions, "" where there is none. */
export function conditionOf(groups: readonly QuestionGroup[]): string {
  const asked = groups.filter((group) => group.length > 0);
  if (asked.length === 0) return "";
  const condition: Condition = {
    all: asked.length === 1,
    groups: asked.map((group) => ({
      all: true,
      questions: group.map(({ field, symbol, value }) => ({
        field,
        symbol,
        operand: { type: "constant", value },
      })),
    })),
  };
  return JSON.stringify(writeCondition(condition));
}

/** The fields of a form of which something can be asked. */
export function askableFields(form: Form): FormPiece[] {
  return [...form.fields.values()].filter(
    ({ table, node }) => table === undefined && symbolsFor(node.kind.conditions).length > 2,
  );
}

/** How a field of this sort can be asked. */
export function symbolsFor(sort: Parameters<typeof symbolsOf>[0]): readonly ConditionSymbol[] {
  return symbolsOf(sort).filter((symbol) => ASKED.has(symbol));
}
