import { createReach } from "#client/live/calls/reach.ts";
import type { Data } from "#client/live/data-context.ts";
import { LiveQueries } from "#client/live/live-queries.ts";
import { openLocalDatabase } from "#client/data/database/local-database.ts";
import { failureOfError } from "#client/data/calls/failure.ts";

let data: Data | undefined;

/** A database of this browser's own, with nobody's rows in it, and no server: what parts do with their own data they do here. */
export function galleryData(): Data {
  data ??= makeData();
  return data;
}

function makeData(): Data {
  const database = openLocalDatabase("gallery");
  const call: Data["call"] = async () => ({ ok: false, failure: failureOfError(undefined) });
  return {
    database,
    queries: new LiveQueries(database, database.open()),
    userId: 7,
    isAdmin: false,
    call,
    quietCall: call,
    reach: createReach(async () => false),
    now: () => Date.now(),
    onRefused: () => undefined,
    reportPath: () => undefined,
    syncNow: () => undefined,
  };
}
