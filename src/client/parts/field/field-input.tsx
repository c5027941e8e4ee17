import { Checkbox } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { usePlanUsers } from "#client/live/use-plan.ts";
import { PeopleField } from "#client/parts/people/people-field.tsx";
import { FIELD_PEOPLE_MAX } from "#domain/field/field-limits.ts";
import { idsIn } from "#domain/field/field-value.ts";
import type { FieldInputProps } from "./field-input-props.ts";
import classes from "./field.module.css";
import { OptionMenu } from "./option-menu.tsx";
import { ValueText } from "./value-text.tsx";

/** Where a field of a task is filled in, each kind in its own way. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, onChange } = props;
  switch (field.kind) {
    case "choice":
      return <OptionMenu field={field} value={value} onChange={onChange} />;
    case "person":
      return <PersonInput {...props} />;
    case "tick":
      return <TickInput {...props} />;
    case "sum":
      return null;
    default:
      return <ValueText {...props} />;
  }
}

function TickInput({ field, value, onChange }: FieldInputProps) {
  const id = useId();
  return (
    <label className={classes.tick} htmlFor={id}>
      <Checkbox
        id={id}
        aria-label={field.name}
        checked={value === "1"}
        onChange={(event) => onChange(event.currentTarget.checked ? "1" : "")}
      />
    </label>
  );
}

function PersonInput({ field, value, onChange }: FieldInputProps) {
  const { t } = useTranslation("plan-fields");
  const members = usePlanUsers(field.planId);
  const among = members.state === "ready" ? members.value.map(({ userId }) => userId) : [];
  return (
    <PeopleField
      chosen={idsIn(value)}
      max={field.several === 1 ? FIELD_PEOPLE_MAX : 1}
      among={among}
      action={t("choosePerson", { name: field.name })}
      onChange={({ chosen }) => onChange(chosen.join(","))}
    />
  );
}
