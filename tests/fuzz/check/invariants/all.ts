import type { Snapshot } from "../../world/snapshot.ts";
import { accessViolations, logViolations } from "./access.ts";
import { drawableViolations } from "./drawable.ts";
import { dialogViolations, messageViolations, participantViolations } from "./dialogs.ts";
import { companyViolations, planViolations, taskViolations } from "./plans.ts";
import { apartViolations, birthViolations, rowViolations } from "./rows.ts";

const invariants = [
  rowViolations,
  apartViolations,
  birthViolations,
  planViolations,
  taskViolations,
  companyViolations,
  dialogViolations,
  participantViolations,
  messageViolations,
  accessViolations,
  logViolations,
  drawableViolations,
];

/** What must hold in the tables at every moment, whoever did what. */
export function invariantViolations(snapshot: Snapshot): string[] {
  return invariants.flatMap((invariant) => invariant(snapshot));
}
