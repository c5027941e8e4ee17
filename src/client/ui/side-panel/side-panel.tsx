import { type ReactNode, useRef } from "react";
import { Boundary } from "../boundary/boundary.tsx";
import { useIsPhone } from "../use-is-phone.ts";
import classes from "./side-panel.module.css";
import type { PanelSize } from "./use-panel-size.ts";
import { useEscape } from "./use-escape.ts";
import { useOwnFocus } from "./use-own-focus.ts";
import { useRoomAtTheEnd } from "./use-room-at-the-end.ts";

interface SidePanelProps {
  /** Name of what it shows, read aloud. */
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The usual width unless said; narrow is for a few settings, full covers what lies beside it. */
  readonly size?: PanelSize | "narrow";
}

/** Stands at the end of its positioned parent; a page of its own on a phone. What lies beside it stays usable. */
export function SidePanel({ label, onClose, children, size = "usual" }: SidePanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const isPhone = useIsPhone();
  useOwnFocus(panel);
  useEscape(onClose);
  useRoomAtTheEnd(isPhone || size === "full" ? undefined : size);
  return (
    <dialog
      ref={panel}
      className={classes.panel}
      data-size={size}
      open
      aria-label={label}
      tabIndex={-1}
    >
      <Boundary onClose={onClose}>{children}</Boundary>
    </dialog>
  );
}
