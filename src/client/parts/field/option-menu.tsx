import { Button, Menu, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import { idsIn } from "#domain/field/field-value.ts";
import type { PlanField } from "#domain/field/plan-field.ts";
import classes from "./field.module.css";
import { FieldView } from "./field-view.tsx";
import { useFieldWords } from "./use-field-words.ts";

interface OptionMenuProps {
  readonly field: PlanField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The choices of a field: pressed, it shows them all. */
export function OptionMenu(props: OptionMenuProps) {
  const { field, value } = props;
  const { t } = useTranslation("plan-fields");
  const words = useFieldWords();
  return (
    <Menu position="bottom-start" width="max-content">
      <Menu.Target>
        <Button className={classes.choose ?? ""} size="compact-sm" variant="subtle" color="gray">
          <VisuallyHidden>{field.name}: </VisuallyHidden>
          {value === "" ? (
            <span className={classes.dim}>{t("empty")}</span>
          ) : (
            <FieldView field={field} value={value} words={words} />
          )}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={field.name}>
        <OptionItems {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** The items of a menu of choices: one of them, or any number. */
export function OptionItems({ field, value, onChange }: OptionMenuProps) {
  const { t } = useTranslation("plan-fields");
  const chosen = idsIn(value);
  if (field.several === 1)
    return (
      <Each rows={field.options} keyOf={({ id }) => id}>
        {({ id, name, color }) => (
          <Menu.CheckboxItem
            checked={chosen.includes(id)}
            onChange={(wanted) => {
              const others = chosen.filter((one) => one !== id);
              // What has been taken away as a choice goes with the next change.
              const known = others.filter((one) =>
                field.options.some((option) => option.id === one),
              );
              onChange((wanted ? [...known, id] : known).join(","));
            }}
          >
            <span className={classes.choice}>
              <Swatch color={color} />
              {name}
            </span>
          </Menu.CheckboxItem>
        )}
      </Each>
    );
  return (
    <Menu.RadioGroup value={value} onChange={onChange}>
      <Menu.RadioItem closeMenuOnClick value="">
        {t("empty")}
      </Menu.RadioItem>
      <Each rows={field.options} keyOf={({ id }) => id}>
        {({ id, name, color }) => (
          <Menu.RadioItem closeMenuOnClick value={String(id)}>
            <span className={classes.choice}>
              <Swatch color={color} />
              {name}
            </span>
          </Menu.RadioItem>
        )}
      </Each>
    </Menu.RadioGroup>
  );
}
