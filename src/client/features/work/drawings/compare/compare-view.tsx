import { NativeSelect, SegmentedControl, Slider } from "@mantine/core";
import { type CSSProperties, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { SheetStage, type StageHandle } from "#client/parts/drawing/sheet-stage.tsx";
import { useSheetSource } from "#client/parts/drawing/use-sheet-source.ts";
import { dateOfRevision } from "#domain/sheet/date-of-revision.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { AlignNotes } from "./align-notes.tsx";
import classes from "./compare.module.css";
import { OverLayer } from "./over-layer.tsx";
import { PartLine } from "./part-line.tsx";
import { useAlignment } from "./use-alignment.ts";

interface CompareViewProps {
  /** The newest first. */
  readonly revisions: readonly SheetRevision[];
  readonly isDark: boolean;
}

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
  const said = (revision: SheetRevision) =>
    [revision.code && t("revision", { code: revision.code }), day(dateOfRevision(revision))]
      .filter(Boolean)
      .join(" · ");
  const offered = revisions.map((each) => ({ value: String(each.id), label: said(each) }));
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
      <ComparedStage
        older={older}
        newer={newer}
        way={way}
        part={part}
        onPart={setPart}
        isDark={isDark && way === "slider"}
        said={said}
      />
      {way === "difference" && (
        <p className={classes.legend}>
          <span data-tint="red">{t("onlyIn", { which: said(older) })}</span>
          <span data-tint="blue">{t("onlyIn", { which: said(newer) })}</span>
        </p>
      )}
    </div>
  );
}

interface ComparedStageProps {
  readonly older: SheetRevision;
  readonly newer: SheetRevision;
  readonly way: Way;
  /** Where the slider parts them, percent. */
  readonly part: number;
  readonly onPart: (part: number) => void;
  readonly isDark: boolean;
  readonly said: (revision: SheetRevision) => string;
}

/** The two on their stage, with how they are aligned above it; while points are asked for, one of them alone. */
function ComparedStage(props: ComparedStageProps) {
  const { older, newer, way, part, isDark, said } = props;
  const { t } = useTranslation("drawing");
  const stage = useRef<StageHandle>(null);
  const state = useSheetSource(older);
  const alignment = useAlignment(older, newer);
  const isTinted = way === "difference";
  const { asked } = alignment;
  return (
    <>
      <AlignNotes
        older={older}
        newer={newer}
        alignment={alignment}
        said={said}
        onMiddle={() => alignment.take(stage.current?.middle())}
      />
      <SheetStage
        ref={stage}
        label={t("compare")}
        size={older}
        source={state.state === "open" ? state.source : undefined}
        isDark={isDark}
        isAiming={asked !== undefined}
        tint={isTinted ? "red" : undefined}
        onTap={alignment.take}
      >
        <div
          className={classes.over}
          data-way={asked ? undefined : way}
          data-asked={asked?.on}
          style={{ "--part": `${part}%` } as CSSProperties}
        >
          <OverLayer
            revision={newer}
            older={older}
            alignment={alignment.alignment}
            isDark={isDark}
            tint={isTinted ? "blue" : undefined}
          />
        </div>
        {way === "slider" && !asked && <PartLine part={part} onPart={props.onPart} />}
      </SheetStage>
    </>
  );
}
