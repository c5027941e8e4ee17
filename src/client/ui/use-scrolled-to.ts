import { type RefObject, useEffect } from "react";

/** Brings a part of the screen into sight when what belongs to it opens: a key may ask for what is scrolled away. */
export function useScrolledTo(target: RefObject<HTMLElement | null>, opened: boolean): void {
  useEffect(() => {
    if (opened) target.current?.scrollIntoView({ block: "nearest" });
  }, [target, opened]);
}
