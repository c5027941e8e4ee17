import { Group, NativeSelect, NumberInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Deadline, FlowStep } from "#domain/approval/flow/flow.ts";
import { DEADLINE_DAYS_MAX, DEADLINE_HOURS_MAX } from "#domain/approval/flow/flow-limits.ts";

const WAYS = ["remind", "escalate", "pass", "return"] as const satisfies Deadline["late"][];
/** What a deadline begins with: two days. */
const HOURS = 48;

interface DeadlineFieldsProps {
  readonly step: FlowStep;
  readonly onChange: (step: FlowStep) => void;
}

/** Within how long a step has to be decided, and what happens where it was not. */
export function DeadlineFields({ step, onChange }: DeadlineFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const { deadline, ...rest } = step;
  const put = (next: Deadline | undefined) => onChange(next ? { ...rest, deadline: next } : rest);
  return (
    <>
      <NativeSelect
        label={t("deadline.label")}
        data={[
          { value: "", label: t("deadline.none") },
          ...WAYS.map((value) => ({ value, label: t(`deadline.${value}`) })),
        ]}
        value={deadline?.late ?? ""}
        onChange={(event) => {
          const late = WAYS.find((way) => way === event.currentTarget.value);
          put(late && { hours: HOURS, ...deadline, late });
        }}
      />
      {deadline && <TimeFields deadline={deadline} onChange={put} />}
    </>
  );
}

interface TimeFieldsProps {
  readonly deadline: Deadline;
  readonly onChange: (deadline: Deadline) => void;
}

const HOURS_A_DAY = 24;

/** In hours of any day, or in days on which the company works. */
function TimeFields({ deadline, onChange }: TimeFieldsProps) {
  const { t } = useTranslation("approval-flow");
  const { workingDays, hours, late } = deadline;
  const isInDays = workingDays !== undefined;
  const put = (count: number, inDays: boolean) => {
    const whole = Math.max(1, Math.round(count));
    if (!inDays) return onChange({ hours: Math.min(whole, DEADLINE_HOURS_MAX), late });
    const days = Math.min(whole, DEADLINE_DAYS_MAX);
    return onChange({ hours: days * HOURS_A_DAY, late, workingDays: days });
  };
  return (
    <Group grow align="end">
      <NativeSelect
        label={t("deadline.unit")}
        data={(["hours", "workingDays"] as const).map((value) => ({
          value,
          label: t(`deadline.units.${value}`),
        }))}
        value={isInDays ? "workingDays" : "hours"}
        onChange={(event) => {
          const inDays = event.currentTarget.value === "workingDays";
          if (inDays !== isInDays) put(inDays ? hours / HOURS_A_DAY : hours, inDays);
        }}
      />
      <NumberInput
        label={t(isInDays ? "deadline.workingDays" : "deadline.hours")}
        min={1}
        max={isInDays ? DEADLINE_DAYS_MAX : DEADLINE_HOURS_MAX}
        allowDecimal={false}
        value={workingDays ?? hours}
        onChange={(count) => typeof count === "number" && count > 0 && put(count, isInDays)}
      />
    </Group>
  );
}
