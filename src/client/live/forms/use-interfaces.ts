import { useEffect } from "react";
import {
  type KnownInterface,
  readInterfaces,
  readKnownInterfaces,
} from "#client/data/queries/choices/interfaces.ts";
import type { DataInterface } from "#domain/data-interface/data-interface.ts";
import { useData } from "../data-context.ts";
import { useLine } from "../sync/use-line.ts";
import { type Live, useLive } from "../use-live.ts";

/** All data interfaces of the company. */
export function useInterfaces(): Live<readonly DataInterface[]> {
  return useLive(readInterfaces);
}

/** Data interfaces that a form asks, with the rows that this device has of them; the first of others are fetched ahead. */
export function useKnownInterfaces(
  names: readonly string[],
): Live<ReadonlyMap<string, KnownInterface>> {
  const { database, quietCall, now } = useData();
  const isOnline = useLine() === "up";
  useEffect(() => {
    if (!isOnline || names.length === 0) return;
    const fetch = async () => {
      const { fetchRows } = await import("./fetch-rows.ts");
      await fetchRows(database, names, { call: quietCall, now: now() });
    };
    // Where there is no answer, or no room for it, there is what the device has.
    fetch().catch(() => undefined);
  }, [database, quietCall, now, isOnline, names]);
  return useLive(readKnownInterfaces, names);
}
