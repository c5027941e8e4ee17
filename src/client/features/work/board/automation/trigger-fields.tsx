import { Group, NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AUTOMATION_DAYS_MAX } from "#domain/automation/automation-limits.ts";
import {
  type AutomationTrigger,
  type DateTrigger,
  TRIGGER_KINDS,
  type TriggerKind,
} from "#domain/automation/automation-trigger.ts";
import { REMINDER_EDGES } from "#domain/task/remind/reminder.ts";
import { clockOf, minuteOf } from "./clock-time.ts";
import { newTrigger } from "./rule-draft.ts";
import { ThingSelect } from "./thing-select.tsx";
import type { PlanThings } from "./use-plan-things.ts";

interface TriggerFieldsProps {
  readonly trigger: AutomationTrigger;
  readonly things: PlanThings;
  readonly onChange: (trigger: AutomationTrigger) => void;
}

/** What sets a rule off: what happens, and to what of the plan. */
export function TriggerFields({ trigger, things, onChange }: TriggerFieldsProps) {
  const { t } = useTranslation("automation");
  const { columns, states, fields } = things;
  const has: Partial<Record<TriggerKind, boolean>> = {
    state: states.length > 0,
    column: columns.length > 0,
    field: fields.length > 0,
  };
  const offered = TRIGGER_KINDS.filter((kind) => kind === trigger.on || has[kind] !== false);
  return (
    <Group gap="sm" align="flex-end">
      <NativeSelect
        aria-label={t("whatHappens")}
        value={trigger.on}
        onChange={(event) => onChange(newTrigger(event.currentTarget.value as TriggerKind, things))}
        data={offered.map((value) => ({ value, label: t(`triggers.${value}`) }))}
      />
      {trigger.on === "state" && (
        <ThingSelect
          label={t("state")}
          rows={states}
          value={trigger.flowItemId}
          onChange={(flowItemId) => onChange({ ...trigger, flowItemId })}
        />
      )}
      {trigger.on === "column" && (
        <ThingSelect
          label={t("column")}
          rows={columns}
          value={trigger.columnId}
          onChange={(columnId) => onChange({ ...trigger, columnId })}
        />
      )}
      {trigger.on === "field" && (
        <ThingSelect
          label={t("field")}
          rows={fields}
          value={trigger.fieldId}
          onChange={(fieldId) => onChange({ ...trigger, fieldId })}
        />
      )}
      {trigger.on === "date" && <DateFields trigger={trigger} onChange={onChange} />}
    </Group>
  );
}

interface DateFieldsProps {
  readonly trigger: DateTrigger;
  readonly onChange: (trigger: DateTrigger) => void;
}

/** So many days before or after it starts or is due, at a time of day. */
function DateFields({ trigger, onChange }: DateFieldsProps) {
  const { t } = useTranslation("automation");
  const { edge, days, minute } = trigger;
  const isAfter = days > 0;
  const sides = ["before", "after"] as const;
  return (
    <>
      <NumberInput
        aria-label={t("days")}
        w="5rem"
        min={0}
        max={AUTOMATION_DAYS_MAX}
        allowDecimal={false}
        clampBehavior="strict"
        value={Math.abs(days)}
        onChange={(value) => {
          const count = Number(value) || 0;
          onChange({ ...trigger, days: isAfter ? count : 0 - count });
        }}
      />
      <NativeSelect
        aria-label={t("side")}
        value={isAfter ? "after" : "before"}
        onChange={(event) => {
          const count = Math.abs(days) || 1;
          onChange({ ...trigger, days: event.currentTarget.value === "after" ? count : 0 - count });
        }}
        data={sides.map((value) => ({ value, label: t(`sides.${value}`) }))}
      />
      <NativeSelect
        aria-label={t("edge")}
        value={edge}
        onChange={(event) =>
          onChange({ ...trigger, edge: event.currentTarget.value as DateTrigger["edge"] })
        }
        data={REMINDER_EDGES.map((value) => ({ value, label: t(`edges.${value}`) }))}
      />
      <TextInput
        type="time"
        aria-label={t("time")}
        value={clockOf(minute)}
        onChange={(event) =>
          onChange({ ...trigger, minute: minuteOf(event.currentTarget.value) ?? minute })
        }
      />
    </>
  );
}
