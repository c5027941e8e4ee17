import { useCallback, useMemo, useRef, useState } from "react";
import { seenOn, type SheetView } from "#client/data/queries/sheets.ts";
import { SheetStage, type StageHandle } from "#client/parts/drawing/sheet-stage.tsx";
import { useSheetSource } from "#client/parts/drawing/use-sheet-source.ts";
import { usePageName } from "#client/platform/title/page-title.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import type { SheetPlace } from "#domain/sheet/place-on-sheet.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { DrawGround } from "../markups/draw-ground.tsx";
import { LayersMenu } from "../markups/layers-menu.tsx";
import { MarkupLayer } from "../markups/markup-layer.tsx";
import { useMarkups } from "../markups/use-markups.ts";
import { PinLayer } from "../pins/pin-layer.tsx";
import { PinList } from "../pins/pin-list.tsx";
import { CalloutLayer } from "./callout-layer.tsx";
import { SheetCards } from "./sheet-cards.tsx";
import { SheetHeader } from "./sheet-header.tsx";
import type { SheetScreenProps } from "./sheet-props.ts";
import { SheetNotes } from "./sheet-notes.tsx";
import { ToolBar } from "./tool-bar.tsx";
import { drawnBy, type Tool } from "./tools.ts";
import { useLookAtPin } from "./use-look-at-pin.ts";
import { usePaper } from "./use-paper.ts";
import { usePins } from "./use-pins.ts";
import { useStageKeys } from "./use-stage-keys.ts";
import classes from "./viewer.module.css";
import { ZoomBar } from "./zoom-bar.tsx";

const CompareView = late(async () => (await import("../compare/compare-view.tsx")).CompareView);

const ReportDialog = late(async () => (await import("../report/report-dialog.tsx")).ReportDialog);

interface SheetPaneProps extends SheetScreenProps {
  readonly view: SheetView;
  readonly newest: SheetRevision;
}

/** The sheet with its pins and markups, what is beside it and what lies over it. */
export function SheetPane(props: SheetPaneProps) {
  const { newest, pinnedTaskId, onSelectPin, panel } = props;
  const isPhone = useIsPhone();
  const paper = usePaper();
  const stage = useRef<StageHandle>(null);
  const [chosenId, setChosenId] = useState<number>();
  const [tool, setTool] = useState<Tool>("select");
  const [isListed, setListed] = useState(!isPhone);
  const [isComparing, setComparing] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const [zoom, setZoom] = useState(1);
  const revision = props.view.revisions.find(({ id }) => id === chosenId) ?? newest;
  const view = useMemo(() => seenOn(props.view, revision), [props.view, revision]);
  const { sheet } = view;
  const source = useSheetSource(revision);
  const pins = usePins(view, { ...props, revisionId: revision.id, set: props.view.pins });
  const markups = useMarkups(view, revision);
  usePageName("place", `${sheet.number} ${sheet.title}`);
  const look = useLookAtPin(stage, pins.selected?.pin, source.state === "open");
  const takeTool = (taken: Tool) => {
    setTool(taken);
    // The card of a pin would lie over the colours and over what is drawn.
    if (drawnBy(taken) && pinnedTaskId !== undefined) onSelectPin(undefined);
  };
  const setPin = (place: SheetPlace) => {
    setTool("select");
    look.leave();
    pins.set(place);
  };
  const { select } = pins;
  const selectHere = useCallback(
    (taskId: number) => {
      look.leave();
      select(taskId);
    },
    [look, select],
  );
  const drawn = drawnBy(tool);
  const isSetting = tool === "pin" || pins.moving !== undefined;
  const handleTap = (place: SheetPlace | undefined) => {
    if (isSetting && place) setPin(place);
    else if (!isSetting) onSelectPin(undefined);
  };
  const areKeysHere = !props.isTaskOpen && !isComparing;
  useStageKeys({ stage, isSetting, areKeysHere, onTool: takeTool, onSetInMiddle: setPin });
  return (
    <div className={classes.screen}>
      <SheetHeader
        view={view}
        revision={revision}
        isPhone={isPhone}
        isListed={isListed}
        isDark={paper.isDark}
        isComparing={isComparing}
        layers={<LayersMenu markups={markups} />}
        onListed={() => setListed(!isListed)}
        onPaper={paper.turn}
        onReport={() => setReporting(true)}
        onCompare={() => setComparing(!isComparing)}
        onRevision={setChosenId}
        onOpenSheet={props.onOpenSheet}
        onLeave={() => props.onLeave(sheet.planId)}
      />
      <div className={classes.body}>
        {isListed && !isComparing && (
          <PinList
            all={view.pins}
            stateOf={pins.stateOf}
            shown={pins.shown}
            filter={pins.filter}
            onFilter={pins.setFilter}
            selectedTaskId={pinnedTaskId}
            onSelect={(taskId) => {
              if (isPhone) setListed(false);
              look.wish();
              pins.select(taskId);
            }}
          />
        )}
        {isComparing && (
          <Opening>
            <CompareView revisions={view.revisions} isDark={paper.isDark} />
          </Opening>
        )}
        {!isComparing && !(isPhone && isListed) && (
          <div className={classes.place}>
            <SheetStage
              ref={stage}
              label={`${sheet.number} ${sheet.title}`}
              size={revision}
              source={source.state === "open" ? source.source : undefined}
              isDark={paper.isDark}
              isDrawing={drawn !== undefined}
              isAiming={isSetting}
              onZoom={setZoom}
              onTap={handleTap}
              onHold={setPin}
            >
              {!drawn && !isSetting && (
                <CalloutLayer revision={revision} onOpenSheet={props.onOpenSheet} />
              )}
              <MarkupLayer markups={markups.shown} size={revision} widthMm={sheet.widthMm} />
              <PinLayer
                pins={pins.shown}
                selectedTaskId={pinnedTaskId}
                newPlace={pins.newPlace}
                onSelect={selectHere}
                onMove={pins.move}
              />
              {drawn && (
                <DrawGround
                  kind={drawn}
                  color={markups.color}
                  size={revision}
                  widthMm={sheet.widthMm}
                  onDrawn={(points) => markups.draw(drawn, points)}
                />
              )}
            </SheetStage>
            <SheetNotes
              source={source}
              view={view}
              revision={revision}
              newest={newest}
              isMoving={pins.moving !== undefined}
              onNewest={() => setChosenId(undefined)}
              onCompare={() => setComparing(true)}
              onCancelMove={() => pins.setMoving(undefined)}
            />
            <ZoomBar zoom={zoom} stage={stage} />
            <ToolBar
              tool={tool}
              color={markups.color}
              onTool={takeTool}
              onColor={markups.setColor}
              onUndo={markups.undo}
            />
            <SheetCards sheet={sheet} revisionId={revision.id} pins={pins} {...props} />
          </div>
        )}
      </div>
      {isReporting && (
        <Opening>
          <ReportDialog
            view={view}
            revision={revision}
            source={source}
            pins={pins.shown}
            markups={markups.shown}
            onClose={() => setReporting(false)}
          />
        </Opening>
      )}
      {panel}
    </div>
  );
}
