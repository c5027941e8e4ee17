import { Popover } from "@mantine/core";
import type { FocusEvent, ReactNode } from "react";
import { KeysTaken } from "#client/ui/over-screen.tsx";
import classes from "./edit.module.css";

interface PopoverEditorProps {
  /** What is edited: its name for who does not see the cell. */
  readonly label: string;
  readonly width?: string;
  readonly closeOnEscape?: boolean;
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

/** A dialog below would take Escape for itself; the library asks what has the focus whether it may. */
const keepEscape = ({ target }: FocusEvent<HTMLElement>) =>
  target.setAttribute("data-mantine-stop-propagation", "true");

/** More than a line has room for, edited below its cell. */
export function PopoverEditor(props: PopoverEditorProps) {
  const { label, width, closeOnEscape = true, onEnd, children } = props;
  return (
    <>
      <KeysTaken />
      <Popover
        opened
        onChange={(opened) => !opened && onEnd()}
        trapFocus
        closeOnEscape={closeOnEscape}
        position="bottom-start"
        {...(width !== undefined && { width })}
      >
        <Popover.Target>
          <button type="button" tabIndex={-1} aria-label={label} className={classes.place} />
        </Popover.Target>
        <Popover.Dropdown
          aria-label={label}
          className={classes.popover}
          onFocusCapture={keepEscape}
        >
          {children}
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
