/** What a tab tells its worker about the person who is signed in. */
interface SyncSettings {
  readonly databaseName: string;
  readonly origin: string;
  readonly token: string;
  readonly deviceNumber: number;
  readonly language: string;
}

/** What the page may say to the sync worker; it answers nothing. */
interface SyncDoor {
  start(settings: SyncSettings): void;
  wake(): void;
  path(path: string): void;
  setVisible(visible: boolean): void;
  stop(): void;
}

/** One thing that is said: its name, and what is said of it. */
type SyncWords = {
  [Name in keyof SyncDoor]: readonly [Name, ...Parameters<SyncDoor[Name]>];
}[keyof SyncDoor];

export interface SyncWorker {
  wake(): void;
  /** Says which screen is open. */
  path(path: string): void;
  terminate(): void;
}

/** Starts the worker that sends and fetches, and tells it when the line or the page comes back. */
export function startSyncWorker(settings: SyncSettings): SyncWorker {
  const worker = new Worker(new URL("../../../workers/sync.worker.ts", import.meta.url), {
    type: "module",
    name: "sync",
  });
  // Nothing comes back of it, so the first screen does without a library for answers.
  const say = (...words: SyncWords) => worker.postMessage(words);
  const listening = new AbortController();
  const { signal } = listening;
  const wake = () => say("wake");
  const show = () => {
    const visible = document.visibilityState === "visible";
    say("setVisible", visible);
    if (visible) wake();
  };
  say("start", settings);
  say("setVisible", document.visibilityState === "visible");
  addEventListener("online", wake, { signal });
  addEventListener("focus", wake, { signal });
  document.addEventListener("visibilitychange", show, { signal });
  return {
    wake,
    path: (path) => say("path", path),
    terminate() {
      listening.abort();
      say("stop");
      worker.terminate();
    },
  };
}
