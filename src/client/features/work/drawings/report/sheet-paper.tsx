import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { SheetView } from "#client/data/queries/sheets.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { usePlan } from "#client/live/use-plan.ts";
import { PinMark } from "#client/parts/drawing/pin-mark.tsx";
import type { SourceState } from "#client/parts/drawing/use-sheet-source.ts";
import { useWholeDrawing } from "#client/parts/drawing/use-sheet-drawing.ts";
import { Paper } from "#client/parts/print/paper.tsx";
import paper from "#client/parts/print/paper.module.css";
import { Each } from "#client/ui/each/each.tsx";
import type { Markup } from "#domain/sheet/markup/markup.ts";
import { dateOfRevision } from "#domain/sheet/date-of-revision.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { MarkupLayer } from "../markups/markup-layer.tsx";
import type { ShownPin } from "../pins/filter-pins.ts";
import { placeStyle } from "../pins/place-style.ts";
import { DefectRow } from "./defect-row.tsx";
import classes from "./report.module.css";
import { useSettling } from "./use-settled.ts";

export interface SheetPaperProps {
  readonly view: SheetView;
  readonly revision: SheetRevision;
  readonly source: SourceState;
  /** All of the sheet, drawn before, where several are printed: a device does not hold so many open. */
  readonly picture?: string | undefined;
  /** Those that the filter leaves. */
  readonly pins: readonly ShownPin[];
  readonly markups: readonly Markup[];
}

interface SettledProps extends SheetPaperProps {
  readonly onSettled: (key: string) => void;
}

/** The part of the paper that is settled once the sheet is drawn, or cannot be. */
export const DRAWING = "drawing";

/** A sheet with what is pinned to it, and the list of that with its photographs, as far as they lie on the device. */
export function SheetPaper(props: SettledProps) {
  const { view, revision, source, pins, onSettled } = props;
  const { sheet } = view;
  const { t } = useTranslation("drawing");
  const { fullDate } = useFormatTime();
  const plan = usePlan(sheet.planId);
  const numbered = pins.toSorted((one, other) => one.pin.number - other.pin.number);
  const isMissing = source.state !== "open" && source.state !== "loading";
  useSettling(DRAWING, isMissing, onSettled);
  return (
    <Paper
      title={`${sheet.number} ${sheet.title}`.trim()}
      about={[
        plan.state === "ready" ? (plan.value?.plan.name ?? "") : "",
        revision.code && t("revision", { code: revision.code }),
        fullDate(dateOfRevision(revision)),
        t("pinCount", { count: pins.length }),
      ]}
    >
      {isMissing && <p className={classes.missing}>{t(`source.${source.state}`)}</p>}
      <PrintedSheet {...props} />
      {numbered.length > 0 && (
        <table className={paper.table} data-defects>
          <thead>
            <tr>
              <th scope="col">{t("number")}</th>
              <th scope="col">{t("whatIsWrong")}</th>
              <th scope="col">{t("state")}</th>
              <th scope="col">{t("owner")}</th>
              <th scope="col">{t("due")}</th>
            </tr>
          </thead>
          <tbody>
            <Each rows={numbered} keyOf={({ pin }) => pin.id}>
              {(pin) => <DefectRow pin={pin} onSettled={onSettled} />}
            </Each>
          </tbody>
        </table>
      )}
    </Paper>
  );
}

/** The sheet itself: empty paper where its content cannot be had, so that pins still stand where they are. */
function PrintedSheet(props: SettledProps) {
  const { view, revision, source, picture, pins, markups, onSettled } = props;
  const place = useRef<HTMLDivElement>(null);
  const opened = source.state === "open" ? source.source : undefined;
  const onDrawn = useCallback(() => onSettled(DRAWING), [onSettled]);
  useWholeDrawing(opened, place, undefined, onDrawn);
  const { width, height } = opened ?? revision;
  return (
    <div className={classes.sheet} style={{ aspectRatio: `${width} / ${height}` }}>
      {picture === undefined ? (
        <div ref={place} className={classes.drawing} />
      ) : (
        <img className={classes.drawing} src={picture} alt="" onLoad={onDrawn} onError={onDrawn} />
      )}
      <MarkupLayer markups={markups} size={revision} widthMm={view.sheet.widthMm} />
      <Each rows={pins} keyOf={({ pin }) => pin.id}>
        {({ pin, state }) => (
          <span className={classes.pin} style={placeStyle(pin)}>
            {/* Nobody can press it on paper to learn which one it is. */}
            {state === "done" && <span className={classes.done}>{pin.number}</span>}
            <PinMark number={pin.number} state={state} />
          </span>
        )}
      </Each>
    </div>
  );
}
