import { useEffect } from "react";
import { type RelatedRecord, readRelatedRecords } from "#client/data/queries/related-records.ts";
import { useData } from "../data-context.ts";
import { useLine } from "../sync/use-line.ts";
import { type Live, useLive } from "../use-live.ts";

/** Records of the forms that another one names: those of this device, and what the server lets the person choose from. */
export function useRelatedRecords(
  models: readonly string[],
): Live<ReadonlyMap<string, readonly RelatedRecord[]>> {
  const { database, quietCall, isAdmin, now } = useData();
  const isOnline = useLine() === "up";
  useEffect(() => {
    if (!isOnline || models.length === 0) return;
    const fetch = async () => {
      const { fetchRelated } = await import("./fetch-related.ts");
      await fetchRelated(database, models, { call: quietCall, isAdmin, now: now() });
    };
    // Where there is no answer, or no room for it, there is what the device has.
    fetch().catch(() => undefined);
  }, [database, quietCall, isAdmin, now, isOnline, models]);
  return useLive(readRelatedRecords, models);
}
