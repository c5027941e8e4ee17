import * as z from "zod/mini";

/** Whether a plan puts completed tasks away as the company has it, or by days of its own. */
const ARCHIVE_METHODS = ["system", "custom"] as const;
export const archiveMethodShape = z.enum(ARCHIVE_METHODS);
export type ArchiveMethod = z.infer<typeof archiveMethodShape>;

/** Days after completion, 0 = never. */
export const ARCHIVE_DAYS_MAX = 365;
export const archiveDaysShape = z.int().check(z.minimum(0), z.maximum(ARCHIVE_DAYS_MAX));
/** What is proposed where it is switched on. */
export const ARCHIVE_DAYS_USUAL = 7;

const DAY = 86_400_000;

/** Days after which completed tasks of a plan are put away by themselves, 0 = never. */
export function archiveDaysOf(
  plan: { readonly archiveMethod: ArchiveMethod; readonly archiveDays: number },
  setting: { readonly archiveDays: number },
): number {
  return plan.archiveMethod === "custom" ? plan.archiveDays : setting.archiveDays;
}

/** Whether a task that was completed then is put away by now. */
export function isArchiveDue(completeTime: number, days: number, now: number): boolean {
  return days > 0 && completeTime > 0 && completeTime + days * DAY <= now;
}
