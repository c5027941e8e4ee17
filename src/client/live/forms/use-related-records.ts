import { type RelatedRecord, readRelatedRecords } from "#client/data/queries/related-records.ts";
import { type Live, useLive } from "../use-live.ts";

/** The records on this device of the forms that another one names. */
export function useRelatedRecords(
  models: readonly string[],
): Live<ReadonlyMap<string, readonly RelatedRecord[]>> {
  return useLive(readRelatedRecords, models);
}
