import { type KeyboardEvent, useRef, useState } from "react";
import classes from "./emoji.module.css";

/** What is shown of an emoji: itself, and what it is called. */
export interface EmojiSign {
  readonly symbol: string;
  readonly name: string;
}

interface EmojiGridProps {
  readonly label: string;
  readonly signs: readonly EmojiSign[];
  readonly onPick: (symbol: string) => void;
  /** Up from the first row. */
  readonly onLeave: () => void;
}

/** Emoji side by side: one stop of the tab key, arrow keys lead from one to the next. */
export function EmojiGrid({ label, signs, onPick, onLeave }: EmojiGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const stop = Math.min(at, signs.length - 1);
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
      onKeyDown={handleKeyDown}
    >
      {signs.map(({ symbol, name }, place) => (
        <button
          key={symbol}
          type="button"
          className={classes.symbol}
          tabIndex={place === stop ? 0 : -1}
          aria-label={name}
          title={name}
          onFocus={() => setAt(place)}
          onClick={() => onPick(symbol)}
        >
          {symbol}
        </button>
      ))}
    </div>
  );
}

function stepOf(key: string, columns: number): number | undefined {
  return { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key];
}

/** How many stand in the first row. */
function columnsOf(buttons: readonly HTMLElement[]): number {
  const below = buttons.findIndex(({ offsetTop }) => offsetTop > (buttons[0]?.offsetTop ?? 0));
  return below > 0 ? below : Math.max(buttons.length, 1);
}
