import { Checkbox, Group, Text, Title } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { useWorkCalendar } from "#client/live/company/use-work-calendar.ts";
import { useRun } from "#client/live/use-run.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { CALENDAR_DAYS_MAX } from "#domain/work-calendar/work-calendar-limits.ts";
import { AddDayForm } from "./add-day-form.tsx";
import classes from "./work-calendar.module.css";

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Monday, from which the names of the days are taken. */
const SOME_MONDAY = Date.UTC(2026, 10, 23);
const DAY = 86_400_000;

/** On which days the company works; each change counts at once. */
export function WorkCalendarPage() {
  const { t, i18n } = useTranslation("work-calendar");
  const run = useRun();
  const known = useWorkCalendar();
  if (known.state === "loading") return <SkeletonList rows={5} />;
  const { week, days } = known.value;
  const locale = localeOf(i18n.language);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" });
  const toggle = (day: number) => {
    const without = week.filter((one) => one !== day);
    // A week without a day on which somebody works is none.
    if (without.length === 0) return;
    void run("workCalendar.save", {
      week: without.length < week.length ? without : [...week, day],
    });
  };
  return (
    <>
      <Title order={1} size="h3">
        {t("title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("hint")}
      </Text>
      <Checkbox.Group label={t("week")} value={week.map(String)}>
        <Group gap="md" mt="xs">
          {WEEKDAYS.map((day) => (
            <Checkbox
              key={day}
              value={String(day)}
              label={weekday.format(SOME_MONDAY + (day - 1) * DAY)}
              onChange={() => toggle(day)}
            />
          ))}
        </Group>
      </Checkbox.Group>
      <Title order={2} size="h4">
        {t("days")}
      </Title>
      {days.length === 0 ? (
        <Text c="dimmed" size="sm">
          {t("noDays")}
        </Text>
      ) : (
        <ul className={classes.days} aria-label={t("days")}>
          <Each rows={days} keyOf={(day) => day.date} as="li">
            {(day) => {
              const said = date.format(Date.parse(day.date));
              return (
                <li className={classes.day}>
                  <span className={classes.date}>{said}</span>
                  <span className={classes.name}>{day.name}</span>
                  <span className={classes.kind} data-work={day.work === 1 || undefined}>
                    {t(day.work === 1 ? "kinds.work" : "kinds.free")}
                  </span>
                  <IconButton
                    icon={IconX}
                    size="sm"
                    label={t("remove", { day: said })}
                    onClick={() => void run("workCalendar.save", { removeDay: [day.date] })}
                  />
                </li>
              );
            }}
          </Each>
        </ul>
      )}
      {days.length < CALENDAR_DAYS_MAX && <AddDayForm />}
    </>
  );
}
