import { useEffect, useState } from "react";
import { useNow } from "#client/i18n/use-now.ts";
import { useData } from "#client/live/data-context.ts";
import { useSheet } from "#client/live/drawings/use-sheets.ts";
import { forgetPieces, type PrintedPiece } from "#client/parts/drawing/draw-for-paper.ts";
import { pinStateOf } from "#client/parts/drawing/pin-state.ts";
import type { SourceState } from "#client/parts/drawing/use-sheet-source.ts";
import { useTellMark } from "#client/parts/task/state/use-tell-mark.ts";
import { drawingOnPaper, type PaperName, paperSizes } from "#client/platform/paper/paper-size.ts";
import { seenOn, type SheetView } from "#client/data/queries/sheets.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { ALL_PINS, filterPins } from "../pins/filter-pins.ts";
import { SheetInTurn } from "./sheet-in-turn.tsx";
import { DRAWING, SheetPaper } from "./sheet-paper.tsx";
import { useSettled } from "./use-settled.ts";

interface SheetOfManyProps {
  readonly sheetId: number;
  /** Pins that are done are left out. */
  readonly isOpenOnly: boolean;
  readonly paper: PaperName;
  /** Pixels that this device may spend on it. */
  readonly most: number;
  /** It is drawn now: one after the other, so that a phone holds them. */
  readonly isItsTurn: boolean;
  /** It is drawn, or cannot be: the next one's turn. */
  readonly onDrawn: (sheetId: number) => void;
  /** All of it has come, or cannot. */
  readonly onSettled: (sheetId: number) => void;
}

/** One of several sheets on paper, as it is now. */
export function SheetOfMany(props: SheetOfManyProps) {
  const view = useSheet(props.sheetId);
  const { sheetId, onDrawn, onSettled } = props;
  const revision = view.state === "ready" ? view.value?.revisions[0] : undefined;
  const isGone = view.state === "ready" && !revision;
  useEffect(() => {
    if (!isGone) return;
    onDrawn(sheetId);
    onSettled(sheetId);
  }, [isGone, sheetId, onDrawn, onSettled]);
  if (view.state !== "ready" || !view.value || !revision) return null;
  return <PaperOfMany {...props} view={seenOn(view.value, revision)} revision={revision} />;
}

interface PaperOfManyProps extends SheetOfManyProps {
  readonly view: SheetView;
  readonly revision: SheetRevision;
}

const WAITING: SourceState = { state: "loading" };

function PaperOfMany(props: PaperOfManyProps) {
  const { view, revision, sheetId, isOpenOnly, isItsTurn, onDrawn, onSettled } = props;
  const { paper, most } = props;
  const { userId } = useData();
  const now = useNow();
  const tellMark = useTellMark();
  const { settled, onSettled: onPart } = useSettled();
  const [pieces, setPieces] = useState<readonly PrintedPiece[]>();
  const [missing, setMissing] = useState<SourceState>();
  useEffect(
    () => () => {
      if (pieces) forgetPieces(pieces);
    },
    [pieces],
  );
  const all = filterPins(view.pins, ALL_PINS, (task) => pinStateOf(task, tellMark, now), userId);
  const pins = isOpenOnly ? all.filter(({ state }) => state !== "done") : all;
  const isDrawn = settled.has(DRAWING);
  const isWhole = isDrawn && pins.every(({ task }) => settled.has(`task-${task.id}`));
  useEffect(() => {
    if (isDrawn) onDrawn(sheetId);
  }, [isDrawn, sheetId, onDrawn]);
  useEffect(() => {
    if (isWhole) onSettled(sheetId);
  }, [isWhole, sheetId, onSettled]);
  return (
    <>
      {isItsTurn && pieces === undefined && (
        <SheetInTurn
          revision={revision}
          printer={drawingOnPaper(paperSizes[paper], revision).dots}
          most={most}
          onPieces={setPieces}
          onMissing={setMissing}
        />
      )}
      <SheetPaper
        view={view}
        revision={revision}
        source={missing ?? WAITING}
        paper={paper}
        pieces={pieces}
        pins={pins}
        markups={view.markups}
        onSettled={onPart}
      />
    </>
  );
}
