import { hasBegunImport } from "#client/data/imports/import-draft.ts";
import { useLive } from "../use-live.ts";

/** Whether lines of a sheet wait to be imported into something. */
export function useBegunImport(key: string): boolean {
  const begun = useLive(hasBegunImport, key);
  return begun.state === "ready" && begun.value;
}
