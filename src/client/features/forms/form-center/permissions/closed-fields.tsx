import { Select, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormVersion } from "#client/live/forms/use-record.ts";
import { Each } from "#client/ui/each/each.tsx";
import { canBeHidden } from "#domain/approval/definition/can-be-hidden.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import type { FieldPermission } from "#domain/company-form/permission/form-permission.ts";
import { closedFields } from "#domain/company-form/permission/own-fields.ts";
import type { FormVersion } from "#domain/company-form/form-version.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { ClosedField } from "./closed-field.tsx";

interface ClosedFieldsProps {
  readonly form: CompanyForm;
  readonly roles: readonly { readonly id: number; readonly name: string }[];
  readonly said: readonly FieldPermission[];
  readonly onSay: (said: readonly FieldPermission[]) => void;
}

/** The fields of a form of which not everybody may do everything (seed 001 section 6). */
export function ClosedFields({ form, roles, said, onSay }: ClosedFieldsProps) {
  const { t } = useTranslation("form-permission");
  const version = useFormVersion(form.versionId || form.draftId);
  const drawn = version.state === "ready" ? formOf(version.value) : undefined;
  const names = drawn ? namesOf(drawn) : new Map<string, string>();
  const closed = closedFields({ fieldPermissions: said });
  const isHideable = (path: string) =>
    drawn === undefined || canBeHidden(drawn, path, closed, true);
  const left = [...names].filter(([path]) => said.every((each) => each.path !== path));
  const change = (changed: FieldPermission) =>
    onSay(said.map((each) => (each.path === changed.path ? changed : each)));
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        {t("fields")}
      </Title>
      <Text size="sm" c="dimmed">
        {t("fieldsHint")}
      </Text>
      <Each rows={said} keyOf={({ path }) => path}>
        {(field) => (
          <ClosedField
            name={names.get(field.path) ?? field.path}
            said={field}
            canBeHidden={isHideable(field.path)}
            roles={roles}
            onSay={change}
            onTakeOut={() => onSay(said.filter(({ path }) => path !== field.path))}
          />
        )}
      </Each>
      <Select
        label={t("addField")}
        placeholder={t("chooseField")}
        data={left.map(([value, label]) => ({ value, label }))}
        value={null}
        searchable
        disabled={left.length === 0}
        onChange={(path) => {
          if (path === null) return;
          const everybody = isHideable(path) ? "hidden" : "read";
          onSay([...said, { path, everybody, roles: [] }]);
        }}
      />
    </Stack>
  );
}

function formOf(version: FormVersion | undefined): Form | undefined {
  const ready = version && readyForm(version);
  return ready?.ok ? ready.value.form : undefined;
}

/**
 * Fields, sub-tables and their columns by their names; those of which two are called the same with the name that the form knows
 * them by.
 */
function namesOf({ fields, tables }: Form): ReadonlyMap<string, string> {
  const pieces = [
    ...[...fields.values()].filter(({ table }) => table === undefined),
    ...[...tables.values()].flatMap(({ piece, columns }) => [piece, ...columns]),
  ];
  const labelOf = ({ path, table, node }: FormPiece): string => {
    const of = table === undefined ? undefined : tables.get(table);
    const label = node.settings.label || node.name;
    return of ? `${labelOf(of.piece)}: ${label}` : label || path;
  };
  const labels = pieces.map(labelOf);
  return new Map(
    pieces.map((piece) => {
      const label = labelOf(piece);
      const isAlone = labels.filter((other) => other === label).length === 1;
      return [piece.path, isAlone ? label : `${label} (${piece.path})`];
    }),
  );
}
