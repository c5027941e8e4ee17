import { SHARED_CACHE, sharedAddress, type SharedContent } from "#base/shared-content.ts";

/** What another app has handed over and nobody has used yet; undefined where it was used. */
export async function readShared(id: string): Promise<SharedContent | undefined> {
  const response = await (await openCache())?.match(sharedAddress(id));
  return response ? ((await response.json()) as SharedContent) : undefined;
}

/** Id of the latest that waits for somebody to say what it is for. */
export async function latestShared(): Promise<string | undefined> {
  const addresses = (await (await openCache())?.keys()) ?? [];
  const start = sharedAddress("");
  return addresses
    .map(({ url }) => new URL(url).pathname)
    .findLast((path) => path.startsWith(start))
    ?.slice(start.length);
}

export async function dropShared(id: string): Promise<void> {
  await (await openCache())?.delete(sharedAddress(id));
}

/** Nothing of it stays for whoever uses this browser next. */
export async function forgetShared(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(SHARED_CACHE).catch(() => false);
}

/** Pages that are not served over TLS have no caches, and no service worker that could fill one. */
async function openCache(): Promise<Cache | undefined> {
  return "caches" in globalThis ? caches.open(SHARED_CACHE) : undefined;
}
