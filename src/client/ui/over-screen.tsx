import type { ReactNode } from "react";
import { Meanwhile } from "./meanwhile.tsx";

/** What stands in the page while something lies over the screen; `useShortcut` of the parts looks for it. */
export const KEYS_TAKEN = "data-keys-taken";

/** Something lies over the screen or is about to: keys are not for what is below. */
export function KeysTaken() {
  return <span hidden {...{ [KEYS_TAKEN]: true }} />;
}

interface OpeningProps {
  /** What stands there until it has come. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** Around what opens over the screen when it is asked for: from then on keys are for it, also while its code is on its way. */
export function Opening({ instead, children }: OpeningProps) {
  return (
    <Meanwhile
      instead={
        <>
          {instead}
          <KeysTaken />
        </>
      }
    >
      {children}
    </Meanwhile>
  );
}
