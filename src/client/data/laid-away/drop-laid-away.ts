import { LAID_AWAY_KEPT } from "#domain/limits.ts";
import { withAnyLaidAway } from "./laid-away-store.ts";

/** Forgets what nobody has come back for in ninety days. */
export async function dropOldLaidAway(now: number): Promise<void> {
  await withAnyLaidAway(async ({ laidAway, bytes }) => {
    // A clock that was set back must not make anything stay for ever.
    const isOld = ({ at }: { readonly at: number }) => Math.abs(now - at) > LAID_AWAY_KEPT;
    await laidAway.filter(isOld).delete();
    const times = await bytes.orderBy("at").uniqueKeys();
    const old = times.filter((at) => isOld({ at: Number(at) }));
    await bytes.where("at").anyOf(old).delete();
  }, undefined);
}

/** Forgets what is here of an account: its owner wants it gone, or has lost the device. */
export async function dropLaidAway(account: string): Promise<void> {
  await withAnyLaidAway(async ({ laidAway, bytes }) => {
    await laidAway.where("account").equals(account).delete();
    await bytes.where("account").equals(account).delete();
  }, undefined);
}
