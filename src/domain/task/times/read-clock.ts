import type { Clock } from "../../company/default-times.ts";

/** Reads a time of day as people type it: "8", "8:30", "0830"; undefined where there is none such. */
export function readClock(text: string): Clock | undefined {
  const found = /^(?<hour>\d{1,2})(?:[:.]?(?<minute>\d{2}))?$/.exec(text.normalize("NFKC").trim());
  if (!found?.groups) return undefined;
  const hour = Number(found.groups["hour"]);
  const minute = Number(found.groups["minute"] ?? 0);
  return hour < 24 && minute < 60 ? { hour, minute } : undefined;
}
