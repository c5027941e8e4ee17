/** Closer to the edge of what scrolls, it scrolls, pixels. */
const EDGE = 48;
const SCROLL_STEP = 12;

export interface Point {
  readonly x: number;
  readonly y: number;
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

/** Scrolls in each frame by where something is carried, until it is put down. */
export function followEdges(start: Point): { move(point: Point): void; end(): void } {
  let at = start;
  const follow = () => {
    scrollAt(at);
    frame = requestAnimationFrame(follow);
  };
  let frame = requestAnimationFrame(follow);
  return {
    move(point) {
      at = point;
    },
    end: () => cancelAnimationFrame(frame),
  };
}

function stepAt(at: number, low: number, high: number): number {
  if (at < low + EDGE) return -SCROLL_STEP;
  return at > high - EDGE ? SCROLL_STEP : 0;
}
