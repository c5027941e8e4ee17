import { DELIVERY_TAG } from "#client/data/lead/delivery-tag.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** Comes with the sync worker's script (`workers/sync.worker.ts`). */
  readonly deliver?: () => Promise<boolean>;
};

/** One-off Background Sync; the libraries of TypeScript do not know it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/**
 * Sends what waits once the network is back, also with no page open. The code for it is the sync
 * worker's: imported during the install, it may be imported again whenever it is needed, and costs
 * the start of the app nothing.
 */
export function deliverOnSync(shell: readonly (string | { readonly url: string })[]): void {
  const urls = shell.map((entry) => (typeof entry === "string" ? entry : entry.url));
  const [script, cipher] = ["/sync.worker-", "/cipher.worker-"].map((name) =>
    urls.find((url) => url.includes(name)),
  );
  if (!script) return;
  const load = () => {
    if (!self.deliver) importScripts(new URL(script, self.location.href));
  };
  self.addEventListener("install", () => {
    load();
    // What encrypts is run only where it is needed; later no other script could be imported.
    if (cipher) importScripts(new URL(cipher, self.location.href));
  });
  self.addEventListener("sync", (event) => {
    const asked = event as SyncEvent;
    if (asked.tag === DELIVERY_TAG) asked.waitUntil(deliver(load));
  });
}

/** What is left is an error: then the browser tries again later. */
async function deliver(load: () => void): Promise<void> {
  load();
  if (!(await self.deliver?.())) throw new Error("Some of what waits was not delivered");
}
