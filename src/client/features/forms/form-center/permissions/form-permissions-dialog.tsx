import { Select, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUnits } from "#client/live/company/use-units.ts";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import type {
  FieldPermission,
  RolePermission,
} from "#domain/company-form/permission/form-permission.ts";
import { ClosedFields } from "./closed-fields.tsx";
import { PermissionFields } from "./permission-fields.tsx";

interface FormPermissionsDialogProps {
  readonly form: CompanyForm;
  readonly onClose: () => void;
}

/** What a role that is added may do, until it is said. */
const FIRST: Omit<RolePermission, "roleId"> = { buttons: ["edit"], range: "all" };

/** Who may do what with the records of a form: everybody, and each role in addition. */
export function FormPermissionsDialog({ form, onClose }: FormPermissionsDialogProps) {
  const { t } = useTranslation("form-permission");
  const run = useRun();
  const known = useUnits("role");
  const roles = known.state === "ready" ? known.value : [];
  const [everybody, setEverybody] = useState<
    Pick<RolePermission, "buttons" | "range" | "condition">
  >({ buttons: form.buttons, range: form.readers, condition: form.readersCondition });
  const [said, setSaid] = useState(form.roles);
  const [closed, setClosed] = useState<readonly FieldPermission[]>(form.fieldPermissions);
  const names = new Map(roles.map(({ id, name }) => [id, name]));
  // Of roles that are gone nothing is said any more.
  const standing = said.filter(({ roleId }) => names.has(roleId));
  const left = roles.filter(({ id }) => standing.every(({ roleId }) => roleId !== id));
  const hidden = closed.filter((each) => each.everybody === "hidden").map(({ path }) => path);
  const of = { form, hidden };
  const change = (changed: RolePermission) =>
    setSaid(standing.map((each) => (each.roleId === changed.roleId ? changed : each)));
  const save = async () => {
    const { buttons, range: readers, condition: readersCondition } = everybody;
    const fieldPermissions = closed.map((field) => ({
      ...field,
      roles: field.roles.filter(({ roleId }) => names.has(roleId)),
    }));
    const rows = { buttons, roles: standing, fieldPermissions };
    const saved = await run("form.edit", { id: form.id, readers, readersCondition, ...rows });
    if (saved.ok) onClose();
    return undefined;
  };
  return (
    <Dialog title={t("title", { name: form.name })} size="lg" onClose={onClose}>
      <ActionForm action={t("save")} onSend={save} disabled={known.state !== "ready"}>
        <Text size="sm" c="dimmed">
          {t("hint")}
        </Text>
        <PermissionFields {...of} name={t("everybody")} said={everybody} onSay={setEverybody} />
        <Each rows={standing} keyOf={({ roleId }) => roleId}>
          {(permission) => (
            <PermissionFields
              {...of}
              name={names.get(permission.roleId) ?? ""}
              isRole
              said={permission}
              onSay={(next) => change({ ...next, roleId: permission.roleId })}
              onTakeOut={() =>
                setSaid(standing.filter(({ roleId }) => roleId !== permission.roleId))
              }
            />
          )}
        </Each>
        <Stack gap="xs">
          <Select
            label={t("addRole")}
            placeholder={t("chooseRole")}
            data={left.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={null}
            searchable
            disabled={left.length === 0}
            onChange={(chosen) => {
              if (chosen !== null) setSaid([...standing, { ...FIRST, roleId: Number(chosen) }]);
            }}
          />
          {known.state === "ready" && roles.length === 0 && (
            <Text size="sm" c="dimmed">
              {t("noRoles")}
            </Text>
          )}
        </Stack>
        <ClosedFields form={form} roles={roles} said={closed} onSay={setClosed} />
      </ActionForm>
    </Dialog>
  );
}
