import { Fieldset, Group, MultiSelect, Select, Stack } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import {
  FIELD_PERMISSION_RIGHTS,
  type FieldPermission,
} from "#domain/company-form/permission/form-permission.ts";

interface ClosedFieldProps {
  /** What the field is called. */
  readonly name: string;
  readonly said: FieldPermission;
  /** Whether it can be kept from somebody at all. */
  readonly canBeHidden: boolean;
  readonly roles: readonly { readonly id: number; readonly name: string }[];
  readonly onSay: (said: FieldPermission) => void;
  readonly onTakeOut: () => void;
}

/** What of a field not everybody may do: who reads it, and who fills it in. */
export function ClosedField(props: ClosedFieldProps) {
  const { name, said, canBeHidden, roles, onSay, onTakeOut } = props;
  const { t } = useTranslation("form-permission");
  const { everybody } = said;
  const data = roles.map((role) => ({ value: String(role.id), label: role.name }));
  // Of roles that are gone nothing is said any more.
  const standing = said.roles.filter(({ roleId }) => roles.some(({ id }) => id === roleId));
  const having = (right: FieldPermission["everybody"]) =>
    standing.filter((role) => role.right === right).map(({ roleId }) => String(roleId));
  const give = (right: "read" | "edit", chosen: readonly string[]) => {
    const ids = new Set(chosen.map(Number));
    const others = standing.filter((role) => role.right !== right && !ids.has(role.roleId));
    onSay({ ...said, roles: [...others, ...[...ids].map((roleId) => ({ roleId, right }))] });
  };
  return (
    <Fieldset
      legend={
        <Group gap="xs" component="span">
          {name}
          <IconButton icon={IconX} label={t("takeOut", { name })} onClick={onTakeOut} />
        </Group>
      }
    >
      <Stack gap="sm">
        <Select
          label={t("everybody")}
          description={canBeHidden ? undefined : t("cannotHide")}
          data={FIELD_PERMISSION_RIGHTS.map((right) => ({
            value: right,
            label: t(`fieldRight.${right}`),
            disabled: right === "hidden" && !canBeHidden,
          }))}
          value={everybody}
          allowDeselect={false}
          onChange={(chosen) => {
            const right = FIELD_PERMISSION_RIGHTS.find((each) => each === chosen);
            if (right) onSay({ ...said, everybody: right });
          }}
        />
        {everybody === "hidden" && (
          <MultiSelect
            label={t("readToo")}
            data={data}
            value={having("read")}
            searchable
            onChange={(chosen) => give("read", chosen)}
          />
        )}
        {everybody !== "edit" && (
          <MultiSelect
            label={t("fillToo")}
            data={data}
            value={having("edit")}
            searchable
            onChange={(chosen) => give("edit", chosen)}
          />
        )}
      </Stack>
    </Fieldset>
  );
}
