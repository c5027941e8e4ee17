import { askTiles } from "#contract/calls/files/tiles.ts";
import { envelopeShape } from "#contract/envelope.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import {
  readPackHead,
  reducedSize,
  type TileBytes,
  type TilePack,
  tilesVariant,
} from "#domain/tiles/tile-pack.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { FileVariant } from "../database/upload-row.ts";
import { keepContent } from "./kept/keep-content.ts";
import { type ContentSettings, readOwnContent } from "./read-content.ts";

/** A page of a file, from 1. */
export interface TiledPage {
  readonly fileId: number;
  readonly page: number;
}

/** Why there are no tiles: needless = the page is small; making = they come in a moment; none = they cannot be had now. */
export type NoTiles = "needless" | "making" | "failed" | "none";

/** Tiles that are open. */
export interface OpenTiles {
  readonly pack: TilePack;
  /** Bytes from the beginning of them that lie on this device. */
  readonly here: number;
  /** Some of them; undefined where they do not lie here and cannot be had now. */
  read(bytes: TileBytes, signal: AbortSignal): Promise<Blob | undefined>;
}

/** Pixels of the longer side of a reduced picture. */
const REDUCED_SIDE = 2_048;
/** Bytes that hold the head of every pack, and its coarsest levels. */
const BEGINNING = 2 ** 16;
const PARTIAL = 206;

/** The tiles of a page: from this device, else by parts from the server, of which a reduced picture is kept from then on. */
export async function openTiles(
  database: LocalDatabase,
  place: TiledPage,
  settings: ContentSettings,
): Promise<OpenTiles | NoTiles> {
  const own = await readOwnTiles(database, place, settings.now());
  if (own) return tilesOf(place, settings, own);
  const there = await askWhere(place, settings);
  if (typeof there === "string") return there;
  const reduced = await fetchReduced(there.url, settings);
  if (!reduced) return "none";
  await keepContent(
    database,
    { ...place, variant: reducedName(place.page) },
    reduced,
    settings.now(),
  );
  return (await tilesOf(place, settings, reduced, there.url)) ?? "none";
}

/** Lays all tiles of a page on this device, or a reduced picture where they are more bytes than that. */
export async function fetchTiles(
  database: LocalDatabase,
  place: TiledPage,
  settings: ContentSettings,
  most: number,
): Promise<"kept" | "reduced" | "full" | "unreached" | Exclude<NoTiles, "none">> {
  const there = await askWhere(place, settings);
  if (typeof there === "string") return there === "none" ? "unreached" : there;
  const isWhole = there.size <= most;
  const bytes = isWhole
    ? await fetchPart(there.url, { from: 0, to: there.size }, settings)
    : await fetchReduced(there.url, settings);
  if (!bytes) return "unreached";
  const variant = isWhole ? tilesVariant(place.page) : reducedName(place.page);
  const isKept = await keepContent(database, { ...place, variant }, bytes, settings.now());
  if (!isKept) return "full";
  return isWhole ? "kept" : "reduced";
}

function reducedName(page: number): FileVariant {
  return `reduced-${page}`;
}

async function readOwnTiles(
  database: LocalDatabase,
  { fileId, page }: TiledPage,
  now: number,
): Promise<Blob | undefined> {
  return (
    (await readOwnContent(database, fileId, tilesVariant(page), now)) ??
    (await readOwnContent(database, fileId, reducedName(page), now))
  );
}

/** Reads from what is here first; the address of the rest is asked for when it is needed, and anew when it has become too old. */
async function tilesOf(
  place: TiledPage,
  settings: ContentSettings,
  own: Blob,
  url?: string,
): Promise<OpenTiles | "none"> {
  const pack = readPackHead(new Uint8Array(await own.slice(0, BEGINNING).arrayBuffer()));
  if (!pack) return "none";
  let address = url;
  const read = async (bytes: TileBytes, signal: AbortSignal) => {
    if (bytes.to <= own.size) return own.slice(bytes.from, bytes.to);
    const known = address && (await fetchPart(address, bytes, settings, signal));
    if (known) return known;
    const there = await askWhere(place, settings);
    address = typeof there === "string" ? undefined : there.url;
    return address === undefined ? undefined : fetchPart(address, bytes, settings, signal);
  };
  return { pack, here: own.size, read };
}

interface Where {
  readonly url: string;
  readonly size: number;
}

async function askWhere(
  { fileId, page }: TiledPage,
  { origin, token, fetch: ask = fetchOf }: ContentSettings,
): Promise<Where | NoTiles> {
  try {
    const response = await ask(origin + askTiles.path, {
      method: askTiles.method,
      headers: { [TOKEN_HEADER]: token(), "content-type": "application/json" },
      body: JSON.stringify({ fileId, page }),
      cache: "no-store",
    });
    const { data: envelope } = envelopeShape.safeParse(await response.json());
    const { data: reply } = askTiles.reply.safeParse(envelope?.data);
    if (!reply) return "none";
    const { state, url, size } = reply;
    return state === "ready" ? { url: new URL(url, origin).href, size } : state;
  } catch {
    return "none";
  }
}

const fetchOf: typeof fetch = (...asked) => fetch(...asked);

/** The beginning of a pack, as far as a reduced picture goes. */
async function fetchReduced(url: string, settings: ContentSettings): Promise<Blob | undefined> {
  const first = await fetchPart(url, { from: 0, to: BEGINNING }, settings);
  const pack = first && readPackHead(new Uint8Array(await first.arrayBuffer()));
  if (!pack) return undefined;
  const to = reducedSize(pack, REDUCED_SIDE);
  if (to <= first.size) return first.slice(0, to);
  const rest = await fetchPart(url, { from: first.size, to }, settings);
  return rest && new Blob([first, rest]);
}

async function fetchPart(
  url: string,
  { from, to }: TileBytes,
  { fetch: ask = fetchOf }: ContentSettings,
  signal?: AbortSignal,
): Promise<Blob | undefined> {
  try {
    const headers = { range: `bytes=${from}-${to - 1}` };
    const response = await ask(url, { headers, cache: "no-store", ...(signal && { signal }) });
    return response.status === PARTIAL ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}
