import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { readSavedViews } from "#client/data/queries/saved-views.ts";
import type { SavedView } from "#domain/plan/saved-view/saved-view.ts";
import { useLive } from "../use-live.ts";

/** The saved views of a plan by name, as the person's language orders them; none until known. */
export function useSavedViews(planId: number): readonly SavedView[] {
  const { i18n } = useTranslation("plan-view");
  const views = useLive(readSavedViews, planId);
  return useMemo(() => {
    if (views.state === "loading") return [];
    const { compare } = new Intl.Collator(i18n.language, { numeric: true });
    return views.value.toSorted((left, right) => compare(left.name, right.name));
  }, [views, i18n.language]);
}
