import { Button, Menu, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./fields.module.css";

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  readonly mark: ReactNode;
}

interface ChoiceMenuProps<Value> {
  /** What is chosen: read aloud before the value, and the name of the menu. */
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly readOnly: boolean;
  readonly onChoose: (value: Value) => void;
}

/** A value of few: pressed, it shows the others. */
export function ChoiceMenu<Value extends string | number>(props: ChoiceMenuProps<Value>) {
  const { label, value, choices, readOnly, onChoose } = props;
  const chosen = choices.find((choice) => choice.value === value);
  const shown = (
    <span className={classes.choice}>
      {chosen?.mark}
      {chosen?.label}
    </span>
  );
  if (readOnly) return shown;
  const handleChange = (wanted: string) => {
    const choice = choices.find((one) => String(one.value) === wanted);
    if (choice && choice.value !== value) onChoose(choice.value);
  };
  return (
    <Menu position="bottom-start" width="max-content">
      <Menu.Target>
        <Button size="compact-sm" variant="subtle" color="gray">
          <VisuallyHidden>{label}: </VisuallyHidden>
          {shown}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        <Menu.RadioGroup value={String(value)} onChange={handleChange}>
          {choices.map((choice) => (
            <Menu.RadioItem closeMenuOnClick key={choice.value} value={String(choice.value)}>
              <span className={classes.choice}>
                {choice.mark}
                {choice.label}
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
