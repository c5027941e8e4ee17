import { IconBookmark } from "@tabler/icons-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { late } from "#client/ui/late.tsx";
import { LateMenuButton } from "#client/ui/menu/late-menu.tsx";
import type { BoardColumn } from "#client/data/queries/board.ts";
import type { PlanOf } from "#client/parts/plan/shown-plan.ts";
import type { MenuType, ViewParameters } from "#domain/plan/view/view-parameters.ts";
import { FilterBar } from "./filter-bar.tsx";
import classes from "./view.module.css";
import { ViewTabs } from "./view-tabs.tsx";

const loadSaved = () => import("./saved-views-menu.tsx");
const SavedViewsMenu = late(async () => (await loadSaved()).SavedViewsMenu);

interface PlanBarsProps {
  readonly view: ViewParameters;
  readonly columns: readonly BoardColumn[];
  readonly planOf: PlanOf;
  /** As what it can be looked at. */
  readonly menuTypes: readonly MenuType[];
  readonly onOpenDrawings: () => void;
  readonly onView: (change: Partial<ViewParameters>) => void;
  /** Where the view puts tools of its own. */
  readonly onToolsPlace: (place: HTMLElement | undefined) => void;
}

/** How the plan is looked at: the view, and what of the plan is shown in it. */
export function PlanBars({ view, columns, planOf, onView, ...bars }: PlanBarsProps) {
  const { menuTypes, onToolsPlace, onOpenDrawings } = bars;
  const { t } = useTranslation("plan-view");
  const setPlace = useCallback(
    (place: HTMLElement | null) => onToolsPlace(place ?? undefined),
    [onToolsPlace],
  );
  return (
    <div className={classes.bars}>
      <ViewTabs
        all={menuTypes}
        current={view.menuType}
        onChoose={(menuType) => onView({ menuType, menuInit: true })}
        onOpenDrawings={onOpenDrawings}
      />
      <div className={classes.line}>
        <FilterBar
          planId={view.planId}
          filter={view}
          columns={columns}
          planOf={planOf}
          onFilter={onView}
        />
        <LateMenuButton
          label={t("saved.label")}
          icon={IconBookmark}
          size="md"
          load={loadSaved}
          menu={<SavedViewsMenu view={view} onView={onView} />}
        />
        <div ref={setPlace} className={classes.tools} />
      </div>
    </div>
  );
}
