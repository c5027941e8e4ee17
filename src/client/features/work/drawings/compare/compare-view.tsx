import { NativeSelect, SegmentedControl, Slider } from "@mantine/core";
import { type CSSProperties, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { SheetStage } from "#client/parts/drawing/sheet-stage.tsx";
import { useSheetSource } from "#client/parts/drawing/use-sheet-source.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import classes from "./compare.module.css";
import { OverLayer } from "./over-layer.tsx";

interface CompareViewProps {
  /** The newest first. */
  readonly revisions: readonly SheetRevision[];
  readonly isDark: boolean;
}

const NOTHING = { fileId: 0, page: 1, width: 1, height: 1 };
const WAYS = ["difference", "slider"] as const;
type Way = (typeof WAYS)[number];

/** Two revisions over each other: what is only in one has its colour, or a slider parts them. */
export function CompareView({ revisions, isDark }: CompareViewProps) {
  const { t } = useTranslation("drawing");
  const { day } = useFormatTime();
  const [newest, before = newest] = revisions;
  const [newerId, setNewerId] = useState(newest?.id ?? 0);
  const [olderId, setOlderId] = useState(before?.id ?? 0);
  const [way, setWay] = useState<Way>("difference");
  const [part, setPart] = useState(50);
  const newer = revisions.find(({ id }) => id === newerId) ?? newest;
  const older = revisions.find(({ id }) => id === olderId) ?? before;
  const said = ({ code, date, createTime }: SheetRevision) =>
    [code && t("revision", { code }), day(date > 0 ? date : createTime)]
      .filter(Boolean)
      .join(" · ");
  const offered = revisions.map((each) => ({ value: String(each.id), label: said(each) }));
  const state = useSheetSource(older ?? NOTHING);
  if (!newer || !older) return null;
  return (
    <div className={classes.compare}>
      <div className={classes.bar}>
        <NativeSelect
          label={t("older")}
          data={offered}
          value={older.id}
          onChange={(event) => setOlderId(Number(event.currentTarget.value))}
        />
        <NativeSelect
          label={t("newer")}
          data={offered}
          value={newer.id}
          onChange={(event) => setNewerId(Number(event.currentTarget.value))}
        />
        <SegmentedControl
          aria-label={t("compare")}
          data={WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
          value={way}
          onChange={(value) => setWay(value === "slider" ? "slider" : "difference")}
        />
        {way === "slider" && (
          <Slider
            className={classes.slider}
            thumbLabel={t("ways.slider")}
            label={null}
            value={part}
            onChange={setPart}
          />
        )}
      </div>
      <SheetStage
        label={t("compare")}
        size={older}
        source={state.state === "open" ? state.source : undefined}
        isDark={isDark && way === "slider"}
        tint={way === "difference" ? "red" : undefined}
      >
        <div
          className={classes.over}
          data-way={way}
          style={{ "--part": `${part}%` } as CSSProperties}
        >
          <OverLayer
            revision={newer}
            isDark={isDark && way === "slider"}
            tint={way === "difference" ? "blue" : undefined}
          />
        </div>
      </SheetStage>
      {way === "difference" && (
        <p className={classes.legend}>
          <span data-tint="red">{t("onlyIn", { which: said(older) })}</span>
          <span data-tint="blue">{t("onlyIn", { which: said(newer) })}</span>
        </p>
      )}
    </div>
  );
}
