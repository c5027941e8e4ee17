import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { followEdges, type Point } from "./edge-scroll.ts";
import { makeTouchDraggable } from "./touch-drag.ts";

/** What is on its way. */
export type Dragged =
  | { readonly kind: "card"; readonly taskId: number; readonly lane?: string | undefined }
  | { readonly kind: "column"; readonly columnId: number };

/** Where it would land: before the card or column at `index`, of a board with lanes in one of them. */
export interface DropPlace {
  readonly columnId: number;
  readonly index: number;
  readonly lane?: string | undefined;
}

interface DropTarget {
  readonly element: HTMLElement;
  readonly accepts: Dragged["kind"];
  /** The place at a point of the screen. */
  readonly placeAt: (point: Point) => DropPlace;
  /** Shows where it would land; undefined when it has gone elsewhere. */
  readonly onHover: (place: DropPlace | undefined) => void;
}

type DropWatcher = (dragged: Dragged, place: DropPlace) => void;

// The browser tells the library of a mouse; of a finger these are told.
const targets = new Map<Element, DropTarget>();
const watchers = new Set<DropWatcher>();

function draggedOf(data: Record<string | symbol, unknown>): Dragged | undefined {
  return data["dragged"] as Dragged | undefined;
}

interface DragSettings {
  /** How many go along, itself among them. */
  readonly countCarried?: () => number;
  /** A finger has rested on it, and was lifted again. */
  readonly onRest?: () => void;
}

/** Makes an element the handle of a card or a column, for mouse and finger. */
export function makeDraggable(
  element: HTMLElement,
  dragged: Dragged,
  { countCarried, onRest }: DragSettings = {},
): () => void {
  // How many there are stands on the picture of it that is carried.
  const sayCount = () => {
    const count = countCarried?.() ?? 1;
    if (count > 1) element.dataset["carries"] = String(count);
  };
  const endMouse = draggable({
    element,
    getInitialData: () => ({ dragged }),
    onGenerateDragPreview: sayCount,
    // Its place stays, dimmed, until it is put down.
    onDragStart: () => {
      element.dataset["dragging"] = "";
    },
    onDrop: () => {
      delete element.dataset["dragging"];
      delete element.dataset["carries"];
    },
  });
  const pickUp = () => {
    sayCount();
    const { onMove, onEnd } = carry(dragged);
    return {
      onMove,
      onEnd(point: Point | undefined) {
        delete element.dataset["carries"];
        onEnd(point);
      },
    };
  };
  const endTouch = makeTouchDraggable(element, pickUp, onRest);
  return () => {
    endMouse();
    endTouch();
  };
}

/** Makes an element a place where cards or columns can be dropped. */
export function makeDropTarget(target: DropTarget): () => void {
  const { element, accepts, placeAt, onHover } = target;
  targets.set(element, target);
  const endMouse = dropTargetForElements({
    element,
    canDrop: ({ source }) => draggedOf(source.data)?.kind === accepts,
    getData: ({ input }) => ({ place: placeAt(pointOf(input)) }),
    onDrag: ({ self }) => onHover(self.data["place"] as DropPlace),
    onDragLeave: () => onHover(undefined),
    onDrop: () => onHover(undefined),
  });
  return () => {
    targets.delete(element);
    endMouse();
  };
}

/** Hears of everything that is dropped on the board. */
export function watchDrops(onDrop: DropWatcher): () => void {
  watchers.add(onDrop);
  let edges: ReturnType<typeof followEdges> | undefined;
  const endMouse = monitorForElements({
    onDragStart({ location }) {
      edges = followEdges(pointOf(location.current.input));
    },
    onDrag({ location }) {
      edges?.move(pointOf(location.current.input));
    },
    onDrop({ source, location }) {
      edges?.end();
      const dragged = draggedOf(source.data);
      const place = location.current.dropTargets[0]?.data["place"] as DropPlace | undefined;
      if (dragged && place) onDrop(dragged, place);
    },
  });
  return () => {
    watchers.delete(onDrop);
    edges?.end();
    endMouse();
  };
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}

/** Carries something over the places where it may land. */
function carry(dragged: Dragged) {
  let over: DropTarget | undefined;
  const enter = (target: DropTarget | undefined) => {
    if (target !== over) over?.onHover(undefined);
    over = target;
  };
  return {
    onMove(point: Point) {
      enter(targetAt(point, dragged.kind));
      over?.onHover(over.placeAt(point));
    },
    onEnd(point: Point | undefined) {
      const target = point && targetAt(point, dragged.kind);
      enter(undefined);
      if (!point || !target) return;
      for (const onDrop of watchers) onDrop(dragged, target.placeAt(point));
    },
  };
}

function targetAt({ x, y }: Point, kind: Dragged["kind"]): DropTarget | undefined {
  let place = document.elementFromPoint(x, y);
  while (place) {
    const target = targets.get(place);
    if (target?.accepts === kind) return target;
    place = place.parentElement;
  }
  return undefined;
}
