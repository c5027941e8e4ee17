import type { MouseEvent } from "react";
import { useDesigning } from "./designing.ts";

/** Chooses a piece: with Shift all between, with Ctrl or Command besides the others; pressed once more it leads to its properties. */
export function usePressPiece(path: string): (event: MouseEvent) => void {
  const { chosen, isPhone, choose, showProperties } = useDesigning();
  return ({ shiftKey, ctrlKey, metaKey }) => {
    if (shiftKey) return choose(path, "through");
    if (ctrlKey || metaKey) return choose(path, "also");
    if (chosen.length === 1 && chosen[0] === path) return showProperties();
    choose(path);
    // There is no room for both, and nothing else to be done with a finger.
    if (isPhone) showProperties();
    return undefined;
  };
}
