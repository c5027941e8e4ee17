import { useTranslation } from "react-i18next";
import { CountTile, CountTiles } from "#client/ui/count-tile/count-tile.tsx";
import type { TaskCounts, TaskState } from "#domain/task/count-tasks.ts";

const tiles = [
  { name: "all", count: "allCount", state: undefined },
  { name: "overdue", count: "overdueCount", state: "overdue" },
  { name: "progress", count: "progressCount", state: "progress" },
  { name: "pending", count: "pendingCount", state: "pending" },
  { name: "complete", count: "completeCount", state: "complete" },
] as const;

interface StateTilesProps {
  readonly counts: TaskCounts;
  /** Which tasks are shown; all of them where left out. */
  readonly state: TaskState | undefined;
  readonly onState: (state: TaskState | undefined) => void;
}

/** The five counts of my tasks; each shows its own when pressed, and all again when pressed once more. */
export function StateTiles({ counts, state, onState }: StateTilesProps) {
  const { t } = useTranslation("my-tasks");
  return (
    <CountTiles label={t("filter")}>
      {tiles.map((tile) => (
        <CountTile
          key={tile.name}
          count={counts[tile.count]}
          name={t(`states.${tile.name}`)}
          pressed={state === tile.state}
          late={tile.state === "overdue"}
          onPress={() => onState(state === tile.state ? undefined : tile.state)}
        />
      ))}
    </CountTiles>
  );
}
