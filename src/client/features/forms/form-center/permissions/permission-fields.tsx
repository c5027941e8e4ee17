import { Checkbox, Fieldset, Group, Select, Stack } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import {
  FORM_BUTTONS,
  RECORD_RANGES,
  type RolePermission,
} from "#domain/company-form/permission/form-permission.ts";
import { ConditionOfRange } from "./condition-of-range.tsx";
import classes from "./permissions.module.css";

type Said = Pick<RolePermission, "buttons" | "range" | "condition">;

interface PermissionFieldsProps extends Pick<
  ComponentProps<typeof ConditionOfRange>,
  "form" | "hidden"
> {
  /** Of whom it is said. */
  readonly name: string;
  /** What is said adds to what everybody may. */
  readonly isRole?: boolean;
  readonly said: Said;
  readonly onSay: (said: Said) => void;
  readonly onTakeOut?: () => void;
}

/** Whose records somebody sees, and what they may do with them. */
export function PermissionFields(props: PermissionFieldsProps) {
  const { form, hidden, name, isRole, said, onSay, onTakeOut } = props;
  const { t } = useTranslation("form-permission");
  return (
    <Fieldset
      legend={
        <Group gap="xs" component="span">
          {name}
          {onTakeOut && (
            <IconButton icon={IconX} label={t("takeOut", { name })} onClick={onTakeOut} />
          )}
        </Group>
      }
    >
      <Stack gap="sm">
        <Select
          label={t(isRole ? "seesToo" : "sees")}
          data={RECORD_RANGES.map((range) => ({ value: range, label: t(`range.${range}`) }))}
          value={said.range}
          allowDeselect={false}
          onChange={(chosen) => {
            const range = RECORD_RANGES.find((each) => each === chosen);
            if (range) onSay({ ...said, range });
          }}
        />
        {said.range === "condition" && (
          <ConditionOfRange
            form={form}
            hidden={hidden}
            said={said.condition ?? ""}
            onSay={(condition) => onSay({ ...said, condition })}
          />
        )}
        <Checkbox.Group
          label={t(isRole ? "maySo" : "may")}
          value={said.buttons}
          onChange={(chosen) =>
            onSay({ ...said, buttons: FORM_BUTTONS.filter((each) => chosen.includes(each)) })
          }
        >
          <div className={classes.buttons}>
            {FORM_BUTTONS.map((button) => (
              <Checkbox
                key={button}
                value={button}
                label={t(isRole && isWider(button) ? `wider.${button}` : `button.${button}`)}
              />
            ))}
          </div>
        </Checkbox.Group>
      </Stack>
    </Fieldset>
  );
}

/** Whether it holds of others' records too where a role has it. */
function isWider(button: string): button is "edit" | "remove" {
  return button === "edit" || button === "remove";
}
