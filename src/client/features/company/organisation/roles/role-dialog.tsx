import { Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { UNIT_NAME_MAX } from "#domain/limits.ts";
import type { Unit } from "#domain/organisation/unit.ts";
import { pathName } from "#client/parts/tree/tree-lines.ts";

interface RoleDialogProps {
  /** The role that is edited; a new one where there is none. */
  readonly role: Unit | undefined;
  readonly departments: readonly Unit[];
  readonly onClose: () => void;
}

const WHOLE_COMPANY = "0";

/** What a role is called, and whether it is one of the whole company or of a department. */
export function RoleDialog({ role, departments, onClose }: RoleDialogProps) {
  const { t } = useTranslation("administration");
  const run = useRun();
  const [place, setPlace] = useState(String(role?.parentId ?? WHOLE_COMPANY));
  const places = departments
    .map(({ id }) => ({ value: String(id), label: pathName(departments, id) }))
    .toSorted((left, right) => left.label.localeCompare(right.label));
  const save = async (name: string) => {
    const parentId = Number(place);
    if (!role) return run("role.add", { parentId, name });
    if (name !== role.name) {
      const renamed = await run("role.edit", { id: role.id, name });
      if (!renamed.ok || parentId === role.parentId) return renamed;
    }
    return parentId === role.parentId ? undefined : run("role.move", { id: role.id, parentId });
  };
  return (
    <Dialog
      onClose={onClose}
      title={role ? t("organisation.roleTitle", { name: role.name }) : t("organisation.add.role")}
    >
      <ActionForm
        action={t(role ? "organisation.save" : "organisation.create")}
        onSend={async (field) => {
          const saved = await save(field("name").trim());
          // A refusal is told as everywhere, and what was typed stays.
          if (saved?.ok !== false) onClose();
          return undefined;
        }}
      >
        <TextInput
          name="name"
          label={t("organisation.name")}
          defaultValue={role?.name ?? ""}
          maxLength={UNIT_NAME_MAX}
          required
          data-autofocus
        />
        <Select
          label={t("organisation.roleOf")}
          data={[{ value: WHOLE_COMPANY, label: t("organisation.wholeCompany") }, ...places]}
          value={place}
          onChange={(value) => setPlace(value ?? WHOLE_COMPANY)}
          allowDeselect={false}
          searchable
        />
      </ActionForm>
    </Dialog>
  );
}
