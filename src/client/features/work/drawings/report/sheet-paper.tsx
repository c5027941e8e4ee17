import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { SheetView } from "#client/data/queries/sheets.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { usePlan } from "#client/live/use-plan.ts";
import type { PrintedPiece } from "#client/parts/drawing/draw-for-paper.ts";
import type { SourceState } from "#client/parts/drawing/use-sheet-source.ts";
import { Paper } from "#client/parts/print/paper.tsx";
import print from "#client/parts/print/paper.module.css";
import { drawingOnPaper, type PaperName, paperSizes } from "#client/platform/paper/paper-size.ts";
import { LYING, STANDING } from "#client/platform/paper/use-paper-pages.ts";
import { Each } from "#client/ui/each/each.tsx";
import type { Markup } from "#domain/sheet/markup/markup.ts";
import { dateOfRevision } from "#domain/sheet/date-of-revision.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import type { ShownPin } from "../pins/filter-pins.ts";
import { DefectRow } from "./defect-row.tsx";
import { PrintedSheet } from "./printed-sheet.tsx";
import classes from "./report.module.css";
import { useSettling } from "./use-settled.ts";

export interface SheetPaperProps {
  readonly view: SheetView;
  readonly revision: SheetRevision;
  readonly source: SourceState;
  /** Those that the filter leaves. */
  readonly pins: readonly ShownPin[];
  readonly markups: readonly Markup[];
}

interface SettledProps extends SheetPaperProps {
  readonly paper: PaperName;
  /** All of the sheet as it is printed; undefined until it is drawn, and none where it cannot be. */
  readonly pieces: readonly PrintedPiece[] | undefined;
  readonly onSettled: (key: string) => void;
}

/** The part of the paper that is settled once the sheet is drawn, or cannot be. */
export const DRAWING = "drawing";

/** A sheet with what is pinned to it, and the list of that with its photographs, as far as they lie on the device. */
export function SheetPaper(props: SettledProps) {
  const { view, revision, source, paper, pieces, pins, onSettled } = props;
  const { sheet } = view;
  const { t } = useTranslation("drawing");
  const { fullDate } = useFormatTime();
  const plan = usePlan(sheet.planId);
  const numbered = pins.toSorted((one, other) => one.pin.number - other.pin.number);
  const isMissing = source.state !== "open" && source.state !== "loading";
  const isEmpty = isMissing || pieces?.length === 0;
  useSettling(DRAWING, isEmpty, onSettled);
  const onDrawn = useCallback(() => onSettled(DRAWING), [onSettled]);
  const { lies, widthMm } = drawingOnPaper(paperSizes[paper], revision);
  return (
    <Paper
      page={lies ? LYING : STANDING}
      title={`${sheet.number} ${sheet.title}`.trim()}
      about={[
        plan.state === "ready" ? (plan.value?.plan.name ?? "") : "",
        revision.code && t("revision", { code: revision.code }),
        fullDate(dateOfRevision(revision)),
        t("pinCount", { count: pins.length }),
      ]}
    >
      {isMissing && <p className={classes.missing}>{t(`source.${source.state}`)}</p>}
      {!isMissing && pieces?.length === 0 && (
        <p className={classes.missing}>{t("source.broken")}</p>
      )}
      {source.state === "open" && source.remark === "reduced" && (
        <p className={classes.missing}>{t("remark.reduced")}</p>
      )}
      <PrintedSheet {...props} widthMm={widthMm} onDrawn={onDrawn} />
      {numbered.length > 0 && (
        <table className={`${print.table} ${classes.defects}`} data-defects>
          <thead>
            <tr>
              <th scope="col">{t("number")}</th>
              <th scope="col">{t("whatIsWrong")}</th>
              <th scope="col">{t("state")}</th>
              <th scope="col">{t("owner")}</th>
              <th scope="col">{t("due")}</th>
            </tr>
          </thead>
          <Each rows={numbered} keyOf={({ pin }) => pin.id}>
            {(pin) => <DefectRow pin={pin} onSettled={onSettled} />}
          </Each>
        </table>
      )}
    </Paper>
  );
}
