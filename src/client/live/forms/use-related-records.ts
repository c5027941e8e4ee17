import { useEffect, useMemo } from "react";
import {
  readModelsNamed,
  readRelatedRecords,
  type RelatedRecord,
} from "#client/data/queries/related-records.ts";
import { useData } from "../data-context.ts";
import { useLine } from "../sync/use-line.ts";
import { type Live, useLive } from "../use-live.ts";

/** Fetches records of forms that others name while there is a network, so that they have their names without one. */
function useFetchedModels(models: readonly string[]): void {
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
}

/** Records of the forms that another one names: those of this device, and what the server lets the person choose from. */
export function useRelatedRecords(
  models: readonly string[],
): Live<ReadonlyMap<string, readonly RelatedRecord[]>> {
  useFetchedModels(models);
  return useLive(readRelatedRecords, models);
}

const NONE: readonly string[] = [];

/** Fetches ahead what these records name: whoever opens one of them without a network reads names, and no numbers. */
export function useRelatedAhead(recordIds: readonly number[]): void {
  const models = useLive(readModelsNamed, recordIds);
  const named = models.state === "ready" ? models.value.join("\n") : "";
  useFetchedModels(useMemo(() => (named === "" ? NONE : named.split("\n")), [named]));
}
