import { Button, Group, NativeSelect, NumberInput, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useRepeatWords } from "#client/parts/task/repeat/use-repeat-words.ts";
import { Form } from "#client/ui/form/form.tsx";
import { REPEAT_EVERY_MAX } from "#domain/task/repeat/repeat-limits.ts";
import { REPEAT_AFTER, REPEAT_UNITS, type RepeatRule } from "#domain/task/repeat/repeat-rule.ts";
import type { Task } from "#domain/task/task.ts";
import { firstDraft, startDay, usualRules } from "./repeat-draft.ts";
import { EndFields } from "./end-fields.tsx";
import { MonthDayField } from "./month-day-field.tsx";
import { WeekdayField } from "./weekday-field.tsx";
import classes from "./repeat-form.module.css";

interface RepeatFormProps {
  readonly task: Task;
  readonly onSave: (rule: RepeatRule | null) => void;
  readonly onCancel: () => void;
}

/** A rule: one of the usual ones by one press, or put together below. */
export function RepeatForm({ task, onSave, onCancel }: RepeatFormProps) {
  const { t } = useTranslation(["task-repeat", "task"]);
  const say = useRepeatWords();
  const { now } = useData();
  const [rule, setRule] = useState(() => firstDraft(task));
  const change = (part: Partial<RepeatRule>) => setRule((before) => ({ ...before, ...part }));
  return (
    <Form onSubmit={() => onSave(rule)}>
      <div className={classes.form}>
        <fieldset className={classes.choices}>
          <legend>{t("often")}</legend>
          {usualRules().map((usual, index) => (
            <Button
              key={say(usual)}
              size="compact-sm"
              variant="default"
              data-autofocus={index === 0 || undefined}
              onClick={() => onSave(usual)}
            >
              {say(usual)}
            </Button>
          ))}
        </fieldset>
        <Stack gap="sm">
          <Group grow align="end">
            <NumberInput
              label={t("every")}
              min={1}
              max={REPEAT_EVERY_MAX}
              clampBehavior="strict"
              allowDecimal={false}
              allowNegative={false}
              value={rule.every}
              onChange={(every) => change({ every: Math.max(1, Number(every) || 1) })}
            />
            <NativeSelect
              label={t("unit")}
              value={rule.unit}
              data={REPEAT_UNITS.map((value) => ({ value, label: t(`units.${value}`) }))}
              onChange={(event) => {
                const unit = REPEAT_UNITS.find((value) => value === event.currentTarget.value);
                if (unit) change({ unit, weekdays: [], month: 0, monthDay: 0 });
              }}
            />
          </Group>
          {rule.unit === "week" && (
            <WeekdayField chosen={rule.weekdays} onChange={(weekdays) => change({ weekdays })} />
          )}
          {rule.unit === "month" && (
            <MonthDayField
              value={rule.monthDay || startDay(task, now())}
              onChange={(monthDay) => change({ monthDay })}
            />
          )}
          <NativeSelect
            label={t("after")}
            value={rule.after}
            data={REPEAT_AFTER.map((value) => ({ value, label: t(`afters.${value}`) }))}
            onChange={(event) => {
              const after = REPEAT_AFTER.find((value) => value === event.currentTarget.value);
              if (after) change({ after });
            }}
          />
          <EndFields rule={rule} onChange={change} />
          <Text size="sm" c="dimmed">
            {say(rule)} · {t("zone", { zone: rule.timeZone })}
          </Text>
        </Stack>
        <Group gap="xs" justify="flex-end">
          {task.repeat && (
            <Button size="compact-md" variant="subtle" color="red" onClick={() => onSave(null)}>
              {t("stop")}
            </Button>
          )}
          <Button size="compact-md" variant="default" onClick={onCancel}>
            {t("task:cancel")}
          </Button>
          <Button size="compact-md" type="submit">
            {t("task:save")}
          </Button>
        </Group>
      </div>
    </Form>
  );
}
