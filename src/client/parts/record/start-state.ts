import type { ReadyForm } from "#domain/company-form/ready-form.ts";
import { startRecord } from "#domain/form/edit/start-record.ts";
import type { Surroundings } from "#domain/form/expression/functions/form-function.ts";
import { evaluateForm } from "#domain/form/graph/evaluate-form.ts";
import type { FormState } from "#domain/form/graph/form-state.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import { type FieldRights, unseenPaths } from "#domain/form/permissions/field-rights.ts";
import { NO_VALUES } from "#domain/form/record/form-values.ts";
import { writeValues } from "#domain/form/record/write-record.ts";
import { readRecord } from "#domain/form/record/read-record.ts";
import { readValues } from "#domain/record/record-values.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";

/** A record as it stands, or a new one with its defaults. */
export interface StartState {
  readonly start: FormState;
  /** What it says; nothing of a new one. */
  readonly standing: JsonObject;
}

interface Begun {
  /** Undefined = a new one. */
  readonly record?: Pick<FormRecord, "values"> | undefined;
  readonly rights?: FieldRights | undefined;
  /** What a new one says besides its defaults. */
  readonly given?: JsonObject | undefined;
}

export function startState(
  { form, zone }: ReadyForm,
  around: Surroundings,
  { record, rights, given }: Begun,
): StartState {
  const unseen = rights && unseenPaths(rights);
  if (!record) {
    const fresh = startRecord(form, around, unseen);
    const said = given && readRecord(form, { ...writeValues(fresh.values), ...given }, zone);
    const start = said?.ok ? evaluateForm(form, said.value, around, unseen) : fresh;
    return { start, standing: {} };
  }
  const json = readValues(record.values);
  const standing = json.ok ? json.value : {};
  const read = readRecord(form, standing, zone);
  const values = read.ok ? read.value : NO_VALUES;
  return { start: evaluateForm(form, values, around, unseen), standing };
}
