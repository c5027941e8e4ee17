import { DELIVERY_TAG } from "#client/data/lead/delivery-tag.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** Comes with the sync worker's script (`workers/sync.worker.ts`). */
  readonly deliver?: () => Promise<boolean>;
};

/** One-off Background Sync; the libraries of TypeScript do not know it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Sends what waits once the network is back, also with no page open. The code for it is the sync worker's. */
export function deliverOnSync(load: () => void): void {
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
