import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { clampZoom } from "../zoom-steps.ts";
import { PIXELS_PER_POINT } from "./page-size.ts";

/** Room at both sides of a page that is as wide as the screen, pixels. */
const SIDES = 24;

/** At first pages are enlarged no more than this: on a wide screen there would be little of them. */
const READABLE_MAX = 1.25;

/** As it is best read, as wide as the screen, or so much of its own size. */
type Zoom = "readable" | "width" | number;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How large pages are shown; what is under the pointer, or in the middle, stays there. */
export function useZoom(scroller: RefObject<HTMLDivElement | null>, pageWidth: number) {
  const [chosen, setChosen] = useState<Zoom>("readable");
  const width = useWidth(scroller);
  const fitting = clampZoom((width - SIDES) / (pageWidth * PIXELS_PER_POINT));
  const zoom = zoomOf(chosen, fitting);
  const held = useRef<Point>(undefined);
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || before.current === zoom) return;
    const growth = zoom / before.current;
    const point = held.current ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    element.scrollTo({
      left: (element.scrollLeft + point.x) * growth - point.x,
      top: (element.scrollTop + point.y) * growth - point.y,
      behavior: "instant",
    });
    before.current = zoom;
    held.current = undefined;
  }, [scroller, zoom]);

  const zoomTo = (next: number, point?: Point) => {
    held.current = point;
    setChosen(clampZoom(next));
  };
  useFingersAndWheel(scroller, (growth, point) => zoomTo(zoom * growth, point));
  return { zoom, isFitting: zoom === fitting, zoomTo, fitWidth: () => setChosen("width") };
}

function zoomOf(chosen: Zoom, fitting: number): number {
  if (chosen === "width") return fitting;
  return chosen === "readable" ? Math.min(fitting, READABLE_MAX) : chosen;
}

function useWidth(scroller: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(globalThis.innerWidth);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // Its first word comes before the page is painted.
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return width;
}

/** Wheel with Ctrl, which is also how touch pads say that two fingers part, and two fingers on a screen. */
function useFingersAndWheel(
  scroller: RefObject<HTMLDivElement | null>,
  onGrow: (growth: number, point: Point) => void,
): void {
  const grow = useRef(onGrow);
  useEffect(() => {
    grow.current = onGrow;
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const stopped = new AbortController();
    // Said so, the browser waits for us before it enlarges the page itself.
    const listening = { signal: stopped.signal, passive: false };
    const within = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    let apart: number | undefined;
    const onWheel = (wheel: WheelEvent) => {
      if (!wheel.ctrlKey) return;
      wheel.preventDefault();
      grow.current(Math.exp(-wheel.deltaY / 500), within(wheel));
    };
    const onTouch = (touch: TouchEvent) => {
      const [one, other] = touch.touches;
      if (!one || !other) {
        apart = undefined;
        return;
      }
      touch.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const middle = {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      };
      if (apart) grow.current(now / apart, within(middle));
      apart = now;
    };
    element.addEventListener("wheel", onWheel, listening);
    for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"] as const)
      element.addEventListener(type, onTouch, listening);
    return () => stopped.abort();
  }, [scroller]);
}
