import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";

/**
 * Puts the caret into a field together with the words that are drawn next, so that the next key writes there; a frame
 * later it would have written elsewhere.
 */
export function useCaret(
  field: RefObject<HTMLTextAreaElement | null>,
): (place: number | "end") => void {
  const wanted = useRef<number | "end">(undefined);
  useLayoutEffect(() => {
    const { current } = field;
    if (wanted.current === undefined || !current) return;
    const place = wanted.current === "end" ? current.value.length : wanted.current;
    wanted.current = undefined;
    current.focus();
    current.setSelectionRange(place, place);
  });
  return useCallback((place) => {
    wanted.current = place;
  }, []);
}
