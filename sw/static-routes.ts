/** Where the browser takes what is asked for at such addresses; the libraries of TypeScript do not know it. */
interface Route {
  readonly condition: { readonly urlPattern: string; readonly requestMethod: string };
  readonly source: "cache";
}

interface RoutedInstallEvent extends ExtendableEvent {
  addRoutes?(rules: readonly Route[]): Promise<void>;
}

declare const self: ServiceWorkerGlobalScope;

/**
 * Hands the app's files to the browser straight from the caches, where it can do so: a screen asks for dozens of them at
 * once, and each would wait for this worker to start and to answer. What is in no cache comes from the network, and is
 * kept by the fetching ahead. Files in folders, which are few, still pass this worker.
 */
export function routeAssets(): void {
  self.addEventListener("install", (event) => {
    const installing = event as RoutedInstallEvent;
    if (!installing.addRoutes) return;
    const condition = { urlPattern: "/assets/:file", requestMethod: "GET" };
    event.waitUntil(installing.addRoutes([{ condition, source: "cache" }]));
  });
}
