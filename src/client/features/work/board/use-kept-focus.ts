import { type RefObject, useCallback, useEffect, useRef } from "react";

/** Frames within which a list has drawn a card that came to it. */
const FRAMES = 10;

/** Keeps the focus on a card that is carried by keyboard: in another column it is another element. */
export function useKeptFocus(
  board: RefObject<HTMLElement | null>,
  shown: unknown,
): (taskId: number, lane?: string) => void {
  const carried = useRef<string>(undefined);
  useEffect(() => {
    const place = carried.current;
    if (place === undefined) return undefined;
    carried.current = undefined;
    let frame = 0;
    const find = (left: number) => {
      const row = board.current?.querySelector(place);
      const card = row?.querySelector<HTMLElement>("[data-card-focus]");
      if (card) {
        card.focus();
        row?.scrollIntoView({ block: "nearest", inline: "nearest" });
      } else if (left > 0) frame = requestAnimationFrame(() => find(left - 1));
    };
    find(FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [board, shown]);
  return useCallback((taskId: number, lane?: string) => {
    const row = `[data-task="${taskId}"]`;
    carried.current = lane === undefined ? row : `[data-lane="${lane}"] ${row}`;
  }, []);
}
