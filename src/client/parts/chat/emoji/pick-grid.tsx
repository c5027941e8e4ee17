import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import classes from "./emoji.module.css";
import { columnsOf, stepOf } from "./walk-grid.ts";

/** Something that can be picked: what is drawn, and what it is called. */
export interface PickItem {
  readonly key: string;
  readonly name: string;
  readonly shown: ReactNode;
  /** Whether it is marked, where things are marked. */
  readonly marked?: boolean | undefined;
}

interface PickGridProps {
  readonly label: string;
  readonly items: readonly PickItem[];
  /** Small unless said. */
  readonly size?: "small" | "large";
  readonly onPick: (key: string) => void;
  /** Up from the first row. */
  readonly onLeave: () => void;
}

/** Things side by side: one stop of the tab key, arrow keys lead from one to the next. */
export function PickGrid({ label, items, size = "small", onPick, onLeave }: PickGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const stop = Math.min(at, items.length - 1);
  const handleKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll("button") ?? [])];
    const step = stepOf(event.key, columnsOf(buttons));
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = stop + step;
    if (next < 0 && event.key === "ArrowUp") onLeave();
    else buttons[Math.min(Math.max(next, 0), buttons.length - 1)]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of the buttons in it
    <div
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a frame of its own
      role="group"
      aria-label={label}
      className={classes.grid}
      data-size={size}
      onKeyDown={handleKeyDown}
    >
      {items.map(({ key, name, shown, marked }, place) => (
        <button
          key={key}
          type="button"
          className={classes.symbol}
          tabIndex={place === stop ? 0 : -1}
          aria-label={name}
          aria-pressed={marked}
          title={name}
          onFocus={() => setAt(place)}
          onClick={() => onPick(key)}
        >
          {shown}
        </button>
      ))}
    </div>
  );
}
