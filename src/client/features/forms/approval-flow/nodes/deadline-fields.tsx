import { NativeSelect, NumberInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Deadline, FlowStep } from "#domain/approval/flow/flow.ts";
import { DEADLINE_HOURS_MAX } from "#domain/approval/flow/flow-limits.ts";

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
          put(late && { hours: deadline?.hours ?? HOURS, late });
        }}
      />
      {deadline && (
        <NumberInput
          label={t("deadline.hours")}
          min={1}
          max={DEADLINE_HOURS_MAX}
          allowDecimal={false}
          value={deadline.hours}
          onChange={(hours) =>
            typeof hours === "number" && hours > 0 && put({ ...deadline, hours })
          }
        />
      )}
    </>
  );
}
