import { useCallback, useState } from "react";
import { readSetting, writeSetting } from "#client/platform/local-settings.ts";
import { type BoardFilter, everything } from "./filter-cards.ts";

function readFilter(planId: number): BoardFilter {
  const text = readSetting(`plan.${planId}`);
  if (!text) return everything;
  const kept = JSON.parse(text) as Partial<BoardFilter>;
  return {
    text: "",
    showMy: kept.showMy === true,
    showHelp: kept.showHelp === true,
    showCompleted: kept.showCompleted !== false,
  };
}

/** The filter of a plan's board; what is shown is kept, what is searched for is not. */
export function useBoardFilter(
  planId: number,
): [BoardFilter, (change: Partial<BoardFilter>) => void] {
  const [filter, setFilter] = useState(() => readFilter(planId));
  const change = useCallback(
    (part: Partial<BoardFilter>) => {
      setFilter((before) => {
        const after = { ...before, ...part };
        writeSetting(`plan.${planId}`, JSON.stringify(after));
        return after;
      });
    },
    [planId],
  );
  return [filter, change];
}
