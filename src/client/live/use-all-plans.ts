import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import {
  type AllPlans,
  type FilterThings,
  readAllPlans,
  readCommonMembers,
  readFilterThings,
} from "#client/data/queries/across-plans/all-plans.ts";
import type { Id } from "#domain/id.ts";
import { useData } from "./data-context.ts";
import { useLive } from "./use-live.ts";

/** All plans of the person by name, as their language orders them; undefined until known. */
export function useAllPlans(): AllPlans | undefined {
  const { i18n } = useTranslation("task");
  const all = useLive(readAllPlans, useData().userId);
  return useMemo(() => {
    if (all.state === "loading") return undefined;
    const { compare } = new Intl.Collator(localeOf(i18n.language), { numeric: true });
    const plans = all.value.plans.toSorted((left, right) =>
      compare(left.plan.name, right.plan.name),
    );
    const places = new Map(plans.map(({ plan }, place) => [plan.id, place]));
    const placeOf = (planId: Id) => places.get(planId) ?? 0;
    const columns = all.value.columns.toSorted(
      (left, right) => placeOf(left.column.planId) - placeOf(right.column.planId),
    );
    return { plans, columns };
  }, [all, i18n.language]);
}

const NOTHING: FilterThings = { plans: [], people: [], states: [], tags: [] };

/** What a filter can ask for by name, plans and tags as the person's language orders them; nothing until known. */
export function useFilterThings(planId: Id): FilterThings {
  const { i18n } = useTranslation("plan-view");
  const things = useLive(readFilterThings, planId, useData().userId);
  return useMemo(() => {
    if (things.state === "loading") return NOTHING;
    const { compare } = new Intl.Collator(localeOf(i18n.language), { numeric: true });
    const { plans, tags, ...others } = things.value;
    return {
      ...others,
      plans: plans.toSorted((left, right) => compare(left.name, right.name)),
      tags: tags.toSorted((left, right) => compare(left.name, right.name)),
    };
  }, [things, i18n.language]);
}

/** Who is in each of these plans; nobody until known. */
export function useCommonMembers(planIds: readonly Id[]): readonly Id[] {
  const members = useLive(readCommonMembers, ...planIds);
  return members.state === "ready" ? members.value : [];
}
