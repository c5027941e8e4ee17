import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { pieceName } from "../piece-name.ts";
import { useFieldsOfForm } from "./use-fields-of-form.ts";

interface FieldOfRecordProps {
  /** The form of the record, by its id or its code. */
  readonly modelId: string;
  readonly chosen: string | undefined;
  readonly onChoose: (field: string | null) => void;
}

/** Which field of the chosen record is shown, of the form as it is filled in now. */
export function FieldOfRecord({ modelId, chosen, onChoose }: FieldOfRecordProps) {
  const { t } = useTranslation("form-designer");
  const fields = useFieldsOfForm(modelId);
  if (!fields) return undefined;
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
