import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useRef, useState } from "react";

export type Side = "before" | "after";

interface PlanDrag {
  readonly tile: RefObject<HTMLElement | null>;
  readonly planId: number;
  readonly enabled: boolean;
  readonly onLand: (planId: number, side: Side) => void;
}

/** Lets a plan be dragged beside another one; answers on which side of this one it would land now. */
export function usePlanDrag({ tile, planId, enabled, onLand }: PlanDrag): Side | undefined {
  const [over, setOver] = useState<Side>();
  // A tile that is drawn anew while another hangs over it must stay the same target.
  const land = useRef(onLand);
  useEffect(() => {
    land.current = onLand;
  });
  useEffect(() => {
    const element = tile.current;
    if (!element || !enabled) return undefined;
    return combine(
      draggable({ element, getInitialData: () => ({ planId }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) =>
          typeof source.data["planId"] === "number" && source.data["planId"] !== planId,
        onDrag: ({ location }) => setOver(sideOf(element, location.current.input)),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ source, location }) => {
          setOver(undefined);
          const dragged = source.data["planId"];
          if (typeof dragged === "number")
            land.current(dragged, sideOf(element, location.current.input));
        },
      }),
    );
  }, [tile, planId, enabled]);
  return over;
}

/** Plans stand beside each other, and below each other where there is no room for two. */
function sideOf(tile: HTMLElement, at: { readonly clientX: number; readonly clientY: number }) {
  const { left, top, width, height } = tile.getBoundingClientRect();
  const isAlone = width > (tile.parentElement?.clientWidth ?? 0) / 2;
  const share = isAlone ? (at.clientY - top) / height : (at.clientX - left) / width;
  return share < 0.5 ? "before" : "after";
}
