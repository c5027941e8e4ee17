import { Button, Checkbox, SegmentedControl } from "@mantine/core";
import { IconFocusCentered, IconPrinter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { GanttSettings } from "../model/gantt-settings.ts";
import { ZOOMS } from "../model/time-scale.ts";
import classes from "./gantt-tools.module.css";

interface GanttToolsProps {
  readonly settings: GanttSettings;
  readonly onSettings: (change: Partial<GanttSettings>) => void;
  readonly onToday: () => void;
  /** When the last task ends; "" where none has a time. */
  readonly finish: string;
  readonly baselineMenu: ReactNode;
  /** Shows it as it comes out of the printer; left out where the person may not take the plan away. */
  readonly onPaper: (() => void) | undefined;
}

/** How near the days are, the way to today, and what is drawn besides the bars. */
export function GanttTools({
  settings,
  onSettings,
  onToday,
  finish,
  baselineMenu,
  onPaper,
}: GanttToolsProps) {
  const { t } = useTranslation(["gantt", "plan-view"]);
  return (
    <div className={classes.tools}>
      <SegmentedControl
        size="xs"
        aria-label={t("zoom")}
        value={settings.zoom}
        data={ZOOMS.map((value) => ({ value, label: t(`zooms.${value}`) }))}
        onChange={(zoom) => onSettings({ zoom })}
      />
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        leftSection={<IconFocusCentered size="1rem" aria-hidden />}
        className={classes.today ?? ""}
        onClick={onToday}
      >
        {t("today")}
      </Button>
      <Checkbox
        size="xs"
        label={t("criticalPath")}
        checked={settings.critical}
        onChange={(event) => onSettings({ critical: event.currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label={t("dependencies")}
        checked={settings.links}
        onChange={(event) => onSettings({ links: event.currentTarget.checked })}
      />
      {baselineMenu}
      {onPaper && (
        <IconButton icon={IconPrinter} size="sm" label={t("plan-view:toPaper")} onClick={onPaper} />
      )}
      <span className={classes.room} />
      {finish !== "" && (
        <span className={classes.finish}>
          {t("finish")} <b>{finish}</b>
        </span>
      )}
    </div>
  );
}
