import { readPacks } from "#client/data/queries/files/packs.ts";
import type { PackUnderWay } from "#client/data/database/meta.ts";
import { useLive } from "../use-live.ts";

const NONE: readonly PackUnderWay[] = [];

/** Packs that this browser downloads, as far as they are. */
export function usePacks(): readonly PackUnderWay[] {
  const packs = useLive(readPacks);
  return packs.state === "ready" ? packs.value : NONE;
}
