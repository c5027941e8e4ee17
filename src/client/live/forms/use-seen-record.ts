import { useEffect, useState } from "react";
import type { CallFailure } from "#client/data/calls/failure.ts";
import { changeSeen, keepSeenPage, seenKey } from "#client/data/database/seen-page.ts";
import { readSeenRecord } from "#client/data/queries/records.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { useData } from "../data-context.ts";
import { useLive } from "../use-live.ts";
import { useLine } from "../sync/use-line.ts";

/** What is known of a record that does not lie on the device: what the server says or said, "unreachable" where neither is to be had. */
export type SeenState =
  | { readonly record: FormRecord; readonly seenAt: number }
  | "loading"
  | "gone"
  | "unreachable";

/** Fetches a record that is not on the device, where that is wanted. */
export function useSeenRecord(formId: number, recordId: number, isWanted: boolean): SeenState {
  const { database, quietCall, now, userId } = useData();
  const line = useLine();
  const seen = useLive(readSeenRecord, [formId, isWanted ? recordId : 0] as const, userId);
  const [heard, setHeard] = useState<{ id: number; failure: CallFailure | undefined }>();
  const isOnline = line === "up";

  useEffect(() => {
    if (!isWanted || !isOnline) return undefined;
    let left = false;
    const ask = async () => {
      const { askRecord } = await import("#client/data/calls/ask-records.ts");
      const result = await askRecord(quietCall, formId, recordId);
      if (left) return;
      const isGone = !result.ok && result.failure.reason === "record.gone";
      if (isGone) await changeSeen(database, formId, recordId);
      if (result.ok) {
        const page = { formId, seenAt: now(), total: 1, rows: [result.value] };
        await keepSeenPage(database, { key: seenKey(["record", recordId]), ...page });
      }
      if (!left) setHeard({ id: recordId, failure: result.ok ? undefined : result.failure });
    };
    ask().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [database, quietCall, now, formId, recordId, isWanted, isOnline]);

  const failure = heard?.id === recordId ? heard.failure : undefined;
  if (seen.state === "loading") return "loading";
  if (failure && failure.kind !== "network") return "gone";
  if (seen.value) return seen.value;
  return failure || line === "down" ? "unreachable" : "loading";
}
