import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { deliverOnSync } from "./delivery.ts";
import { ASSET_CACHE, fetchAhead, stopPrefetching } from "./prefetch.ts";
import { showPushes } from "./notices.ts";
import { takeShares } from "./share.ts";
import { routeAssets } from "./static-routes.ts";
import { syncScript } from "./sync-script.ts";

declare const self: ServiceWorkerGlobalScope;

// The shell is there before anything else is asked for; other chunks are kept as they come.
const shell = self.__WB_MANIFEST;
precacheAndRoute(shell);
cleanupOutdatedCaches();
routeAssets();

// Every address of the app opens from the shell, with or without a network.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("/index.html"), {
    denylist: [/^\/api\//, /^\/ws/, /^\/assets\//, /\.[a-z0-9]{2,5}$/],
  }),
);
registerRoute(
  ({ url }) =>
    url.origin === self.location.origin && /^\/(assets\/|icon|manifest)/.test(url.pathname),
  new CacheFirst({ cacheName: ASSET_CACHE }),
);

takeShares();
const loadSync = syncScript(shell);
deliverOnSync(loadSync);
showPushes(loadSync);

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const message = event.data as { type?: string; language?: string } | null;
  // A new version waits until the person takes it.
  if (message?.type === "skip-waiting") void self.skipWaiting();
  if (message?.type === "take-over") event.waitUntil(self.clients.claim());
  if (message?.type === "make-way") stopPrefetching();
  if (message?.type === "prefetch") {
    // The page asks again for what did not come, and so does the next visit.
    const answered = fetchAhead(message.language ?? "en");
    event.waitUntil(answered.then((isWhole) => event.ports[0]?.postMessage(isWhole)));
  }
});
