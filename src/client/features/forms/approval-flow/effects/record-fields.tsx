import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useForms } from "#client/live/forms/use-forms.ts";
import { useFormVersion } from "#client/live/forms/use-record.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import type { FlowEffect } from "#domain/approval/flow/flow-effect.ts";
import { FillingFields } from "./filling-fields.tsx";

type RecordEffect = Extract<FlowEffect, { does: "record" }>;

interface RecordFieldsProps {
  readonly effect: RecordEffect;
  readonly onChange: (effect: RecordEffect) => void;
}

/** Which form is filled in, and with what. */
export function RecordFields({ effect, onChange }: RecordFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const forms = useForms();
  const all = forms.state === "ready" ? forms.value : [];
  const published = all.filter(({ state }) => state === "published");
  const chosen = published.find(({ id }) => id === effect.formId);
  const version = useFormVersion(chosen?.versionId ?? 0);
  const ready = version.state === "ready" && version.value ? readyForm(version.value) : undefined;
  return (
    <>
      <NativeSelect
        label={t("effects.form")}
        data={[
          { value: "0", label: t("effects.choose") },
          ...published.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={String(chosen?.id ?? 0)}
        onChange={({ currentTarget }) =>
          onChange({ ...effect, formId: Number(currentTarget.value), fields: [] })
        }
      />
      {chosen && ready?.ok && (
        <FillingFields
          target={ready.value.form}
          fields={effect.fields}
          onChange={(fields) => onChange({ ...effect, fields })}
        />
      )}
    </>
  );
}
