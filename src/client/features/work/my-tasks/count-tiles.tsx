import { useTranslation } from "react-i18next";
import type { TaskCounts, TaskState } from "#domain/task/count-tasks.ts";
import classes from "./my-tasks.module.css";

const tiles = [
  { name: "all", count: "allCount", state: undefined },
  { name: "overdue", count: "overdueCount", state: "overdue" },
  { name: "progress", count: "progressCount", state: "progress" },
  { name: "pending", count: "pendingCount", state: "pending" },
  { name: "complete", count: "completeCount", state: "complete" },
] as const;

interface CountTilesProps {
  readonly counts: TaskCounts;
  /** Which tasks are shown; all of them where left out. */
  readonly state: TaskState | undefined;
  readonly onState: (state: TaskState | undefined) => void;
}

/** The five counts of my tasks; each shows its own when pressed, and all again when pressed once more. */
export function CountTiles({ counts, state, onState }: CountTilesProps) {
  const { t } = useTranslation("my-tasks");
  return (
    <fieldset className={classes.tiles} aria-label={t("filter")}>
      {tiles.map((tile) => (
        <button
          key={tile.name}
          type="button"
          className={classes.tile}
          aria-pressed={state === tile.state}
          data-late={(tile.state === "overdue" && counts.overdueCount > 0) || undefined}
          onClick={() => onState(state === tile.state ? undefined : tile.state)}
        >
          <span className={classes.number}>{counts[tile.count]}</span>
          <span className={classes.tileName}>{t(`states.${tile.name}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}
