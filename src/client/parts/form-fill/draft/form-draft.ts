import type { JsonObject } from "#domain/form/json/json.ts";
import { isJsonObject } from "#domain/form/json/json.ts";
import { evaluateForm } from "#domain/form/graph/evaluate-form.ts";
import type { FormState } from "#domain/form/graph/form-state.ts";
import { readRecord } from "#domain/form/record/read-record.ts";
import { writeValues } from "#domain/form/record/write-record.ts";
import { recordTitle } from "#domain/record/record-title.ts";

/** What was typed in a form and not sent. */
export interface FormDraft {
  readonly values: JsonObject;
  /** What the record said when it was begun; nothing of a new one. */
  readonly base: JsonObject;
  /** The version of the form that it is filled into. */
  readonly versionId: number;
  /** By these words the record would be known; "" = by none yet. */
  readonly title: string;
  /** Epoch ms of the last change. */
  readonly time: number;
  /** What all devices of the person had last of each field, as far as this one knows; nothing where it stays here. */
  readonly agreed: JsonObject;
}

export function writeDraft(state: FormState, begun: Omit<FormDraft, "values" | "title">): string {
  const { form, values } = state;
  const said = { title: recordTitle(form, values), values: writeValues(values) };
  return JSON.stringify({ ...begun, ...said } satisfies FormDraft);
}

/** A draft as it was kept; undefined where there is none, or none that can be read. */
export function readDraft(text: string): FormDraft | undefined {
  if (text === "") return undefined;
  try {
    const json: unknown = JSON.parse(text);
    const { values, base, versionId, title, time, agreed } = json as Partial<FormDraft>;
    if (!isJsonObject(values) || !isJsonObject(base)) return undefined;
    const begun = {
      versionId: Number(versionId) || 0,
      title: typeof title === "string" ? title : "",
      time: Number(time) || 0,
    };
    return { values, base, ...begun, agreed: isJsonObject(agreed) ? agreed : {} };
  } catch {
    return undefined;
  }
}

/** The record as the draft has it, with all that follows worked out anew; undefined where it does not fit the form. */
export function stateOfDraft(
  start: FormState,
  draft: Pick<FormDraft, "values">,
): FormState | undefined {
  const { form, around, unseen } = start;
  const read = readRecord(form, draft.values, around.zone);
  return read.ok ? evaluateForm(form, read.value, around, unseen) : undefined;
}
