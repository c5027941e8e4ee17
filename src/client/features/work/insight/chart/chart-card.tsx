import { Button } from "@mantine/core";
import { IconChartBar, IconTable } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./chart.module.css";

interface ChartCardProps {
  readonly title: string;
  /** As wide as there is room. */
  readonly wide?: boolean;
  /** What is measured, honestly. */
  readonly hint: string;
  /** What of it is looked at. */
  readonly choice?: ReactNode;
  /** What it comes to, above the chart. */
  readonly facts?: ReactNode;
  readonly chart: ReactNode;
  /** The same numbers, for whoever reads them rather. */
  readonly table: ReactNode;
}

/** A chart with its name, what it measures, and a way to read its numbers as a table. */
export function ChartCard({
  title,
  wide = false,
  hint,
  choice,
  facts,
  chart,
  table,
}: ChartCardProps) {
  const { t } = useTranslation("plan-insight");
  const heading = useId();
  const [reading, setReading] = useState(false);
  const Picture = reading ? IconChartBar : IconTable;
  return (
    <article className={classes.card} data-wide={wide || undefined} aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.heading}>
          {title}
        </h2>
        {choice}
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          className={classes.turn ?? ""}
          leftSection={<Picture size="1rem" stroke={1.7} aria-hidden />}
          aria-describedby={heading}
          onClick={() => setReading(!reading)}
        >
          {t(reading ? "asChart" : "asTable")}
        </Button>
      </div>
      {facts}
      {reading ? table : chart}
      <p className={classes.hint}>{hint}</p>
    </article>
  );
}
