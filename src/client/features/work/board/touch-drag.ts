import { followEdges, type Point } from "./edge-scroll.ts";

/** A finger that rests this long picks up what lies under it, ms; sooner than the browser's own long press. */
const HOLD = 350;
/** A finger that has moved further before is scrolling, pixels. */
const SLACK = 8;

/** What becomes of something that a finger carries. */
export interface TouchCarry {
  readonly onMove: (point: Point) => void;
  /** Put down there, or let go of when there is no point. */
  readonly onEnd: (point: Point | undefined) => void;
}

/**
 * Lets a finger pick an element up by resting on it; scrolling and tapping stay what they are. One that has rested and is lifted
 * where it was has carried nothing: `onRest` hears of that.
 */
export function makeTouchDraggable(
  element: HTMLElement,
  pickUp: () => TouchCarry,
  onRest?: () => void,
): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let start: Point = { x: 0, y: 0 };
  let carried: { carry: TouchCarry; ghost: Ghost; hasMoved: boolean } | undefined;

  const putDown = (point: Point | undefined) => {
    clearTimeout(waiting);
    waiting = undefined;
    carried?.ghost.remove();
    if (carried) delete element.dataset["dragging"];
    carried?.carry.onEnd(point);
    carried = undefined;
  };
  const handleStart = (event: TouchEvent) => {
    putDown(undefined);
    const [touch] = event.touches;
    if (!touch || event.touches.length > 1) return;
    start = pointOf(touch);
    waiting = setTimeout(() => {
      waiting = undefined;
      navigator.vibrate?.(10);
      carried = { carry: pickUp(), ghost: makeGhost(element, start), hasMoved: false };
      element.dataset["dragging"] = "";
    }, HOLD);
  };
  const handleMove = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!touch) return;
    const point = pointOf(touch);
    if (!carried) {
      if (Math.hypot(point.x - start.x, point.y - start.y) > SLACK) putDown(undefined);
      return;
    }
    if (event.cancelable) event.preventDefault();
    carried.hasMoved ||= Math.hypot(point.x - start.x, point.y - start.y) > SLACK;
    carried.ghost.move(point);
    carried.carry.onMove(point);
  };
  const handleEnd = (event: TouchEvent) => {
    const [touch] = event.changedTouches;
    // What was carried is not also tapped.
    if (carried && event.cancelable) event.preventDefault();
    const hasRested = onRest && carried && !carried.hasMoved;
    putDown(hasRested ? undefined : touch && pointOf(touch));
    if (hasRested) onRest();
  };
  const handleCancel = () => putDown(undefined);
  const handleOwnDrag = (event: Event) => {
    if (carried || waiting) event.preventDefault();
  };

  const ending = new AbortController();
  const { signal } = ending;
  element.addEventListener("touchstart", handleStart, { passive: true, signal });
  element.addEventListener("touchmove", handleMove, { passive: false, signal });
  element.addEventListener("touchend", handleEnd, { passive: false, signal });
  element.addEventListener("touchcancel", handleCancel, { signal });
  // The browser's own long press would begin a second drag, or open a menu.
  element.addEventListener("dragstart", handleOwnDrag, { capture: true, signal });
  element.addEventListener("contextmenu", handleOwnDrag, { signal });
  return () => {
    // A list that scrolls takes the element away; the finger goes on carrying it until it lets go.
    if (!carried) ending.abort();
    else element.addEventListener("touchend", () => ending.abort(), { once: true });
  };
}

function pointOf({ clientX, clientY }: Touch): Point {
  return { x: clientX, y: clientY };
}

interface Ghost {
  move(point: Point): void;
  remove(): void;
}

/** A picture of the element that follows the finger; at the edge of a list the list scrolls under it. */
function makeGhost(element: HTMLElement, start: Point): Ghost {
  const { left, top, width } = element.getBoundingClientRect();
  const picture = element.cloneNode(true) as HTMLElement;
  picture.setAttribute("aria-hidden", "true");
  picture.inert = true;
  Object.assign(picture.style, {
    position: "fixed",
    insetInlineStart: "auto",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    transform: "none",
    pointerEvents: "none",
    opacity: "0.9",
    zIndex: "400",
    listStyle: "none",
  });
  document.body.append(picture);
  const edges = followEdges(start);
  return {
    move(point) {
      edges.move(point);
      const [across, down] = [point.x - start.x, point.y - start.y];
      picture.style.transform = `translate(${across}px, ${down}px) rotate(2deg)`;
    },
    remove() {
      edges.end();
      picture.remove();
    },
  };
}
