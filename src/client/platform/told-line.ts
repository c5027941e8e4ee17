import { useSyncExternalStore } from "react";

const { connection } = navigator as {
  readonly connection?: EventTarget & { readonly type?: string };
};

function subscribe(listener: () => void): () => void {
  connection?.addEventListener("change", listener);
  return () => connection?.removeEventListener("change", listener);
}

/** What the browser calls the line that this device is on; undefined where it does not tell. */
export function useToldLine(): string | undefined {
  return useSyncExternalStore(subscribe, () => connection?.type);
}
