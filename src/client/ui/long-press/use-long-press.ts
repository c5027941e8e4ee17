import { type TouchEvent, useEffect, useRef, useState } from "react";

/** A finger that rests this long wants to know what can be done, ms; as long as browsers wait. */
const HOLD = 500;
/** A finger that has moved further is scrolling, pixels. */
const SLACK = 8;

interface Touch {
  readonly x: number;
  readonly y: number;
}

/** Whether a finger has rested on an element, until another place is touched; and what the element listens to. */
export function useLongPress() {
  const [pressed, setPressed] = useState(false);
  const place = useRef<HTMLElement>(null);
  const start = useRef<Touch>({ x: 0, y: 0 });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(waiting.current);
  useEffect(() => forget, []);
  useEffect(() => {
    if (!pressed) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[data-portal]")) return;
      if (!place.current?.contains(target as Node)) setPressed(false);
    };
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, [pressed]);
  const handlers = {
    onTouchStart(event: TouchEvent<HTMLElement>) {
      const touch = event.touches.item(0);
      if (!touch) return;
      place.current = event.currentTarget;
      start.current = { x: touch.clientX, y: touch.clientY };
      forget();
      waiting.current = setTimeout(() => setPressed(true), HOLD);
    },
    onTouchMove(event: TouchEvent) {
      const touch = event.touches.item(0);
      const { x, y } = start.current;
      if (touch && Math.hypot(touch.clientX - x, touch.clientY - y) > SLACK) forget();
    },
    onTouchEnd: forget,
    onTouchCancel: forget,
  };
  return { pressed, handlers };
}
