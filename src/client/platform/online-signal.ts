import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** What the browser says of the network: false is sure, true is only a hope. */
export function useOnlineSignal(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
