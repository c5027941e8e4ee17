import { liveQuery } from "dexie";
import { tilesVariant } from "#domain/tiles/tile-pack.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import {
  isTooLarge,
  type OfflineFile,
  readKeptSizes,
  readNotesAhead,
  readOfflineFiles,
  sizeHere,
} from "../database/offline-files.ts";
import { OFFLINE_FILE_MAX } from "../database/offline-row.ts";
import { forgetKeptFiles } from "../storage/kept-files.ts";
import { begunContent } from "../uploads/kept/begun-content.ts";
import { keepContent } from "../uploads/kept/keep-content.ts";
import { type ContentSettings, fetchContent } from "../uploads/read-content.ts";
import { fetchTiles, type TiledPage } from "../uploads/read-tiles.ts";

/** What the keeper works with. */
export interface OfflineKeeperSettings {
  readonly database: LocalDatabase;
  readonly content: ContentSettings;
  /** Whether this device is on a line that is paid by what goes over it; false where nobody knows. */
  isMetered(): boolean;
  /** Milliseconds before the next attempt. */
  restAfter(attempt: number): number;
}

export interface OfflineKeeper {
  /** The network is back, or may be: tries at once. */
  wake(): void;
  stop(): void;
}

type Outcome = "kept" | "full" | "noRoomAhead" | "missing" | "unreached";

interface Wanted {
  readonly files: readonly OfflineFile[];
  /** What nobody asked for: it makes no room for itself. */
  readonly ahead: readonly OfflineFile[];
  readonly wifiOnly: boolean;
}

/** Fetches what is to be on this device, one file after the other, the smallest first, and what comes to it later. */
export function startOfflineKeeper(settings: OfflineKeeperSettings): OfflineKeeper {
  const { database, isMetered, restAfter } = settings;
  /** What the server did not give; it is asked for again when something has changed. */
  const withheld = new Set<number>();
  let wanted: Wanted = { files: [], ahead: [], wifiOnly: false };
  let isAtWork = false;
  let isStopped = false;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What is being fetched now. */
  let flight = new AbortController();

  const isHeldBack = () => wanted.wifiOnly && isMetered();
  const ask = settings.content.fetch ?? ((...asked) => fetch(...asked));
  const content: ContentSettings = {
    ...settings.content,
    async fetch(address, options) {
      // What broke off goes on by itself for as long as something comes: not over a line that it waits to be rid of.
      if (isHeldBack()) throw new TypeError("It waits for Wi-Fi");
      const signals = [flight.signal, ...(options?.signal ? [options.signal] : [])];
      return ask(address, { ...options, signal: AbortSignal.any(signals) });
    },
  };
  const holdBack = () => {
    if (!isHeldBack()) return;
    flight.abort();
    flight = new AbortController();
  };

  const work = async () => {
    if (isAtWork || isStopped) return;
    isAtWork = true;
    clearTimeout(timer);
    try {
      for (let next = await nextFile(); next; next = await nextFile()) {
        const outcome = await fetchOne(next);
        if (outcome === "full") return;
        if (outcome === "noRoomAhead") withheld.add(next.id);
        if (outcome === "unreached") return restAWhile();
        if (outcome === "missing") withheld.add(next.id);
        attempts = 0;
      }
    } catch {
      // What the browser did not do now, it may do later.
      restAWhile();
    } finally {
      isAtWork = false;
    }
  };

  const restAWhile = () => {
    attempts += 1;
    if (!isStopped) timer = setTimeout(() => void work(), restAfter(attempts));
  };

  const nextFile = async (): Promise<OfflineFile | undefined> => {
    const { files, ahead } = wanted;
    if (isStopped || files.length + ahead.length === 0 || isHeldBack()) return undefined;
    const here = await readKeptSizes(database);
    const smallest = (among: readonly OfflineFile[]) =>
      among
        .filter((file) => !isTooLarge(file) && sizeHere(file, here) === undefined)
        .filter(({ id }) => !withheld.has(id))
        .toSorted((one, other) => one.size - other.size)[0];
    return smallest(files) ?? smallest(ahead);
  };

  const fetchOne = async ({ id, size, pages }: OfflineFile): Promise<Outcome> => {
    for (const page of pages) {
      const outcome = await fetchPage({ fileId: id, page });
      if (outcome === "unmade") break;
      if (outcome !== "kept") return outcome;
    }
    const here = await readKeptSizes(database);
    if (sizeHere({ id, size, pages }, here) !== undefined) return "kept";
    return size > OFFLINE_FILE_MAX ? "missing" : fetchWhole(id);
  };

  /** The tiles of a page; unmade = there will be none. */
  const fetchPage = async (place: TiledPage): Promise<Outcome | "unmade"> => {
    const kept = await readKeptSizes(database);
    if (kept.has(`${place.fileId}/${tilesVariant(place.page)}`)) return "kept";
    const fetched = async () => fetchTiles(database, place, content, OFFLINE_FILE_MAX);
    let outcome = await fetched();
    if (outcome === "full" && (await forgetKeptFiles(database)) > 0) outcome = await fetched();
    if (outcome === "kept" || outcome === "full") await noteRoom(outcome === "kept");
    // The server is about to cut it.
    if (outcome === "making") return "unreached";
    if (outcome === "reduced") return "missing";
    return outcome === "failed" || outcome === "needless" ? "unmade" : outcome;
  };

  const fetchWhole = async (id: number): Promise<Outcome> => {
    const place = { fileId: id, variant: "whole" as const };
    const store = begunContent(database, place, () => content.now());
    const fetched = await fetchContent(id, "whole", content, OFFLINE_FILE_MAX, store);
    if (typeof fetched === "string") return fetched;
    const keep = async () => keepContent(database, place, fetched, content.now());
    if (!wanted.files.some((file) => file.id === id))
      return (await keep()) ? "kept" : "noRoomAhead";
    const isKept = (await keep()) || ((await forgetKeptFiles(database)) > 0 && (await keep()));
    await noteRoom(isKept);
    return isKept ? "kept" : "full";
  };

  const noteRoom = async (isKept: boolean) => {
    const { meta } = database;
    if (((await readMeta(meta, "offlineFull")) ?? false) === !isKept) return;
    if (isKept) await meta.delete("offlineFull");
    else await meta.put({ key: "offlineFull", value: true });
  };

  const subscription = liveQuery(() => readWanted(database)).subscribe({
    next(read) {
      // What was only kept or looked at changes nothing of what the server gives.
      if (idsOf(read) !== idsOf(wanted)) withheld.clear();
      wanted = read;
      holdBack();
      void work();
    },
    error: () => undefined,
  });

  return {
    wake() {
      attempts = 0;
      withheld.clear();
      holdBack();
      void work();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      subscription.unsubscribe();
    },
  };
}

async function readWanted(database: LocalDatabase): Promise<Wanted> {
  // What is given up where there is no room is fetched again: so it is asked when that was.
  await readMeta(database.meta, "offlineGiven");
  const files = await readOfflineFiles(database);
  const ahead = await readNotesAhead(database);
  return { files, ahead, wifiOnly: (await readMeta(database.meta, "wifiOnly")) ?? false };
}

function idsOf({ files, ahead }: Wanted): string {
  return [...files, ...ahead].map(({ id }) => id).join(" ");
}
