/** What pages for people without an account keep on this device, so that it can be read without a network. */
const CACHE = "plumbline-outside";

/** What lies at an address of this cache; undefined where there is nothing, or the browser keeps nothing. */
export async function readOutside<Kept>(address: string): Promise<Kept | undefined> {
  try {
    const response = await (await openCache())?.match(address);
    return response ? ((await response.json()) as Kept) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps something; where there is no room it is not kept. */
export async function keepOutside(address: string, kept: unknown): Promise<void> {
  try {
    await (await openCache())?.put(address, new Response(JSON.stringify(kept)));
  } catch {
    // It is there for as long as the page is.
  }
}

/** The addresses that begin in this way. */
export async function outsideBelow(start: string): Promise<string[]> {
  try {
    const requests = (await (await openCache())?.keys()) ?? [];
    return requests
      .map(({ url }) => new URL(url).pathname)
      .filter((address) => address.startsWith(start));
  } catch {
    return [];
  }
}

/** Forgets all that lies at addresses that begin in this way. */
export async function dropOutside(start: string): Promise<void> {
  const cache = await openCache();
  for (const address of await outsideBelow(start)) await cache?.delete(address);
}

/** Nothing of it stays for whoever uses this browser next. */
export async function forgetOutside(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(CACHE).catch(() => false);
}

/** Pages that are not served over TLS have no caches. */
async function openCache(): Promise<Cache | undefined> {
  return "caches" in globalThis ? caches.open(CACHE) : undefined;
}
