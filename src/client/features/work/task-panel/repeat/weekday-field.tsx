import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { weekdayName } from "#client/parts/task/repeat/repeat-words.ts";
import classes from "./repeat-form.module.css";

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface WeekdayFieldProps {
  readonly chosen: readonly number[];
  readonly onChange: (weekdays: number[]) => void;
}

/** Days of the week, each of which is on or off. */
export function WeekdayField({ chosen, onChange }: WeekdayFieldProps) {
  const { t, i18n } = useTranslation("task-repeat");
  const locale = localeOf(i18n.language);
  const toggle = (weekday: number) =>
    onChange(WEEKDAYS.filter((day) => chosen.includes(day) !== (day === weekday)));
  return (
    <fieldset className={classes.choices}>
      <legend>{t("weekdays")}</legend>
      {WEEKDAYS.map((weekday) => {
        const isOn = chosen.includes(weekday);
        return (
          <Button
            key={weekday}
            size="compact-sm"
            variant={isOn ? "filled" : "default"}
            aria-pressed={isOn}
            title={weekdayName(locale, weekday, "long")}
            onClick={() => toggle(weekday)}
          >
            {weekdayName(locale, weekday, "short")}
          </Button>
        );
      })}
    </fieldset>
  );
}
