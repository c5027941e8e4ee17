import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LAST_DAY } from "#domain/task/repeat/repeat-rule.ts";

const DAYS = Array.from({ length: 31 }, (_nothing, index) => index + 1);

interface MonthDayFieldProps {
  readonly value: number;
  readonly onChange: (monthDay: number) => void;
}

/** A day of the month, or its last one. */
export function MonthDayField({ value, onChange }: MonthDayFieldProps) {
  const { t } = useTranslation("task-repeat");
  const days = DAYS.map((day) => ({ value: String(day), label: t("dayOf", { day }) }));
  return (
    <NativeSelect
      label={t("monthDay")}
      value={String(value)}
      data={[...days, { value: String(LAST_DAY), label: t("lastDay") }]}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
