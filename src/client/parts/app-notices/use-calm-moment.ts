import { useEffect, useState } from "react";

const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";
/** Dialogs come one after the other. */
const DIALOGS = "[role=dialog][aria-modal=true]";
const LOOK_EVERY = 2_000;

/** Whether a dialog of the app's own accord is in nobody's way, once it is wanted: nobody writes, no other is open. */
export function useCalmMoment(wanted: boolean): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (!wanted || calm) return undefined;
    const look = () => {
      const isWriting = document.hasFocus() && document.activeElement?.matches(FIELDS);
      if (!isWriting && !document.querySelector(DIALOGS)) setCalm(true);
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [wanted, calm]);
  return calm;
}
