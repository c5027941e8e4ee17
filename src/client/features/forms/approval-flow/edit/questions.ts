import {
  type Condition,
  readCondition,
  writeCondition,
} from "#domain/form/conditions/condition.ts";
import { type ConditionSymbol, symbolsOf } from "#domain/form/conditions/condition-symbols.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import type { Json } from "#domain/form/json/json.ts";

/** One question of a branch: all of them have to hold. */
export interface BranchQuestion {
  readonly field: string;
  readonly symbol: ConditionSymbol;
  readonly value: Json;
}

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

/** The questions of a condition as this editor asks them; undefined where it asks more than that. */
export function questionsOf(when: string): BranchQuestion[] | undefined {
  if (when === "") return [];
  const condition = readCondition(JSON.parse(when) as Json);
  const [group, ...others] = condition?.groups ?? [];
  if (!group?.all || others.length > 0) return undefined;
  const { questions } = group;
  const plain = questions.flatMap(({ field, symbol, operand }) =>
    operand.type === "constant" ? [{ field, symbol, value: operand.value }] : [],
  );
  return plain.length === questions.length ? plain : undefined;
}

/** The condition that asks these questions, "" where there is none. */
export function conditionOf(questions: readonly BranchQuestion[]): string {
  if (questions.length === 0) return "";
  const condition: Condition = {
    all: true,
    groups: [
      {
        all: true,
        questions: questions.map(({ field, symbol, value }) => ({
          field,
          symbol,
          operand: { type: "constant", value },
        })),
      },
    ],
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
