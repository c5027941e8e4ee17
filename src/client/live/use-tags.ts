import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { readPlanTags, readTags } from "#client/data/queries/tags.ts";
import type { PlanTag } from "#domain/tag/plan-tag.ts";
import { useLive } from "./use-live.ts";

const none: ReadonlyMap<number, PlanTag> = new Map();

/** The tags of all plans, by their ids; empty until known. */
export function useTags(): ReadonlyMap<number, PlanTag> {
  const tags = useLive(readTags);
  return tags.state === "ready" ? tags.value : none;
}

/** The tags of a plan by name, as the person's language orders them; none until known. */
export function usePlanTags(planId: number): readonly PlanTag[] {
  const { i18n } = useTranslation("task");
  const tags = useLive(readPlanTags, planId);
  return useMemo(() => {
    if (tags.state === "loading") return [];
    const { compare } = new Intl.Collator(i18n.language, { numeric: true });
    return tags.value.toSorted((left, right) => compare(left.name, right.name));
  }, [tags, i18n.language]);
}
