import { Group, NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { REPEAT_COUNT_MAX } from "#domain/task/repeat/repeat-limits.ts";
import type { RepeatRule } from "#domain/task/repeat/repeat-rule.ts";
import { dateOfEnd, endOfDate } from "./repeat-draft.ts";

type End = Pick<RepeatRule, "endTime" | "endCount">;

interface EndFieldsProps {
  readonly rule: End;
  readonly onChange: (end: End) => void;
}

const ENDINGS = ["never", "date", "count"] as const;
const MONTH = 30 * 86_400_000;
const USUAL_COUNT = 10;

/** Until when it comes again: for good, to a day, or so many times. */
export function EndFields({ rule, onChange }: EndFieldsProps) {
  const { t } = useTranslation("task-repeat");
  const { now } = useData();
  const counted = rule.endCount > 0 ? "count" : "never";
  const ending = rule.endTime > 0 ? "date" : counted;
  const choose = (wanted: string) =>
    onChange({
      endTime: wanted === "date" ? endOfDate(dateOfEnd(now() + MONTH)) : 0,
      endCount: wanted === "count" ? USUAL_COUNT : 0,
    });
  return (
    <Group grow align="end">
      <NativeSelect
        label={t("ends")}
        value={ending}
        data={ENDINGS.map((value) => ({ value, label: t(`endings.${value}`) }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {ending === "date" && (
        <TextInput
          type="date"
          label={t("endDate")}
          value={dateOfEnd(rule.endTime)}
          onChange={(event) => {
            const endTime = endOfDate(event.currentTarget.value);
            if (endTime > 0) onChange({ endTime, endCount: 0 });
          }}
        />
      )}
      {ending === "count" && (
        <NumberInput
          label={t("endCount")}
          min={2}
          max={REPEAT_COUNT_MAX}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          value={rule.endCount}
          onChange={(count) => onChange({ endTime: 0, endCount: Math.max(2, Number(count) || 2) })}
        />
      )}
    </Group>
  );
}
