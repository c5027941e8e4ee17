import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { usePlanUsers } from "#client/live/use-plan.ts";
import { usePlanTags } from "#client/live/use-tags.ts";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import { isObserver } from "#domain/plan/plan-role.ts";
import type { LaneKind } from "#domain/plan/view/view-parameters.ts";
import type { LaneOrder } from "./lanes.ts";

/** Of whom and of what a plan's board can have lanes: people and tags by name, priorities by how pressing they are. */
export function useLaneOrder(
  planId: number,
  kind: LaneKind,
  nameOf: (userId: number) => string,
): LaneOrder {
  const { i18n } = useTranslation("board-lanes");
  const members = usePlanUsers(planId);
  const tags = usePlanTags(planId);
  const { choices } = usePriorities();
  return useMemo(() => {
    if (kind === "priority") return choices;
    if (kind === "tag") return tags.map(({ id }) => id);
    const { compare } = new Intl.Collator(i18n.language, { numeric: true });
    const people = members.state === "ready" ? members.value : [];
    return people
      .filter((member) => !isObserver(member))
      .map(({ userId }) => userId)
      .toSorted((left, right) => compare(nameOf(left), nameOf(right)));
  }, [kind, choices, tags, members, nameOf, i18n.language]);
}
