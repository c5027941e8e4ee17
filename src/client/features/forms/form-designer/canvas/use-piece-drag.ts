import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useRef, useState } from "react";
import { placeAt } from "#domain/form/design/design-places.ts";
import type { NodePlace } from "#domain/form/definition/edit-definition.ts";
import { type DesigningValue, useDesigning } from "../designing.ts";
import { useNewPiece } from "../palette/use-new-piece.ts";

export type DropSide = "before" | "behind";

/** What is dragged: a kind out of the palette, or pieces of the form. */
interface Dragged {
  readonly kind: string | undefined;
  readonly paths: readonly string[];
}

function draggedOf(data: Record<string | symbol, unknown>): Dragged | undefined {
  const { designKind: kind, designPaths: paths } = data;
  if (typeof kind === "string") return { kind, paths: [] };
  return Array.isArray(paths) ? { kind: undefined, paths: paths as readonly string[] } : undefined;
}

/** Whether something can be dropped at a piece: not into itself. */
function mayLand({ form }: DesigningValue, path: string, { paths }: Dragged): boolean {
  const around = new Set([path, ...(form.pieces.get(path)?.holders ?? [])]);
  return !paths.some((moved) => around.has(moved));
}

function useLand(): (dragged: Dragged, place: NodePlace) => void {
  const { draw } = useDesigning();
  const pieceOf = useNewPiece();
  return ({ kind, paths }, place) => {
    if (kind === undefined) draw({ type: "move", paths, place });
    else draw({ type: "add", piece: pieceOf(kind), to: place });
  };
}

/** Lets a piece be dragged, with all that is chosen where it is, and others be dropped before or behind it; answers where one would land now. */
export function usePieceDrag(
  element: RefObject<HTMLElement | null>,
  path: string,
  beside: "across" | "below",
): DropSide | undefined {
  const [over, setOver] = useState<DropSide>();
  const designing = useDesigning();
  const land = useLand();
  // A piece that is drawn anew while something hangs over it must stay the same target.
  const latest = useRef({ designing, land, beside });
  useEffect(() => {
    latest.current = { designing, land, beside };
  });
  useEffect(() => {
    const piece = element.current;
    if (!piece) return undefined;
    return combine(
      draggable({
        element: piece,
        getInitialData: () => {
          const { chosen } = latest.current.designing;
          return { designPaths: chosen.includes(path) ? chosen : [path] };
        },
      }),
      dropTargetForElements({
        element: piece,
        canDrop: ({ source }) => {
          const dragged = draggedOf(source.data);
          return dragged !== undefined && mayLand(latest.current.designing, path, dragged);
        },
        onDrag: ({ location, self }) => {
          const isInnermost = location.current.dropTargets[0]?.element === self.element;
          setOver(
            isInnermost ? sideOf(piece, location.current.input, latest.current.beside) : undefined,
          );
        },
        onDragLeave: () => setOver(undefined),
        onDrop: ({ source, location, self }) => {
          setOver(undefined);
          const dragged = draggedOf(source.data);
          if (!dragged || location.current.dropTargets[0]?.element !== self.element) return;
          const side = sideOf(piece, location.current.input, latest.current.beside);
          const { definition } = latest.current.designing;
          latest.current.land(dragged, placeAt(definition, path, side, dragged.paths));
        },
      }),
    );
  }, [element, path]);
  return over;
}

/** Lets pieces be dropped at the end of what holds them; answers whether one hangs over it. */
export function useEndDrop(element: RefObject<HTMLElement | null>, holder?: string): boolean {
  const [isOver, setIsOver] = useState(false);
  const designing = useDesigning();
  const land = useLand();
  const latest = useRef({ designing, land });
  useEffect(() => {
    latest.current = { designing, land };
  });
  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    return dropTargetForElements({
      element: place,
      canDrop: ({ source }) => {
        const dragged = draggedOf(source.data);
        if (!dragged) return false;
        return holder === undefined || mayLand(latest.current.designing, holder, dragged);
      },
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: ({ source, location, self }) => {
        setIsOver(false);
        const dragged = draggedOf(source.data);
        if (!dragged || location.current.dropTargets[0]?.element !== self.element) return;
        latest.current.land(dragged, holder === undefined ? {} : { holder });
      },
    });
  }, [element, holder]);
  return isOver;
}

function sideOf(
  piece: HTMLElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  beside: "across" | "below",
): DropSide {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const share = beside === "across" ? (clientX - left) / width : (clientY - top) / height;
  return share < 0.5 ? "before" : "behind";
}
