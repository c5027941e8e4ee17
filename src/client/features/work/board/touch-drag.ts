/** A finger that rests this long picks up what lies under it, ms; sooner than the browser's own long press. */
const HOLD = 350;
/** A finger that has moved further before is scrolling, pixels. */
const SLACK = 8;
/** Closer to the edge of what scrolls, it scrolls. */
const EDGE = 48;
const SCROLL_STEP = 12;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What becomes of something that a finger carries. */
export interface TouchCarry {
  readonly onMove: (point: Point) => void;
  /** Put down there, or let go of when there is no point. */
  readonly onEnd: (point: Point | undefined) => void;
}

/** Lets a finger pick an element up by resting on it; scrolling and tapping stay what they are. */
export function makeTouchDraggable(element: HTMLElement, pickUp: () => TouchCarry): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let start: Point = { x: 0, y: 0 };
  let carried: { carry: TouchCarry; ghost: Ghost } | undefined;

  const putDown = (point: Point | undefined) => {
    clearTimeout(waiting);
    waiting = undefined;
    carried?.ghost.remove();
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
      carried = { carry: pickUp(), ghost: makeGhost(element, start) };
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
    carried.ghost.move(point);
    carried.carry.onMove(point);
  };
  const handleEnd = (event: TouchEvent) => {
    const [touch] = event.changedTouches;
    // What was carried is not also tapped.
    if (carried && event.cancelable) event.preventDefault();
    putDown(touch && pointOf(touch));
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
  });
  document.body.append(picture);
  let at = start;
  const follow = () => {
    picture.style.transform = `translate(${at.x - start.x}px, ${at.y - start.y}px) rotate(2deg)`;
    scrollAt(at);
    frame = requestAnimationFrame(follow);
  };
  let frame = requestAnimationFrame(follow);
  return {
    move(point) {
      at = point;
    },
    remove() {
      cancelAnimationFrame(frame);
      picture.remove();
    },
  };
}

/** Scrolls what lies under the point and comes to an edge there. */
function scrollAt({ x, y }: Point): void {
  let place = document.elementFromPoint(x, y);
  while (place && place !== document.documentElement) {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const across = stepAt(x, left, right);
    const down = stepAt(y, top, bottom);
    if (across !== 0 && place.scrollWidth > place.clientWidth) place.scrollLeft += across;
    if (down !== 0 && place.scrollHeight > place.clientHeight) place.scrollTop += down;
    place = place.parentElement;
  }
}

function stepAt(at: number, low: number, high: number): number {
  if (at < low + EDGE) return -SCROLL_STEP;
  return at > high - EDGE ? SCROLL_STEP : 0;
}
