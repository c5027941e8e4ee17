/** One-off Background Sync; only some browsers have it, and TypeScript's libraries do not know it. */
interface WithSync extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

let registration: WithSync | undefined;

/**
 * Asks the browser to wake the service worker once there is a network, also when no page is open.
 * Where the browser cannot, what waits is sent when the app is opened the next time.
 */
export function askForBackgroundSync(tag: string): void {
  // A page that is being left has no time to wait for an answer: the registration is at hand by then.
  if (registration) registration.sync?.register(tag).catch(() => undefined);
  else if ("serviceWorker" in navigator) {
    void navigator.serviceWorker.ready.then((found) => {
      registration = found;
      askForBackgroundSync(tag);
    });
  }
}
