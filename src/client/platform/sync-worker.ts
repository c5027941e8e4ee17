import { type Remote, wrap } from "comlink";

/** What the page may ask of the sync worker. */
export interface SyncDoor {
  start(settings: {
    databaseName: string;
    origin: string;
    token: string;
    deviceNumber: number;
    language: string;
  }): void;
  wake(): void;
  path(path: string): void;
  setVisible(visible: boolean): void;
  stop(): void;
}

export interface SyncWorker {
  readonly door: Remote<SyncDoor>;
  terminate(): void;
}

/** Starts the worker that sends and fetches, and tells it when the line or the page comes back. */
export function startSyncWorker(settings: Parameters<SyncDoor["start"]>[0]): SyncWorker {
  const worker = new Worker(new URL("../../../workers/sync.worker.ts", import.meta.url), {
    type: "module",
    name: "sync",
  });
  const door = wrap<SyncDoor>(worker);
  const listening = new AbortController();
  const { signal } = listening;
  const wake = () => void door.wake();
  const show = () => {
    const visible = document.visibilityState === "visible";
    void door.setVisible(visible);
    if (visible) wake();
  };
  void door.start(settings);
  void door.setVisible(document.visibilityState === "visible");
  addEventListener("online", wake, { signal });
  addEventListener("focus", wake, { signal });
  document.addEventListener("visibilitychange", show, { signal });
  return {
    door,
    terminate() {
      listening.abort();
      void door.stop();
      worker.terminate();
    },
  };
}
