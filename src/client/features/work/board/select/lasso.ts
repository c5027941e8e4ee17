import { followEdges, type Point } from "../edge-scroll.ts";
import { makeBoxes } from "./lasso-boxes.ts";

/** A mouse that has moved less than this has only been pressed, pixels. */
const SLACK = 5;

interface LassoSettings {
  /** What holds the cards, and scrolls. */
  readonly board: HTMLElement;
  /** The cards of a column, of a board with lanes those in one of them, in their order. */
  readonly cardsIn: (columnId: number, lane: string | undefined) => readonly number[];
  /** Where a frame is drawn. */
  readonly frameClass: string;
  /** The mouse has gone down on empty space; `adds` where what is selected stays so. */
  readonly onBegin: (adds: boolean) => void;
  /** All that is touched now. */
  readonly onTouched: (taskIds: readonly number[]) => void;
  /** Escape: all is as it was. */
  readonly onGivenUp: () => void;
}

/** What is pressed, carried or written in: there no frame begins. */
const TAKEN = "[data-task], header, button, a, input, textarea, select, label, [role=toolbar]";

/** Lets a mouse draw a frame over empty space of a board; fingers scroll there. */
export function makeLasso(settings: LassoSettings): () => void {
  const { board, onBegin, onTouched } = settings;
  const ending = new AbortController();
  let end: (() => void) | undefined;
  const handleDown = (event: PointerEvent) => {
    if (event.button !== 0 || event.pointerType !== "mouse" || !isEmpty(event)) return;
    onBegin(event.shiftKey || event.ctrlKey || event.metaKey);
    onTouched([]);
    end?.();
    end = draw(settings, { x: event.clientX, y: event.clientY });
  };
  board.addEventListener("pointerdown", handleDown, { signal: ending.signal });
  return () => {
    ending.abort();
    end?.();
  };
}

/** Follows the mouse until it is let go of; answers how that is cut short. */
function draw(settings: LassoSettings, start: Point): () => void {
  const { board, cardsIn, frameClass, onTouched, onGivenUp } = settings;
  const drawing = new AbortController();
  const { signal } = drawing;
  const boxes = makeBoxes(board, start);
  let at = start;
  let frame: HTMLElement | undefined;
  let edges: ReturnType<typeof followEdges> | undefined;
  let touched = "";
  const update = () => {
    if (!frame) return;
    const { left, right, top, bottom } = boxes.frameTo(at);
    Object.assign(frame.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${right - left}px`,
      height: `${bottom - top}px`,
    });
    const ids = [...new Set(boxes.touchedBy(at, cardsIn))];
    const now = ids.join();
    if (now === touched) return;
    touched = now;
    onTouched(ids);
  };
  const begin = () => {
    frame = document.createElement("div");
    frame.className = frameClass;
    document.body.append(frame);
    edges = followEdges(at);
  };
  const end = () => {
    drawing.abort();
    edges?.end();
    frame?.remove();
    frame = undefined;
  };
  const handleMove = ({ clientX, clientY }: PointerEvent) => {
    at = { x: clientX, y: clientY };
    if (!frame && Math.hypot(at.x - start.x, at.y - start.y) > SLACK) begin();
    edges?.move(at);
    update();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    end();
    onGivenUp();
  };
  document.addEventListener("pointermove", handleMove, { signal });
  document.addEventListener("pointerup", end, { signal });
  document.addEventListener("pointercancel", end, { signal });
  document.addEventListener("scroll", update, { capture: true, signal });
  // Words beside the way of the mouse are not marked as well.
  document.addEventListener("selectstart", (event) => event.preventDefault(), { signal });
  window.addEventListener("keydown", handleKey, { capture: true, signal });
  return end;
}

function isEmpty({ target, offsetX, offsetY }: PointerEvent): boolean {
  if (!(target instanceof HTMLElement) || target.closest(TAKEN)) return false;
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = target;
  const scrolls = scrollWidth > clientWidth || scrollHeight > clientHeight;
  const isOnBar = scrolls && (offsetX >= clientWidth || offsetY >= clientHeight);
  return !isOnBar;
}
