import { Button, SegmentedControl } from "@mantine/core";
import { IconCalendarShare, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { late } from "#client/ui/late.tsx";
import { addDays } from "#domain/task/times/calendar-day.ts";
import classes from "./calendar.module.css";
import { CALENDAR_SPANS, type CalendarSpan, goOn, mondaysOf } from "./model/calendar-weeks.ts";

const FeedDialog = late(async () => (await import("./feed/feed-dialog.tsx")).FeedDialog);

interface CalendarToolsProps {
  /** The plan that is shown, 0 = several. */
  readonly planId: number;
  readonly day: number;
  readonly span: CalendarSpan;
  readonly today: number;
  readonly locale: string;
  readonly onDay: (day: number) => void;
  readonly onSpan: (span: CalendarSpan) => void;
}

/** Which days are shown, and the way to others. */
export function CalendarTools(props: CalendarToolsProps) {
  const { planId, day, span, today, locale, onDay, onSpan } = props;
  const { t } = useTranslation("calendar");
  const [isSubscribing, setSubscribing] = useState(false);
  const [monday = day] = mondaysOf(day, span);
  const title =
    span === "month"
      ? new Intl.DateTimeFormat(locale, { month: "long", year: "numeric" }).format(day)
      : new Intl.DateTimeFormat(locale, {
          day: "numeric",
          month: "short",
          year: "numeric",
        }).formatRange(monday, addDays(monday, 6));
  return (
    <div className={classes.tools}>
      <h2 className={classes.title} aria-live="polite">
        {title}
      </h2>
      <IconButton
        icon={IconChevronLeft}
        label={t(`back.${span}`)}
        onClick={() => onDay(goOn(day, span, -1))}
      />
      <Button size="xs" variant="default" onClick={() => onDay(today)}>
        {t("today")}
      </Button>
      <IconButton
        icon={IconChevronRight}
        label={t(`forth.${span}`)}
        onClick={() => onDay(goOn(day, span, 1))}
      />
      <SegmentedControl
        size="xs"
        aria-label={t("span")}
        value={span}
        data={CALENDAR_SPANS.map((value) => ({ value, label: t(`spans.${value}`) }))}
        onChange={onSpan}
      />
      <IconButton
        icon={IconCalendarShare}
        label={t("feed.title")}
        onClick={() => setSubscribing(true)}
      />
      {isSubscribing && <FeedDialog planId={planId} onClose={() => setSubscribing(false)} />}
    </div>
  );
}
