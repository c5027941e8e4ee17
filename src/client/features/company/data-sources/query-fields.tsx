import { MultiSelect, Select, Stack, Switch } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useForms } from "#client/live/forms/use-forms.ts";
import { useVersionsInUse } from "#client/live/forms/use-form-versions.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import { INTERFACE_FIELDS_MAX } from "#domain/data-interface/data-interface-limits.ts";
import type { InterfaceColumn } from "#domain/data-interface/data-interface.ts";
import { holdsValue, isUnable } from "#domain/form/field-kinds/field-kind.ts";
import { readOrder, writeOrder } from "#domain/record/record-order.ts";
import type { SourceDraft } from "./source-draft.ts";

interface QueryFieldsProps {
  readonly draft: SourceDraft;
  readonly onChange: (draft: SourceDraft) => void;
}

/** The fields of a form that a query can show. */
export function useFormColumns(formId: number): readonly InterfaceColumn[] {
  const ids = useMemo(() => (formId > 0 ? [formId] : []), [formId]);
  const versions = useVersionsInUse(ids);
  const version = versions.state === "ready" ? versions.value[0] : undefined;
  return useMemo(() => {
    const ready = version && readyForm(version);
    if (!ready?.ok) return [];
    return [...ready.value.form.fields.values()]
      .filter(
        ({ table, node }) =>
          table === undefined && holdsValue(node.kind) && !isUnable(node.kind, "listed"),
      )
      .map(({ path, node }) => ({
        field: path,
        fieldName: node.settings.label || path,
        dataType: node.kind.shape === "number" ? "int" : "varchar",
      }));
  }, [version]);
}

/** Of which form records are shown, which of their fields, and in which order. */
export function QueryFields({ draft, onChange }: QueryFieldsProps) {
  const { t } = useTranslation("data-sources");
  const forms = useForms();
  const published =
    forms.state === "ready" ? forms.value.filter(({ versionId }) => versionId > 0) : [];
  const fields = useFormColumns(draft.formId);
  const data = fields.map(({ field, fieldName }) => ({ value: field, label: fieldName }));
  const order = readOrder(draft.sidx);
  return (
    <Stack gap="sm">
      <Select
        label={t("form")}
        description={t("formHint")}
        searchable
        allowDeselect={false}
        data={published.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={draft.formId > 0 ? String(draft.formId) : null}
        onChange={(id) =>
          onChange({ ...draft, formId: Number(id ?? 0), columns: [], filters: [], sidx: "" })
        }
      />
      <MultiSelect
        label={t("columns")}
        searchable
        maxValues={INTERFACE_FIELDS_MAX}
        data={data}
        value={draft.columns.map(({ field }) => field)}
        onChange={(names) =>
          onChange({
            ...draft,
            columns: names.flatMap((name) => fields.filter(({ field }) => field === name)),
          })
        }
      />
      <Select
        label={t("order")}
        placeholder={t("newestFirst")}
        clearable
        data={data}
        value={order.path === "" ? null : order.path}
        onChange={(path) =>
          onChange({
            ...draft,
            sidx: writeOrder({ path: path ?? "", descending: order.descending }),
          })
        }
      />
      {order.path !== "" && (
        <Switch
          label={t("descending")}
          checked={order.descending}
          onChange={(event) =>
            onChange({
              ...draft,
              sidx: writeOrder({ path: order.path, descending: event.currentTarget.checked }),
            })
          }
        />
      )}
    </Stack>
  );
}
