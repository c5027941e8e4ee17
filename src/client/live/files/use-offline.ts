import { useMemo } from "react";
import { type Keepable, offlineKey } from "#client/data/database/offline-row.ts";
import {
  forgetRecentFiles,
  keepOffline,
  releaseOffline,
  setRecentFilesMax,
} from "#client/data/offline/choose-offline.ts";
import { type KeptCount, readKeptWithin } from "#client/data/offline/kept-within.ts";
import {
  type OfflineRoom,
  type OfflineThing,
  readOfflineMarks,
  readOfflineRoom,
  readOfflineThings,
} from "#client/data/offline/offline-things.ts";
import { persistStorage } from "#client/platform/persist-storage.ts";
import { useData } from "../data-context.ts";
import { useLine } from "../sync/use-line.ts";
import { type Live, useLive } from "../use-live.ts";

const nothing: ReadonlyMap<string, OfflineThing> = new Map();

/** What is to be kept on this device, by its keys; nothing while that is read. */
export function useOfflineMarks(): ReadonlyMap<string, OfflineThing> {
  const marks = useLive(readOfflineMarks);
  return marks.state === "ready" ? marks.value : nothing;
}

const nothingWithin: ReadonlyMap<string, KeptCount> = new Map();

/** How much is here of what lies in folders and plans that are kept, by its keys; nothing while that is read. */
export function useKeptWithin(): ReadonlyMap<string, KeptCount> {
  const within = useLive(readKeptWithin);
  return within.state === "ready" ? within.value : nothingWithin;
}

/** What is to be kept on this device, as it was asked for. */
export function useOfflineThings(): Live<OfflineThing[]> {
  return useLive(readOfflineThings);
}

/** How full this device is of contents. */
export function useOfflineRoom(): Live<OfflineRoom> {
  return useLive(readOfflineRoom);
}

/** What a person decides of the files on this device. */
export function useOfflineActions() {
  const { database } = useData();
  const isDown = useLine() === "down";
  return useMemo(() => {
    return {
      /** Answers how far it is: all of it here already, being fetched, or to be fetched once there is a network. */
      async keep(thing: Keepable): Promise<"here" | "coming" | "waiting"> {
        void persistStorage();
        await keepOffline(database, thing, Date.now());
        const known = (await readOfflineMarks(database)).get(offlineKey(thing));
        if (known && known.here === known.files && known.tooLarge === 0) return "here";
        return isDown ? "waiting" : "coming";
      },
      async release(thing: Keepable): Promise<void> {
        await releaseOffline(database, thing);
      },
      /** Bytes that what was looked at may take. */
      async setRecentMax(value: number): Promise<void> {
        await setRecentFilesMax(database, value, Date.now());
      },
      /** Removes from the device what was only looked at. */
      async forgetRecent(): Promise<void> {
        await forgetRecentFiles(database);
      },
    };
  }, [database, isDown]);
}
