import { getPrefetch } from "#contract/calls/system.ts";
import { envelopeShape } from "#contract/envelope.ts";
import { SUCCESS } from "#contract/success.ts";

/** Hashed files of the app; their names change with their content, so they never go stale. */
export const ASSET_CACHE = "plumbline-assets";

const AT_ONCE = 4;
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
  const paths = await listPaths(language);
  if (paths.length === 0) return;
  const cache = await caches.open(ASSET_CACHE);
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (await cache.match(path)) continue;
      const response = await fetch(path, { signal: patience() });
      if (response.ok) await cache.put(path, response);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await forgetOldBuilds(cache, paths);
}

function patience(): AbortSignal {
  return AbortSignal.any([makingWay.signal, AbortSignal.timeout(PART_WITHIN)]);
}

async function listPaths(language: string): Promise<string[]> {
  const query = new URLSearchParams({ language });
  const response = await fetch(`${getPrefetch.path}?${query}`, { signal: patience() });
  const envelope = envelopeShape.safeParse(await response.json());
  const paths = envelope.success && envelope.data.code === SUCCESS ? envelope.data.data : undefined;
  const list = getPrefetch.reply.safeParse(paths);
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
