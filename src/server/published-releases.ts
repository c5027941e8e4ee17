import * as z from "zod/mini";
import { compareVersions } from "#base/versions.ts";
import { RELEASES_CACHED, SERVER_VERSION_FLOOR } from "#domain/limits.ts";

/** Nobody who asks for the version waits longer for a code host, ms. */
const PATIENCE = 3_000;

/** What is read of a release as code hosts list it. */
const releaseShape = z.object({
  tag_name: z.string(),
  html_url: z.string().check(z.regex(/^https?:\/\//)),
  draft: z.optional(z.boolean()),
  prerelease: z.optional(z.boolean()),
});

/** A public list of the app's releases on a code host. */
export interface PublishedReleases {
  /** Page from which the newest can be fetched; undefined where there is none, or none could be read yet. */
  downloadAddress(): Promise<string | undefined>;
}

/** Reads the list at most once in 600 s (seed 000 §9); where it cannot be read, what was known goes on. */
export function openPublishedReleases(
  listAddress: string | undefined,
  now: () => number,
): PublishedReleases {
  let known: Promise<string | undefined> = Promise.resolve(undefined);
  let readAt = -Infinity;
  return {
    downloadAddress() {
      if (!listAddress || now() - readAt < RELEASES_CACHED) return known;
      readAt = now();
      const before = known;
      known = readNewest(listAddress).catch(() => before);
      return known;
    },
  };
}

async function readNewest(listAddress: string): Promise<string | undefined> {
  const response = await fetch(listAddress, {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(PATIENCE),
  });
  const list: unknown[] = z.array(z.unknown()).parse(await response.json());
  const releases = list.flatMap((entry) => {
    const { data: release } = releaseShape.safeParse(entry);
    if (!release || release.draft || release.prerelease) return [];
    return [{ version: release.tag_name.replace(/^v/, ""), address: release.html_url }];
  });
  const offered = releases.filter(
    ({ version }) => compareVersions(version, SERVER_VERSION_FLOOR) >= 0,
  );
  const [newest] = offered.toSorted((left, right) => compareVersions(right.version, left.version));
  return newest?.address;
}
