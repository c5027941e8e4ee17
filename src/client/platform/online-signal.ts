import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Calls whenever the browser says that there is a network again; what it gives ends that. */
export function whenOnline(listener: () => void): () => void {
  addEventListener("online", listener);
  return () => removeEventListener("online", listener);
}

/** What the browser says of the network: false is sure, true is only a hope. */
export function useOnlineSignal(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
