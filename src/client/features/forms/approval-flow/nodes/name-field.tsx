import { Textarea } from "@mantine/core";
import { STEP_NAME_MAX } from "#domain/limits.ts";
import classes from "../approval-flow.module.css";

interface NameFieldProps {
  readonly label: string;
  /** What it is called while it has no name. */
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** What a node or a branch is called: one line of words, which breaks where the screen is narrow. */
export function NameField({ label, placeholder, value, onChange }: NameFieldProps) {
  return (
    <Textarea
      className={classes.nodeName}
      aria-label={label}
      placeholder={placeholder}
      maxLength={STEP_NAME_MAX}
      autosize
      minRows={1}
      value={value}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault();
      }}
      onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\s*\n\s*/g, " "))}
    />
  );
}
