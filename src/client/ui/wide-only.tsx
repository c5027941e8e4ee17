import { type ReactNode, useState } from "react";
import { useIsPhone } from "./use-is-phone.ts";

interface WideOnlyProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * What only a wide screen has room for. Once it was there it is only hidden where the screen becomes narrow: dialogs that were
 * opened in it lie over the screen, and stay.
 */
export function WideOnly({ className, children }: WideOnlyProps) {
  const isPhone = useIsPhone();
  const [wasWide, setWasWide] = useState(!isPhone);
  if (!isPhone && !wasWide) setWasWide(true);
  if (!wasWide) return null;
  return (
    <div {...(className !== undefined && { className })} {...(isPhone && HIDDEN)}>
      {children}
    </div>
  );
}

// Stronger than the layout that a class gives it.
const HIDDEN = { hidden: true, style: { display: "none" } } as const;
