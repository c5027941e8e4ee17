import { type CSSProperties, type ReactNode, useRef } from "react";
import { Boundary } from "../boundary/boundary.tsx";
import { useIsPhone } from "../use-is-phone.ts";
import classes from "./side-panel.module.css";
import { useEscape } from "./use-escape.ts";
import { useOwnFocus } from "./use-own-focus.ts";
import { useRoomAtTheEnd } from "./use-room-at-the-end.ts";

interface SidePanelProps {
  /** Name of what it shows, read aloud. */
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Pixels on wide screens; 440 unless said. */
  readonly width?: number;
}

/** Slides over the end of its positioned parent; a page of its own on a phone. What lies beside it stays usable. */
export function SidePanel({ label, onClose, children, width = 440 }: SidePanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const isPhone = useIsPhone();
  useOwnFocus(panel);
  useEscape(onClose);
  useRoomAtTheEnd(isPhone ? 0 : width);
  return (
    <dialog
      ref={panel}
      className={classes.panel}
      style={{ "--panel-width": `${width}px` } as CSSProperties}
      open
      aria-label={label}
      tabIndex={-1}
    >
      <Boundary onClose={onClose}>{children}</Boundary>
    </dialog>
  );
}
