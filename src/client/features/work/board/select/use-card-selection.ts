import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from "react";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { isApple } from "#client/platform/is-apple.ts";
import { isTouch } from "#client/platform/is-touch.ts";
import { useSelectedRows } from "#client/ui/row-selection/use-selected-rows.ts";
import { boardShortcuts } from "../feature.ts";
import { makeLasso } from "./lasso.ts";
import classes from "./select.module.css";

interface CardSelectionSettings {
  /** What holds the cards. */
  readonly board: RefObject<HTMLElement | null>;
  /** All cards, in the order in which they stand. */
  readonly listed: readonly number[];
  /** Those of a column, of a board with lanes in one of them; always the same function. */
  readonly cardsIn: (columnId: number, lane: string | undefined) => readonly number[];
}

/** Many cards at once: pressed with Ctrl or Shift, chosen by keys, by a frame that the mouse draws, by a finger that rests. */
export function useCardSelection({ board, listed, cardsIn }: CardSelectionSettings) {
  const selected = useSelectedRows(listed);
  const latest = useRef({ selected, listed });
  useEffect(() => {
    latest.current = { selected, listed };
  }, [selected, listed]);

  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    let before: ReadonlySet<number> = new Set();
    let kept: ReadonlySet<number> = before;
    return makeLasso({
      board: element,
      cardsIn,
      frameClass: classes.frame ?? "",
      onBegin: (adds) => {
        before = latest.current.selected.ids;
        kept = adds ? before : new Set();
      },
      onTouched: (ids) => latest.current.selected.only([...kept, ...ids]),
      onGivenUp: () => latest.current.selected.only(before),
    });
  }, [board, cardsIn]);

  const through = (row: HTMLElement) => selected.through(idOf(row), beside(row, cardsIn));
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const row = rowAt(event);
    if (!row) return;
    const alone = isApple ? event.metaKey : event.ctrlKey;
    // Once a finger has begun to select, each touch goes on with it.
    if (!event.shiftKey && !alone && !(isTouch && selected.ids.size > 0)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.shiftKey) through(row);
    else selected.toggle(idOf(row));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOutside = !event.currentTarget.contains(event.target as Node);
    if (isOutside || isField(event.target)) return;
    const row = rowAt(event);
    const acts = [
      [boardShortcuts.select, row && (() => selected.toggle(idOf(row)))],
      [boardShortcuts.selectThrough, row && (() => through(row))],
      [boardShortcuts.selectAll, selected.all],
      // Where nothing is selected, the key is for what stands beside the board.
      [boardShortcuts.clear, selected.ids.size > 0 ? selected.clear : undefined],
    ] as const;
    const act = acts.find(([shortcut]) => isPressed(event, shortcut))?.[1];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  /** Which cards go along with one that is carried, in their order. */
  const carriedWith = useCallback((taskId: number): readonly number[] => {
    const now = latest.current;
    const { ids } = now.selected;
    return ids.has(taskId) ? now.listed.filter((id) => ids.has(id)) : [taskId];
  }, []);
  const handleRest = useCallback((taskId: number) => latest.current.selected.toggle(taskId), []);
  return {
    chosen: selected.ids,
    clear: selected.clear,
    carriedWith,
    onRest: handleRest,
    /** What the board listens to; keys of its cards bubble up to it. */
    handlers: { onClickCapture: handleClick, onKeyDown: handleKeyDown },
  };
}

const idOf = (row: HTMLElement) => Number(row.dataset["task"]);

/** The card that was meant, but for what on it can be pressed by itself. */
function rowAt({
  target,
  currentTarget,
}: Pick<MouseEvent, "target" | "currentTarget">): HTMLElement | undefined {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return undefined;
  if (target.closest("button:not([data-card-focus]), input, label")) return undefined;
  return target.closest<HTMLElement>("[data-task]") ?? undefined;
}

/** The cards among which one stands. */
function beside(row: HTMLElement, cardsIn: CardSelectionSettings["cardsIn"]): readonly number[] {
  const column = row.closest<HTMLElement>("[data-column]")?.dataset["column"];
  return cardsIn(Number(column), row.closest<HTMLElement>("[data-lane]")?.dataset["lane"]);
}

function isField(target: EventTarget): boolean {
  return target instanceof Element && target.closest("input, textarea, select") !== null;
}
