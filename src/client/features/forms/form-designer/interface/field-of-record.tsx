import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useForms } from "#client/live/forms/use-forms.ts";
import { useFormVersion } from "#client/live/forms/use-record.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import { holdsValue } from "#domain/form/field-kinds/field-kind.ts";
import { pieceName } from "../piece-name.ts";

interface FieldOfRecordProps {
  /** The form of the record, by its id or its code. */
  readonly modelId: string;
  readonly chosen: string | undefined;
  readonly onChoose: (field: string | null) => void;
}

/** Which field of the chosen record is shown, of the form as it is filled in now. */
export function FieldOfRecord({ modelId, chosen, onChoose }: FieldOfRecordProps) {
  const { t } = useTranslation("form-designer");
  const forms = useForms();
  const all = forms.state === "ready" ? forms.value : [];
  const related = all.find(({ id, code }) => String(id) === modelId || code === modelId);
  const version = useFormVersion(related?.versionId ?? 0);
  const ready = version.state === "ready" && version.value ? readyForm(version.value) : undefined;
  if (!ready?.ok) return undefined;
  const fields = [...ready.value.form.fields.values()].filter(
    ({ table, node }) => table === undefined && holdsValue(node.kind),
  );
  return (
    <Select
      label={t("interface.recordField")}
      searchable
      data={fields.map(({ path, node }) => ({ value: path, label: pieceName(node, t) }))}
      value={chosen ?? null}
      onChange={onChoose}
    />
  );
}
