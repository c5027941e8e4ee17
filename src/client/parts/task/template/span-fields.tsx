import { Checkbox, Group, NumberInput, Stack, Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { GivenTask } from "#domain/task-template/given-task.ts";
import { isForward } from "#domain/template/refuse-content.ts";
import { TEMPLATE_DAYS_MAX } from "#domain/template/template-limits.ts";
import { clockOf, FIRST_SPAN, minuteOf } from "./template-draft.ts";

type Span = GivenTask["span"];

interface SpanFieldsProps {
  readonly span: Span;
  readonly onChange: (span: Span) => void;
}

/** When a task made from a template begins and ends, in days after the one on which it is made. */
export function SpanFields({ span, onChange }: SpanFieldsProps) {
  const { t } = useTranslation("task-template");
  return (
    <Stack gap="xs">
      <Checkbox
        label={t("timed")}
        description={t("timedHint")}
        checked={span !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? FIRST_SPAN : null)}
      />
      {span && (
        <Group grow align="flex-end">
          <NumberInput
            label={t("startDay")}
            min={0}
            max={TEMPLATE_DAYS_MAX}
            allowDecimal={false}
            clampBehavior="strict"
            value={span.startDay}
            onChange={(value) => onChange({ ...span, startDay: Number(value) || 0 })}
          />
          <TextInput
            type="time"
            label={t("startTime")}
            value={clockOf(span.startMinute)}
            onChange={({ currentTarget }) => {
              const startMinute = minuteOf(currentTarget.value);
              if (startMinute !== undefined) onChange({ ...span, startMinute });
            }}
          />
        </Group>
      )}
      {span && (
        <Group grow align="flex-end">
          <NumberInput
            label={t("endDay")}
            min={0}
            max={TEMPLATE_DAYS_MAX}
            allowDecimal={false}
            clampBehavior="strict"
            value={span.endDay}
            onChange={(value) => onChange({ ...span, endDay: Number(value) || 0 })}
          />
          <TextInput
            type="time"
            label={t("endTime")}
            value={clockOf(span.endMinute)}
            onChange={({ currentTarget }) => {
              const endMinute = minuteOf(currentTarget.value);
              if (endMinute !== undefined) onChange({ ...span, endMinute });
            }}
          />
        </Group>
      )}
      {span && !isForward(span) && (
        <Text c="red" size="sm" role="alert">
          {t("backwards")}
        </Text>
      )}
    </Stack>
  );
}
