import { useForms } from "#client/live/forms/use-forms.ts";
import { useFormVersion } from "#client/live/forms/use-record.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import { holdsValue } from "#domain/form/field-kinds/field-kind.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";

/** The fields of a form, named by its id or its code, as it is filled in now; undefined while it is not here. */
export function useFieldsOfForm(modelId: string): readonly FormPiece[] | undefined {
  const forms = useForms();
  const all = forms.state === "ready" ? forms.value : [];
  const related = all.find(({ id, code }) => String(id) === modelId || code === modelId);
  const version = useFormVersion(related?.versionId ?? 0);
  const ready = version.state === "ready" && version.value ? readyForm(version.value) : undefined;
  if (!ready?.ok) return undefined;
  return [...ready.value.form.fields.values()].filter(
    ({ table, node }) => table === undefined && holdsValue(node.kind),
  );
}
