import { memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSheets } from "#client/live/drawings/use-sheets.ts";
import { Each } from "#client/ui/each/each.tsx";
import { sheetOfCallout } from "#domain/sheet/callout.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { boxStyle } from "../pins/place-style.ts";
import classes from "./callout-layer.module.css";

interface CalloutLayerProps {
  readonly revision: SheetRevision;
  readonly onOpenSheet: (sheetId: number) => void;
}

/** Where a sheet names another one of its plan, that one is opened. */
export const CalloutLayer = memo(function CalloutLayer({
  revision,
  onOpenSheet,
}: CalloutLayerProps) {
  const { t } = useTranslation("drawing");
  const { sheetId, planId, callouts } = revision;
  const known = useSheets(planId);
  const leading = useMemo(() => {
    if (known.state !== "ready" || callouts.length === 0) return [];
    const sheets = known.value.map(({ sheet }) => sheet);
    return callouts.flatMap((callout, index) => {
      const sheet = sheetOfCallout(sheets, callout);
      return sheet && sheet.id !== sheetId ? [{ index, callout, sheet }] : [];
    });
  }, [known, callouts, sheetId]);
  return (
    <Each rows={leading} keyOf={({ index }) => index}>
      {({ callout, sheet }) => {
        const words = t("callout", { number: sheet.number, title: sheet.title });
        return (
          <button
            type="button"
            className={classes.callout}
            style={boxStyle(callout)}
            aria-label={words}
            title={words}
            onClick={() => onOpenSheet(sheet.id)}
          />
        );
      }}
    </Each>
  );
});
