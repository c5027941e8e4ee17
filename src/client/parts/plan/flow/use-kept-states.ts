import { useState } from "react";
import { readKept, writeKept } from "#client/platform/kept-text.ts";
import type { StateDraft } from "./flow-draft.ts";

/** The states while they are edited; they survive a reload until they are saved or given up. */
export function useKeptStates(planId: number, first: () => StateDraft[]) {
  const name = `flow-${planId}`;
  const [states, change] = useState(() => readStates(name) ?? first());
  return {
    states,
    setStates(next: StateDraft[]) {
      change(next);
      writeKept(name, JSON.stringify(next));
    },
    forget: () => writeKept(name, ""),
  };
}

function readStates(name: string): StateDraft[] | undefined {
  try {
    const kept: unknown = JSON.parse(readKept(name));
    return Array.isArray(kept) ? (kept as StateDraft[]) : undefined;
  } catch {
    return undefined;
  }
}
