import type { RecordProblem } from "../form/validation/value-problem.ts";
import { FORM_PROBLEMS_TOLD } from "../limits.ts";
import { parameterError, type Refusal } from "../refusal.ts";

/** What the seeds have a code of its own for (forms-approvals 7.4), by the reason that fields and rules of forms give. */
const CODES: ReadonlyMap<string, number> = new Map([
  ["form.endBeforeStart", 502],
  ["form.legEndsBeforeStart", 503],
  ["form.durationTooLong", 505],
  ["form.lineTotalsNothing", 513],
]);

/** Refuses a record for what is wrong with it; the first thing that has a code of its own gives the answer its code and words. */
export function refuseProblems(found: readonly RecordProblem[]): Refusal | undefined {
  if (found.length === 0) return undefined;
  const problems = found.slice(0, FORM_PROBLEMS_TOLD);
  for (const { reason, data } of found) {
    const code = CODES.get(reason);
    if (code !== undefined) return { code, reason, data: { ...data, problems } };
  }
  return parameterError("form.recordInvalid", { problems });
}
