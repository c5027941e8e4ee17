import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useRef, useState } from "react";

export type DropWhere = "before" | "inside" | "after";

interface LineDrag {
  readonly element: RefObject<HTMLElement | null>;
  readonly id: number;
  /** Whether another node can land here. */
  readonly canLand: (id: number, where: DropWhere) => boolean;
  readonly onLand: (id: number, where: DropWhere) => void;
}

/** Lets a line of a tree be dragged, and others be dropped around it; answers where one would land now. */
export function useLineDrag({ element, id, canLand, onLand }: LineDrag): DropWhere | undefined {
  const [over, setOver] = useState<DropWhere>();
  // A line that is drawn anew while something hangs over it must stay the same target.
  const rules = useRef({ canLand, onLand });
  useEffect(() => {
    rules.current = { canLand, onLand };
  });
  useEffect(() => {
    const line = element.current;
    if (!line) return undefined;
    const landingOf = (dragged: unknown, clientY: number) => {
      const where = whereIn(line, clientY);
      return typeof dragged === "number" && rules.current.canLand(dragged, where)
        ? where
        : undefined;
    };
    return combine(
      draggable({ element: line, getInitialData: () => ({ rowId: id }) }),
      dropTargetForElements({
        element: line,
        canDrop: ({ source }) => typeof source.data["rowId"] === "number",
        onDrag: ({ source, location }) =>
          setOver(landingOf(source.data["rowId"], location.current.input.clientY)),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ source, location }) => {
          setOver(undefined);
          const dragged = source.data["rowId"];
          const where = landingOf(dragged, location.current.input.clientY);
          if (where && typeof dragged === "number") rules.current.onLand(dragged, where);
        },
      }),
    );
  }, [element, id]);
  return over;
}

/** The upper and the lower quarter of a line are beside it. */
function whereIn(line: HTMLElement, clientY: number): DropWhere {
  const { top, height } = line.getBoundingClientRect();
  const share = (clientY - top) / height;
  if (share < 0.25) return "before";
  return share > 0.75 ? "after" : "inside";
}
