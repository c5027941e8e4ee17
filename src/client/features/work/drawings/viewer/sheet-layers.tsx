import type { SheetView } from "#client/data/queries/sheets.ts";
import type { MarkupKind } from "#domain/sheet/markup/markup.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { DrawGround } from "../markups/draw-ground.tsx";
import { MarkupLayer } from "../markups/markup-layer.tsx";
import type { useMarkups } from "../markups/use-markups.ts";
import { PinLayer } from "../pins/pin-layer.tsx";
import { CalloutLayer } from "./callout-layer.tsx";
import type { SheetScreenProps } from "./sheet-props.ts";
import type { usePins } from "./use-pins.ts";

interface SheetLayersProps extends Pick<SheetScreenProps, "pinnedTaskId" | "onOpenSheet"> {
  readonly view: SheetView;
  readonly revision: SheetRevision;
  /** What is drawn, or taken away; undefined where a press does neither. */
  readonly drawn: MarkupKind | "erase" | undefined;
  /** A press sets a pin. */
  readonly isSetting: boolean;
  readonly pins: ReturnType<typeof usePins>;
  readonly markups: ReturnType<typeof useMarkups>;
  readonly onSelect: (taskId: number) => void;
}

/** What lies over a sheet: where it names others, what is drawn and pinned on it, and the ground on which one draws. */
export function SheetLayers(props: SheetLayersProps) {
  const { view, revision, drawn, isSetting, pins, markups } = props;
  const { widthMm } = view.sheet;
  const isLookedAt = drawn === undefined && !isSetting;
  return (
    <>
      {isLookedAt && <CalloutLayer revision={revision} onOpenSheet={props.onOpenSheet} />}
      <MarkupLayer
        markups={markups.shown}
        size={revision}
        widthMm={widthMm}
        hands={isLookedAt ? markups.own.hands : undefined}
      />
      <PinLayer
        pins={pins.shown}
        selectedTaskId={props.pinnedTaskId}
        newPlace={pins.newPlace}
        onSelect={props.onSelect}
        onMove={pins.move}
      />
      {drawn && (
        <DrawGround
          kind={drawn}
          color={markups.color}
          width={markups.width}
          size={revision}
          widthMm={widthMm}
          onDrawn={(points) => markups.draw(drawn, points)}
        />
      )}
    </>
  );
}
