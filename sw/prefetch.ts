import { splitBundle } from "#base/asset-bundle.ts";
import { getBundles, getPrefetch } from "#contract/calls/system.ts";
import { envelopeShape } from "#contract/envelope.ts";
import { SUCCESS } from "#contract/success.ts";

/** Hashed files of the app; their names change with their content, so they never go stale. */
export const ASSET_CACHE = "plumbline-assets";

const AT_ONCE = 4;
/** So many files, which a newer build may bring, are asked for by themselves; more come in bundles. */
const ONE_BY_ONE = 50;
/** Assets of so many builds stay, the newest and five before it, so that a page of an older one still finds its chunks. */
const BUILDS_KEPT = 6;
const BUILDS_CACHE = "plumbline-builds";

/** What has said nothing for so long is asked for again, ms: a line that hangs tells nobody. */
const PART_WITHIN = 120_000;

const makingWay = new AbortController();

/** Nothing more is fetched ahead: a newer version waits for this one to have nothing left to do. */
export function stopPrefetching(): void {
  makingWay.abort();
}

/** Fetches what is missing of the build; whether there is nothing left to be asked for. */
export async function fetchAhead(language: string): Promise<boolean> {
  try {
    await prefetchBuild(language);
    return true;
  } catch {
    return makingWay.signal.aborted;
  }
}

/**
 * After the first visit, fetches all other chunks of the build (seed 000 §7
 * system/prefetch), so that every address opens with the network off.
 */
async function prefetchBuild(language: string): Promise<void> {
  const paths = await ask(getPrefetch, language);
  if (paths.length === 0) return;
  const cache = await caches.open(ASSET_CACHE);
  const held = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = new Set(paths.filter((path) => !held.has(path)));
  // One by one, hundreds of small files keep a bad line busy for minutes.
  if (missing.size > ONE_BY_ONE) {
    const bundles = await ask(getBundles, language);
    await fetchBundles(
      cache,
      missing,
      bundles.filter((address) => !held.has(address)),
    );
  }
  await eachOf([...missing], async (path) => {
    const response = await fetch(path, { signal: patience() });
    if (response.ok) await cache.put(path, response);
  });
  await forgetOldBuilds(cache, paths);
}

/** Keeps what is missing of each bundle, and takes it off the list; a bundle that is broken off is asked for next time. */
async function fetchBundles(
  cache: Cache,
  missing: Set<string>,
  bundles: readonly string[],
): Promise<void> {
  await eachOf(bundles, async (address) => {
    const response = await fetch(address, { signal: patience() });
    if (!response.ok) return;
    for (const { path, type, content } of splitBundle(await response.bytes())) {
      if (!missing.has(path)) continue;
      await cache.put(path, new Response(content, { headers: headersOf(response, type) }));
      missing.delete(path);
    }
    // That it was here is kept too: a line that breaks again and again goes on with the others.
    await cache.put(address, new Response());
  });
}

/** As if the server had sent the file by itself: its rules of what code may do, and nothing about the bundle. */
function headersOf({ headers }: Response, type: string): Headers {
  const own = new Headers(headers);
  for (const name of ["content-encoding", "content-length", "etag", "last-modified", "vary"])
    own.delete(name);
  own.set("content-type", type);
  return own;
}

async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

function patience(): AbortSignal {
  return AbortSignal.any([makingWay.signal, AbortSignal.timeout(PART_WITHIN)]);
}

async function ask(
  call: typeof getPrefetch | typeof getBundles,
  language: string,
): Promise<string[]> {
  const query = new URLSearchParams({ language });
  const response = await fetch(`${call.path}?${query}`, { signal: patience() });
  const envelope = envelopeShape.safeParse(await response.json());
  const paths = envelope.success && envelope.data.code === SUCCESS ? envelope.data.data : undefined;
  const list = call.reply.safeParse(paths);
  return list.success ? list.data : [];
}

/** Keeps the assets of the last builds and drops what none of them needs. */
async function forgetOldBuilds(cache: Cache, paths: readonly string[]): Promise<void> {
  const builds = await caches.open(BUILDS_CACHE);
  const stored = await builds.match("/builds");
  const before = stored ? ((await stored.json()) as string[][]) : [];
  const current = paths.toSorted();
  const others = before.filter((build) => build.join() !== current.join());
  const kept = [current, ...others].slice(0, BUILDS_KEPT);
  await builds.put("/builds", new Response(JSON.stringify(kept)));
  const needed = new Set(kept.flat());
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/") && kept.length === BUILDS_KEPT && !needed.has(pathname)) {
      await cache.delete(request);
    }
  }
}
