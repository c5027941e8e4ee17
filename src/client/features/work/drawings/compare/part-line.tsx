import { type CSSProperties, type PointerEvent, useRef } from "react";
import classes from "./compare.module.css";
import { partUnder } from "./part-under.ts";

interface PartLineProps {
  /** Percent of the sheet. */
  readonly part: number;
  readonly onPart: (part: number) => void;
}

interface Held {
  readonly pointerId: number;
  /** How far beside the line it was taken hold of, pixels. */
  readonly beside: number;
}

/** The line between two revisions, to be dragged where it is seen; keys have the slider above the sheet. */
export function PartLine({ part, onPart }: PartLineProps) {
  const held = useRef<Held>(undefined);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const sheet = event.currentTarget.offsetParent?.getBoundingClientRect();
    if (event.button !== 0 || !sheet) return;
    // The stage below would move the sheet.
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const line = sheet.left + (sheet.width * part) / 100;
    held.current = { pointerId: event.pointerId, beside: event.clientX - line };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const sheet = event.currentTarget.offsetParent?.getBoundingClientRect();
    if (held.current?.pointerId !== event.pointerId || !sheet) return;
    onPart(partUnder(event.clientX - held.current.beside, sheet));
  };
  const letGo = () => {
    held.current = undefined;
  };
  return (
    <div
      className={classes.line}
      style={{ "--part": `${part}%` } as CSSProperties}
      aria-hidden
      data-part-line
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    />
  );
}
