import { useMemo } from "react";
import { useRecord } from "#client/live/forms/use-record.ts";
import { useSeenRecord } from "#client/live/forms/use-seen-record.ts";
import { type OpenRecord, useOpenRecord } from "#client/parts/record/use-open-record.ts";

/** A record to be read or changed, wherever it lies. */
export interface FoundRecord {
  readonly open: OpenRecord;
  /** When the server said it, of a record that does not lie on the device. */
  readonly seenAt: number | undefined;
}

/** "gone": there is none, or not for this person; "unreachable": it does not lie on the device, and the server cannot be asked. */
export function useRecordAnywhere(
  formId: number,
  recordId: number,
  begunVersion = 0,
): FoundRecord | "loading" | "gone" | "unreachable" {
  const here = useRecord(recordId);
  const isAway = recordId > 0 && here.state === "ready" && here.value === undefined;
  const seen = useSeenRecord(formId, recordId, isAway);
  const away = isAway && typeof seen === "object" ? seen : undefined;
  const open = useOpenRecord(formId, recordId, begunVersion, away?.record);
  return useMemo(() => {
    if (open === "loading") return "loading";
    if (open) return { open, seenAt: away?.seenAt };
    if (!isAway || seen === "gone") return "gone";
    return seen === "unreachable" ? "unreachable" : "loading";
  }, [open, isAway, seen, away]);
}
