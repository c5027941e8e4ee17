import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

/** What is on its way. */
export type Dragged =
  | { readonly kind: "card"; readonly taskId: number }
  | { readonly kind: "column"; readonly columnId: number };

/** Where it would land: before the card or column at `index`. */
export type DropPlace = { readonly columnId: number; readonly index: number };

function draggedOf(data: Record<string | symbol, unknown>): Dragged | undefined {
  return data["dragged"] as Dragged | undefined;
}

/** Makes an element the handle of a card or a column. */
export function makeDraggable(element: HTMLElement, dragged: Dragged): () => void {
  return draggable({ element, getInitialData: () => ({ dragged }) });
}

interface DropTarget {
  readonly element: HTMLElement;
  readonly accepts: Dragged["kind"];
  /** The place at a point of the screen. */
  readonly placeAt: (point: { x: number; y: number }) => DropPlace;
  /** Shows where it would land; undefined when it has gone elsewhere. */
  readonly onHover: (place: DropPlace | undefined) => void;
}

/** Makes an element a place where cards or columns can be dropped. */
export function makeDropTarget({ element, accepts, placeAt, onHover }: DropTarget): () => void {
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => draggedOf(source.data)?.kind === accepts,
    getData: ({ input }) => ({ place: placeAt({ x: input.clientX, y: input.clientY }) }),
    onDrag: ({ self }) => onHover(self.data["place"] as DropPlace),
    onDragLeave: () => onHover(undefined),
    onDrop: () => onHover(undefined),
  });
}

/** Hears of everything that is dropped on the board. */
export function watchDrops(onDrop: (dragged: Dragged, place: DropPlace) => void): () => void {
  return monitorForElements({
    onDrop({ source, location }) {
      const dragged = draggedOf(source.data);
      const place = location.current.dropTargets[0]?.data["place"] as DropPlace | undefined;
      if (dragged && place) onDrop(dragged, place);
    },
  });
}
