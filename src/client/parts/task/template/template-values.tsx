import { Group, Text } from "@mantine/core";
import { usePlanFields } from "#client/live/use-fields.ts";
import { FieldInput } from "#client/parts/field/field-input.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { GivenTask } from "#domain/task-template/given-task.ts";
import classes from "./task-template.module.css";

type Values = NonNullable<GivenTask["fields"]>;

interface TemplateValuesProps {
  readonly planId: number;
  readonly templateId: number | undefined;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/** What tasks made from a template say in the fields of their plan; what is worked out is worked out for each of them. */
export function TemplateValues({ planId, templateId, values, onChange }: TemplateValuesProps) {
  const fields = usePlanFields(planId).filter(({ kind }) => kind !== "sum");
  return (
    <Each rows={fields} keyOf={({ id }) => id}>
      {(field) => (
        <Group className={classes.value ?? ""} wrap="nowrap">
          <Text size="sm" fw={500} component="span" aria-hidden>
            {field.name}
          </Text>
          <FieldInput
            field={field}
            value={values.find(({ id }) => id === field.id)?.value ?? ""}
            name={`task-template-${planId}-${templateId ?? 0}-${field.id}`}
            onChange={(value) => {
              const others = values.filter(({ id }) => id !== field.id);
              onChange(value === "" ? others : [...others, { id: field.id, value }]);
            }}
          />
        </Group>
      )}
    </Each>
  );
}
