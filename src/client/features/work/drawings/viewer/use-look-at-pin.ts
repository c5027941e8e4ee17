import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { StageHandle } from "#client/parts/drawing/sheet-stage.tsx";
import type { SheetPlace } from "#domain/sheet/place-on-sheet.ts";

/**
 * Brings a pin into the middle once it is chosen from elsewhere: the list, or the address of the page. Whoever presses or
 * sets it on the sheet has it before their eyes, and the sheet stays under their hand.
 */
export function useLookAtPin(
  stage: RefObject<StageHandle | null>,
  pin: (SheetPlace & { readonly id: string }) | undefined,
  isOpen: boolean,
) {
  const looked = useRef<string>(undefined);
  const isWished = useRef(true);
  useEffect(() => {
    if (!isOpen || looked.current === pin?.id) return;
    looked.current = pin?.id;
    if (pin && isWished.current) stage.current?.show(pin);
  }, [stage, pin, isOpen]);
  return useMemo(
    () => ({
      /** The next pin that is chosen is brought into the middle. */
      wish: () => {
        isWished.current = true;
      },
      /** The sheet stays where it is, whichever pin is chosen next. */
      leave: () => {
        isWished.current = false;
      },
    }),
    [],
  );
}
