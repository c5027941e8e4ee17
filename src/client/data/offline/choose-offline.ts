import type { LocalDatabase } from "../database/local-database.ts";
import { type Keepable, offlineKey } from "../database/offline-row.ts";
import { forgetKeptFiles, trimKeptFiles } from "../storage/kept-files.ts";

/** Wants all files of a thing on this device from now on, those too that come to it later. */
export async function keepOffline(
  { offline, meta }: LocalDatabase,
  thing: Keepable,
  time: number,
): Promise<void> {
  const { kind, id } = thing;
  await offline.put({ key: offlineKey(thing), kind, id, time });
  await meta.delete("offlineFull");
}

/** Lets go of a thing: what is here of it stays as what was looked at does. */
export async function releaseOffline(database: LocalDatabase, thing: Keepable): Promise<void> {
  await database.offline.delete(offlineKey(thing));
}

/** How many bytes of what was looked at may stay; what is too much goes at once. */
export async function setRecentFilesMax(
  database: LocalDatabase,
  value: number,
  now: number,
): Promise<void> {
  await database.meta.put({ key: "recentFilesMax", value });
  await trimKeptFiles(database, now);
}

/** Takes what was only looked at off the device. */
export async function forgetRecentFiles(database: LocalDatabase): Promise<void> {
  await forgetKeptFiles(database);
  await database.meta.delete("offlineFull");
}
