import type { Workbox } from "workbox-window";

/** What the page knows of new versions. */
export interface AppUpdate {
  readonly ready: boolean;
}

const ATTEMPTS = 10;
const ATTEMPT_EVERY = 3_000;
/**
 * After so long the page is loaded again in any case, ms: that frees the version in use of all it
 * has to do for the page. Should a page of it come once more, its parts are gone and `start.js` loads it anew.
 */
const TAKES_OVER_WITHIN = 3_000;

const listeners = new Set<() => void>();
let update: AppUpdate = { ready: false };
let workbox: Workbox | undefined;

/** Told before the page is left for a new version: whatever is typed is to be kept now. */
export const BEFORE_RELOAD = "plumbline:before-reload";

/** Registers the service worker; offline from the second visit on at the latest. */
export async function registerServiceWorker(language: string): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const { installUntilThere, fetchAhead } = await import("./version/install-app.ts");
  const registration = await installUntilThere((registering) => {
    workbox = registering;
    workbox.addEventListener("waiting", () => setUpdate({ ready: true }));
    // Taking over for the first time changes nothing; a page that stayed open since its first visit knows that too.
    let controlled = navigator.serviceWorker.controller !== null;
    workbox.addEventListener("controlling", () => {
      if (controlled) reloadOnce();
      controlled = true;
    });
  });
  if (!registration) {
    workbox = undefined;
    return;
  }
  // All of a version is here when it is taken, on whatever line; what has not changed has one name in both.
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed") void fetchAhead(coming, language);
    });
  });
  const { active, waiting } = await navigator.serviceWorker.ready;
  // A page that was on its way while the worker took over all there were was passed by.
  if (!navigator.serviceWorker.controller) active?.postMessage({ type: "take-over" });
  void fetchAhead(waiting ?? active, language);
}

/** Looks for a new version, and waits until it is here in full; quiet where nobody can be asked. */
export async function lookForUpdate(): Promise<void> {
  if (!workbox) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => undefined);
  const coming = registration?.installing;
  if (!coming) return;
  await new Promise<void>((resolve) => {
    coming.addEventListener("statechange", () => {
      if (coming.state !== "installing") resolve();
    });
  });
}

/** Loads the page again, in the newest version that has come; drafts are kept. */
export async function startAnew(): Promise<void> {
  dispatchEvent(new Event(BEFORE_RELOAD));
  const worker = workerContainer();
  const registration = await worker?.getRegistration();
  const newest = registration?.waiting ?? registration?.installing;
  if (!newest) {
    location.reload();
    return;
  }
  worker?.addEventListener("controllerchange", reloadOnce);
  // It takes over only once the one in use has nothing left to do, which on a bad line may take minutes.
  registration?.active?.postMessage({ type: "make-way" });
  newest.postMessage({ type: "skip-waiting" });
  if (registration?.waiting) setTimeout(reloadOnce, TAKES_OVER_WITHIN);
}

/**
 * Loads the page again, in the newest version that there is: the one that is in use would
 * start from its own shell, and miss the same part again. A server that is just being
 * renewed has that version a moment later.
 */
export async function startNewest(): Promise<void> {
  const registration = await workerContainer()?.getRegistration();
  if (!registration && !(await isServerThere())) return;
  if (registration && !registration.waiting) await askUntilAnswered(registration);
  await startAnew();
}

/** Without a service worker a page that starts anew comes from the server, or not at all. */
async function isServerThere(): Promise<boolean> {
  return fetch("/api/health", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function askUntilAnswered(registration: ServiceWorkerRegistration): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS && navigator.onLine; attempt += 1) {
    const answered = await registration.update().then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, ATTEMPT_EVERY));
  }
}

/** Pages without TLS have none. */
function workerContainer(): ServiceWorkerContainer | undefined {
  return "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
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
