import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { areQuick, isStill, type Press } from "./quick-presses.ts";
import {
  type ChangeView,
  movedBy,
  pinched,
  type PictureView,
  type Point,
  zoomAtTwice,
  zoomBy,
} from "./zoom.ts";

/** Pixels by which a finger goes to the side to see the next one. */
const SWIPE = 60;

interface PictureMoves {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly view: PictureView;
  readonly onView: ChangeView;
  readonly onStep?: (by: 1 | -1) => void;
}

/** What pointers and wheel do to a picture. One that just fits is not moved: a finger goes to the next one. */
export function usePictureMoves({ place, view, onView, onStep }: PictureMoves) {
  const fingers = useRef(new Map<number, Point>());
  const swiped = useRef(0);
  /** Where the press of one finger began. */
  const began = useRef<Point>(undefined);
  const pressed = useRef<Press>(undefined);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = place.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };
  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const steps = event.deltaY < 0 ? 1 : -1;
    const point = pointOf(event);
    onView((now) => zoomBy(now, steps, point));
  });
  // React listens to the wheel in a way that cannot keep the page from scrolling.
  useEffect(() => {
    const { current } = place;
    const listen = (event: WheelEvent) => handleWheel(event);
    current?.addEventListener("wheel", listen, { passive: false });
    return () => current?.removeEventListener("wheel", listen);
  }, [place]);

  const onPointerDown = (event: PointerEvent) => {
    // Whoever captures it would take the press from what stands in place of a picture that cannot be drawn.
    if (event.target instanceof Element && event.target.closest("button")) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
    swiped.current = 0;
    const isOne = fingers.current.size === 1 && event.button === 0;
    began.current = isOne ? pointOf(event) : undefined;
  };
  /** Counted here, because not every browser tells of two quick presses of a finger. */
  const notePress = (event: PointerEvent) => {
    const now = { at: pointOf(event), time: event.timeStamp };
    const before = pressed.current;
    const isPress = began.current !== undefined && isStill(began.current, now.at);
    const isSecond = isPress && areQuick(before, now);
    began.current = undefined;
    pressed.current = isPress && !isSecond ? now : undefined;
    if (isSecond) onView((lies) => zoomAtTwice(lies, now.at));
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (other) onView((lies) => pinched(lies, [before, other], [now, other]));
    else if (view.zoom > 1 || event.pointerType === "mouse") onView((lies) => movedBy(lies, by));
    else swiped.current += by.x;
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return;
    notePress(event);
    if (fingers.current.size > 0 || Math.abs(swiped.current) < SWIPE) return;
    onStep?.(swiped.current < 0 ? 1 : -1);
    swiped.current = 0;
  };
  const onPointerCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    began.current = undefined;
    swiped.current = 0;
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
