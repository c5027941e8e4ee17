import { NativeSelect, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { labelOf } from "#client/parts/form-fill/field-name.ts";
import { EFFECT_TEXT_MAX } from "#domain/approval/flow/flow-limits.ts";
import { singleFields } from "../edit/effect-sources.ts";
import { useFlowEditing } from "../nodes/flow-editing.ts";

interface TemplateFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A text in which fields of the request can stand, by their names in braces. */
export function TemplateField({ label, value, onChange }: TemplateFieldProps) {
  const { t } = useTranslation("approval-flow");
  const { form } = useFlowEditing();
  return (
    <>
      <Textarea
        label={label}
        description={t("effects.textHint")}
        autosize
        maxRows={8}
        maxLength={EFFECT_TEXT_MAX}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <NativeSelect
        aria-label={t("effects.insert", { name: label })}
        data={[
          { value: "", label: t("effects.insertField") },
          ...singleFields(form).map((piece) => ({ value: piece.path, label: labelOf(piece) })),
        ]}
        value=""
        onChange={({ currentTarget: { value: path } }) => {
          const named = `${value}{${path}}`;
          if (path !== "" && named.length <= EFFECT_TEXT_MAX) onChange(named);
        }}
      />
    </>
  );
}
