import { type RefObject, useCallback, useEffect, useRef } from "react";

/** Ms within which a list has drawn a card that came to it, on a slow device too; in frames it would be less there. */
const PATIENCE = 3_000;

/** A card that is being carried by keyboard. */
interface Carried {
  /** Where it will stand. */
  readonly place: string;
  /** What had the focus when it was taken up. */
  readonly from: Element | null;
  /** It leaves its list, and will be another element. */
  readonly leaves: boolean;
}

/** Keeps the focus on a card that is carried by keyboard: in another column it is another element. */
export function useKeptFocus(
  board: RefObject<HTMLElement | null>,
  shown: unknown,
): (taskId: number, leaves: boolean, lane?: string) => void {
  const carried = useRef<Carried>(undefined);
  useEffect(() => {
    const { place, from, leaves } = carried.current ?? {};
    if (place === undefined) return undefined;
    let frame = 0;
    const until = performance.now() + PATIENCE;
    const find = () => {
      if (hasLeft(from)) {
        carried.current = undefined;
        return;
      }
      const row = board.current?.querySelector(place);
      const card = row?.querySelector<HTMLElement>("[data-card-focus]");
      // What was drawn may be something else: until it stands elsewhere it has not been moved yet.
      if (card && !(leaves && card === from)) {
        carried.current = undefined;
        card.focus();
        row?.scrollIntoView({ block: "nearest", inline: "nearest" });
      } else if (performance.now() < until) frame = requestAnimationFrame(find);
    };
    find();
    return () => cancelAnimationFrame(frame);
  }, [board, shown]);
  return useCallback((taskId: number, leaves: boolean, lane?: string) => {
    const row = `[data-task="${taskId}"]`;
    const place = lane === undefined ? row : `[data-lane="${lane}"] ${row}`;
    carried.current = { place, from: document.activeElement, leaves };
  }, []);
}

/** Whether the person has gone on to something else meanwhile. */
function hasLeft(from: Element | null | undefined): boolean {
  const { activeElement } = document;
  return activeElement !== document.body && activeElement !== null && activeElement !== from;
}
