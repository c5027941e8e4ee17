import { Menu } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./edit.module.css";

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  readonly mark?: ReactNode;
}

interface ChoiceEditorProps<Value> {
  /** What is chosen. */
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChoose: (value: Value) => void;
  readonly onEnd: () => void;
}

/** A value of few, chosen below its cell. */
export function ChoiceEditor<Value extends string | number>(props: ChoiceEditorProps<Value>) {
  const { label, value, choices, onChoose, onEnd } = props;
  const handleChange = (wanted: string) => {
    const choice = choices.find((one) => String(one.value) === wanted);
    if (choice && choice.value !== value) onChoose(choice.value);
  };
  return (
    <Menu
      opened
      position="bottom-start"
      width="max-content"
      returnFocus={false}
      onClose={onEnd}
      clickOutsideEvents={["mousedown", "touchstart"]}
    >
      <Menu.Target>
        <button type="button" tabIndex={-1} aria-label={label} className={classes.place} />
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
