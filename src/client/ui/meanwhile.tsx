import { type ReactNode, Suspense } from "react";
import { WaitedFor } from "./late.tsx";

interface MeanwhileProps {
  /** What stands there until all late parts within have come, with their words. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Around a late part in whose place something stands until it has come. */
export function Meanwhile({ instead, children }: MeanwhileProps) {
  return (
    <Suspense fallback={instead}>
      <WaitedFor value>{children}</WaitedFor>
    </Suspense>
  );
}
