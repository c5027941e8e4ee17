import { evaluateForm } from "#domain/form/graph/evaluate-form.ts";
import type { Form } from "#domain/form/graph/form.ts";
import { compileForm } from "#domain/form/graph/compile-form.ts";
import type { FormState } from "#domain/form/graph/form-state.ts";
import { readRecord } from "#domain/form/record/read-record.ts";
import type { FormValues } from "#domain/form/record/form-values.ts";
import type { Surroundings } from "#domain/form/expression/functions/form-function.ts";
import { tokensOfText } from "#domain/form/expression/tokens-of-text.ts";
import { writeTokens } from "#domain/form/expression/token.ts";
import type { Json } from "#domain/form/json/json.ts";
import { surroundings, ZONE } from "./surroundings.ts";
import { definitionOf } from "./templates.ts";

/** A field of a definition: its kind and name, what `__config__` says of it, and what stands beside that. */
export function field(
  zjKey: string,
  name: string,
  config: Readonly<Record<string, unknown>> = {},
  properties: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return { __config__: { zjKey, label: name, ...config }, __vModel__: name, ...properties };
}

/** A calculation of a formula. */
export function calculation(
  name: string,
  text: string,
  properties: Readonly<Record<string, unknown>> = {},
) {
  return field("calculate", name, {}, { expression: formula(text), ...properties });
}

/** A sub-table. */
export function table(
  name: string,
  children: readonly unknown[],
  properties: Readonly<Record<string, unknown>> = {},
  config: Readonly<Record<string, unknown>> = {},
) {
  return field("table", name, { ...config, children }, properties);
}

/** A formula as it stands in a definition. */
export function formula(text: string): Json[] {
  return writeTokens(tokensOfText(text));
}

/** A rule that does something while a formula holds. */
export function rule(when: string, ...does: readonly unknown[]) {
  return { id: `when ${when}`, when: { expression: formula(when) }, does };
}

/** A form of these fields and rules, made ready. */
export function formOf(fields: readonly unknown[], rules: readonly unknown[] = []): Form {
  return compileForm(definitionOf({ fields, rules }));
}

/** Values as somebody wrote them; rows get their place as their id where they have none. */
export function valuesOf(form: Form, written: Readonly<Record<string, unknown>>): FormValues {
  const withIds = Object.entries(written).map(([name, value]) => [
    name,
    form.tables.has(name)
      ? (value as readonly object[]).map((row, at) => ({ id: String(at + 1), ...row }))
      : value,
  ]);
  const read = readRecord(form, Object.fromEntries(withIds), ZONE);
  if (!read.ok) throw new Error(`No record: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** A record of a form, worked out. */
export function recordOf(
  form: Form,
  written: Readonly<Record<string, unknown>>,
  around: Surroundings = surroundings(),
): FormState {
  return evaluateForm(form, valuesOf(form, written), around);
}
