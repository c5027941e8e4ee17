import { useCallback, useMemo, useRef, useState } from "react";
import { seenOn, type SheetView } from "#client/data/queries/sheets.ts";
import { SheetStage, type StageHandle } from "#client/parts/drawing/sheet-stage.tsx";
import { useSheetSource } from "#client/parts/drawing/use-sheet-source.ts";
import { usePageName } from "#client/platform/title/page-title.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { useIsNarrow, useIsPhone } from "#client/ui/use-is-phone.ts";
import type { SheetPlace } from "#domain/sheet/place-on-sheet.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { LayersMenu } from "../markups/layers-menu.tsx";
import { MarkupBar } from "../markups/markup-bar.tsx";
import { useMarkups } from "../markups/use-markups.ts";
import { PinList } from "../pins/pin-list.tsx";
import { SheetCards } from "./sheet-cards.tsx";
import { SheetHeader } from "./sheet-header.tsx";
import { SheetLayers } from "./sheet-layers.tsx";
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
  // Beside a list a narrow screen has no room for a sheet.
  const [isListed, setListed] = useState(!useIsNarrow());
  const [isComparing, setComparing] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const [zoom, setZoom] = useState(1);
  const revision = props.view.revisions.find(({ id }) => id === chosenId) ?? newest;
  const view = useMemo(() => seenOn(props.view, revision), [props.view, revision]);
  const { sheet } = view;
  const source = useSheetSource(revision);
  const pins = usePins(view, { ...props, revisionId: revision.id, set: props.view.pins });
  const leavePin = useCallback(() => onSelectPin(undefined), [onSelectPin]);
  const markups = useMarkups(view, {
    revision,
    set: props.view.markups,
    onChosen: leavePin,
  });
  const { own } = markups;
  usePageName("place", `${sheet.number} ${sheet.title}`);
  const look = useLookAtPin(stage, pins.selected?.pin, source.state === "open");
  const takeTool = (taken: Tool) => {
    setTool(taken);
    own.choose(undefined);
    // The card of a pin would lie over the colours and over what is drawn.
    if (drawnBy(taken) && pinnedTaskId !== undefined) onSelectPin(undefined);
  };
  const setPin = (place: SheetPlace) => {
    setTool("select");
    look.leave();
    pins.set(place);
  };
  const { select } = pins;
  const { choose } = own;
  const selectHere = useCallback(
    (taskId: number) => {
      look.leave();
      choose(undefined);
      select(taskId);
    },
    [look, choose, select],
  );
  const drawn = drawnBy(tool);
  const isSetting = tool === "pin" || pins.moving !== undefined;
  const leaveAll = () => {
    choose(undefined);
    onSelectPin(undefined);
  };
  const handleTap = (place: SheetPlace | undefined) => {
    if (isSetting && place) setPin(place);
    else if (!isSetting) leaveAll();
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
              <SheetLayers
                view={view}
                revision={revision}
                drawn={drawn}
                isSetting={isSetting}
                pins={pins}
                markups={markups}
                pinnedTaskId={pinnedTaskId}
                onSelect={selectHere}
                onOpenSheet={props.onOpenSheet}
              />
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
              width={markups.width}
              onTool={takeTool}
              onColor={markups.setColor}
              onWidth={markups.setWidth}
              onUndo={markups.undo}
            />
            {own.chosen && <MarkupBar markup={own.chosen} own={own} />}
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
