import { useTranslation } from "react-i18next";
import classes from "./gantt-tools.module.css";

const KINDS = ["done", "soFar", "planned", "critical", "milestone"] as const;

interface GanttLegendProps {
  /** Tasks that are shown, of all there are. */
  readonly shown: number;
  readonly count: number;
  /** A baseline is drawn below the bars. */
  readonly compares: boolean;
  /** What is under way, or what can be done. */
  readonly hint: string;
}

/** What the colours mean, how many tasks there are, and what can be done with them. */
export function GanttLegend({ shown, count, compares, hint }: GanttLegendProps) {
  const { t } = useTranslation("gantt");
  return (
    <div className={classes.legend}>
      {[...KINDS, ...(compares ? (["baseline"] as const) : [])].map((kind) => (
        <span key={kind} className={classes.key} data-kind={kind}>
          <i aria-hidden />
          {t(`legend.${kind}`)}
        </span>
      ))}
      <span className={classes.room} />
      <span>{t("shownOf", { shown, count })}</span>
      <span aria-live="polite">{hint}</span>
    </div>
  );
}
