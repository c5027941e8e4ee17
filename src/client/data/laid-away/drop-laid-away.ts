import { LAID_AWAY_KEPT } from "#domain/limits.ts";
import { withAnyLaidAway } from "./laid-away-store.ts";

/** Forgets what nobody has come back for in ninety days. */
export async function dropOldLaidAway(now: number): Promise<void> {
  await withAnyLaidAway(async ({ laidAway }) => {
    // A clock that was set back must not make anything stay for ever.
    await laidAway.filter(({ at }) => Math.abs(now - at) > LAID_AWAY_KEPT).delete();
  }, undefined);
}

/** Forgets what is here of an account: its owner wants it gone, or has lost the device. */
export async function dropLaidAway(account: string): Promise<void> {
  await withAnyLaidAway(async ({ laidAway }) => {
    await laidAway.where("account").equals(account).delete();
  }, undefined);
}
