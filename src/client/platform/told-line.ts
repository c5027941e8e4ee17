import { useSyncExternalStore } from "react";
import { toldLineOf } from "#base/told-line.ts";

const line = toldLineOf(navigator);

function subscribe(listener: () => void): () => void {
  line?.addEventListener("change", listener);
  return () => line?.removeEventListener("change", listener);
}

/** What the browser calls the line that this device is on; undefined where it does not tell. */
export function useToldLine(): string | undefined {
  return useSyncExternalStore(subscribe, () => line?.type);
}
