import {
  SHARED_CACHE,
  sharedAddress,
  type SharedContent,
  type SharedFile,
  sharedFileAddress,
} from "#base/shared-content.ts";

/** What another app has handed over and nobody has used yet; undefined where it was used. */
export async function readShared(id: string): Promise<SharedContent | undefined> {
  const response = await (await openCache())?.match(sharedAddress(id));
  if (!response) return undefined;
  const content = (await response.json()) as SharedContent;
  // An earlier build laid there how many there had been, and none of them.
  return Array.isArray(content.files) ? content : { ...content, files: [], lost: 0 };
}

/** One of the files that came with it; undefined where this browser has let go of it. */
export async function readSharedFile(
  id: string,
  { name, type, place }: Pick<SharedFile, "name" | "type"> & { readonly place: number },
): Promise<globalThis.File | undefined> {
  const response = await (await openCache())?.match(sharedFileAddress(id, place));
  return response && new File([await response.blob()], name, { type });
}

/** Id of the latest that waits for somebody to say what it is for. */
export async function latestShared(): Promise<string | undefined> {
  const start = sharedAddress("");
  return (await pathsKept())
    .map((path) => path.slice(start.length))
    .findLast((rest) => !rest.includes("/"));
}

/** Lets go of it with its files. */
export async function dropShared(id: string): Promise<void> {
  const cache = await openCache();
  const own = sharedAddress(id);
  // Without its words its files are nothing; what is cut short here is not found any more.
  await cache?.delete(own);
  for (const path of await pathsKept()) if (path.startsWith(`${own}/`)) await cache?.delete(path);
}

/** Nothing of it stays for whoever uses this browser next. */
export async function forgetShared(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(SHARED_CACHE).catch(() => false);
}

async function pathsKept(): Promise<string[]> {
  const addresses = (await (await openCache())?.keys()) ?? [];
  return addresses
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith(sharedAddress("")));
}

/** Pages that are not served over TLS have no caches, and no service worker that could fill one. */
async function openCache(): Promise<Cache | undefined> {
  return "caches" in globalThis ? caches.open(SHARED_CACHE) : undefined;
}
