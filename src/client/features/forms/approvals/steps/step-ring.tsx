import { IconCheck, IconX } from "@tabler/icons-react";
import type { StepRun } from "#domain/approval/state/approval-state.ts";
import { outcomeOf } from "#domain/approval/state/standing.ts";
import parts from "#client/parts/approval/approval.module.css";

/** How a step is marked, by what became of it. */
const RINGS = { open: "now", refused: "refused", agreed: "done", settled: "later" } as const;

type Ring = "now" | "refused" | "done" | "later";

/** How a run is marked; one in which nobody is asked before others have decided comes later. */
export function ringOf(run: StepRun): Ring {
  const waits = run.tasks.length > 0 && run.tasks.every(({ status }) => status === 0);
  return waits ? "later" : RINGS[outcomeOf(run)];
}

interface StepRingProps {
  readonly state: Ring;
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
