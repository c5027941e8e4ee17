import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { keepNewFocus } from "./keep-new-focus.ts";
import { enlarged, moved, pinched, type StagePoint, type StageView } from "./place-view.ts";

/** A pointer that rests this long sets a pin, ms; as long as browsers wait for a menu. */
const HOLD = 500;
/** A pointer that has moved further moves the sheet, pixels. */
const SLACK = 6;
/** Pixels of the wheel that enlarge by the factor e. */
const WHEEL = 400;

interface Began {
  readonly point: StagePoint;
  /** On the sheet, under the pointer. */
  readonly button: Element | null;
}

interface StageMoves {
  readonly place: RefObject<HTMLDivElement | null>;
  /** The scale at which the sheet fits. */
  readonly fit: number;
  readonly onView: (change: (view: StageView) => StageView) => void;
  /** A short press that moved nothing, not on a button that lies on the sheet. */
  readonly onTap: (point: StagePoint) => void;
  /** A press that rested. */
  readonly onHold: (point: StagePoint) => void;
  /** One finger draws, and does not move the sheet; two still do. */
  readonly isDrawing: boolean;
}

/**
 * What wheel, mouse and fingers do to a sheet: the wheel and two fingers enlarge, one moves, one that rests sets a pin. A button on
 * the sheet lets all of it through, and is pressed where none of it came of the press.
 */
export function useStageMoves({ place, fit, onView, onTap, onHold, isDrawing }: StageMoves) {
  const fingers = useRef(new Map<number, StagePoint>());
  const began = useRef<Began>(undefined);
  // A click follows the release of what moved the sheet or rested too.
  const isClick = useRef(true);
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): StagePoint => {
    const box = place.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  const forget = () => {
    clearTimeout(holding.current);
    began.current = undefined;
  };
  /** The press is for the sheet, and for no button on which it began. */
  const takeOver = (pointerId: number) => {
    if (began.current?.button) place.current?.setPointerCapture(pointerId);
    isClick.current = false;
    forget();
  };
  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY / WHEEL);
    const point = pointOf(event);
    onView((view) => enlarged(view, factor, point, fit));
  });
  // React listens to the wheel in a way that cannot keep the page from scrolling.
  useEffect(() => {
    const { current } = place;
    const listen = (event: WheelEvent) => handleWheel(event);
    current?.addEventListener("wheel", listen, { passive: false });
    return () => {
      current?.removeEventListener("wheel", listen);
      clearTimeout(holding.current);
    };
  }, [place]);

  // A pin keeps its presses to itself: this hears of them first.
  const onPointerDownCapture = () => {
    isClick.current = true;
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button > 1) return;
    const point = pointOf(event);
    const { pointerId } = event;
    fingers.current.set(pointerId, point);
    forget();
    if (fingers.current.size > 1) isClick.current = false;
    if (!isClick.current || isDrawing) return;
    const { target } = event;
    const button = target instanceof Element ? target.closest("button, [role=button]") : null;
    // Whoever holds the pointer gets the click.
    (button ?? event.currentTarget).setPointerCapture(pointerId);
    began.current = { point, button };
    holding.current = setTimeout(() => {
      takeOver(pointerId);
      keepNewFocus();
      onHold(point);
    }, HOLD);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const start = began.current?.point;
    // A hand is never quite still.
    if (start && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
    takeOver(event.pointerId);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) onView((view) => pinched(view, [before, other], [now, other], fit));
    else if (!isDrawing)
      onView((view) => moved(view, { x: now.x - before.x, y: now.y - before.y }));
  };
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    const start = began.current;
    forget();
    if (!start || start.button) return;
    keepNewFocus();
    onTap(start.point);
  };
  const onClickCapture = (event: MouseEvent) => {
    // One of the keyboard follows no press.
    if (!isClick.current && event.detail > 0) event.stopPropagation();
  };
  const onPointerCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    forget();
  };
  return {
    onPointerDownCapture,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onClickCapture,
  };
}
