import { IconCheck, IconX } from "@tabler/icons-react";
import parts from "#client/parts/approval/approval.module.css";

/** How a step is marked, by what became of it. */
export const RINGS = { open: "now", refused: "refused", agreed: "done", settled: "later" } as const;

interface StepRingProps {
  readonly state: "now" | "refused" | "done" | "later";
}

/** How a step, or what follows from the last one, is marked by what became of it. */
export function StepRing({ state }: StepRingProps) {
  return (
    <span className={parts.ring} data-state={state} aria-hidden>
      {state === "done" && <IconCheck size="0.8rem" />}
      {state === "refused" && <IconX size="0.8rem" />}
    </span>
  );
}
