import { readyForm } from "../company-form/ready-form.ts";
import type { File } from "../file/file.ts";
import { fileProblem } from "../form/field-kinds/field-files.ts";
import { readRecord } from "../form/record/read-record.ts";
import { get, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { piecesNaming } from "./record-files.ts";
import { readValues } from "./record-values.ts";

/** Why the content that has come for a file does not go into the fields of its record that name it, as where they ask for a picture. */
export function* refuseContent(file: File): Reading<Refusal | undefined> {
  if (file.recordId === 0 || file.approvalId > 0) return undefined;
  const record = yield* get("record", file.recordId);
  const version = record && (yield* get("formVersion", record.versionId));
  const ready = version && readyForm(version);
  const written = record && readValues(record.values);
  if (!ready?.ok || !written?.ok) return undefined;
  const { form, zone } = ready.value;
  const values = readRecord(form, written.value, zone);
  if (!values.ok) return undefined;
  for (const { node } of piecesNaming(form, values.value, file.id)) {
    const problem = fileProblem(node, file, 0);
    if (problem) return parameterError(problem.reason, problem.data);
  }
  return undefined;
}
