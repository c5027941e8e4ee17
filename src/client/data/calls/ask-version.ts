import { compareVersions } from "#base/versions.ts";
import type { ReplyOf } from "#contract/call.ts";
import { getVersion } from "#contract/calls/system.ts";
import { SERVER_VERSION_FLOOR } from "#domain/limits.ts";
import type { Caller } from "./http.ts";

/** What is known of the server's version. */
export interface ServerVersion {
  readonly version: string;
  readonly build: string;
  /** The app expects more of a server than this one can do. */
  readonly isTooOld: boolean;
  /** Releases that this app does not have yet, the newest first. */
  readonly releases: readonly Release[];
}

export type Release = NonNullable<ReplyOf<typeof getVersion>["releases"]>[number];

/** Whether the app warns of a server of this version (seed 000 §8). */
export function isTooOld(version: string): boolean {
  return compareVersions(version, SERVER_VERSION_FLOOR) < 0;
}

/** Asks the server for its version; undefined where it does not answer. */
export async function askVersion(
  call: Caller,
  ownVersion: string,
): Promise<ServerVersion | undefined> {
  const result = await call(getVersion, {});
  if (!result.ok) return undefined;
  const { version, build, releases = [] } = result.value;
  const newer = releases.filter((release) => compareVersions(release.version, ownVersion) > 0);
  return { version, build, isTooOld: isTooOld(version), releases: newer };
}
