import {
  IconCalendar,
  IconChartBar,
  IconChartLine,
  IconLayoutKanban,
  IconRulerMeasure,
  IconTable,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";
import type { MenuType } from "#domain/plan/view/view-parameters.ts";
import { boardShortcuts } from "../feature.ts";
import classes from "./view.module.css";

const icons = {
  column: IconLayoutKanban,
  table: IconTable,
  calendar: IconCalendar,
  gantt: IconChartBar,
  insight: IconChartLine,
} as const;

/** On a phone not all of them fit. */
function showTab(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

interface ViewTabsProps {
  readonly all: readonly MenuType[];
  readonly current: MenuType;
  readonly onChoose: (view: MenuType) => void;
  /** To the drawings, which have a screen of their own. */
  readonly onOpenDrawings: () => void;
}

/** The ways to look at a plan; a key goes on to the next one. */
export function ViewTabs({ all, current, onChoose, onOpenDrawings }: ViewTabsProps) {
  const { t } = useTranslation("plan-view");
  const next = all[(all.indexOf(current) + 1) % all.length] ?? current;
  useShortcut(boardShortcuts.nextView, () => onChoose(next));
  return (
    <nav className={classes.tabs} aria-label={t("views")}>
      {all.map((view) => {
        const Picture = icons[view];
        return (
          <button
            key={view}
            type="button"
            className={classes.tab}
            ref={view === current ? showTab : undefined}
            aria-current={view === current ? "page" : undefined}
            onClick={() => onChoose(view)}
          >
            <Picture size="1rem" stroke={1.7} aria-hidden />
            {t(`menuTypes.${view}`)}
          </button>
        );
      })}
      <button type="button" className={classes.tab} onClick={onOpenDrawings}>
        <IconRulerMeasure size="1rem" stroke={1.7} aria-hidden />
        {t("drawings")}
      </button>
    </nav>
  );
}
