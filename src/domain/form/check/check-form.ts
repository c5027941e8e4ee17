import type { Condition, Question } from "../conditions/condition.ts";
import { optionWithId } from "../field-kinds/names.ts";
import { PICK_BUTTON, readPickSettings } from "../edit/pick-rows.ts";
import type { Form, FormTable } from "../graph/form.ts";
import { pickedInterface } from "../graph/related-interfaces.ts";
import { pickedModel } from "../graph/related-models.ts";
import { type Json, isJsonList, type JsonObject, listOf, objectOf, textOf } from "../json/json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { reasonOfPattern } from "../pattern/parse-pattern.ts";
import { compilePattern } from "../pattern/pattern.ts";
import { formProblem, type FormProblem } from "../problems/form-problem.ts";
import { readRule } from "../rules/read-rule.ts";

/** Everything a designer has to mend before a form is published: what does not work, what names something that is not there, what can never be. */
export function checkForm(form: Form): readonly FormProblem[] {
  const pieces = [...form.pieces.values()];
  return [
    ...form.problems,
    ...pieces.flatMap((piece) => patternProblems(piece)),
    ...pieces.flatMap((piece) => missingNames(form, piece)),
    ...[...form.tables.values()].flatMap((table) => idleButtons(table)),
    ...form.definition.uniqueSets.flatMap((set) =>
      set.filter((name) => !form.fields.has(name)).map((name) => missing("uniqueSets", name)),
    ),
    ...form.definition.rules.flatMap((json, at) => {
      const rule = readRule(json, at);
      if (rule?.when.type !== "condition") return [];
      return impossible(form, rule.when.condition).map((field) =>
        formProblem("form.ruleImpossible", rule.id, { field }),
      );
    }),
  ];
}

function missing(at: string, field: string): FormProblem {
  return formProblem("form.fieldMissing", at, { field });
}

function patternProblems({ path, node }: FormPiece): FormProblem[] {
  return node.settings.patterns.flatMap(({ pattern }) => {
    const compiled = compilePattern(pattern);
    return compiled.ok ? [] : [formProblem(reasonOfPattern[compiled.error], path)];
  });
}

/** Fields that are filled in by a pick, and columns that a sub-table sums up or compares. */
function missingNames(form: Form, { path, node, table }: FormPiece): FormProblem[] {
  const { transferList = [], summaryField = [], uniqueRows = [] } = node.properties;
  const targets = transferList.map((entry) => textOf(objectOf(entry)["sourceValue"]));
  const isTarget = (name: string) =>
    form.fields.has(name.replace("-", ".")) || form.fields.has(`${table}.${name}`);
  const columns = [...summaryField.map(textOf), ...uniqueRows, ...filledColumns(node)];
  return [
    ...targets.filter((name) => !isTarget(name)),
    ...columns.filter((name) => !form.fields.has(`${path}.${name}`)),
  ].map((name) => missing(path, name));
}

/** Columns that the buttons below the rows fill, and by which they know rows that are there already. */
function filledColumns({ properties }: FormPiece["node"]): string[] {
  const named = listOf(properties.footerBtnsList).flatMap((button) => {
    const { storage, cells } = readPickSettings(objectOf(button));
    return [storage, ...cells.map(({ column }) => column)];
  });
  return [...new Set(named)].filter((name) => name !== "");
}

/** Buttons that would make no row: of nothing, or with nothing in it. */
function idleButtons({ piece, columns }: FormTable): FormProblem[] {
  const picks = listOf(piece.node.properties.footerBtnsList)
    .map(objectOf)
    .filter(({ show, value }) => show !== false && PICK_BUTTON.test(textOf(value)));
  const isFilled = (name: string) =>
    !columns.some(({ node }) => node.name === name && node.kind.setBy !== undefined);
  const isIdle = (button: JsonObject) => {
    const model = pickedModel(button);
    if (model === "" && pickedInterface(button) === "") return true;
    const named = columns.some(({ node }) => model !== "" && node.properties.modelId === model);
    return !named && !readPickSettings(button).cells.some(({ column }) => isFilled(column));
  };
  return picks.filter(isIdle).map(() => formProblem("form.pickButtonIdle", piece.path));
}

/** Fields that a condition asks for choices they do not have, so that it never holds. */
function impossible(form: Form, condition: Condition): string[] {
  const groups = condition.groups.map(({ all, questions }) => {
    const never = questions.filter((question) => isNever(form, question));
    return isEmptied(all, never.length, questions.length) ? never : [];
  });
  const emptied = groups.filter((never) => never.length > 0);
  const [first] = emptied.flat();
  return first && isEmptied(condition.all, emptied.length, groups.length) ? [first.field] : [];
}

/** All of them are needed and one cannot be, or one is enough and none can be. */
function isEmptied(all: boolean, never: number, count: number): boolean {
  return never > 0 && (all || never === count);
}

function isNever(form: Form, { field, symbol, operand }: Question): boolean {
  const node = form.fields.get(field)?.node;
  if (!node || operand.type !== "constant" || (symbol !== "==" && symbol !== "in")) return false;
  if (node.kind.names !== "options" || node.settings.dataType !== "static") return false;
  const asked = isJsonList(operand.value) ? operand.value : [operand.value];
  return asked.length > 0 && !asked.some((id) => isChoice(id, node.properties.options ?? []));
}

function isChoice(id: Json, options: Parameters<typeof optionWithId>[0]): boolean {
  return (
    (typeof id === "string" || typeof id === "number") && optionWithId(options, id) !== undefined
  );
}
