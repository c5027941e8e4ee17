import { Workbox } from "workbox-window";

/** What the page knows of new versions. */
export interface AppUpdate {
  readonly ready: boolean;
}

const listeners = new Set<() => void>();
let update: AppUpdate = { ready: false };
let workbox: Workbox | undefined;

/** Told before the page is left for a new version: whatever is typed is to be kept now. */
export const BEFORE_RELOAD = "plumbline:before-reload";

/** Registers the service worker; offline from the second visit on at the latest. */
export async function registerServiceWorker(language: string): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  workbox = new Workbox("/main.js", { scope: "/", type: "classic" });
  workbox.addEventListener("waiting", () => setUpdate({ ready: true }));
  // Taking over for the first time changes nothing; a page that stayed open since its first visit knows that too.
  let controlled = navigator.serviceWorker.controller !== null;
  workbox.addEventListener("controlling", () => {
    if (controlled) reloadOnce();
    controlled = true;
  });
  const registration = await workbox.register();
  const worker = await navigator.serviceWorker.ready;
  worker.active?.postMessage({ type: "prefetch", language });
  setInterval(() => void registration?.update().catch(() => undefined), 600_000);
}

/** Takes the new version: drafts are kept, then the page starts anew. */
export function applyUpdate(): void {
  dispatchEvent(new Event(BEFORE_RELOAD));
  workbox?.messageSkipWaiting();
  void navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.waiting?.postMessage({ type: "skip-waiting" }));
}

/**
 * Loads the page again, in the newest version that has come: the one that is in use would
 * start from its own shell, and miss the same part again.
 */
export async function startAnew(): Promise<void> {
  dispatchEvent(new Event(BEFORE_RELOAD));
  const worker = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  const registration = await worker?.getRegistration();
  const newest = registration?.waiting ?? registration?.installing;
  if (!newest) {
    location.reload();
    return;
  }
  worker?.addEventListener("controllerchange", reloadOnce);
  newest.postMessage({ type: "skip-waiting" });
}

export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentUpdate(): AppUpdate {
  return update;
}

function setUpdate(next: AppUpdate): void {
  update = next;
  for (const listener of listeners) listener();
}

let reloading = false;
function reloadOnce(): void {
  if (reloading) return;
  reloading = true;
  dispatchEvent(new Event(BEFORE_RELOAD));
  location.reload();
}
