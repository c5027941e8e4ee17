import { useTranslation } from "react-i18next";
import classes from "./skeleton-list.module.css";

interface SkeletonListProps {
  readonly rows: number;
}

/** The outline of a list that is being fetched. */
export function SkeletonList({ rows }: SkeletonListProps) {
  const { t } = useTranslation("shell");
  return (
    <output className={classes.list} aria-label={t("loading")} aria-busy>
      {Array.from({ length: rows }, (_, row) => (
        <span key={`row-${row}`} className={classes.row}>
          <span className={classes.round} />
          <span className={classes.lines}>
            <span className={classes.line} />
            <span className={classes.line} />
          </span>
        </span>
      ))}
    </output>
  );
}
