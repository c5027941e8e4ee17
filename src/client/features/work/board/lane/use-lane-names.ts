import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useTags } from "#client/live/use-tags.ts";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import type { Lane } from "./lanes.ts";

type NameLane = (lane: Pick<Lane, "kind" | "id">) => string;

/** What the tasks of a lane have in common, in words. */
export function useLaneNames(nameOf: (userId: number) => string): NameLane {
  const { t } = useTranslation("board-lanes");
  const tags = useTags();
  const { nameOf: priorityName } = usePriorities();
  return useCallback(
    ({ kind, id }) => {
      if (id === 0) return t(`none.${kind}`);
      if (kind === "owner") return nameOf(id) || t("somebody");
      return kind === "priority" ? priorityName(id) : (tags.get(id)?.name ?? t("goneTag"));
    },
    [t, tags, priorityName, nameOf],
  );
}
