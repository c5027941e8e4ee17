import { type FocusEvent, useEffect, useRef, useState } from "react";
import { useIsPhone } from "./use-is-phone.ts";

/**
 * Whether something is laid out for a phone. While somebody is within it, or in what it has opened over the screen, it stays as they
 * found it, however the window is turned: what they do there would go with what it stands in.
 */
export function useLayoutWithin() {
  const isPhone = useIsPhone();
  const [held, setHeld] = useState<boolean>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const onFocus = () => {
    clearTimeout(leaving.current);
    setHeld((before) => before ?? isPhone);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Another window has the focus, and gives it back.
    if (!document.hasFocus()) return;
    if (relatedTarget && currentTarget.contains(relatedTarget)) return;
    // What it has opened lies elsewhere in the page, and says in a moment that the focus is there.
    leaving.current = setTimeout(() => setHeld(undefined));
  };
  return { isPhone: held ?? isPhone, within: { onFocus, onBlur } };
}
