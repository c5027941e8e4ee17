import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useRef, useState } from "react";

interface RowDrag {
  readonly row: RefObject<HTMLElement | null>;
  readonly id: number;
  readonly enabled: boolean;
  readonly onDrop: (id: number) => void;
}

/** Lets a row be dragged onto another one, whose place it takes; answers whether it is being dragged. */
export function useRowDrag({ row, id, enabled, onDrop }: RowDrag): boolean {
  const [isDragged, setDragged] = useState(false);
  // A row that is drawn anew while another hangs over it must stay the same target.
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const element = row.current;
    if (!element || !enabled) return undefined;
    return combine(
      draggable({
        element,
        getInitialData: () => ({ fieldId: id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => {
          const { fieldId } = source.data;
          return typeof fieldId === "number" && fieldId !== id;
        },
        onDrop: ({ source }) => {
          const { fieldId } = source.data;
          if (typeof fieldId === "number") drop.current(fieldId);
        },
      }),
    );
  }, [row, id, enabled]);
  return isDragged;
}
